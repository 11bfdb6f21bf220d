import type { Brush } from "../../../../art/kit/brush";
import { deepen } from "../../../../art/kit/colour";
import { times } from "../../../../art/kit/sky";
import { teeth } from "../../../../art/creatures/teeth";

const BONE = "#e8dcc0";
const HIDE = "#6a4638";

/** The war pig: tusks, iron and fury. */
export function warpig(brush: Brush): string {
  return (
    hump(brush) +
    ears(brush) +
    pigHead(brush) +
    helm(brush) +
    snout(brush) +
    tusk(brush) +
    brush.at(0, 0, 1, tusk, { flip: true }) +
    collar(brush)
  );
}

function hump(brush: Brush): string {
  const bristles =
    "M-140,190C-146,60 -126,-20 -98,-56L-108,-84L-80,-72L-82,-104L-54,-86L-50,-120L-26,-96L-14,-130L2,-100L20,-130L30,-96L54,-118L56,-86L84,-102L80,-72L110,-82L98,-56C126,-20 146,60 140,190Z";
  return (
    brush.cel(bristles, "#3f2a2c", { band: 20, edge: 2.6, shade: "#14080e" }) +
    brush.line("M-96,-20L-108,20M-110,30L-118,70M96,-20L108,20M110,30L118,70M-86,40l-8,34M86,40l8,34", "#8a5a4a", 2.6, {
      opacity: 0.6,
    })
  );
}

function ears(brush: Brush): string {
  return (
    brush.cel(
      "M-58,-46C-90,-54 -112,-74 -116,-98C-88,-100 -58,-86 -40,-66ZM58,-46C90,-54 112,-74 116,-98C104,-92 100,-82 92,-88C80,-92 58,-86 40,-66Z",
      HIDE,
      { band: 7, edge: 2.2, shade: "#24100f" },
    ) +
    brush.fill(
      "M-60,-54C-84,-62 -98,-76 -104,-90C-84,-88 -64,-78 -50,-66ZM60,-54C76,-60 86,-68 92,-78C80,-80 64,-78 50,-66Z",
      "#a85a54",
      { opacity: 0.75 },
    )
  );
}

function pigHead(brush: Brush): string {
  const shape =
    "M-66,-56C-50,-88 50,-88 66,-56C84,-24 82,22 66,52C54,76 30,92 0,92C-30,92 -54,76 -66,52C-82,22 -84,-24 -66,-56Z";
  const shade = deepen(HIDE, 0.65, "#24040c");
  const far = brush.fill("M4,-90H90V100H4L10,40L2,-10Z", shade, { opacity: 0.4 });
  const fur = brush.line(
    "M-70,0l12,8M-72,16l14,6M-66,34l14,2M70,0l-12,8M72,16l-14,6M66,34l-14,2M-58,54l12,-4M58,54l-12,-4",
    shade,
    3,
    { opacity: 0.7 },
  );
  return (
    brush.celWith(shape, HIDE, { band: 10, edge: 2.6, shade }, far + fur) +
    brush.fill("M-60,-30L-20,-8Q-26,10 -44,4Q-58,-6 -60,-30ZM60,-30L20,-8Q26,10 44,4Q58,-6 60,-30Z", "#14060a") +
    brush.glow(-38, -8, 24, "#ff3a1c", 0.8) +
    brush.glow(38, -8, 24, "#ff3a1c", 0.8) +
    brush.fill("M-50,-18L-26,-5Q-34,3 -42,-2ZM50,-18L26,-5Q34,3 42,-2Z", "#ffd04a") +
    brush.dots(
      [
        [-37, -8],
        [37, -8],
      ],
      "#5a0408",
      6,
    )
  );
}

function helm(brush: Brush): string {
  const plate = "M-58,-64C-44,-92 44,-92 58,-64L50,-26L20,-30L12,18Q0,26 -12,18L-20,-30L-50,-26Z";
  return (
    brush.cel(plate, "#77828f", { band: 11, edge: 2.6, shade: "#1f2634", rim: "#f4f8ff" }) +
    brush.line("M-50,-28L-20,-32L-12,16M50,-28L20,-32L12,16", "#d9a02e", 4) +
    brush.cel("M-12,-66L0,-124L12,-66Q0,-58 -12,-66ZM-44,-66L-44,-98L-26,-74ZM44,-66L44,-98L26,-74Z", "#b8c4d0", {
      band: 5,
      edge: 2,
      shade: "#2c3648",
      rim: "#ffffff",
    }) +
    brush.dots(
      [
        [-42, -42],
        [-26, -50],
        [0, -46],
        [26, -50],
        [42, -42],
        [0, -20],
        [0, 2],
      ],
      "#f2e0a8",
      5.4,
    )
  );
}

function snout(brush: Brush): string {
  const pink = "#b06a5e";
  return (
    brush.fill("M-46,62Q0,48 46,62Q44,98 0,102Q-44,98 -46,62Z", "#1c0408") +
    brush.fill(
      teeth(
        [
          [-30, 92, 9],
          [-12, 97, 8],
          [6, 97, 8],
          [22, 92, 9],
        ],
        -1,
      ),
      "#f0e0b8",
    ) +
    brush.cel("M-44,42C-46,14 46,14 44,42C48,66 30,76 0,76C-30,76 -48,66 -44,42Z", pink, {
      band: 11,
      edge: 2.6,
      shade: "#4a1820",
    }) +
    brush.line("M-30,26Q0,16 30,26M-24,20Q0,11 24,20", deepen(pink, 0.45), 2.4) +
    brush.fill(
      "M-26,44C-26,34 -8,36 -10,48C-12,60 -26,56 -26,44ZM26,44C26,34 8,36 10,48C12,60 26,56 26,44Z",
      "#24060c",
    ) +
    brush.line("M-9,60a11,13 0 1 0 18,0", "#5a2c0c", 8) +
    brush.line("M-9,60a11,13 0 1 0 18,0", "#e8b43a", 5)
  );
}

function tusk(brush: Brush): string {
  return (
    brush.cel("M-40,76C-84,84 -112,44 -98,-14C-90,22 -72,40 -44,46Z", BONE, { band: 8, edge: 2.4, shade: "#7a5a3c" }) +
    brush.cel("M-84,40C-78,50 -70,56 -62,60L-66,76C-78,72 -88,62 -93,52Z", "#d9a02e", {
      band: 4,
      edge: 1.8,
      shade: "#5a2c0c",
    })
  );
}

function collar(brush: Brush): string {
  const spikes = times(7, (i) => `M${-88 + i * 26},${116 - Math.abs(3 - i) * 5}l9,-26l9,26z`).join("");
  return (
    brush.cel(spikes, "#b8c4d0", { band: 4, edge: 1.8, shade: "#2c3648" }) +
    brush.cel("M-110,96Q0,128 110,96V150H-110Z", "#4a2018", { band: 6, edge: 2 })
  );
}
