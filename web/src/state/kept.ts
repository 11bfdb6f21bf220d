/** What this browser keeps for its user, as JSON under one name each. A browser that keeps nothing still plays. */
const PREFIX = "zaubertisch.";

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
