/** Dice, seen from a corner. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";

type Eyes = 1 | 2 | 3 | 4 | 5 | 6;

const SPOTS: Record<Eyes, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** Each side: its shape, where its middle is and where its two edges point. */
const SIDES = [
  { d: "M0,-56L52,-30L0,-2L-52,-30Z", middle: [0, -29], along: [24, 12.5], down: [-24, 13] },
  { d: "M-52,-30L0,-2V58L-52,28Z", middle: [-26, 13.5], along: [24, 13], down: [0, 28] },
  { d: "M52,-30L0,-2V58L52,28Z", middle: [26, 13.5], along: [24, -13], down: [0, 28] },
] as const;

/** About 104 wide; `eyes` are those above, left and right. */
export function die(brush: Brush, eyes: readonly [Eyes, Eyes, Eyes], colour: string, spot = "#2a0c14"): string {
  const lit = brush.light.x > 0;
  const tones = [mix(colour, "#ffffff", 0.45), deepen(colour, lit ? 0.42 : 0.1), deepen(colour, lit ? 0.1 : 0.42)];
  return (
    SIDES.map((side, i) => brush.fill(side.d, tones[i]!) + spotsOn(brush, side, eyes[i]!, spot)).join("") +
    brush.line("M-52,-30L0,-2L52,-30M0,-2V58", mix(colour, "#ffffff", 0.8), 2.4, { "stroke-linejoin": "round" })
  );
}

function spotsOn(brush: Brush, { middle, along, down }: (typeof SIDES)[number], eyes: Eyes, spot: string): string {
  const half = 0.52;
  const places = SPOTS[eyes].map(
    ([a, b]) =>
      [middle[0] + half * (a * along[0] + b * down[0]), middle[1] + half * (a * along[1] + b * down[1])] as const,
  );
  return brush.dots(places, spot, 9.5);
}
