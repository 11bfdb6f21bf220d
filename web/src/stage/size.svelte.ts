/** How large the stage is: the layouts it has, chosen by the window alone. */
export const SIZES = ["wide", "desk", "tablet", "phone", "lying"] as const;
export type Size = (typeof SIZES)[number];

const LOW = 480; // a window below this height lies: the bar stands beside the board
const NARROW = 640;
const LEAST_LYING = 560; // three columns need as much; at 400 % zoom the page scrolls downwards instead
const BROAD = 1200;

/** `wide` has room for the log beside the table, `desk` folds it; `lying` is a phone on its side or 200 % zoom. */
export function sizeOf(width: number, height: number): Size {
  if (height < LOW && width >= LEAST_LYING) return "lying";
  if (width < NARROW) return "phone";
  if (width < BROAD) return "tablet";
  return width < 1400 || height < 800 ? "desk" : "wide";
}

const now = $state({ size: sizeOf(innerWidth, innerHeight), width: innerWidth, height: innerHeight });

addEventListener("resize", () => {
  now.size = sizeOf(innerWidth, innerHeight);
  now.width = innerWidth;
  now.height = innerHeight;
});

export function stageSize(): Size {
  return now.size;
}

/** For what depends on single pixels, as low phones do. */
export function windowHeight(): number {
  return now.height;
}

export function windowWidth(): number {
  return now.width;
}
