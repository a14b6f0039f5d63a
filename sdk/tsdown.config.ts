/**
 * How the package is built: ESM and CommonJS, each with its own declarations, generated parts and types bundled in. Source
 * maps tell files and lines, without the sources in them: those are in the repository. The command line is ESM alone.
 */
import { defineConfig, type UserConfig } from "tsdown";

const shared = {
  target: "es2022",
  fixedExtension: true,
  sourcemap: true,
} satisfies UserConfig;

export default defineConfig([
  {
    ...shared,
    entry: {
      index: "src/index.ts",
      webhooks: "src/webhooks/index.ts",
      "webhooks-node": "src/webhooks/node.ts",
      "webhooks-testing": "src/webhooks/testing.ts",
    },
    format: ["esm", "cjs"],
    platform: "neutral",
    deps: { neverBundle: [/^node:/] },
    // The generated sources are found through a package; only as roots of the program do they give declarations.
    dts: { eager: true, sourcemap: false },
    // The public entry points are named; a default export beside them would change what `require` gives.
    outputOptions: { exports: "named", sourcemapExcludeSources: true },
  },
  {
    ...shared,
    entry: { cli: "src/cli.ts" },
    format: "esm",
    platform: "node",
    dts: false,
    outputOptions: { sourcemapExcludeSources: true },
  },
]);
