/** The figures as images: drawn in the browser when they are first seen, and then kept. */
import { addressOf } from "../../art/address";
import type { Figure } from "../../wire/figure";

type Drawing = typeof import("../../art/characters");
export type PortraitSize = "large" | "small";

let drawing = $state.raw<Drawing | null>(null);
let isAsked = false;
const addresses = new Map<string, string>();

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  void import("../../art/characters").then(
    (found) => (drawing = found),
    () => (isAsked = false), // the next face asks again
  );
}

/** The address of a portrait; empty until the figures can be drawn. */
export function portraitOf(figure: Figure, size: PortraitSize): string {
  const name = `${size} ${figure}`;
  const known = addresses.get(name);
  if (known) return known;
  ask();
  if (!drawing) return "";
  const draw = size === "large" ? drawing.drawCharacter : drawing.drawSmallCharacter;
  const address = addressOf(draw(figure));
  addresses.set(name, address);
  return address;
}
