import type { Brush } from "../brush";
import { mix } from "../colour";
import { hill, peaks } from "../land";
import { fog, sky, times } from "../sky";
import { path } from "../svg";

const DEAD_TREE =
  "M-5,0C-3,-20 -4,-34 -2,-46L-18,-62L-16,-64L-2,-54L-1,-78L-10,-94L-8,-96L1,-84L6,-98L9,-97L4,-76L4,-58L20,-72L22,-70L5,-48C5,-34 4,-18 8,0Z";

/** Cracked ground, broken rocks, a bare tree. */
export function wasteland(brush: Brush, { x = 0.36 } = {}): string {
  const { width: w, height: h, chance } = brush;
  const above = sky(brush, { x, y: 0.36, size: 0.12, stars: 0, clouds: 4 });
  const ground = mix(brush.tone(0.45), brush.script.sky[2], 0.25);
  const cracks = times(12, () => {
    const [cx, cy] = [chance.between(0, w), h * chance.between(0.76, 0.98)];
    return path`M${cx},${cy}l${chance.between(8, 20)},${chance.between(-3, 4)}l${chance.between(4, 14)},${chance.between(2, 7)}m-10,-5l${chance.between(2, 8)},${chance.between(-7, -3)}`;
  });
  const tree = (tx: number, ty: number, size: number, near: number) =>
    brush.fill(DEAD_TREE, brush.tone(near), {
      transform: `translate(${Math.round(w * tx)} ${Math.round(h * ty)}) scale(${size})`,
    });
  return (
    above +
    peaks(brush, 0.74, 0.26, 6, brush.tone(0.1)) +
    fog(brush, 0.68, 0.55) +
    peaks(brush, 0.78, 0.12, 9, brush.tone(0.36)) +
    hill(brush, 0.74, 0.015, ground, brush.tone(0.85)) +
    tree(0.26, 0.76, 0.42, 0.6) +
    brush.line(cracks.join(""), brush.tone(0.9), 1.4, { opacity: 0.6 }) +
    tree(0.92, 0.96, 1.1, 0.92) +
    tree(0.05, 0.98, 0.9, 0.92)
  );
}
