import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings } from "../../../../art/kit/limb";
import type { Point } from "../../../../art/kit/svg";
import { pack } from "./pack";

const BODY =
  "M-70,76C-92,64 -96,30 -78,2L-80,-8L-68,-10L-64,-26L-52,-24L-42,-38L-32,-32L-18,-44L-8,-36L14,-44L22,-34C40,-20 44,10 34,34C34,52 30,66 22,78Z";
const HEAD =
  "M6,-26C14,-50 44,-56 62,-42C76,-32 92,-14 104,4C110,14 104,22 94,22C84,22 78,26 66,30C54,38 36,40 24,32L22,40L12,30L2,34L4,20L-6,18C-6,2 0,-14 6,-26Z";
const EAR = "M10,-36C-10,-54 -8,-84 14,-88C38,-90 50,-62 38,-40C30,-28 18,-28 10,-36Z";
const INNER_EAR = "M14,-42C0,-56 2,-76 16,-78C32,-78 38,-58 30,-44C26,-38 20,-38 14,-42Z";
const FAR_EAR = "M46,-46C44,-66 54,-80 66,-76C76,-70 74,-50 62,-40Z";
const THIGH = "M-80,76C-90,40 -74,12 -46,14C-20,16 -12,44 -26,76Z";
const TAIL: Point[] = [
  [-70, 70],
  [-104, 66],
  [-120, 36],
  [-104, 6],
  [-118, -24],
  [-100, -48],
];
const TAIL_BREADTH = [16, 13, 10, 8, 6, 1];
const PINK = "#d8919a";

/** A rat as large as a dog, to the right. */
export function rat(brush: Brush, { fur = "#7a6656", eye = "#ff4a2a" } = {}): string {
  const shade = deepen(fur, 0.66, "#180a1c");
  return (
    tail(brush) +
    brush.cel(FAR_EAR, deepen(fur, 0.35), { band: 4, edge: 1.6 }) +
    brush.celWith(BODY, fur, { band: 20, edge: 2.4, shade }, tufts(brush, shade)) +
    brush.cel(THIGH, fur, { band: 12, edge: 2, shade }) +
    feet(brush, fur, shade) +
    brush.cel(HEAD, mix(fur, "#c8a888", 0.15), { band: 9, edge: 2.4, shade }) +
    brush.cel(EAR, fur, { band: 5, edge: 2.2, shade }) +
    brush.fill(INNER_EAR, mix(PINK, fur, 0.25)) +
    face(brush, shade, eye)
  );
}

function tail(brush: Brush): string {
  const surface = brush.line(rings(TAIL, TAIL_BREADTH), "#7a3a4c", 1.3, { opacity: 0.6 });
  return brush.celWith(limb(TAIL, TAIL_BREADTH), PINK, { band: 4, edge: 1.4, shade: "#6a2a44" }, surface);
}

function tufts(brush: Brush, shade: string): string {
  const d = "M-56,-6l6,10l4,-11M-30,-14l5,11l5,-10M-4,-16l4,12l6,-10M-34,8l4,10l6,-9M-6,12l4,12l6,-11M12,-2l4,11l6,-9";
  return brush.line(d, shade, 2, { opacity: 0.6 });
}

function feet(brush: Brush, fur: string, shade: string): string {
  return (
    brush.cel("M6,28C10,46 16,58 22,66L40,66C34,52 34,40 34,26Z", fur, { band: 7, edge: 1.4, shade }) +
    brush.cel(
      "M14,64L40,62C48,66 56,72 60,80L50,78L50,86L40,79L36,88L28,79L20,84ZM-58,68L-22,68C-12,70 -4,76 0,84L-12,80L-14,88L-26,81L-32,88L-44,80L-62,80Z",
      PINK,
      { band: 5, edge: 1.4, shade: "#7a3046" },
    )
  );
}

function face(brush: Brush, shade: string, eye: string): string {
  return (
    brush.fill("M52,34C66,30 80,24 96,22L92,34C82,42 66,42 52,34Z", "#34101a") +
    brush.fill("M86,22L92,40L97,39L96,22ZM80,24L84,38L89,38L88,22Z", "#fff3cf") +
    brush.fill("M60,30C72,34 80,34 88,34L80,42C70,44 62,40 56,34Z", shade) +
    brush.disc(104, 10, 6.5, "#e08a94") +
    brush.disc(102, 8, 2, "#ffe0dc") +
    brush.disc(58, -16, 9.5, "#1a0a10", 1, 8) +
    brush.disc(59, -16, 6.6, eye, 1, 6) +
    brush.disc(61, -16, 2.6, "#240404", 1, 4.6) +
    brush.disc(56.5, -18.5, 1.8, "#ffffff") +
    (brush.small ? "" : brush.glow(59, -16, 18, eye, 0.45)) +
    brush.fill("M44,-28L70,-22L72,-16Q58,-26 44,-22Z", shade) +
    brush.line("M86,14Q104,26 122,22M84,16Q100,34 114,36M86,10Q106,12 124,4", "#f4e8dc", 1.1, { opacity: 0.8 })
  );
}

export function rats(brush: Brush): string {
  return pack(
    brush,
    rat(brush),
    [
      [-64, -58, 0.6],
      [70, -50, 0.56, true],
    ],
    [-8, 20, 0.98],
    0.6,
  );
}
