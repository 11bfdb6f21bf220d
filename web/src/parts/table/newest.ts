/** Lists whose newest line is the last one. */
import type { Attachment } from "svelte/attachments";

/** Shows the end of a list: when a line is added, and when the list itself comes into view or changes its size. */
export function atNewest(lines: readonly unknown[]): Attachment<HTMLElement> {
  return (list) => {
    if (!lines.length) return;
    const watch = new ResizeObserver(() => (list.scrollTop = list.scrollHeight)); // begins with one call
    watch.observe(list);
    return () => watch.disconnect();
  };
}
