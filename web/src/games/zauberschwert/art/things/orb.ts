import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both } from "../../../../art/kit/mirror";
import { sparks } from "../../../../art/kit/sky";
import { ellipse, path, star } from "../../../../art/kit/svg";

export interface OrbLook {
  colour: string;
  radius: number;
  /** How many rings of light run round it. */
  rings?: number;
  storm?: boolean;
  y?: number;
}

/** A ball of glass with energy in it. */
export function orb(brush: Brush, look: OrbLook): string {
  const { colour, radius: r, rings = 0, storm = false, y = -14 } = look;
  const sphere = ellipse(0, y, r);
  const deep = deepen(colour, 0.72, "#0c0838");
  const fill = brush.radial([mix(colour, "#ffffff", 0.75), colour, deep], [0.42, 0.42, 0.62]);
  return (
    brush.glow(0, y, r * 2, colour, 0.75) +
    ringArcs(brush, r, y, rings, colour, false) +
    brush.within(sphere, brush.disc(0, y, r, fill) + (storm ? lightning(brush, r, y) : swirl(brush, r, y, colour))) +
    brush.line(sphere, mix(colour, "#ffffff", 0.6), 1.8, { opacity: 0.8 }) +
    (storm ? "" : shine(brush, r, y)) +
    brush.disc(r * 0.44, y + r * 0.52, r * 0.1, "#ffffff", 0.6) +
    ringArcs(brush, r, y, rings, colour, true) +
    (brush.small ? "" : sparks(brush, 0, y, r * 1.7, r * 1.4, 22, "#ffffff", 2.2))
  );
}

function shine(brush: Brush, r: number, y: number): string {
  const d = path`M${-r * 0.66},${y - r * 0.1}C${-r * 0.66},${y - r * 0.5} ${-r * 0.4},${y - r * 0.72} ${-r * 0.06},${y - r * 0.76}C${-r * 0.3},${y - r * 0.6} ${-r * 0.48},${y - r * 0.4} ${-r * 0.66},${y - r * 0.1}Z`;
  return brush.fill(d, "#ffffff", { opacity: 0.75 });
}

function swirl(brush: Brush, r: number, y: number, colour: string): string {
  return (
    brush.line(
      path`M${-r * 0.7},${y + r * 0.2}C${-r * 0.2},${y - r * 0.4} ${r * 0.2},${y + r * 0.6} ${r * 0.7},${y}M${-r * 0.5},${y + r * 0.55}C${-r * 0.1},${y + r * 0.1} ${r * 0.3},${y + r * 0.8} ${r * 0.62},${y + r * 0.4}M${-r * 0.5},${y - r * 0.2}C${-r * 0.1},${y - r * 0.6} ${r * 0.2},${y} ${r * 0.6},${y - r * 0.44}`,
      mix(colour, "#ffffff", 0.7),
      r * 0.08,
      { "stroke-linecap": "round", opacity: 0.75 },
    ) + brush.fill(star(0, y, r * 0.42), "#ffffff")
  );
}

function lightning(brush: Brush, r: number, y: number): string {
  const fork = path`M0,${y}L${r * 0.3},${y - r * 0.3}L${r * 0.24},${y - r * 0.5}L${r * 0.6},${y - r * 0.8}M0,${y}L${-r * 0.34},${y - r * 0.2}L${-r * 0.4},${y - r * 0.5}L${-r * 0.8},${y - r * 0.5}M0,${y}L${-r * 0.2},${y + r * 0.34}L${-r * 0.54},${y + r * 0.44}L${-r * 0.6},${y + r * 0.8}M0,${y}L${r * 0.3},${y + r * 0.24}L${r * 0.4},${y + r * 0.56}L${r * 0.8},${y + r * 0.5}M${r * 0.3},${y + r * 0.24}L${r * 0.7},${y}L${r},${y}M0,${y}L${r * 0.04},${y + r * 0.5}L${-r * 0.1},${y + r}`;
  return (
    brush.line(fork, "#8ad8ff", r * 0.14, { opacity: 0.6 }) +
    brush.line(fork, "#ffffff", r * 0.06) +
    brush.disc(0, y, r * 0.16, "#ffffff")
  );
}

/** It strikes from the clouds and leaves branches. */
export function thunderbolt(brush: Brush): string {
  if (brush.small) return "";
  const bolt = "M30,-140L6,-104L22,-98L-2,-62L12,-92L-4,-98L14,-140Z";
  const branches = "M6,-104L-24,-92L-34,-74M22,-98L46,-84L52,-66M-24,-92L-44,-96";
  return (
    brush.glow(8, -96, 60, "#c8e0ff", 0.7) +
    brush.line(branches, "#c8e0ff", 2.4, { "stroke-linejoin": "round" }) +
    brush.fill(bolt, "#ffffff")
  );
}

function ringArcs(brush: Brush, r: number, y: number, rings: number, colour: string, front: boolean): string {
  const arcs = [-24, 28, 80].slice(0, rings).map((turn) => {
    const d = path`M${-r * 1.4},0A${r * 1.4},${r * 0.42} 0 0 ${front ? 0 : 1} ${r * 1.4},0`;
    return (
      brush.line(d, "#e8b83a", 5, { transform: `translate(0 ${Math.round(y)}) rotate(${turn})` }) +
      brush.line(d, mix(colour, "#fff6c8", 0.8), 1.6, {
        transform: `translate(0 ${Math.round(y) - 1}) rotate(${turn})`,
      })
    );
  });
  return arcs.join("");
}

/** A foot of gold claws under a ball whose lowest point is at `top`. */
export function clawStand(brush: Brush, top: number, size = 1): string {
  const gold = { band: 4, edge: 1.8, shade: "#6a3410" };
  return brush.at(
    0,
    top,
    size,
    () =>
      brush.shadow(0, 44, 60, 12) +
      brush.cel(both("M6,6C20,6 34,-2 38,-22C46,-4 40,14 16,20L6,20Z"), "#d9a02e", gold) +
      brush.cel("M-10,-2C-4,4 4,4 10,-2L14,22H-14Z", "#e8b84a", gold) +
      brush.cel("M-16,20H16L22,30L36,36V44H-36V36L-22,30Z", "#b87a24", gold) +
      brush.dots(
        [
          [-20, 37],
          [0, 28],
          [20, 37],
        ],
        "#c8283c",
        6,
      ),
  );
}
