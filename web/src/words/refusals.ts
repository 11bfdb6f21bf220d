/** What went wrong with a request, as one sentence of the page's language. */
import { Refused } from "../wire/http";
import { say } from "./language.svelte";

const CODES = ["malformed", "unknown", "forbidden", "not_now", "stopped", "too_fast", "too_big", "busy", "invite_only"];

export function refusalSentence(error: unknown): string {
  if (!(error instanceof Refused)) return say("web-no-server");
  return say(`web-error-${CODES.includes(error.code) ? error.code : "internal"}`);
}

/** There is no such thing, or none can be called so. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Refused && (error.status === 404 || error.status === 400);
}

export function isForbidden(error: unknown): boolean {
  return error instanceof Refused && error.status === 403;
}

/** Not at this moment; a little later it may be. */
export function isNotNow(error: unknown): boolean {
  return error instanceof Refused && error.code === "not_now";
}
