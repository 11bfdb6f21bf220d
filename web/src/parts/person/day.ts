/** A day, as one writes it in the language of the page. */
export function day(ms: number): string {
  return new Date(ms).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
}
