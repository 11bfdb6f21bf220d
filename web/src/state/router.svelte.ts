/** Which page is shown: the address without its fragment, which holds secrets of seats and never leaves the browser. */
const place = $state({ path: location.pathname, query: location.search, fragment: location.hash.slice(1) });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.fragment = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function path(): string {
  return place.path;
}

export function fragment(): string {
  return place.fragment;
}

export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

export function go(address: string, { instead = false } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  look();
  if (!instead) scrollTo(0, 0);
}

/** Links of the house change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
