/** What stands or lives in a landscape. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { sparks, times } from "../../../../art/kit/sky";
import { path } from "../../../../art/kit/svg";

const EAGLE =
  "M0,4C-10,-8 -30,-16 -52,-12L-44,-7L-50,-4L-40,-2C-26,0 -14,6 -6,12L-10,24L0,19L10,24L6,12C14,6 26,0 40,-2L50,-4L44,-7L52,-12C30,-16 10,-8 0,4Z";

export function eagle(brush: Brush): string {
  const place = (x: number, y: number, size: number) => ({ transform: `translate(${x} ${y}) scale(${size})` });
  return (
    brush.fill(EAGLE, brush.tone(0.92), place(96, 58, 0.62)) + brush.fill(EAGLE, brush.tone(0.6), place(150, 36, 0.3))
  );
}

/** A stag that has heard us. */
export function stag(brush: Brush, { fur = "#9a5a2c" } = {}): string {
  const shade = deepen(fur, 0.6, "#2a0c14");
  const antlers =
    limb(
      [
        [-34, -62],
        [-48, -86],
        [-40, -116],
      ],
      [6, 5, 1],
    ) +
    limb(
      [
        [-45, -80],
        [-62, -92],
        [-64, -108],
      ],
      [5, 4, 1],
    ) +
    limb(
      [
        [-46, -92],
        [-56, -112],
      ],
      [4, 1],
    ) +
    limb(
      [
        [-24, -62],
        [-8, -84],
        [-14, -116],
      ],
      [6, 5, 1],
    ) +
    limb(
      [
        [-12, -78],
        [6, -90],
        [8, -106],
      ],
      [5, 4, 1],
    ) +
    limb(
      [
        [-10, -90],
        [0, -112],
      ],
      [4, 1],
    );
  const legs =
    "M-22,24L-26,62L-22,96H-14L-14,62L-6,28ZM0,28L2,62L0,96H8L12,62L14,28ZM46,20L50,60L46,96H54L62,60L64,14ZM62,10L72,56L70,96H78L82,56L78,6Z";
  return (
    brush.shadow(26, 96, 80, 10) +
    brush.cel(legs, deepen(fur, 0.25), { band: 4, edge: 1.6, shade }) +
    brush.cel(
      "M-30,30C-36,6 -32,-14 -36,-34L-16,-42C-10,-24 -2,-16 14,-14C40,-18 66,-16 80,-4C88,10 84,26 74,32C50,28 30,36 4,38C-12,40 -24,38 -30,30Z",
      fur,
      { band: 10, edge: 2.4, shade },
    ) +
    brush.fill("M-30,30C-34,12 -30,-10 -32,-28L-22,-24C-22,-4 -18,18 -6,38C-18,40 -26,36 -30,30Z", "#e8cfa8", {
      opacity: 0.7,
    }) +
    brush.dots(
      [
        [30, -4],
        [44, -2],
        [58, 0],
        [40, 8],
        [54, 10],
        [26, 8],
      ],
      "#f0dcb8",
      4,
      0.8,
    ) +
    brush.cel(antlers, "#d8bc8a", { band: 2, edge: 1.4, shade: "#6a4a2c" }) +
    brush.cel("M-34,-56L-58,-62L-40,-46ZM-18,-56L4,-62L-12,-46Z", fur, { band: 3, edge: 1.6, shade }) +
    brush.cel(
      "M-40,-52C-38,-66 -18,-66 -14,-52C-14,-42 -20,-34 -24,-24C-26,-20 -32,-20 -34,-24C-36,-34 -42,-42 -40,-52Z",
      mix(fur, "#e0b080", 0.2),
      { band: 4, edge: 1.8, shade },
    ) +
    brush.dots(
      [
        [-34, -46],
        [-20, -46],
      ],
      "#1a0c08",
      4.4,
    ) +
    brush.fill("M-32,-24q3,-3 6,0q-3,4 -6,0z", "#1a0c08")
  );
}

