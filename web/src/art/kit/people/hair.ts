/** Hair behind the head and on it. */
import { deepen } from "../colour";
import type { Part } from "./bust";

export const longHairBehind: Part = (brush, { hair }) =>
  brush.celWith(
    "M100,50C58,50 58,96 60,124C60,146 50,158 46,172L84,178L100,150L116,178L154,172C150,158 140,146 140,124C142,96 142,50 100,50Z",
    hair,
    { band: 12, edge: 2 },
    brush.line(
      "M66,96Q66,136 56,170M72,104Q74,144 68,174M134,96Q134,136 144,170M128,104Q126,144 132,174",
      deepen(hair, 0.45),
      1.6,
      { opacity: 0.6 },
    ),
  );

export const wavyHairBehind: Part = (brush, { hair }) =>
  brush.celWith(
    "M100,48C62,46 54,84 60,104C50,118 64,128 54,144C46,160 58,168 50,186L88,182L100,150L112,182L150,186C142,168 154,160 146,144C136,128 150,118 140,104C146,84 138,46 100,48Z",
    hair,
    { band: 11, edge: 2 },
    brush.line("M66,90Q60,116 68,132T64,176M134,90Q140,116 132,132T136,176", deepen(hair, 0.45), 2, { opacity: 0.55 }),
  );

export const braidsBehind: Part = (brush, { hair, trim }) => {
  const plait =
    "M64,112C54,118 54,128 62,132C52,138 52,150 60,154C52,160 52,172 60,176L72,178C78,170 76,162 72,156C80,150 78,140 74,134C82,128 80,116 74,112Z";
  const plaits = brush.cel(plait, hair, { band: 5, edge: 1.6 }) + brush.fill("M56,172L74,174L72,182L58,181Z", trim);
  return plaits + `<g transform="matrix(-1 0 0 1 200 0)">${plaits}</g>`;
};

export const shortHair: Part = (brush, { hair }) =>
  brush.cel(
    "M70,92C68,64 84,54 100,54C116,54 132,64 130,92C126,80 124,76 118,72C106,78 92,78 82,72C76,76 74,80 70,92Z",
    hair,
    { band: 5, edge: 1.5 },
  );

/** Falls over the ears, parted at the side. */
export const pageHair: Part = (brush, { hair }) =>
  brush.celWith(
    "M66,118C58,86 66,50 100,50C134,50 142,86 134,118C130,120 126,116 125,110C126,96 124,84 118,74C104,82 90,82 80,74C77,84 74,96 75,110C74,116 70,120 66,118Z",
    hair,
    { band: 7, edge: 1.8 },
    brush.line("M100,52Q84,60 78,84M100,52Q118,60 122,84", deepen(hair, 0.4), 1.4, { opacity: 0.6 }),
  );

/** Parted in the middle, drawn back. */
export const softHair: Part = (brush, { hair }) =>
  brush.celWith(
    "M68,116C64,78 76,52 100,54C124,52 136,78 132,116C128,100 126,86 114,74C106,66 98,66 92,72C78,82 72,98 68,116Z",
    hair,
    { band: 6, edge: 1.7 },
    brush.line("M98,58Q80,70 72,100M104,58Q124,72 129,100", deepen(hair, 0.4), 1.4, { opacity: 0.6 }),
  );

export const fringe: Part = (brush, { hair }) =>
  brush.cel(
    "M68,108C64,74 76,52 100,52C124,52 136,74 132,108C129,98 127,90 124,86L116,88L112,82L104,87L98,81L90,87L84,82L76,88C73,92 70,100 68,108Z",
    hair,
    { band: 6, edge: 1.7 },
  );

/** Wild tufts. */
export const tousledHair: Part = (brush, { hair }) =>
  brush.cel(
    "M66,98L62,84L68,80L60,68L72,66L70,52L84,56L90,44L100,52L112,42L116,54L130,50L129,64L140,68L132,80L138,86L133,98C130,88 126,80 118,78L110,84L102,76L92,84L84,76C76,80 70,88 66,98Z",
    hair,
    { band: 6, edge: 1.7 },
  );

/** A wreath of hair round a bald head. */
export const tonsure: Part = (brush, { hair }) =>
  brush.cel("M74,106C64,98 62,80 72,70C72,82 75,92 77,104ZM126,106C136,98 138,80 128,70C128,82 125,92 123,104Z", hair, {
    band: 4,
    edge: 1.5,
  });

export const bun: Part = (brush, person) =>
  brush.cel("M84,54C78,36 90,26 100,26C110,26 122,36 116,54Z", person.hair, { band: 6, edge: 1.7 }) +
  softHair(brush, person);
