import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";

const WINGS = both(
  "M12,-2C26,-40 52,-76 88,-104C92,-96 90,-92 86,-86C110,-74 124,-44 130,4C120,-8 112,-10 106,-4C108,10 104,24 98,36C92,22 86,18 78,20C78,36 72,50 62,62C58,46 50,40 40,40L16,60Z",
);
const BONES = both(
  "M16,0C34,-38 60,-70 87,-88M87,-88C104,-56 108,-24 106,-4M87,-88C92,-40 88,-6 78,20M87,-88C72,-40 58,0 40,40",
);
const BODY = symmetric(
  "M0,-34C16,-34 26,-22 28,-8C46,-2 60,14 56,36L60,54L50,50L46,62L40,48C38,70 44,110 34,150L0,160",
);
const HEAD = symmetric("M0,-48C10,-50 18,-46 22,-38C26,-30 20,-22 18,-14C18,-2 14,10 8,16L0,20");
const HORNS = both("M10,-46C18,-60 34,-66 40,-88C50,-68 44,-44 22,-32Z");
const CHEEKS = both("M18,-26L40,-30L26,-18L36,-8L16,-10Z");
const SMOKE =
  "M-120,130C-110,100 -84,108 -78,84C-72,100 -60,98 -54,82C-44,102 -30,92 -24,76C-14,98 12,98 22,76C30,94 44,100 54,82C62,98 72,100 80,84C86,108 110,100 122,130Z";

/** A dragon made of night: only its eyes and its edge are seen. */
export function shadowDragon(brush: Brush, { eye = "#d86aff" } = {}): string {
  const skin = "#2a2048";
  const dark = { shade: "#0a0618", rim: mix(brush.script.rim, eye, 0.25) };
  return (
    brush.celWith(WINGS, "#1e1638", { band: 9, edge: 2.6, ...dark }, brush.line(BONES, mix(skin, eye, 0.3), 2.6)) +
    brush.celWith(BODY, skin, { band: 9, edge: 2, ...dark }, plates(brush, eye)) +
    brush.cel(HORNS, mix(skin, eye, 0.22), { band: 5, edge: 2, ...dark }) +
    brush.cel(CHEEKS, skin, { band: 3, edge: 1.8, ...dark }) +
    brush.cel(HEAD, skin, { band: 6, edge: 2.4, ...dark }) +
    eyes(brush, eye) +
    (brush.small ? "" : smoke(brush))
  );
}

function plates(brush: Brush, eye: string): string {
  const d = [0, 1, 2, 3, 4].map((i) => `M-${10 + i},${26 + i * 15}Q0,${36 + i * 15} ${10 + i},${26 + i * 15}`).join("");
  return brush.line(d, deepen(eye, 0.4), 2.6, { opacity: 0.8 });
}

function eyes(brush: Brush, colour: string): string {
  return (
    brush.glow(-10, -22, 20, colour, 0.9) +
    brush.glow(10, -22, 20, colour, 0.9) +
    brush.fill(both("M3,-20L16,-29L14,-19L7,-16Z"), "#ffe8ff") +
    brush.line(both("M5,8L7,3"), colour, 2) +
    brush.fill(symmetric("M0,6L3,9L6,6L8,11L0,17"), colour)
  );
}

function smoke(brush: Brush): string {
  return (
    brush.fill(SMOKE, deepen(brush.tone(1), 0.2)) +
    brush.fill(SMOKE, brush.tone(0.85), { transform: "translate(0 26) scale(1.05 .8)" }) +
    brush.line(
      "M-60,70c-14,-12 2,-22 -10,-34M64,66c14,-12 -2,-22 10,-36M-96,84c-10,-8 2,-16 -6,-24M98,84c10,-8 -2,-16 6,-24",
      brush.tone(0.95),
      5,
      { "stroke-linecap": "round", opacity: 0.8 },
    )
  );
}
