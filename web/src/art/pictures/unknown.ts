/** The picture of a card that nobody has drawn: a user's own, or one of a game from outside. */
import type { Brush } from "../kit/brush";
import { deepen, mix } from "../kit/colour";
import { n } from "../kit/svg";
import { Chance } from "../kit/random";
import {
  castleHill,
  cave,
  crypt,
  leafWood,
  meadow,
  mountainPass,
  nightWood,
  sea,
  street,
  study,
  swamp,
  wasteland,
} from "../kit/scenes";
import type { ScriptName } from "../kit/scripts";
import { WHOLE, type Picture, type Scene } from "../picture";

const BACKGROUNDS: readonly (readonly [Scene, ScriptName])[] = [
  [nightWood, "night"],
  [leafWood, "leaf"],
  [(brush) => castleHill(brush, { castle: false }), "dusk"],
  [swamp, "swamp"],
  [crypt, "crypt"],
  [street, "dawn"],
  [mountainPass, "frost"],
  [sea, "noon"],
  [wasteland, "dust"],
  [cave, "ember"],
  [study, "arcane"],
  [meadow, "gold"],
];
const METALS = ["#e9d6a2", "#d8e2ea", "#e6b86a", "#dcb0a4", "#bfe0c8"];

/** An icon of 512 x 512 as an embossed piece of metal. */
function embossed(brush: Brush, icon: string, metal: string): string {
  const layer = (colour: string, shift: number, extra = "") =>
    `<g color="${colour}"${extra} transform="translate(${n(-82 + brush.light.x * shift)} ${n(-82 + brush.light.y * shift)}) scale(.32)">${icon}</g>`;
  const dark = deepen(metal, 0.82);
  return (
    brush.glow(0, 0, 110, brush.script.light, 0.55) +
    brush.shadow(0, 84, 84) +
    layer(dark, -4, ` stroke="${dark}" stroke-width="22" stroke-linejoin="round"`) +
    layer(mix(metal, "#ffffff", 0.5), 1.5) +
    layer(metal, 0) +
    layer(deepen(metal, 0.4), -2.4, ` opacity=".55"`)
  );
}

export function unknownPicture(key: string, icon: string): Picture {
  const chance = new Chance(key);
  const [scene, script] = chance.pick(BACKGROUNDS);
  const metal = chance.pick(METALS);
  return { ...WHOLE, script, scene, subject: (brush) => embossed(brush, icon, metal), tint: deepen(metal, 0.45) };
}
