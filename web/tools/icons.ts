import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "icon:";
const RESOLVED = "\0icon:";

/** `import crown from "icon:crown"` gives the drawing of one icon of the game-icons set (a 512 x 512 SVG body). */
export function icons(): Plugin {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(path, "utf-8")) as IconSet;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      return `export default ${JSON.stringify(bodyOf(set, id.slice(RESOLVED.length)))}`;
    },
  };
}

function bodyOf(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`icon ${name}: the game-icons set has no such icon`);
  return icon.body;
}
