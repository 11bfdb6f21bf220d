/** What covers the face or is worn on it. */
import type { Brush } from "../brush";
import { deepen, mix } from "../colour";
import type { Part } from "./bust";

const BRASS = "#d0962e";

/** A leather mask with goggles and a long beak full of herbs, under a broad hat. */
export const plagueMask: Part = (brush, { cloth, trim }) =>
  brush.cel("M62,176C56,130 58,60 100,56C142,60 144,130 138,176Q100,190 62,176Z", deepen(cloth, 0.3), {
    band: 12,
    edge: 2,
  }) +
  brush.cel("M76,92C74,70 126,70 126,94L122,128Q108,142 94,138Q78,132 76,92Z", trim, { band: 8, edge: 1.6 }) +
  beak(brush, trim) +
  goggle(brush, 84, 96) +
  goggle(brush, 114, 94);

function beak(brush: Brush, leather: string): string {
  const seams =
    brush.line("M104,110Q84,124 46,150", deepen(leather, 0.6), 1.8) +
    brush.dots(
      [
        [92, 118],
        [80, 126],
        [68, 134],
        [57, 142],
      ],
      BRASS,
      3.4,
    );
  return (
    brush.celWith(
      "M80,104C96,98 112,102 118,112C120,128 108,138 96,140C76,146 56,152 38,160C40,142 58,120 80,104Z",
      mix(leather, "#ffe0b0", 0.16),
      { band: 8, edge: 2.2 },
      seams,
    ) +
    brush.cel(
      "M44,156C34,146 22,150 18,160C28,166 38,164 44,158ZM46,158C40,164 38,172 44,178C52,174 52,164 46,158Z",
      "#5f9a3c",
      { band: 3, edge: 1.2 },
    )
  );
}

function goggle(brush: Brush, x: number, y: number): string {
  return (
    brush.disc(x, y, 13, deepen(BRASS, 0.5)) +
    brush.disc(x, y, 11.5, BRASS) +
    brush.disc(x, y, 8.5, brush.radial(["#eafff8", "#4fc0c8", "#0e4a5a"], [0.35, 0.3, 0.8])) +
    brush.disc(x - 3, y - 3, 2.4, "#ffffff", 0.9)
  );
}

/** The broad hat of a physician. */
export const broadHat =
  (colour = "#2c2434", band = "#a8283c"): Part =>
  (brush) =>
    brush.fill("M58,84Q100,70 142,82L140,92Q100,80 60,94Z", "#0a0614", { opacity: 0.5 }) +
    brush.cel("M68,74C66,44 74,28 98,28C124,26 134,42 132,72Q100,82 68,74Z", colour, { band: 11, edge: 2.2 }) +
    brush.cel("M67,66Q100,76 133,63L134,73Q100,85 66,77Z", band, { band: 3, edge: 1.2 }) +
    brush.cel("M22,84C44,66 156,62 178,78C160,92 52,98 22,84Z", colour, { band: 6, edge: 2.2 });

/** Two round glasses on the nose. */
export const spectacles: Part = (brush) =>
  brush.fill("M77,96a11,11 0 1 0 22,0a11,11 0 1 0 -22,0zM102,96a11,11 0 1 0 22,0a11,11 0 1 0 -22,0z", "#eaf8ff", {
    opacity: 0.22,
  }) +
  brush.line(
    "M77,96a11,11 0 1 0 22,0a11,11 0 1 0 -22,0zM102,96a11,11 0 1 0 22,0a11,11 0 1 0 -22,0zM99,94q1.500,-2 3,0M77,94l-5,-2M124,94l5,-2",
    BRASS,
    2.6,
  ) +
  brush.line("M82,91l4,-3M107,91l4,-3", "#ffffff", 1.8, { "stroke-linecap": "round" });

/** A closed helmet with the visor up, and a plume. */
export const visorHelm =
  (steel = "#9aa6b8", plume = "#c8283c"): Part =>
  (brush) =>
    brush.cel("M98,34C96,8 126,-12 158,2C180,12 186,40 174,62C170,44 158,34 140,34C128,34 116,38 108,44Z", plume, {
      band: 9,
      edge: 2.2,
    }) +
    brush.line("M108,30Q134,8 168,30M116,32Q142,22 172,46", deepen(plume, 0.45), 1.8, { opacity: 0.7 }) +
    brush.cel(
      "M100,26C66,26 56,58 58,96C58,120 64,140 74,152L84,146C76,128 72,112 72,96Q72,80 84,78H116Q128,80 128,96C128,112 124,128 116,146L126,152C136,140 142,120 142,96C144,58 134,26 100,26Z",
      steel,
      { band: 10, edge: 2.4, shade: deepen(steel, 0.65) },
    ) +
    brush.celWith(
      "M52,74C56,48 76,40 100,40C124,40 144,48 148,74C140,84 120,88 100,88C80,88 60,84 52,74Z",
      mix(steel, "#ffffff", 0.16),
      { band: 8, edge: 2.2, shade: deepen(steel, 0.6) },
      brush.line("M62,68Q80,60 96,62M138,68Q120,60 104,62M100,40V90", deepen(steel, 0.75), 3.4),
    ) +
    brush.dots(
      [
        [58, 76],
        [142, 76],
      ],
      BRASS,
      8,
    );

/** Freckles over the nose. */
export const freckles: Part = (brush) =>
  brush.dots(
    [
      [84, 108],
      [88, 111],
      [80, 112],
      [85, 115],
      [112, 108],
      [116, 111],
      [120, 108],
      [114, 115],
    ],
    "#8a3a1c",
    2,
    0.7,
  );
