import type { Brush } from "../kit/brush";
import { ellipse } from "../kit/svg";

const STEEL = "#aebccd";
const GOLD = "#d9a02e";
const GOLD_SHADE = "#5a2c0c";

/** A broad sword, its point upwards. */
export function sword(brush: Brush): string {
  const metal = { shade: GOLD_SHADE };
  return (
    brush.cel("M-11,40V-70L0,-96L11,-70V40Z", STEEL, { band: 9, edge: 2, bright: "#ffffff", shade: "#3a475c" }) +
    brush.fill("M-2.5,36V-66L0,-72L2.5,-66V36Z", "#5f7086", { opacity: 0.75 }) +
    brush.fill("M-11,40V-70L0,-96V-84L-6,-68V40Z", "#ffffff", { opacity: 0.5 }) +
    brush.celWith(
      "M-7,50C-9,62 -9,70 -7,80H7C9,70 9,62 7,50Z",
      "#7a2a2c",
      { band: 5, edge: 1.4 },
      brush.line("M-10,58l20,-5M-10,67l20,-5M-10,76l20,-5", "#e8c48a", 2.6),
    ) +
    brush.cel("M-40,36C-34,30 -26,36 -18,36H18C26,36 34,30 40,36C38,46 30,50 18,48H-18C-30,50 -38,46 -40,36Z", GOLD, {
      band: 5,
      edge: 1.8,
      bright: "#ffe9a8",
      ...metal,
    }) +
    brush.cel(ellipse(0, 88, 11, 10), GOLD, { band: 5, edge: 1.8, ...metal }) +
    brush.disc(0, 42, 5.4, "#2f7ac0") +
    brush.disc(-1.6, 40.4, 1.8, "#ffffff")
  );
}

/** Two that meet. */
export function crossedSwords(brush: Brush): string {
  return brush.at(0, 0, 0.98, sword, { turn: 42, flip: true }) + brush.at(0, 0, 0.98, sword, { turn: -42 });
}
