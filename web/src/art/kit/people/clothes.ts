/** What is worn on neck and shoulders. */
import { deepen, mix } from "../colour";
import type { Part } from "./bust";

const SHOULDERS = "M14,202C16,166 44,154 76,146L100,156L124,146C156,154 184,166 186,202Z";

/** A robe with a crossed collar. */
export const robe: Part = (brush, { cloth, trim }) =>
  brush.cel(SHOULDERS, cloth, { band: 22, edge: 2.2 }) +
  brush.cel("M70,147L84,140L100,168L116,140L130,147L104,202H96Z", deepen(cloth, 0.35), {
    band: 5,
    edge: 1.5,
    rim: trim,
  });

/** A doublet with buttons and a standing collar. */
export const doublet: Part = (brush, { cloth, trim }) =>
  brush.celWith(
    SHOULDERS,
    cloth,
    { band: 20, edge: 2.2 },
    brush.line("M100,150V202M70,156Q78,180 74,202M130,156Q122,180 126,202", deepen(cloth, 0.5), 2) +
      brush.dots(
        [
          [100, 166],
          [100, 180],
          [100, 194],
        ],
        trim,
        6,
      ),
  ) + brush.cel("M80,136L100,150L120,136L128,150L100,164L72,150Z", mix(cloth, trim, 0.25), { band: 4, edge: 1.4 });

/** A plain bodice over a shirt that leaves the neck free. */
export const bodice: Part = (brush, { skin, cloth, trim }) =>
  brush.cel("M78,144Q100,150 122,144L150,166L100,196L50,166Z", skin, {
    band: 9,
    edge: 1.6,
    shade: deepen(skin, 0.6, "#7a1f1c"),
  }) +
  brush.cel("M14,204C18,170 38,160 58,156Q66,182 100,186Q134,182 142,156C162,160 182,170 186,204Z", cloth, {
    band: 18,
    edge: 2.2,
  }) +
  brush.line("M58,157Q66,184 100,188Q134,184 142,157", trim, 3);

/** Puffed sleeves and a lace edge. */
export const gown: Part = (brush, person) =>
  bodice(brush, person) +
  brush.cel(
    "M8,206C4,176 20,158 46,158C60,166 58,190 46,206ZM192,206C196,176 180,158 154,158C140,166 142,190 154,206Z",
    mix(person.cloth, "#ffffff", 0.12),
    { band: 10, edge: 2 },
  ) +
  brush.dots(
    [
      [66, 172],
      [76, 180],
      [88, 185],
      [100, 187],
      [112, 185],
      [124, 180],
      [134, 172],
    ],
    "#fff4e0",
    5,
  );

/** White fur with black tails, a red stone at the throat. */
export const ermine: Part = (brush) =>
  brush.cel(
    "M22,176C30,158 52,150 76,142L88,152L100,178L112,152L124,142C148,150 170,158 178,176C168,188 150,192 140,188C128,196 112,198 100,196C88,198 72,196 60,188C50,192 32,188 22,176Z",
    "#e9dfc8",
    { band: 10, edge: 2, shade: "#6a5a70" },
  ) +
  brush.line(
    "M44,172l2,7M62,164l2,8M74,178l1,8M84,164l1,8M116,164l-1,8M126,178l-1,8M138,164l-2,8M156,172l-2,7",
    "#2a1a20",
    3,
    { "stroke-linecap": "round" },
  ) +
  brush.cel("M92,176L100,166L108,176L100,188Z", "#c8283c", { band: 3, edge: 1.5, rim: "#ffc0b0" });

/** A high collar behind the head. */
export const highCollar: Part = (brush, { cloth }) =>
  brush.cel("M34,202C40,160 48,128 56,104L84,136H116L144,104C152,128 160,160 166,202Z", deepen(cloth, 0.35), {
    band: 14,
    edge: 2,
  });

/** A pleated white wheel round the neck. */
export const ruff: Part = (brush) =>
  brush.celWith(
    "M52,150C58,136 80,132 100,132C120,132 142,136 148,150C150,162 128,170 100,170C72,170 50,162 52,150Z",
    "#f0e8d8",
    { band: 7, edge: 1.8, shade: "#7a6a80" },
    brush.line(
      "M100,150L56,158M100,150L66,166M100,150L82,170M100,150V172M100,150L118,170M100,150L134,166M100,150L144,158M100,150L54,146M100,150L146,146",
      "#9a8a98",
      2,
      { opacity: 0.7 },
    ),
  );

/** A cloak over the shoulders, held by a clasp. */
export const cloak: Part = (brush, { cloth, trim }) =>
  brush.cel(
    "M10,204C12,164 44,152 70,142L92,158L80,204ZM190,204C188,164 156,152 130,142L108,158L120,204Z",
    deepen(cloth, 0.25),
    { band: 14, edge: 2 },
  ) + brush.cel("M88,158a12,9 0 1 0 24,0a12,9 0 1 0 -24,0z", trim, { band: 3, edge: 1.4 });

export const furCollar: Part = (brush, { trim }) =>
  brush.cel(
    "M30,178L24,168L36,164L34,154L48,154L52,144L64,148L74,138L88,152L100,172L112,152L126,138L136,148L148,144L152,154L166,154L164,164L176,168L170,178L158,180L150,188L138,180L126,186L114,178L100,190L86,178L74,186L62,180L50,188L42,180Z",
    trim,
    { band: 8, edge: 2 },
  );

/** Plate armour: gorget, breastplate and shoulder pieces in the colour of the trimmings. */
export const armour: Part = (brush, { trim: steel }) =>
  brush.cel("M40,204C42,166 62,152 80,148L100,158L120,148C138,152 158,166 160,204Z", steel, { band: 18, edge: 2.4 }) +
  brush.line("M100,158V204M58,186Q100,198 142,186", deepen(steel, 0.5), 2) +
  brush.cel("M76,134L100,148L124,134L132,154L100,170L68,154Z", mix(steel, "#ffffff", 0.1), { band: 5, edge: 1.8 }) +
  brush.cel(
    "M6,204C2,176 18,156 46,154C62,160 64,178 58,190C42,186 30,192 26,204ZM194,204C198,176 182,156 154,154C138,160 136,178 142,190C158,186 170,192 174,204Z",
    steel,
    { band: 10, edge: 2.2 },
  ) +
  brush.dots(
    [
      [24, 178],
      [38, 168],
      [162, 168],
      [176, 178],
    ],
    "#fff3c8",
    4,
  );

/** Leather apron over rolled sleeves. */
export const apron: Part = (brush, { cloth, trim }) =>
  brush.cel(SHOULDERS, cloth, { band: 20, edge: 2.2 }) +
  brush.cel("M66,204L70,172Q100,182 130,172L134,204Z", trim, { band: 8, edge: 1.8 }) +
  brush.line("M70,173L64,150M130,173L136,150", deepen(trim, 0.2), 5);

/** A chain with a medal. */
export const chain: Part = (brush, { trim }) =>
  brush.line("M62,154Q100,206 138,154", deepen(trim, 0.2), 4, { "stroke-dasharray": "5 2" }) +
  brush.cel("M90,184a10,10 0 1 0 20,0a10,10 0 1 0 -20,0z", trim, { band: 4, edge: 1.5 });
