/** What this browser keeps for its user, as JSON under one name each. A browser that keeps nothing still plays. */
const PREFIX = "zaubertisch.";
const page = new Map<string, string>(); // private windows may refuse to keep: then it lasts as long as the page

function read(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(PREFIX + name) ?? page.get(name) ?? null;
  } catch {
    return page.get(name) ?? null;
  }
}

function write(storage: () => Storage, name: string, text: string): void {
  try {
    storage().setItem(PREFIX + name, text);
  } catch {
    page.set(name, text);
  }
}

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = read(() => localStorage, name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  write(() => localStorage, name, JSON.stringify(value));
}

/** The keys that this tab plays with at a table, if it differs from others. */
export function recallHere(table: string): string[] | undefined {
  const text = read(() => sessionStorage, `here.${table}`);
  return text === null ? undefined : (JSON.parse(text) as string[]);
}

export function keepHere(table: string, tokens: string[]): void {
  write(() => sessionStorage, `here.${table}`, JSON.stringify(tokens));
}

/** The names under which something is kept that begins so. */
export function names(start: string): string[] {
  const kept: string[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) kept.push((localStorage.key(i) ?? "").slice(PREFIX.length));
  } catch {
    // Nothing is kept there; what lasts as long as the page is added below.
  }
  return [...new Set([...kept, ...page.keys()])].filter((name) => name.startsWith(start));
}

export function forget(name: string): void {
  page.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then it was never kept.
  }
}
