import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./tools/icons.ts";

const SERVER = process.env.ZAUBERTISCH_SERVER ?? "http://127.0.0.1:8000";

/** Files that nobody may need before the first view. */
const PICTURES = ["art", "figures"];

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/zaubertisch/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own, so that they can be cached and are not in the first load.
    assetsInlineLimit: 0,
    // What several pages share is one file for all, or one for those that share it if it is large: each file costs a visit.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${/\/art\//.test(facadeModuleId ?? "") || PICTURES.includes(name) ? "art-" : ""}${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: "svelte",
              test: /node_modules\/(svelte|esm-env|clsx)\/|rolldown:runtime|rolldown\/runtime/,
              priority: 1,
            }, // below all others: in a circle of chunks nothing would be ready
            { name: "art", test: /src\/art\/(?!characters|covers\/index|pictures\/index|address)/, priority: 1 }, // pictures come after the first view
            { name: "figures", test: /src\/art\/characters/, priority: 1 }, // so do figures; what is merged below may be in the first load
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/pictures": SERVER }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
