/** Ten-thousandths as whole percent. */
export function percent(parts: number): number {
  return Math.round(parts / 100);
}

/** A number with its sign, as people write it. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
