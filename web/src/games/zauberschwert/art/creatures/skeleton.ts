import type { Brush } from "../../../../art/kit/brush";
import { deepen } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { ellipse } from "../../../../art/kit/svg";
import { pack } from "./pack";
import { ribs, rustyHelm, skull } from "./skull";

const BONE = "#e6d6b0";

function warrior(brush: Brush): string {
  return ribs(brush, BONE) + skull(brush) + rustyHelm(brush);
}

function sword(brush: Brush): string {
  const blade = "M76,70L70,-66L80,-92L90,-66L88,70Z";
  return (
    brush.cel(blade, "#a8b4c0", { band: 6, edge: 2, shade: "#3c4a5a" }) +
    brush.fill("M70,-30l6,4l-5,5zM89,10l-5,5l5,5z", "#2a2430") +
    brush.line("M80,-80L81,66", "#5a6a7a", 1.6) +
    brush.cel("M58,66H106V76H58Z", "#8a6a34", { band: 3, edge: 1.4 }) +
    brush.cel("M76,76H88V112H76Z", "#5a3420", { band: 3, edge: 1 }) +
    brush.cel(
      limb(
        [
          [110, 150],
          [96, 104],
          [78, 88],
        ],
        [12, 11, 9],
      ) +
        limb(
          [
            [66, 84],
            [98, 86],
          ],
          [9, 9],
        ) +
        limb(
          [
            [66, 94],
            [98, 96],
          ],
          [9, 9],
        ) +
        limb(
          [
            [68, 104],
            [96, 105],
          ],
          [8, 8],
        ),
      BONE,
      { band: 3, edge: 1.4, shade: deepen(BONE, 0.6, "#2a1430") },
    )
  );
}

function shield(brush: Brush): string {
  return (
    brush.cel(ellipse(-78, 74, 46), "#6a2c2c", { band: 12, edge: 2.6, shade: "#24080c" }) +
    brush.line(ellipse(-78, 74, 41), "#8a8490", 7) +
    brush.line("M-78,36V112M-114,74H-42", "#4a1c1c", 3) +
    brush.cel(ellipse(-78, 74, 13), "#9a94a0", { band: 5, edge: 2 }) +
    brush.dots(
      [
        [-78, 34],
        [-78, 114],
        [-118, 74],
        [-38, 74],
        [-50, 46],
        [-106, 102],
        [-106, 46],
        [-50, 102],
      ],
      "#d8d0c0",
      4,
    )
  );
}

/** Skeletons with helmets; the first one bears sword and shield. */
export function skeletonWarriors(brush: Brush): string {
  const arms = brush.small ? "" : sword(brush) + shield(brush);
  return (
    pack(
      brush,
      warrior(brush),
      [
        [-78, -26, 0.6],
        [78, -28, 0.6, true],
      ],
      [0, -2, 1.04],
      0.65,
    ) + arms
  );
}
