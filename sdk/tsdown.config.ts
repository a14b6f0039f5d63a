/** How the package is built: ESM and CommonJS, each with its own declarations, generated parts and types bundled in. */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts"],
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  // The generated sources are found through a package; only as roots of the program do they give declarations.
  dts: { eager: true },
  fixedExtension: true,
  // The public entry point is named; a default export beside it would change what `require` gives.
  outputOptions: { exports: "named" },
});
