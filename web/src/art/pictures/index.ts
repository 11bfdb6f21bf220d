/** Pictures as addresses of images: drawn once, when they are first shown, one after the other. */
import type { BackFrame } from "../backs";
import type { Picture } from "../picture";

export type Size = "whole" | "small";
type Pictures = Record<string, Picture>;

export interface Wanted {
  game: string;
  card: string;
  size: Size;
  /** For a card that nobody has drawn. */
  icon: string;
}

/** Each game's pictures are a file of their own, in its folder. */
const FILES = import.meta.glob<Pictures>("../../games/*/art/pictures.ts", { import: "PICTURES" });

const addresses = new Map<string, Promise<string>>();
const known = new Map<string, string>();
let last: Promise<unknown> = Promise.resolve();

const nameOf = ({ game, card, size }: Wanted): string => `${game}/${card}/${size}`;

/** The halves of an artefact, `wand_1a` and `wand_1b`, show the picture of the whole. */
function found(pictures: Pictures, card: string): Picture | undefined {
  return pictures[card] ?? pictures[card.replace(/[ab]$/, "")];
}

async function pictureOf({ game, card, icon }: Wanted): Promise<Picture> {
  const own = found((await FILES[`../../games/${game}/art/pictures.ts`]?.()) ?? {}, card);
  return own ?? (await import("./unknown")).unknownPicture(card, icon);
}

/** Between two drawings the page may answer. */
function inTurn<Result>(work: () => Result): Promise<Result> {
  const done = last.then(() => new Promise((go) => setTimeout(go))).then(work);
  last = done.catch(() => null);
  return done;
}

async function drawn(wanted: Wanted): Promise<string> {
  const [{ draw, drawSmall }, picture] = await Promise.all([import("../compose"), pictureOf(wanted)]);
  const svg = await inTurn(() => (wanted.size === "whole" ? draw : drawSmall)(picture, wanted.card));
  const address = addressOf(svg);
  known.set(nameOf(wanted), address);
  return address;
}

const backs = new Map<string, Promise<string>>();

function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

/** The closed side of the cards of a pile. */
export function backUrl(frame: BackFrame, pile: string): Promise<string> {
  const name = `${frame}/${pile}`;
  const back = backs.get(name) ?? import("../backs").then(({ drawBack }) => addressOf(drawBack(frame, pile)));
  backs.set(name, back);
  return back;
}

export function pictureUrl(wanted: Wanted): Promise<string> {
  const address = addresses.get(nameOf(wanted)) ?? drawn(wanted);
  addresses.set(nameOf(wanted), address);
  return address;
}

/** The same at once, if it is already drawn. */
export function knownUrl(wanted: Wanted): string | null {
  return known.get(nameOf(wanted)) ?? null;
}
