import type { Brush } from "../brush";
import { deepen, mix } from "../colour";
import { lightFrom } from "../light";
import { times } from "../sky";
import { path } from "../svg";

/** Boards of a table, seen from above, in the light of a lamp. */
export function tabletop(brush: Brush, { x = 0.1, wood = "#7a4a2a", thing = "coins" as TableThing } = {}): string {
  const { width: w, height: h, chance, script } = brush;
  brush.light = lightFrom(x < 0.5 ? -0.8 : 0.8, -0.6);
  const step = h / 5;
  const tinted = (share: number) => mix(deepen(wood, share), script.far, 0.22);
  const boards = times(5, (i) => brush.rect(0, i * step, w, step, tinted(i % 2 ? 0.12 : 0.26))).join("");
  const gaps =
    times(5, (i) => path`M0,${i * step}h${w}`).join("") +
    times(6, (i) => path`M${chance.between(0, w)},${(i % 5) * step}v${step}`).join("");
  const grain = times(
    16,
    () =>
      path`M${chance.between(-20, w)},${chance.between(4, h)}q${chance.between(14, 30)},${chance.between(-4, 4)} ${chance.between(40, 70)},0`,
  ).join("");
  return (
    boards +
    brush.line(grain, deepen(wood, 0.5), 1.4, { opacity: 0.5 }) +
    brush.line(gaps, deepen(wood, 0.75), 2.4) +
    brush.glow(w * x, h * 0.08, h * 1.05, script.warm, 0.55) +
    brush.at(w * (1 - x) + (x < 0.5 ? -4 : 4), h * 0.86, 1, THINGS[thing])
  );
}

const GOLD = "#d9a02e";
const GILT = { band: 3, edge: 1.4, shade: "#5a2c0c" };

/** What lies on the table beside the rest. */
const THINGS = {
  coins: (brush: Brush) =>
    [
      [-12, 6],
      [14, 10],
      [2, -10],
    ]
      .map(([x, y]) => brush.disc(x! + 2, y! + 3, 13, "#14060a", 0.5) + brush.at(x!, y!, 1, coin))
      .join(""),
  compass: (brush: Brush) =>
    brush.disc(4, 5, 30, "#14060a", 0.5) +
    brush.cel("M-30,0a30,30 0 1 0 60,0a30,30 0 1 0 -60,0z", GOLD, { ...GILT, band: 6 }) +
    brush.disc(0, 0, 23, "#f2e6c4") +
    brush.fill("M-14,14L4,3L-3,-4ZM0,-20l3,6h-6zM0,20l3,-6h-6z", "#2a3a5c") +
    brush.fill("M14,-14L4,3L-3,-4Z", "#c8283c"),
  dagger: (brush: Brush) =>
    brush.at(
      0,
      0,
      1,
      () =>
        brush.cel("M-6,14V-44L0,-58L6,-44V14Z", "#9fb0c0", { band: 4, edge: 1.6, rim: "#ffffff" }) +
        brush.cel("M-18,12h36v7h-36zM-5,19h10v24h-10zM-8,42h16v8h-16z", GOLD, GILT),
      { turn: -34 },
    ),
  seal: (brush: Brush) =>
    brush.disc(3, 4, 23, "#14060a", 0.5) +
    brush.cel("M-22,2C-24,-14 -10,-24 4,-21C16,-24 26,-10 22,2C24,14 12,24 0,21C-12,24 -24,14 -22,2Z", "#b0202e", {
      band: 6,
      edge: 2,
    }) +
    brush.line("M-12,0a12,12 0 1 0 24,0a12,12 0 1 0 -24,0M-6,4V-5l4,3l2,-5l2,5l4,-3V4z", "#5a0a14", 2),
};

export type TableThing = keyof typeof THINGS;

function coin(brush: Brush): string {
  return (
    brush.cel("M-13,0a13,13 0 1 0 26,0a13,13 0 1 0 -26,0z", GOLD, GILT) +
    brush.line("M-8,0a8,8 0 1 0 16,0a8,8 0 1 0 -16,0M-3,3l3,-7l3,7z", "#8a5410", 1.6)
  );
}
