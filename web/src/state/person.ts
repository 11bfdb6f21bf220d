/** The secret by which the server knows this browser again; it keeps only its hash, and nothing at all for a guest. */
import { forget, keep, recall } from "./kept";

const NAME = "person";
const BEFORE = "maker"; // it once stood only for who shared card sets
const BYTES = 24;

export function personSecret(): string {
  const known = recall(NAME, "");
  if (known) return known;
  const secret = recall(BEFORE, "") || freshSecret();
  keep(NAME, secret);
  forget(BEFORE);
  return secret;
}

function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** It travels in a header of its own, never in an address. */
export function personHeader(): Record<string, string> {
  return { "X-Person": personSecret() };
}
