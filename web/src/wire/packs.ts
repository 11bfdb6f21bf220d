/** A card set with its pictures as one file. */
import { getBlob, send } from "./http";
import type { CardText } from "./types";

const KIND = "application/zip";

export function isPack({ name, type }: File): boolean {
  return type === KIND || name.toLowerCase().endsWith(".zip");
}

export function packSet(text: string): Promise<Blob> {
  return getBlob("/api/packs", { text });
}

/** The card file in it; the server has its pictures from now on. */
export async function unpackSet(file: Blob): Promise<string> {
  return (await send<CardText>("/api/packs/unpacked", file, KIND)).text;
}