/** Eyes between the trees. */
export function watchers(brush: Brush): string {
  const eyes = [
    [76, 138, 1],
    [104, 128, 0.7],
    [148, 134, 0.9],
    [172, 146, 1.1],
    [124, 146, 0.8],
  ] as const;
  return eyes
    .map(([x, y, size], i) => {
      const colour = i % 2 ? "#ff8a3a" : "#ffe04a";
      const eye = (side: number) =>
        path`M${x + side * 3 * size},${y}l${side * 8 * size},${-4 * size}l${-side * 1.5 * size},${6 * size}z`;
      return brush.glow(x, y, 16 * size, colour, 0.5) + brush.fill(eye(1) + eye(-1), colour);
    })
    .join("");
}

/** A hut on stilts above the water. */
export function stiltHut(brush: Brush): string {
  const wood = { band: 7, edge: 2.2, shade: "#241010" };
  return (
    brush.disc(0, 84, 96, brush.tone(0.95), 0.5, 10) +
    brush.cel("M-58,30L-66,88H-56L-48,30ZM48,30L58,88H66L58,30ZM-8,34L-6,92H6L6,34Z", "#5a3a28", {
      band: 3,
      edge: 1.6,
    }) +
    brush.line("M-56,52L4,80M54,54L-4,74", "#4a2c1e", 5) +
    brush.cel("M-78,24H80V36H-78Z", "#7a5030", wood) +
    brush.cel("M-54,26L-50,-36H54L58,26Z", "#8a5c38", { ...wood, band: 12 }) +
    brush.line("M-30,-34V24M0,-34V24M32,-34V24", "#3a1e14", 2.4, { opacity: 0.6 }) +
    brush.fill("M-36,26V-8C-36,-18 -14,-18 -14,-8V26Z", "#20100e") +
    brush.glow(24, -6, 34, brush.script.warm, 0.8) +
    brush.fill("M10,-18H38V6H10Z", "#ffd98a") +
    brush.line("M24,-18V6M10,-6H38", "#4a2818", 3) +
    brush.celWith(
      "M-86,-24C-60,-46 -30,-76 -6,-104L8,-102C34,-74 62,-46 90,-26L82,-16C60,-28 -58,-28 -78,-14Z",
      "#a8843c",
      { band: 12, edge: 2.4, shade: "#3a2410" },
      brush.line("M-6,-98L-56,-28M2,-98L-24,-28M4,-98L8,-28M6,-96L40,-28M8,-96L68,-26", "#5a3c1a", 3, { opacity: 0.7 }),
    ) +
    brush.cel("M78,36L84,90H90L84,36ZM100,36L106,90H112L106,36ZM80,48H108V54H80ZM82,66H110V72H82Z", "#6a4428", {
      band: 2,
      edge: 1.2,
    })
  );
}

/** Lights that lead astray, and the boat of somebody they led. */
export function wisps(brush: Brush): string {
  const lights = [
    [-70, -30, 1],
    [-16, -52, 0.8],
    [52, -18, 1.2],
    [88, -64, 0.7],
    [8, 8, 0.9],
  ] as const;
  return (
    brush.disc(10, 84, 80, brush.tone(0.95), 0.6, 9) +
    brush.cel("M-70,56C-30,78 40,80 92,44C88,72 66,90 30,92H-18C-44,90 -64,76 -70,56Z", "#5a4438", {
      band: 9,
      edge: 2.2,
    }) +
    brush.line("M-58,68C-20,86 40,86 84,60M-30,72L-34,62M10,80L8,68M48,76L46,64", "#2a1a18", 2.6) +
    brush.cel(
      limb(
        [
          [-20, 96],
          [-60, 30],
          [-72, 4],
        ],
        [6, 6, 12],
      ),
      "#7a5a3c",
      { band: 2, edge: 1.4 },
    ) +
    lights.map(([x, y, size]) => wisp(brush, x, y, size)).join("") +
    sparks(brush, 0, -20, 110, 50, 16, "#d8fff0", 2)
  );
}

