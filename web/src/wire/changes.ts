import type { Changes, FromServer, View } from "./types";

/** What the server says, with whole views only. */
export type Heard = Exclude<FromServer, Changes>;

/** A whole view of what changed since the one before; all else is the very same as in that. */
export function together(message: FromServer, before: View | null): Heard {
  if (message.type !== "changes") return message;
  if (!before) throw new Error("changes came before a view");
  const { number, events, parts, picture } = message;
  return { ...before, ...parts, number, events, picture: before.picture && { ...before.picture, ...picture } };
}
