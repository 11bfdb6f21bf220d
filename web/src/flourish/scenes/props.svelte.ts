/** Things in a scene as images; drawn when they are first seen, and then kept. */
import { addressOf } from "../../art/address";
import type { PropName } from "../../art/props";

const addresses = new Map<PropName, string>();
let drawing = $state.raw<typeof import("../../art/props") | null>(null);

/** The address of a thing; empty until it can be drawn. */
export function propAddress(name: PropName): string {
  if (!drawing) void import("../../art/props").then((found) => (drawing = found));
  if (drawing && !addresses.has(name)) addresses.set(name, addressOf(drawing.drawProp(name)));
  return addresses.get(name) ?? "";
}