function wisp(brush: Brush, x: number, y: number, size: number): string {
  return (
    brush.glow(x, y, 34 * size, "#8affd8", 0.85) +
    brush.at(
      x,
      y,
      size,
      (inner) =>
        inner.fill("M0,-24C4,-12 13,-6 13,5C13,13 7,18 0,18C-7,18 -13,13 -13,5C-13,-4 -4,-10 0,-24Z", "#8affd8") +
        inner.fill("M0,-8C3,0 7,3 7,8C7,13 4,15 0,15C-4,15 -7,13 -7,8C-7,2 -2,-1 0,-8Z", "#ffffff"),
    )
  );
}

/** What was left of something very large. */
export function ribcage(brush: Brush, { bone = "#f0e2c0" } = {}): string {
  const shade = deepen(bone, 0.6, "#4a2030");
  const rib = (x: number, tall: number) =>
    limb(
      [
        [x, 70],
        [x - 16, 70 - tall * 0.6],
        [x + 12, 70 - tall],
        [x + 46, 70 - tall * 0.86],
      ],
      [10, 12, 9, 1],
    );
  const far = (x: number, tall: number) =>
    limb(
      [
        [x + 40, 64],
        [x + 52, 64 - tall * 0.5],
        [x + 40, 64 - tall * 0.9],
      ],
      [7, 8, 1],
    );
  const places = times(5, (i) => [-84 + i * 32, [70, 110, 124, 104, 70][i]!] as const);
  return (
    brush.shadow(0, 80, 130, 16) +
    brush.cel(places.map(([x, tall]) => far(x, tall)).join(""), mix(bone, brush.script.far, 0.45), {
      band: 3,
      edge: 1.4,
    }) +
    brush.cel(
      limb(
        [
          [-116, 76],
          [-60, 62],
          [20, 62],
          [104, 78],
        ],
        [4, 16, 16, 4],
      ),
      bone,
      { band: 5, edge: 1.8, shade },
    ) +
    brush.cel(places.map(([x, tall]) => rib(x, tall)).join(""), bone, { band: 4, edge: 2, shade }) +
    brush.cel("M70,84C66,56 84,40 104,44C122,46 132,58 140,72L134,84L126,80L120,88H84Z", bone, {
      band: 7,
      edge: 2.2,
      shade,
    }) +
    brush.fill("M92,58C98,52 110,54 112,62C108,70 94,70 92,58ZM124,66l7,4l-6,4z", "#2a1018")
  );
}

/** A heron that waits. */
export function heron(brush: Brush): string {
  const grey = { band: 7, edge: 2.2, shade: "#2a3a4c" };
  return (
    brush.disc(4, 88, 50, brush.tone(0.9), 0.5, 6) +
    brush.line("M-2,44L-6,88M14,44L14,66L10,90", "#b88a3c", 4) +
    brush.cel("M-26,8C-14,-14 22,-14 44,10C58,26 70,44 76,58C54,52 26,54 4,50C-18,46 -32,28 -26,8Z", "#8a9cac", grey) +
    brush.line("M0,16C20,18 44,34 64,52M-6,28C14,30 34,40 50,50", "#44566a", 2.4) +
    brush.cel(
      limb(
        [
          [-14, 24],
          [-34, -6],
          [-10, -36],
          [-24, -66],
        ],
        [26, 15, 12, 13],
      ),
      "#c8d4da",
      grey,
    ) +
    brush.cel("M-14,-72C-22,-82 -40,-78 -40,-66C-38,-58 -22,-56 -14,-62L8,-64Z", "#dce6ea", { band: 3, edge: 1.6 }) +
    brush.cel("M-36,-72L-92,-62L-36,-60Z", "#e8a83a", { band: 3, edge: 1.4, shade: "#8a4a10" }) +
    brush.line("M-34,-74Q-14,-82 16,-62", "#1c2430", 4) +
    brush.disc(-31, -68, 2.6, "#1c1408")
  );
}
