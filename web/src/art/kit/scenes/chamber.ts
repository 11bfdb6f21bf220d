import type { Brush } from "../brush";
import { floor } from "../buildings";
import { deepen, mix } from "../colour";
import { lightFrom } from "../light";
import { shafts } from "../sky";
import { path } from "../svg";

/** A room of a castle: a bright window with a view, a curtain, a wall hanging. */
export function chamber(brush: Brush, { x = 0.26, curtain = "#8a2f4a", hanging = "#2f5a6a" } = {}): string {
  const { width: w, height: h, script } = brush;
  brush.light = lightFrom((x - 0.5) * 1.8 || -0.6, -0.55);
  const [cx, foot, half] = [w * x, h * 0.62, 36];
  const opening = path`M${cx - half},${foot}V${h * 0.2}Q${cx - half},${h * 0.04} ${cx},${h * 0.04}Q${cx + half},${h * 0.04} ${cx + half},${h * 0.2}V${foot}Z`;
  const view =
    brush.all(brush.linear([mix(script.sky[1], script.light, 0.3), script.sky[2], script.light])) +
    brush.fill(
      path`M${cx - 60},${foot}V${h * 0.46}l24,-14l20,12l26,-22l30,26V${foot}z`,
      mix(script.far, script.light, 0.35),
    ) +
    brush.fill(path`M${cx - 60},${foot}V${h * 0.54}q40,-12 60,-4t70,-6V${foot}z`, script.far);
  const far = x < 0.5 ? w * 0.8 : w * 0.2;
  const drape = path`M${cx - half - 14},-4H${cx - half + 16}C${cx - half + 10},${h * 0.3} ${cx - half - 2},${h * 0.4} ${cx - half - 2},${h * 0.46}L${cx - half + 2},${h * 0.8}H${cx - half - 20}Z`;
  return (
    brush.all(brush.linear([brush.tone(0.72), brush.tone(0.42), brush.tone(0.6)])) +
    brush.cel(path`M${far - 30},${h * 0.1}h60v${h * 0.56}h-60z`, mix(hanging, script.near, 0.3), { band: 8, edge: 1 }) +
    brush.line(
      path`M${far - 20},${h * 0.18}h40v${h * 0.4}h-40zM${far},${h * 0.24}l12,${h * 0.14}l-12,${h * 0.14}l-12,${-h * 0.14}z`,
      mix(script.warm, hanging, 0.4),
      2.4,
    ) +
    brush.within(opening, view) +
    brush.line(opening, deepen(script.far, 0.6), 7) +
    brush.line(opening, brush.towardsLight(script.far, 0.3), 1.6) +
    brush.line(path`M${cx},${h * 0.04}V${foot}M${cx - half},${h * 0.3}h${2 * half}`, deepen(script.far, 0.6), 2.6) +
    shafts(brush, cx, h * 0.2, {
      from: x < 0.5 ? 20 : 110,
      to: x < 0.5 ? 70 : 160,
      count: 3,
      length: h * 1.1,
      strength: 0.36,
    }) +
    floor(brush, 0.78, brush.tone(0.4), brush.tone(0.95)) +
    brush.cel(drape, curtain, { band: 8, edge: 1.4 })
  );
}
