/** Flames with curling tongues, in three layers from the outside in. */
import type { Brush, Stop } from "../../../../art/kit/brush";

const TONGUES =
  "M-66,98C-98,72 -94,34 -76,10C-76,26 -70,36 -60,40C-72,4 -58,-30 -34,-52C-38,-30 -32,-16 -22,-8C-28,-46 -10,-78 18,-102C10,-76 22,-60 32,-44C38,-32 38,-18 34,-6C46,-14 52,-28 50,-46C72,-22 78,10 68,36C78,32 84,22 86,10C102,40 96,76 66,98C38,112 -38,112 -66,98Z";

const HEART =
  "M-40,98C-62,78 -56,50 -40,34C-40,46 -34,54 -26,54C-34,28 -20,4 2,-18C-2,4 8,16 16,26C22,36 22,44 18,54C30,50 36,40 38,28C54,48 58,78 38,98C20,108 -20,108 -40,98Z";

export interface FlameColours {
  outer: string;
  middle: string;
  inner: string;
}

/** As high as -100 and as low as 100, before it is scaled down to its foot. */
export function flames(brush: Brush, { outer, middle, inner }: FlameColours): string {
  const layer = (d: string, colours: readonly Stop[], scale: number) =>
    brush.fill(d, brush.linear(colours), {
      transform: `translate(0 ${Math.round(98 * (1 - scale))}) scale(${scale})`,
    });
  return (
    layer(TONGUES, [outer, outer, middle], 1) +
    layer(TONGUES, [middle, middle, inner], 0.78) +
    layer(HEART, ["#fffbe8", inner, [inner, 0.35]], 0.62)
  );
}

export const VIOLET: FlameColours = { outer: "#4a1484", middle: "#9a34e8", inner: "#e8a8ff" };
export const FIRE: FlameColours = { outer: "#b82c12", middle: "#ff8a1e", inner: "#ffe27a" };
