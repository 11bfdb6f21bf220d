/** What the companions of Grimoria hold, in the box of 200 x 200 of a bust. */
import { deepen } from "../../../../art/kit/colour";
import { fist } from "../../../../art/kit/people/props";
import type { Part } from "../../../../art/kit/people/bust";
import { star } from "../../../../art/kit/svg";

const GOLD = "#d9a02e";
const BRONZE = "#b8702c";
const STEEL = "#c4d0dc";

/** A hammer held upright, head in the light. */
export const hammer: Part = (brush, person) =>
  brush.cel("M156,208L150,104L160,103L168,208Z", "#7a4a26", { band: 4, edge: 1.6 }) +
  brush.cel("M124,76L186,70L190,104L128,110Z", "#8a929c", { band: 10, edge: 2.4, shade: "#2a2430" }) +
  brush.cel("M184,68L194,66L199,106L189,107ZM118,78L127,76L131,111L122,112Z", "#b8c0c8", { band: 3, edge: 1.6 }) +
  brush.line("M148,74L152,108M162,72L166,106", BRONZE, 4) +
  fist(160, 176)(brush, person);

/** A fan of peacock feathers. */
export const fan: Part = (brush, person) => {
  const feather = (turn: number, colour: string) =>
    brush.at(
      166,
      176,
      1,
      () =>
        brush.cel("M0,0C-14,-22 -12,-50 0,-62C12,-50 14,-22 0,0Z", colour, { band: 5, edge: 1.5 }) +
        brush.disc(0, -44, 5.5, GOLD) +
        brush.disc(0, -44, 3, "#1c3a7a"),
      { turn },
    );
  return (
    feather(-44, "#1f6a6a") +
    feather(44, "#1f6a6a") +
    feather(-22, "#2f8a7a") +
    feather(22, "#2f8a7a") +
    feather(0, "#3fa58c") +
    fist(166, 184)(brush, person)
  );
};

export const roseInHand: Part = (brush, person) =>
  brush.line("M164,190Q170,160 162,128", "#2f6a34", 4) +
  brush.cel("M166,160C178,150 186,152 188,158C182,168 172,168 166,160Z", "#4f9a4a", { band: 3, edge: 1.3 }) +
  brush.cel("M158,164C146,158 140,160 138,166C144,174 152,172 158,166Z", "#4f9a4a", { band: 3, edge: 1.3 }) +
  brush.cel(
    "M138,112C134,98 144,90 152,92C156,84 170,84 174,92C184,92 190,102 184,112C186,126 174,136 162,136C148,136 138,126 138,112Z",
    "#b81c30",
    { band: 8, edge: 2, rim: "#ffc0b0", shade: "#4a0414" },
  ) +
  brush.cel("M144,106C150,96 174,96 180,106C178,122 170,130 162,130C154,130 146,122 144,106Z", "#d83a4a", {
    band: 5,
    edge: 1.6,
    shade: "#7a0c20",
  }) +
  brush.line(
    "M152,106C154,98 168,98 171,106C170,116 156,116 158,108C160,104 166,105 165,109M144,106Q152,122 162,121Q174,121 180,106",
    "#7a0c20",
    2.2,
    {
      "stroke-linecap": "round",
    },
  ) +
  fist(164, 190)(brush, person);

/** A thick book of accounts, and a quill. */
export const ledger: Part = (brush, person) =>
  brush.cel("M112,150L178,140L190,204L124,212Z", "#6a2a24", { band: 9, edge: 2 }) +
  brush.cel("M178,141L186,143L197,203L190,205Z", "#efe2c4", { band: 2, edge: 0.8 }) +
  brush.line("M120,154L172,146M128,198L184,190", GOLD, 3) +
  brush.fill("M138,168a14,13 0 1 0 28,-4a14,13 0 1 0 -28,4z", GOLD) +
  brush.fill("M144,168a8,7.500 0 1 0 16,-3a8,7.500 0 1 0 -16,3z", "#8a5a14") +
  brush.cel("M166,150C172,118 180,92 196,74C200,100 190,128 172,152Z", "#f0ead8", { band: 5, edge: 1.6 }) +
  brush.line("M167,152Q178,116 194,80", "#8a7a68", 1.4) +
  fist(128, 186)(brush, person);

/** A letter with a red seal. */
export const letter: Part = (brush, person) =>
  brush.at(
    152,
    164,
    1,
    () =>
      brush.cel("M-34,-30L30,-38L38,18L-26,28Z", "#f3e6c8", { band: 7, edge: 2, shade: "#a87a4a" }) +
      brush.line("M-34,-30L4,2L30,-38M-26,28L-4,-2M38,18L8,-3", "#b08a5a", 1.8) +
      brush.cel("M-8,2C-10,-8 0,-14 8,-10C16,-8 18,4 10,10C2,14 -8,12 -8,2Z", "#c8283c", {
        band: 4,
        edge: 1.5,
        rim: "#ffc0b0",
      }),
  ) + fist(138, 192)(brush, person);

