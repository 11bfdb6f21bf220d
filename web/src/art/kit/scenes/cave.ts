import type { Brush } from "../brush";
import { lightFrom } from "../light";
import { sparks, times } from "../sky";
import { path, polygon, type Point } from "../svg";

/** A cave with an ember light from behind; stone hangs from above and rises at the sides. */
export function cave(brush: Brush, { x = 0.5 } = {}): string {
  const { width: w, height: h, script } = brush;
  brush.light = lightFrom((x - 0.5) * 1.6 || -0.6, -0.6);
  const floor: Point[] = [
    [-40, h * 0.82],
    [w * 0.2, h * 0.78],
    [w * 0.45, h * 0.82],
    [w * 0.7, h * 0.79],
    [w + 40, h * 0.83],
    [w + 40, h + 50],
    [-40, h + 50],
  ];
  return (
    brush.all(brush.linear([script.sky[1], script.sky[2], script.sky[1]])) +
    brush.glow(w * x, h * 0.55, h * 0.55, script.light, 0.8) +
    vault(brush, 0.3, 0.26, 0.3) +
    brush.glow(w * x, h * 0.78, h * 0.7, script.warm, 0.4, h * 0.3) +
    vault(brush, 0.58, 0.2, 0.2) +
    brush.cel(polygon(floor), brush.tone(0.62), { band: 16, edge: 1.4 }) +
    sparks(brush, w * x, h * 0.5, w * 0.4, h * 0.4, 24) +
    vault(brush, 0.92, 0.12, 0.09)
  );
}

/** A layer of rock round an opening: teeth above, walls at both sides. */
function vault(brush: Brush, near: number, roof: number, wall: number): string {
  const { width: w, height: h, chance } = brush;
  const teeth = times(9, (i) => {
    const [x, next] = [(w * i) / 9, (w * (i + 1)) / 9];
    const arch = roof * (1 + 1.2 * Math.abs(i - 4) ** 1.6 * 0.12);
    const tip = h * (arch + chance.between(0.04, 0.16));
    return path`L${x + (next - x) * 0.35},${h * arch * 0.8}L${(x + next) / 2},${tip}L${x + (next - x) * 0.7},${h * arch * 0.82}`;
  });
  const side = (sign: number) => {
    const at = (share: number) => (sign < 0 ? w * share : w - w * share);
    const bumps = [0.3, 0.5, 0.68, 0.86].map((y) => path`L${at(wall * chance.between(0.65, 1.1))},${h * y}`);
    return (
      path`M${at(-0.1)},-10L${at(wall)},-10` +
      bumps.join("") +
      path`L${at(wall * 1.5)},${h + 10}L${at(-0.1)},${h + 10}Z`
    );
  };
  const colour = brush.tone(near);
  return (
    brush.fill(`M-10,-10` + teeth.join("") + path`L${w + 10},-10Z`, colour) + brush.fill(side(-1) + side(1), colour)
  );
}
