// Contact sheets of the card pictures: `node tools/sheet.mjs --help` (see docs/art.md).
import { runnerImport } from "vite";

const { module: plugins } = await runnerImport("./tools/icons.ts");
const { module: sheet } = await runnerImport("./tools/sheet.ts", { plugins: [plugins.icons()] });
sheet.main(process.argv.slice(2));
