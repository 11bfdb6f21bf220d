/** What people hold before them. */
import { deepen } from "../colour";
import type { Part } from "./bust";

const GOLD = "#d9a02e";

/** A fist that holds something upright at (x, y). */
export function fist(x: number, y: number): Part {
  return (brush, { skin }) =>
    brush.at(
      x,
      y,
      1,
      () =>
        brush.cel("M-16,18C-20,4 -18,-10 -4,-14C10,-16 18,-8 18,4C18,12 16,18 12,22Z", skin, {
          band: 6,
          edge: 1.8,
          shade: deepen(skin, 0.6, "#7a1f1c"),
        }) + brush.line("M-12,-4Q0,-8 12,-4M-14,4Q0,0 14,4M-13,12Q0,8 13,12", deepen(skin, 0.5, "#7a1f1c"), 1.6),
    );
}

export const sceptre: Part = (brush, person) =>
  brush.cel("M160,206L150,110L156,109L168,206Z", GOLD, { band: 3, edge: 1.4, shade: "#6a3a10" }) +
  brush.cel("M136,98a16,16 0 1 0 32,0a16,16 0 1 0 -32,0z", "#c8283c", { band: 7, edge: 2, rim: "#ffd0c0" }) +
  brush.cel("M149,84L146,70H139L140,64H147L148,56H154L154,64L162,63V69L155,70L155,84Z", GOLD, { band: 2, edge: 1.2 }) +
  fist(162, 186)(brush, person);

export const staff: Part = (brush, person) =>
  brush.glow(164, 66, 46, brush.script.warm, 0.9) +
  brush.cel("M160,206L156,90L164,90L170,206Z", "#6a4428", { band: 4, edge: 1.6 }) +
  brush.cel("M160,98C140,90 138,56 156,44C148,62 152,80 162,84C176,78 178,58 168,46C190,56 188,90 164,98Z", "#7a5030", {
    band: 5,
    edge: 1.8,
  }) +
  brush.disc(163, 66, 12, brush.radial(["#ffffff", brush.script.warm], [0.4, 0.4, 0.6])) +
  fist(165, 170)(brush, person);

export const lute: Part = (brush) =>
  brush.cel("M60,208C40,196 44,164 72,158C100,154 116,170 116,190C116,204 108,210 100,214Z", "#b8702c", {
    band: 12,
    edge: 2.4,
    shade: "#4a1c0c",
  }) +
  brush.cel("M100,172L172,116L179,125L110,184Z", "#5a3018", { band: 3, edge: 1.6 }) +
  brush.cel("M168,118L186,96L194,104L182,128Z", "#7a4420", { band: 4, edge: 1.6 }) +
  brush.disc(86, 184, 13, "#e8b04a") +
  brush.disc(86, 184, 11, "#2a100a") +
  brush.line("M64,204L178,112M68,208L182,118M72,211L184,122", "#ffeec0", 1);

export const bow: Part = (brush) =>
  brush.line("M158,40L172,196", "#f0ead0", 1.4) +
  brush.cel("M152,36C186,70 198,150 168,202L164,198C184,150 174,76 148,42Z", "#8a5a2c", { band: 4, edge: 1.8 }) +
  brush.cel("M178,104C172,108 172,128 180,132L190,128L188,108Z", "#5a3420", { band: 3, edge: 1.2 });
