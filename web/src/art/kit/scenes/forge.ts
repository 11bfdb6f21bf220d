import type { Brush } from "../brush";
import { deepen } from "../colour";
import { lightFrom } from "../light";
import { sparks, times } from "../sky";
import { path } from "../svg";

/** A smithy: the fire in its hearth, tools on the wall. */
export function forge(brush: Brush, { x = 0.76 } = {}): string {
  const { width: w, height: h, script, chance } = brush;
  brush.light = lightFrom((x - 0.5) * 1.8, -0.4);
  const bricks = times(
    34,
    () => path`M${chance.between(-10, w)},${Math.round(chance.between(0, 14)) * 14}h${chance.between(14, 26)}v9h-22z`,
  ).join("");
  const [cx, foot] = [w * x, h * 0.72];
  const hood = path`M${cx - 62},${h * 0.34}L${cx - 34},${-10}H${cx + 34}L${cx + 62},${h * 0.34}Z`;
  const hole = path`M${cx - 46},${foot}V${h * 0.46}Q${cx},${h * 0.24} ${cx + 46},${h * 0.46}V${foot}Z`;
  const flame = (size: number, colour: string) =>
    brush.fill(
      "M-30,0C-34,-18 -20,-24 -20,-42C-8,-34 -8,-24 -4,-20C-4,-36 4,-48 10,-58C12,-40 26,-30 22,-14C30,-18 28,-28 28,-32C38,-18 34,-6 30,0Z",
      colour,
      {
        transform: `translate(${Math.round(cx)} ${Math.round(foot)}) scale(${size})`,
      },
    );
  const tools = "M0,0v40M-6,0h12M22,0v34M16,34h12v8h-12zM44,0c-8,10 8,24 0,38M50,0c8,10 -8,24 0,38";
  return (
    brush.all(brush.linear([brush.tone(0.8), brush.tone(0.5), brush.tone(0.8)])) +
    brush.fill(bricks, brush.tone(0.4), { opacity: 0.35 }) +
    brush.line(tools, brush.tone(0.95), 4, {
      transform: `translate(${Math.round(w * 0.1)} ${Math.round(h * 0.18)})`,
      "stroke-linecap": "round",
    }) +
    brush.glow(cx, h * 0.56, h * 0.8, script.warm, 0.7) +
    brush.cel(path`M${cx - 66},${h + 40}V${h * 0.3}H${cx + 66}V${h + 40}Z`, deepen(script.far, 0.45), {
      band: 12,
      edge: 1.2,
    }) +
    brush.cel(hood, deepen(script.far, 0.3), { band: 14, edge: 1.4 }) +
    brush.fill(hole, brush.linear(["#2a0a0a", "#7a1c10", "#ff8a2a"])) +
    flame(1.2, "#e8481a") +
    flame(0.86, "#ff9a2a") +
    flame(0.5, "#ffe27a") +
    brush.rect(0, h * 0.84, w, h * 0.17, brush.linear([brush.tone(0.55), brush.tone(0.95)])) +
    sparks(brush, cx, h * 0.4, w * 0.5, h * 0.42, 26)
  );
}
