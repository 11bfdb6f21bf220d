import type { Brush } from "../brush";
import { banner, column, floor } from "../buildings";
import { mix } from "../colour";
import { lightFrom } from "../light";
import { shafts } from "../sky";
import { path } from "../svg";

const WINDOWS = [
  [0.3, 13, 0.12],
  [0.5, 20, 0.03],
  [0.7, 13, 0.12],
] as const;

/** High windows, banners, a carpet. */
export function throneHall(brush: Brush, { cloth = "#9c2438", carpet = "#b02a3a" } = {}): string {
  const { width: w, height: h, script } = brush;
  brush.light = lightFrom(-0.75, -0.6);
  const foot = h * 0.66;
  const glass = WINDOWS.map(
    ([x, half, top]) => path`M${w * x - half},${foot}V${h * top + 22}q0,-14 ${half},-22q${half},8 ${half},22V${foot}z`,
  );
  const lead = WINDOWS.map(
    ([x, half, top]) =>
      path`M${w * x},${h * top}V${foot}M${w * x - half},${h * 0.3}h${2 * half}m${-2 * half},34h${2 * half}`,
  );
  const pale = brush.linear([script.light, mix(script.warm, script.far, 0.25), brush.tone(0.3)]);
  return (
    brush.all(brush.linear([brush.tone(0.85), brush.tone(0.4), brush.tone(0.6)])) +
    brush.glow(w * 0.5, h * 0.3, h * 0.6, script.light, 0.6) +
    brush.fill(glass.join(""), pale) +
    brush.line(lead.join(""), brush.tone(0.7), 1.6) +
    floor(brush, 0.76, brush.tone(0.35), brush.tone(0.9)) +
    brush.fill(
      path`M${w * 0.5 - 24},${h * 0.76}h48L${w * 0.5 + 84},${h}H${w * 0.5 - 84}Z`,
      brush.linear([carpet, mix(carpet, brush.script.near, 0.6)]),
    ) +
    [0.02, 0.98].map((x) => column(brush, w * x, 24, brush.tone(0.35))).join("") +
    [0.2, 0.8].map((x) => column(brush, w * x, 14, brush.tone(0.5))).join("") +
    [0.11, 0.89].map((x) => banner(brush, w * x, h * 0.42, cloth)).join("") +
    shafts(brush, w * 0.5, h * 0.06, { from: 40, to: 140, count: 3, length: h * 0.95 })
  );
}
