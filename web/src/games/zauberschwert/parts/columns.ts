/** How many columns fill a box best, for cards that have one of these shapes. */
export interface Form {
  width: number;
  height: number;
  most?: number; // it gains nothing by being so many times larger
}

function room(width: number, height: number, form: Form): number {
  return Math.min(width / form.width, height / form.height, form.most ?? Infinity);
}

/** The number of columns that leaves most room to each of so many cards; of equals the fewest. */
export function columnsFor(width: number, height: number, count: number, forms: readonly Form[]): number {
  const score = (columns: number): number => {
    const [w, h] = [width / columns, height / Math.ceil(count / columns)];
    return Math.max(...forms.map((form) => room(w, h, form)));
  };
  const all = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1);
  return all.reduce((best, columns) => (score(columns) > score(best) ? columns : best), 1);
}
