import type { Brush } from "../brush";
import { mix } from "../colour";
import { cliff, water, waves } from "../land";
import { glitter, sky } from "../sky";
import type { Point } from "../svg";

const COAST: Point[] = [
  [0.13, 0.3],
  [0.2, 0.36],
  [0.25, 0.35],
  [0.3, 0.46],
  [0.27, 0.58],
  [0.33, 0.7],
  [0.31, 0.85],
  [0.36, 1.3],
];
const SHIP = "M-17,-4h34l-7,9h-21zM0,-6v-30q15,12 14,27zM-2,-6v-24q-12,10 -12,22z";

/** The open sea with a cliff and a far ship. */
export function sea(brush: Brush, { x = 0.62, coast = true, ship = true } = {}): string {
  const { width: w, height: h, script } = brush;
  const above = sky(brush, { x, y: 0.38, size: 0.11, stars: 0, clouds: 4 });
  const wave = (y: number, near: number) =>
    waves(brush, y, brush.tone(near), mix(script.light, brush.tone(near), 0.45), 20, 8);
  return (
    above +
    water(brush, 0.58, mix(script.sky[2], script.far, 0.35), brush.tone(0.45), brush.tone(0.8)) +
    glitter(brush, w * x, h * 0.6, 15, 4.4, 3.2) +
    (ship
      ? brush.fill(SHIP, brush.tone(0.6), {
          transform: `translate(${Math.round(w * 0.84)} ${Math.round(h * 0.6 + 4)})`,
        })
      : "") +
    (coast ? cliff(brush, "left", COAST, brush.tone(0.55), 16) : "") +
    wave(0.88, 0.55) +
    wave(0.95, 0.8)
  );
}
