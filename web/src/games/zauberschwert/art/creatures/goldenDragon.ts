import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";
import { coinHeap } from "../../../../art/things/coins";
import { teeth } from "../../../../art/creatures/teeth";

const WINGS = both(
  "M20,40C24,-20 60,-70 124,-104C116,-70 124,-40 130,-10C112,-18 104,-6 108,20C92,10 84,24 86,46C70,36 56,44 40,66Z",
);
const WING_BONES = both("M24,40C44,-20 80,-64 122,-100M28,44C60,4 98,-12 128,-10M30,50C56,26 84,18 106,20");
const MANE = symmetric(
  "M0,-92L14,-74L30,-92L34,-68L58,-78L54,-52L80,-50L66,-28L92,-14L70,-2L88,22L62,22L70,48L46,40L44,64L0,70",
);
const NECK = symmetric("M0,30C34,34 54,60 60,100L74,240L0,240");
const HORNS = both("M16,-52C26,-78 54,-96 78,-122C84,-92 70,-58 36,-36Z");
const HEAD = symmetric("M0,-62C18,-64 34,-54 40,-38C46,-24 38,-10 34,2C36,16 38,28 36,40C32,56 18,64 0,66");
const EARS = both("M38,-26C58,-40 76,-40 92,-34C84,-22 66,-10 40,-8Z");
const BROW = symmetric("M0,-26L10,-20C22,-36 38,-38 50,-36C44,-26 40,-20 36,-16C26,-20 16,-14 10,-8L0,-12");
const SNOUT = symmetric("M0,-12L10,-8C14,8 26,18 32,30C34,44 22,52 0,52");

/** An old golden dragon that rests on its hoard and looks at us. */
export function goldenDragon(brush: Brush, { skin = "#e0a32c", eye = "#7affd8" } = {}): string {
  const shade = deepen(skin, 0.62, "#4a0c28");
  const look = { band: 10, edge: 2.4, shade, rim: "#fff6c8" };
  return (
    brush.celWith(
      WINGS,
      deepen(skin, 0.3, "#5a1c10"),
      { band: 12, edge: 2.4 },
      brush.line(WING_BONES, deepen(skin, 0.55, "#4a0c10"), 3.4),
    ) +
    brush.cel(HORNS, "#f4e6c0", { band: 7, edge: 2.2, shade: "#8a5a3c" }) +
    brush.line(both("M28,-58L40,-50M36,-70L50,-62M46,-82L60,-74"), "#a8764a", 2.4, { opacity: 0.8 }) +
    brush.cel(MANE, deepen(skin, 0.18, "#8a2c10"), look) +
    neck(brush, skin, shade) +
    brush.cel(EARS, skin, { ...look, band: 6 }) +
    brush.celWith(HEAD, skin, look, brush.fill("M5,-70L6,-10L20,30L5,80H70V-70Z", shade, { opacity: 0.3 })) +
    face(brush, skin, shade, eye) +
    (brush.small ? "" : hoard(brush))
  );
}

function neck(brush: Brush, skin: string, shade: string): string {
  const plates = [0, 1, 2, 3].map((i) =>
    symmetric(
      `M0,${68 + i * 17}C${16 + i * 3},${68 + i * 17} ${28 + i * 3},${64 + i * 17} ${34 + i * 4},${60 + i * 17}L${36 + i * 4},${74 + i * 17}C${26 + i * 3},${82 + i * 17} ${14 + i * 2},${84 + i * 17} 0,${84 + i * 17}`,
    ),
  );
  return brush.celWith(
    NECK,
    skin,
    { band: 14, edge: 2.2, shade },
    brush.cel(plates.join(""), mix(skin, "#fff4c8", 0.6), { band: 3, edge: 1.4, shade }),
  );
}

function face(brush: Brush, skin: string, shade: string, eye: string): string {
  const fangs = teeth(
    [
      [-26, 42, 8],
      [-14, 46, 6],
      [8, 46, 6],
      [18, 43, 8],
    ],
    1,
  );
  return (
    brush.fill(both("M8,-8L20,-18L40,-22L34,-6L18,0Z"), "#2a0c10") +
    brush.fill(both("M14,-8L22,-15L34,-17L30,-8L20,-4Z"), eye) +
    brush.fill(both("M23,-15L27,-16L26,-5L23,-5Z"), "#10202a") +
    brush.glow(-24, -10, 16, eye, 0.6) +
    brush.glow(24, -10, 16, eye, 0.45) +
    brush.cel(BROW, mix(skin, "#fff0a0", 0.2), { band: 4, edge: 2, shade }) +
    brush.fill(symmetric("M0,48C14,50 28,46 34,36L32,52C24,62 12,64 0,64"), "#3a0810") +
    brush.fill(fangs, "#fff8e4") +
    brush.cel(SNOUT, mix(skin, "#ffe9a0", 0.28), { band: 7, edge: 1.8, shade }) +
    brush.fill(both("M9,34C12,26 20,26 22,34C18,40 11,40 9,34Z"), "#4a1410") +
    brush.line("M0,-8V22M-8,6q8,8 16,0M-10,16q10,9 20,0", shade, 1.8, { opacity: 0.55 }) +
    brush.line(
      "M-28,42C-52,44 -62,60 -84,58M28,42C52,44 62,60 84,58M-24,48C-44,56 -48,74 -66,80M24,48C44,56 48,74 66,80",
      mix(skin, "#fff4c8", 0.6),
      3,
      { "stroke-linecap": "round" },
    ) +
    brush.cel(both("M12,62L20,58L20,78ZM2,64L-2,64L0,84Z"), "#f4e6c0", { band: 2, edge: 1.4 })
  );
}

function hoard(brush: Brush): string {
  return (
    brush.fill("M-150,130V96C-110,84 -70,92 -40,104C-10,112 10,112 40,102C70,90 110,84 150,98V130Z", "#c8861e") +
    coinHeap(brush, 0, 104, 30, 130, 12, 8)
  );
}
