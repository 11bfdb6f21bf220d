/** The key that makes this browser the maker of the sets it shares; the server knows only its hash. */
import { keep, recall } from "./kept";

const NAME = "maker";
const BYTES = 24;

export function makerKey(): string {
  const known = recall(NAME, "");
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(NAME, fresh);
  return fresh;
}
