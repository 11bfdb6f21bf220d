/** Browsers let a page sound only after a press on it. */
let first: Promise<void> | undefined;

/** The first press since this was first asked, where a table or the settings are shown: so "play now" on the first page does
    not fetch sounds together with the table. */
export function pressed(): Promise<void> {
  first ??= new Promise((resolve) => {
    const options = { capture: true, once: true } as const;
    document.addEventListener("pointerdown", () => resolve(), options);
    document.addEventListener("keydown", () => resolve(), options);
  });
  return first;
}
