import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { teeth } from "../../../../art/creatures/teeth";
import { pack } from "./pack";

const HEAD =
  "M-40,-14C-44,-44 -20,-66 8,-62C22,-60 30,-52 42,-46C62,-40 84,-34 98,-22C106,-14 104,-6 96,-4L40,2C24,8 8,18 -6,22C-26,22 -38,6 -40,-14Z";
const JAW = "M-10,18C10,12 30,6 48,6L92,2C98,6 96,14 88,18C64,28 28,36 0,34Z";
const FRILL =
  "M4,-62L-6,-92L-18,-68L-42,-92L-40,-60L-72,-74L-58,-44L-94,-44L-70,-22L-102,-6L-72,4L-94,28L-62,24L-72,50L-40,36L-24,44L-4,18Z";
const NECK = "M-48,4C-40,30 -52,56 -80,76L-120,240H110L78,84C48,70 26,54 14,26Z";

/** A lizard that walks like a man, to the right. */
export function lizard(brush: Brush, { skin = "#d08a3a", frill = "#2f9a9a", eye = "#f8ff7a" } = {}): string {
  const shade = deepen(skin, 0.64, "#3a0c20");
  return (
    brush.celWith(
      FRILL,
      frill,
      { band: 9, edge: 2.2 },
      brush.line(
        "M-10,-20L-8,-90M-14,-20L-42,-90M-18,-16L-70,-72M-20,-12L-92,-44M-20,-6L-100,-6M-18,2L-92,28M-14,10L-70,48",
        deepen(frill, 0.55),
        2.4,
        { opacity: 0.8 },
      ),
    ) +
    brush.celWith(NECK, skin, { band: 20, edge: 2.4, shade }, throat(brush, skin, shade)) +
    armour(brush) +
    mouth(brush, skin, shade) +
    head(brush, skin, shade, eye)
  );
}

function throat(brush: Brush, skin: string, shade: string): string {
  const plates = [0, 1, 2, 3].map(
    (i) =>
      `M${2 - i * 3},${34 + i * 13}C${14 + i * 2},${40 + i * 12} ${24 + i * 6},${44 + i * 11} ${40 + i * 10},${44 + i * 10}L${46 + i * 10},${56 + i * 10}C${26 + i * 6},${56 + i * 11} ${10 + i * 2},${52 + i * 12} ${-2 - i * 4},${46 + i * 13}Z`,
  );
  return (
    brush.cel(plates.join(""), mix(skin, "#fff0b8", 0.6), { band: 3, edge: 1.2, shade }) +
    brush.line(
      "M-40,30q5,8 10,1M-50,46q5,8 10,1M-34,48q5,8 10,1M-62,62q5,8 10,1M-44,64q5,8 10,1M-26,62q5,8 10,1",
      shade,
      1.8,
      { opacity: 0.7 },
    )
  );
}

function armour(brush: Brush): string {
  return (
    brush.cel("M-124,240C-122,130 -104,86 -66,72C-46,84 -40,112 -44,140L-60,240Z", "#8a6a44", {
      band: 12,
      edge: 2.2,
      shade: "#2a140c",
    }) +
    brush.line("M-100,110Q-80,92 -54,100M-108,136Q-84,116 -46,126", "#3a2010", 3) +
    brush.cel("M-78,80L-92,52L-62,72ZM-96,100L-120,78L-88,86Z", "#efe0bc", { band: 3, edge: 1.6 }) +
    brush.cel("M-60,92C-20,112 30,112 76,86L82,98C34,126 -22,126 -58,106Z", "#5a2c24", { band: 4, edge: 1.4 })
  );
}

function mouth(brush: Brush, skin: string, shade: string): string {
  const upper = teeth(
    [
      [30, 2, 7],
      [44, 1, 7],
      [58, 0, 7],
      [72, -2, 8],
      [86, -4, 8],
    ],
    1,
  );
  return (
    brush.fill("M-4,16L40,0L98,-6L92,8L30,24Z", "#34060e") +
    brush.line("M40,12C66,12 84,8 100,12M100,12l12,-5M100,12l11,7", "#e0506a", 3, { "stroke-linecap": "round" }) +
    brush.fill(upper, "#fff6dc") +
    brush.cel(JAW, mix(skin, "#fff0b8", 0.3), { band: 6, edge: 1.8, shade })
  );
}

function head(brush: Brush, skin: string, shade: string, eye: string): string {
  return (
    brush.cel(HEAD, skin, { band: 11, edge: 2.6, shade }) +
    brush.fill("M-30,-40L-10,-54L-14,-36ZM-36,-18L-18,-30L-16,-12ZM-24,4L-8,-10L0,6Z", deepen(skin, 0.4, "#3a0c20"), {
      opacity: 0.6,
    }) +
    brush.line(
      "M40,-30q5,6 10,1M54,-24q5,6 10,1M36,-16q5,6 10,1M52,-12q5,6 10,1M68,-16q5,6 10,1M20,-4q5,6 10,1",
      shade,
      1.6,
      { opacity: 0.6 },
    ) +
    brush.fill("M88,-20q7,-3 9,4q-6,2 -9,-4z", shade) +
    brush.disc(12, -34, 15, shade, 1, 13) +
    brush.disc(13, -34, 11, eye, 1, 10) +
    brush.fill("M14,-44Q19,-34 14,-24Q9,-34 14,-44Z", "#14100c") +
    brush.disc(8, -38, 2.4, "#ffffff") +
    brush.cel("M-8,-38C-2,-56 24,-58 38,-44L32,-42C20,-50 6,-48 0,-34Z", mix(skin, "#fff0b8", 0.12), {
      band: 3,
      edge: 1.8,
      shade,
    })
  );
}

function spear(brush: Brush): string {
  return (
    brush.cel(
      limb(
        [
          [92, 220],
          [84, -60],
        ],
        [8, 7],
      ),
      "#7a4a28",
      { band: 3, edge: 1.6 },
    ) +
    brush.cel("M84,-52L70,-72L82,-118L98,-74Z", "#a8c4c8", { band: 6, edge: 2, shade: "#3a5a6a" }) +
    brush.cel("M76,-52H94L92,-38H78ZM78,-36L70,-14L80,-26L82,-8L86,-26L96,-16L92,-36Z", "#c8402e", {
      band: 3,
      edge: 1.4,
    })
  );
}

export function lizardFolk(brush: Brush): string {
  const armed = (brush.small ? "" : spear(brush)) + lizard(brush);
  return pack(
    brush,
    armed,
    [
      [-84, -30, 0.46],
      [80, -36, 0.5, true],
    ],
    [-8, 12, 0.98],
  );
}
