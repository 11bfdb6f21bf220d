import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./tools/icons.ts";

const SERVER = process.env.ZAUBERTISCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/zaubertisch/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own, so that they can be cached and are not in the first load.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
