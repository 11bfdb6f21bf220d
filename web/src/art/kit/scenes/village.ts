import type { Brush } from "../brush";
import { house, tower } from "../buildings";
import { mix } from "../colour";
import { hill, peaks, pines, way } from "../land";
import { fog, sky } from "../sky";

const PLACES = [
  [0.2, 0.69, 24],
  [0.82, 0.69, 24],
  [0.46, 0.73, 28],
  [0.28, 0.83, 38],
  [0.72, 0.85, 42],
  [0.08, 0.97, 48],
] as const;
const WALLS = ["#d9b98a", "#c9a27c", "#b7a58c"];
const ROOFS = ["#8f3f34", "#7a4a3a", "#5c4a5a"];

/** Cottages and a little tower before the mountains. */
export function village(brush: Brush, { x = 0.74, houses = 6, tower: high = true } = {}): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x, y: 0.28, size: 0.085, stars: 16 });
  const cottage = ([px, py, size]: readonly [number, number, number], i: number) =>
    house(brush, w * px, h * py, (size * h) / 200, WALLS[i % 3]!, ROOFS[i % 3]!);
  return (
    above +
    peaks(brush, 0.66, 0.24, 4, brush.tone(0.12)) +
    hill(brush, 0.64, 0.04, brush.tone(0.3)) +
    fog(brush, 0.66, 0.35) +
    pines(brush, 0.7, 0.13, (12 * w) / 240, brush.tone(0.5)) +
    hill(brush, 0.72, 0.03, mix(brush.tone(0.5), "#5f8a4a", 0.3), brush.tone(0.85)) +
    way(brush, 0.5, 0.76, brush.towardsLight(brush.tone(0.3), 0.4), 0.1, 0.02) +
    (high ? tower(brush, w * 0.58, h * 0.71, 17, 52, "#a89a8c", { roof: "#6a3040", flag: true }) : "") +
    PLACES.slice(0, houses).map(cottage).join("")
  );
}
