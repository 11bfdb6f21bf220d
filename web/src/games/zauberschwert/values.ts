/** Values of the card file as sentences use them. */
type Say = (key: string, values?: Record<string, string | number>) => string;

/** The symbols of a card by name; what is no symbol says itself. */
export function wordOfValue(field: string, value: unknown, say: Say): string | null {
  if (field !== "symbols" || !Array.isArray(value)) return null;
  const symbols: string[] = value.length ? value : ["none"];
  return symbols.map((symbol) => say(`screen-symbol-${symbol}`)).join(", ");
}
