import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";

export interface OrcLook {
  skin?: string;
  cloth?: string;
  eye?: string;
  /** War paint over the face. */
  paint?: { colour: string; d: string };
  /** On the head, before the face, and beside it. */
  helm?: (brush: Brush) => string;
  weapon?: (brush: Brush) => string;
}

const SHOULDERS = symmetric("M0,50C30,52 66,60 88,84C100,104 104,170 108,240L0,240");
const PADS = both("M52,62C76,54 106,66 114,92C110,108 96,114 84,110C78,92 66,78 52,76Z");
const EARS = both("M42,-18C58,-34 74,-44 92,-46C88,-30 76,-6 48,4Z");
const HEAD = symmetric("M0,-66C26,-68 44,-52 46,-26C48,-12 50,0 54,14C56,34 44,56 22,66L0,70");
const BROW = symmetric("M0,-14C8,-26 26,-32 50,-30L48,-14C30,-18 14,-14 4,-6L0,-4");
const SNOUT = symmetric("M0,-10C8,-10 10,-2 14,4C22,10 22,20 14,24L0,26");
const MOUTH = symmetric("M0,32C16,30 34,32 44,26C42,44 30,54 0,56");
const TUSKS = both("M20,50L32,46C40,34 40,20 34,8C32,22 26,32 18,38Z");

/** Head and shoulders of an orc. */
export function orc(brush: Brush, look: OrcLook = {}): string {
  const { skin = "#7c8c4c", cloth = "#5a4034", eye = "#ff6a2a", paint, helm, weapon } = look;
  const shade = deepen(skin, 0.66, "#180c1c");
  const surface =
    brush.fill("M5,-70L7,-10L22,20L6,80H80V-70Z", shade, { opacity: 0.32 }) +
    (paint ? brush.fill(paint.d, paint.colour, { opacity: 0.8 }) : "");
  return (
    (brush.small ? "" : (weapon?.(brush) ?? "")) +
    brush.cel(SHOULDERS, cloth, { band: 16, edge: 2.2 }) +
    brush.cel(PADS, "#6a6670", { band: 7, edge: 2.2 }) +
    brush.cel(both("M70,60L82,30L88,64ZM92,72L112,50L108,84Z"), "#c8c0b0", { band: 3, edge: 1.6 }) +
    brush.cel(EARS, skin, { band: 6, edge: 2.2, shade }) +
    brush.fill(both("M50,-14C60,-26 70,-34 82,-38C76,-24 66,-12 52,-4Z"), mix(skin, "#a83a3a", 0.5), { opacity: 0.7 }) +
    brush.celWith(HEAD, skin, { band: 12, edge: 2.6, shade }, surface) +
    face(brush, skin, shade, eye) +
    (helm?.(brush) ?? "")
  );
}

function face(brush: Brush, skin: string, shade: string, eye: string): string {
  return (
    brush.fill(both("M6,-4L40,-20L38,-2L18,4Z"), "#160a10") +
    brush.fill(both("M12,-4L34,-14L32,-4L18,1Z"), eye) +
    brush.dots(
      [
        [-23, -6],
        [23, -6],
      ],
      "#1a0604",
      5,
    ) +
    brush.dots(
      [
        [-26, -9],
        [21, -9],
      ],
      "#fff6e0",
      2.2,
    ) +
    brush.cel(BROW, mix(skin, shade, 0.25), { band: 4, edge: 2, shade }) +
    brush.cel(SNOUT, mix(skin, "#c8906a", 0.3), { band: 5, edge: 1.8, shade }) +
    brush.fill(both("M5,18C7,12 12,13 13,19Z"), "#1c0a10") +
    brush.fill(MOUTH, "#28080e") +
    brush.fill(both("M4,34L11,34L8,42ZM14,34L20,33L18,41ZM5,55L13,54L8,46Z"), "#efe2b8") +
    brush.cel(TUSKS, "#f4e8c4", { band: 3, edge: 1.6, shade: "#8a6a4a" }) +
    brush.line("M-36,28Q-42,40 -34,52M36,28Q42,40 34,52", shade, 2, { opacity: 0.7 })
  );
}
