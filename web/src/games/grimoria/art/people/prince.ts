/** What only the prince wears: swept hair and a small crown. */
import { deepen, mix } from "../../../../art/kit/colour";
import type { Part } from "../../../../art/kit/people/bust";

const GOLD = "#e8b840";

/** Combed to one side, full over the ears; the brow stays free. */
export const sweptHair: Part = (brush, { hair }) =>
  brush.celWith(
    "M70,116C58,112 54,98 60,88C52,74 60,54 76,46C90,34 118,34 130,48C144,56 148,74 140,88C146,98 142,112 130,116C132,104 130,92 124,82C112,82 96,78 86,66C84,78 78,84 75,94C75,102 74,110 70,116Z",
    hair,
    { band: 7, edge: 2, bright: mix(hair, "#fff0b0", 0.45) },
    brush.line(
      "M84,62Q72,72 66,92M92,54Q112,62 128,80M96,46Q122,50 136,76M64,96Q62,106 68,114",
      deepen(hair, 0.45),
      1.8,
      { opacity: 0.6, "stroke-linecap": "round" },
    ),
  );

/** Four leaves of gold on a narrow band. */
export const coronet: Part = (brush) =>
  brush.cel("M66,62L60,38L74,50L84,30L94,48L100,24L106,48L116,30L126,50L140,38L134,62Q100,50 66,62Z", GOLD, {
    band: 5,
    edge: 2,
    shade: "#6a3410",
  }) +
  brush.cel("M66,62Q100,49 134,62L133,70Q100,57 67,70Z", mix(GOLD, "#ffffff", 0.25), { band: 3, edge: 1.4 }) +
  brush.cel("M100,48L106,57L100,66L94,57Z", "#2f9a7a", { band: 3, edge: 1.4, rim: "#d0ffe8" }) +
  brush.dots(
    [
      [60, 37],
      [84, 29],
      [116, 29],
      [140, 37],
    ],
    "#fff0b0",
    5.4,
  );
