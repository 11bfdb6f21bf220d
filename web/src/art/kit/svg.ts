/** Writing SVG: short numbers, and paths from points. */
export type Point = readonly [number, number];
export type Attributes = Record<string, string | number>;

/** One decimal for small numbers, none for large ones. */
export function n(value: number): string {
  const rounded = Math.abs(value) < 30 ? Math.round(value * 10) / 10 : Math.round(value);
  return String(rounded === 0 ? 0 : rounded);
}

/** A path from a template: `path`M${x},${y}h${width}`` rounds every number. */
export function path(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return texts.reduce((written, text, i) => {
    const value = values[i - 1]!;
    return written + (typeof value === "number" ? n(value) : value) + text;
  });
}

export function polygon(points: readonly Point[], closed = true): string {
  let [x, y] = points[0]!.map(Math.round) as [number, number];
  const start = `M${x},${y}l`;
  const steps: string[] = [];
  for (const [nextX, nextY] of points.slice(1)) {
    const [dx, dy] = [Math.round(nextX) - x, Math.round(nextY) - y];
    if (dx !== 0 || dy !== 0) steps.push(`${dx} ${dy}`);
    [x, y] = [x + dx, y + dy];
  }
  return start + steps.join(" ") + (closed ? "z" : "");
}

/** A smooth curve through all points. */
export function curve(points: readonly Point[], tail = ""): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const pieces = points.slice(1).map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return path`C${from[0] + (to[0] - before[0]) / 6},${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6},${to[1] - (after[1] - from[1]) / 6} ${to[0]},${to[1]}`;
  });
  return path`M${points[0]![0]},${points[0]![1]}` + pieces.join("") + tail;
}

export function ellipse(x: number, y: number, across: number, down = across): string {
  return path`M${x - across},${y}a${across},${down} 0 1 0 ${2 * across},0a${across},${down} 0 1 0 ${-2 * across},0z`;
}

/** A four-pointed star. */
export function star(x: number, y: number, size: number): string {
  const [near, far] = [size * 0.28, size * 0.72];
  return path`M${x},${y - size}l${near},${far}l${far},${near}l${-far},${near}l${-near},${far}l${-near},${-far}l${-far},${-near}l${far},${-near}z`;
}

export function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? shortest(value) : value}"`)
    .join("");
}

function shortest(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, "$1.");
}

/** Shorter paths; nothing that can be seen changes. */
export function slim(markup: string): string {
  return markup.replace(
    / d="([^"]*)"/g,
    (_, d: string) => ` d="${d.replace(/[ ,]-/g, "-").replace(/(^|[^\d.])0\./g, "$1.")}"`,
  );
}
