/** Covers: wide pictures in layers that lie behind each other and may move against each other. */
import { standalone } from "../compose";
import { Brush } from "../kit/brush";
import { lightFrom, type Light } from "../kit/light";
import type { Script, ScriptName } from "../kit/scripts";

export const COVER_WIDTH = 1000;
export const COVER_HEIGHT = 440;

export interface CoverLayer {
  name: string;
  /** 0 lies farthest away and stays, 1 is nearest and moves most. */
  depth: number;
  /** Light that flickers. */
  isFlame?: boolean;
  draw: (brush: Brush) => string;
}

export interface Cover {
  script: Script | ScriptName;
  /** Where the light comes from. */
  light: Light;
  layers: readonly CoverLayer[];
}

export interface DrawnLayer {
  name: string;
  depth: number;
  isFlame: boolean;
  svg: string;
}

export const ABOVE = lightFrom(0, -1);

export function drawLayers(key: string, { script, light, layers }: Cover): DrawnLayer[] {
  return layers.map(({ name, depth, isFlame = false, draw }) => {
    const brush = new Brush(`cover-${key}-${name}`, script, COVER_WIDTH, COVER_HEIGHT);
    brush.light = light;
    const drawing = draw(brush);
    return { name, depth, isFlame, svg: standalone(COVER_WIDTH, COVER_HEIGHT, brush.definitions + drawing) };
  });
}

/** With another light for a while: a lamp beside what is drawn. */
export function litFrom(brush: Brush, x: number, y: number, drawing: () => string): string {
  const before = brush.light;
  brush.light = lightFrom(x, y);
  const drawn = drawing();
  brush.light = before;
  return drawn;
}
