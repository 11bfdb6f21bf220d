/** Things without a ground, for the scenes of flourishes. */
import { standalone } from "./compose";
import { Brush } from "./kit/brush";
import type { Subject } from "./picture";
import { crown } from "./things/crown";
import { whiteFlag } from "./things/flag";
import { hourglass } from "./things/hourglass";
import { mirror } from "./things/mirror";
import { crossedSwords, sword } from "./things/swords";

export const PROPS = { crown, crossedSwords, hourglass, mirror, sword, whiteFlag } satisfies Record<string, Subject>;
export type PropName = keyof typeof PROPS;

const SIZE = 240;

export function drawProp(name: PropName): string {
  const brush = new Brush(`prop ${name}`, "gold", SIZE, SIZE);
  const drawing = brush.at(SIZE / 2, SIZE / 2, 0.94, PROPS[name]);
  return standalone(SIZE, SIZE, brush.definitions + drawing);
}
