/** Heads of bone, and those who have no other. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";

const CRANIUM = symmetric("M0,-70C32,-70 50,-48 48,-20C48,-10 46,-4 42,2L44,14C40,22 32,24 26,26L24,36L0,40");
const SOCKETS = both("M8,-12C12,-22 32,-24 38,-14C40,0 32,10 20,10C10,8 6,-2 8,-12Z");
const NOSE = symmetric("M0,8L8,22L4,25L0,21");
const JAW = symmetric("M0,44L20,40L34,22L40,26C40,46 30,66 14,72L0,73");
const CRACKS = "M22,-66L16,-52L24,-44L18,-34M40,0L32,14";

export interface SkullLook {
  bone?: string;
  /** What burns in the sockets. */
  eye?: string;
}

/** A skull that looks at us, about 100 wide and 145 tall. */
export function skull(brush: Brush, { bone = "#e6d6b0", eye = "#ff6a2a" }: SkullLook = {}): string {
  const shade = deepen(bone, 0.62, "#2a1430");
  const teeth = "M-20,38V50M-12,40V53M-4,41V54M4,41V54M12,40V53M20,38V50";
  return (
    brush.cel(JAW, mix(bone, shade, 0.2), { band: 8, edge: 1.8, shade }) +
    brush.fill(symmetric("M0,40L24,36L22,48L0,53"), "#fff6dc") +
    brush.line(teeth + "M-23,45Q0,52 23,45", deepen(bone, 0.7, "#2a1020"), 1.7) +
    brush.celWith(
      CRANIUM,
      bone,
      { band: 13, edge: 2.6, shade },
      brush.fill("M6,-74L8,44H70V-74Z", shade, { opacity: 0.28 }),
    ) +
    brush.fill(both("M30,14L42,8L40,18L30,22Z"), shade, { opacity: 0.7 }) +
    brush.fill(SOCKETS + NOSE, "#1a0a16") +
    brush.line(CRACKS, shade, 1.6) +
    embers(brush, eye)
  );
}

function embers(brush: Brush, colour: string): string {
  return (
    brush.glow(-22, -5, 12, colour, 0.9) +
    brush.glow(22, -5, 12, colour, 0.9) +
    brush.dots(
      [
        [-22, -5],
        [22, -5],
      ],
      mix(colour, "#ffffff", 0.6),
      7,
    )
  );
}

const HELM = symmetric("M0,-84C36,-84 54,-58 54,-20L52,14L42,10L40,-16C28,-28 14,-28 10,-24L7,8L0,14");

export function rustyHelm(brush: Brush, { iron = "#7c7a84", rust = "#a8542e" } = {}): string {
  const shade = deepen(iron, 0.66);
  const band = both("M0,-38C20,-40 44,-34 54,-20L54,-10C42,-24 20,-30 0,-28Z");
  return (
    brush.celWith(
      HELM,
      iron,
      { band: 9, edge: 2.4, shade },
      brush.fill("M-40,-60l10,-6l6,10l-10,6zM20,-70l14,4l-4,12zM34,-10l10,4v14z", rust, { opacity: 0.7 }),
    ) +
    brush.cel(band, mix(iron, rust, 0.45), { band: 3, edge: 1.2 }) +
    brush.dots(
      [
        [-44, -22],
        [-26, -30],
        [26, -30],
        [44, -22],
      ],
      "#f0d8a8",
      4,
    )
  );
}

/** Ribs and collar bones, down to the edge of the picture. */
export function ribs(brush: Brush, bone: string): string {
  const shade = deepen(bone, 0.62, "#2a1430");
  const rib = (y: number, wide: number) =>
    `M5,${y}C24,${y - 8} ${wide},${y - 2} ${wide},${y + 16}L${wide - 7},${y + 18}C${wide - 8},${y + 6} 24,${y + 2} 5,${y + 10}Z`;
  return (
    brush.fill(symmetric("M0,60L40,78L52,130L44,240L0,240"), "#1c1020") +
    brush.cel("M-7,60H7V230H-7Z", bone, { band: 4, edge: 1.2, shade }) +
    brush.cel(both(rib(92, 44) + rib(114, 50) + rib(136, 48)), bone, { band: 4, edge: 1.8, shade }) +
    brush.cel(both("M4,78C24,74 50,68 74,76C80,84 78,92 70,92C52,82 26,86 4,90Z"), bone, { band: 4, edge: 1.8, shade })
  );
}
