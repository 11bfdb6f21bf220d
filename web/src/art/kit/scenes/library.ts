import type { Brush } from "../brush";
import { column, shelves } from "../buildings";
import { lightFrom } from "../light";
import { path } from "../svg";

const BOOKS = ["#8a3030", "#2f5a6a", "#7a5a24", "#4a3a6a", "#3f5f3a", "#9c7a3c", "#5a2a4a"];

/** Shelves up to the ceiling, an arched window between them, a reading table in front. */
export function library(brush: Brush, { x = 0.5, window: open = true } = {}): string {
  const { width: w, height: h, script } = brush;
  brush.light = lightFrom(-0.7, -0.6);
  const [left, right] = [w * x - 34, w * x + 34];
  const arch = path`M${left},${h * 0.88}V${h * 0.3}Q${left},${h * 0.02} ${w * x},${h * 0.02}Q${right},${h * 0.02} ${right},${h * 0.3}V${h * 0.88}Z`;
  const night =
    brush.fill(arch, brush.linear([script.sky[0], script.sky[1], script.sky[2]])) +
    brush.line(arch, brush.tone(0.9), 5) +
    brush.line(path`M${w * x},4V${h * 0.88}M${left},${h * 0.36}H${right}`, brush.tone(0.85), 2.5);
  return (
    brush.all(brush.tone(0.8)) +
    shelves(brush, 0.0, 0.84, 4, BOOKS) +
    brush.all(brush.tone(1), { opacity: 0.38 }) +
    (open ? night : "") +
    brush.glow(w * x, h * 0.45, h * 0.6, script.warm, 0.34) +
    [0, 1].map((at) => column(brush, w * at, 24, "#5a3420")).join("") +
    brush.rect(0, h * 0.86, w, h * 0.15, brush.linear(["#6a3f22", "#20100c"]))
  );
}