/** A bag of coins. */
export const purse: Part = (brush, person) =>
  brush.cel(
    "M128,206C116,180 132,160 146,152L140,140L152,144L160,138L166,146L178,142L170,154C186,164 196,186 184,206Z",
    "#7a4a2a",
    { band: 12, edge: 2.2 },
  ) +
  brush.line("M144,153Q158,160 170,154", GOLD, 4) +
  brush.dots(
    [
      [150, 186],
      [166, 182],
    ],
    GOLD,
    0,
  ) +
  brush.cel("M146,184a13,13 0 1 0 26,0a13,13 0 1 0 -26,0z", "#f0b83a", { band: 4, edge: 1.8, shade: "#8a5208" }) +
  brush.line("M159,176V192M154,180h9M154,188h10", "#8a5208", 2) +
  fist(124, 190)(brush, person);

/** A ball of crystal between both hands. */
export const crystalBall: Part = (brush, { skin }) => {
  const hand = brush.cel("M44,206C40,184 50,168 62,170C74,172 82,184 84,198L80,212H48Z", skin, {
    band: 6,
    edge: 1.6,
    shade: deepen(skin, 0.6, "#7a1f1c"),
  });
  return (
    brush.glow(100, 170, 74, "#8ae6ff", 0.95) +
    hand +
    `<g transform="matrix(-1 0 0 1 200 0)">${hand}</g>` +
    brush.disc(100, 172, 32, brush.radial(["#ffffff", "#a8f0ff", "#3a7ad8", "#1c2a7a"], [0.38, 0.34, 0.75])) +
    brush.line("M82,184C92,168 106,188 120,166M84,170C96,156 104,172 114,156", "#e4fdff", 3, {
      opacity: 0.6,
      "stroke-linecap": "round",
    }) +
    brush.fill(star(104, 172, 10) + star(90, 160, 5) + star(114, 186, 4), "#ffffff") +
    brush.fill("M78,162C82,150 92,144 100,144C90,150 84,160 82,172Z", "#ffffff", { opacity: 0.65 })
  );
};

export const broom: Part = (brush, person) =>
  brush.line("M150,206L172,70", "#8a5a2c", 7) +
  brush.line("M148,204L169,72", "#c8924a", 2) +
  brush.cel("M166,80L182,82L194,26C186,20 164,16 154,20Z", "#d8a84a", { band: 7, edge: 2, shade: "#7a4414" }) +
  brush.line("M168,76L162,24M173,78L174,22M178,80L186,28", "#8a5a1c", 2) +
  brush.line("M165,78L183,81M164,70L184,73", "#a83a2c", 4) +
  fist(154, 180)(brush, person);

/** Violet fire over an open hand. */
export const shadowFlame: Part = (brush, { skin }) => {
  const fire =
    "M-22,0C-30,-22 -14,-32 -16,-54C-4,-46 -4,-34 2,-28C2,-46 10,-58 18,-66C18,-44 34,-34 26,-10C24,-2 18,4 10,6Z";
  const flame = (scale: number, colour: string) =>
    brush.fill(fire, colour, { transform: `translate(160 162) scale(${scale})` });
  return (
    brush.glow(160, 136, 66, "#b04aff", 0.9) +
    flame(1, "#5a1c9a") +
    flame(0.74, "#a83af0") +
    flame(0.44, "#f0b8ff") +
    brush.cel("M128,206C124,188 130,172 142,172C150,164 176,164 186,172C192,180 188,196 182,206Z", deepen(skin, 0.15), {
      band: 6,
      edge: 1.8,
      rim: "#e8b0ff",
    }) +
    brush.line("M142,172Q150,182 148,194M158,168Q164,180 162,192M174,168Q176,180 174,190", deepen(skin, 0.55), 1.8)
  );
};

/** Two swords on the back. */
export const twoSwords: Part = (brush) => {
  const sword =
    brush.cel("M-4,0L-4,-70L0,-80L4,-70L4,0Z", STEEL, { band: 3, edge: 1.6, rim: "#ffffff" }) +
    brush.cel("M-18,2H18V9H-18Z", GOLD, { band: 2, edge: 1.2 }) +
    brush.cel("M-4,9H4V34H-4ZM-6,34H6V44H-6Z", "#5a2a20", { band: 2, edge: 1 });
  return brush.at(42, 196, 1.1, () => sword, { turn: -18 }) + brush.at(158, 196, 1.1, () => sword, { turn: 18 });
};

/** A tall black hat with a buckle. */
export const broadHat: Part = (brush) =>
  brush.cel("M70,66L76,16Q100,8 124,16L130,66Q100,76 70,66Z", "#2c3424", { band: 10, edge: 2.2 }) +
  brush.cel("M70,58Q100,68 130,57L131,68Q100,79 69,69Z", "#7a2a24", { band: 3, edge: 1.2 }) +
  brush.cel("M93,60h15v13h-15z", GOLD, { band: 2, edge: 1.2 }) +
  brush.fill("M97,64h7v5h-7z", "#2c3424") +
  brush.cel("M44,80C62,62 138,58 156,72C146,86 62,92 44,80Z", "#2c3424", { band: 6, edge: 2 });
