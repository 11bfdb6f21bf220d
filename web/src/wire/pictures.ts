/** Pictures of one's own: brought to the server, which makes them new and gives them a name. */
import { send } from "./http";
import type { KeptPicture } from "./types";

export const PICTURE_KINDS = ["image/png", "image/jpeg", "image/webp"];
export const MOST_BYTES = 2 * 1024 * 1024;

export function pictureAddress(hash: string): string {
  return `/pictures/${hash}.webp`;
}

/** Can the server take this file, as far as one sees from outside? */
export function canBeBrought({ type, size }: Blob): boolean {
  return PICTURE_KINDS.includes(type) && size <= MOST_BYTES;
}

/** Gives the hash under which it is kept. */
export async function bringPicture(file: Blob): Promise<string> {
  return (await send<KeptPicture>("/api/pictures", file, file.type)).hash;
}
