import type { Brush } from "../brush";
import { archedHole, tower } from "../buildings";
import { deepen, mix } from "../colour";
import { hill, peaks, way } from "../land";
import { fog, sky, times } from "../sky";
import { path, type Point } from "../svg";

interface Row {
  foot: number;
  count: number;
  size: number;
  near: number;
}

const ROWS: Row[] = [
  { foot: 0.56, count: 8, size: 26, near: 0.15 },
  { foot: 0.65, count: 7, size: 32, near: 0.35 },
  { foot: 0.76, count: 6, size: 38, near: 0.55 },
];
const WALLS = ["#d9b98a", "#cfa88c", "#bfae94"];
const ROOFS = ["#a84a3c", "#7a4a5a", "#8f5a34"];

/** Roofs above roofs behind a wall with a gate, spires between them. */
export function walledTown(brush: Brush, { x = 0.7, wall = "#b8a690" } = {}): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x, y: 0.22, size: 0.09, stars: 6 });
  const spire = (at: number, foot: number, breadth: number, tall: number, near: number) =>
    tower(brush, w * at, h * foot, breadth, tall, mix("#c8b8a4", brush.tone(near), 0.4), {
      roof: mix("#8f3350", brush.tone(near), 0.35),
      flag: true,
    });
  return (
    above +
    peaks(brush, 0.66, 0.24, 5, brush.tone(0.08)) +
    fog(brush, 0.5, 0.4) +
    spire(0.36, 0.56, 15, 62, 0.2) +
    rowOfGables(brush, ROWS[0]!) +
    spire(0.62, 0.64, 20, 70, 0.35) +
    rowOfGables(brush, ROWS[1]!) +
    rowOfGables(brush, ROWS[2]!) +
    hill(brush, 0.86, 0.01, mix(brush.tone(0.6), "#6a8a4a", 0.3), brush.tone(0.95)) +
    way(brush, 0.5, 0.86, brush.towardsLight(brush.tone(0.3), 0.4), 0.12, 0.02) +
    townWall(brush, wall)
  );
}

/** Houses shoulder to shoulder: a lit gable, a long roof away from the light, windows. Equal parts are one path. */
function rowOfGables(brush: Brush, { foot, count, size, near }: Row): string {
  const { width: w, height: h, chance } = brush;
  const step = w / count;
  const away = brush.light.x > 0 ? -1 : 1;
  const houses = times(count + 2, (i) => ({
    x: (i - 0.5 + chance.between(-0.08, 0.08)) * step,
    half: step * chance.between(0.24, 0.3),
    top: h * foot - size * chance.between(0.35, 0.75),
  }));
  const bottom = h * (foot + 0.14);
  const gable = ({ x, half, top }: (typeof houses)[number]) =>
    path`M${x - half},${bottom}V${top}L${x},${top - half * 1.3}L${x + half},${top}V${bottom}Z`;
  const long = ({ x, half, top }: (typeof houses)[number]) =>
    path`M${x},${top - half * 1.35}h${away * step * 0.5}l${away * half * 1.15},${half * 1.5}h${away * -step * 0.5}Z`;
  const side = ({ x, half, top }: (typeof houses)[number]) =>
    path`M${x + away * half},${bottom}V${top}h${away * step * 0.5}V${bottom}Z`;
  const verge = ({ x, half, top }: (typeof houses)[number]) =>
    path`M${x - half * 1.2},${top + half * 0.2}L${x},${top - half * 1.35}L${x + half * 1.2},${top + half * 0.2}`;
  const tinted = (colours: string[], shape: (one: (typeof houses)[number]) => string, part: number) =>
    colours
      .map((colour, i) =>
        brush.fill(
          houses
            .filter((_, k) => k % 3 === i)
            .map(shape)
            .join(""),
          mix(colour, brush.tone(near), part),
        ),
      )
      .join("");
  const windows = houses.flatMap(({ x, top, half }): Point[] => [
    [x - half * 0.4, top + size * 0.12],
    [x + half * 0.4, top + size * 0.12],
    [x, top - half * 0.4],
  ]);
  return (
    brush.fill(houses.map(side).join(""), mix("#5a4a54", brush.tone(near), 0.5)) +
    tinted(ROOFS, long, 0.35) +
    tinted(WALLS, gable, 0.35) +
    brush.line(houses.map(verge).join(""), mix("#4a2430", brush.tone(near), 0.3), size / 12) +
    brush.line(windows.map(([x, y]) => path`M${x},${y}v${size / 9}`).join(""), brush.script.warm, size / 11)
  );
}

function townWall(brush: Brush, colour: string): string {
  const { width: w, height: h } = brush;
  const [top, foot, tooth] = [h * 0.76, h * 0.9, 6];
  const line =
    path`M-4,${foot}V${top}` +
    path`h${tooth}v${-tooth}h${tooth}v${tooth}`.repeat(Math.ceil(w / (2 * tooth)) + 1) +
    path`V${foot}Z`;
  const joints = times(26, () => path`M${brush.chance.between(0, w)},${top + 4 + brush.chance.whole(0, 3) * 6}h9`).join(
    "",
  );
  return (
    brush.fill(line, brush.linear([brush.towardsLight(colour, 0.2), deepen(colour, 0.45)])) +
    brush.line(joints, deepen(colour, 0.5), 1.2, { opacity: 0.5 }) +
    [0.36, 0.64].map((at) => tower(brush, w * at, foot + 2, 26, 46, colour, { windows: false })).join("") +
    brush.fill(
      path`M${w * 0.42},${foot}V${top - 10}H${w * 0.58}V${foot}Z`,
      brush.linear([brush.towardsLight(colour, 0.3), deepen(colour, 0.3)]),
    ) +
    brush.fill(archedHole(w * 0.5, foot + 1, 13, 15), deepen(colour, 0.8)) +
    brush.fill(archedHole(w * 0.5, foot + 1, 10, 14), brush.script.warm, { opacity: 0.85 })
  );
}
