/** Does somebody see this page? Who looks at a table is not called. */
const page = $state({ isVisible: true });

export function isVisible(): boolean {
  return page.isVisible;
}

/** Call while a page is made. */
export function followVisibility(): void {
  $effect(() => {
    const look = (): unknown => (page.isVisible = document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
}
