/**
 * How the package is built: ESM and CommonJS, each with its own declarations, generated parts and types bundled in. Maps
 * tell files and lines; the sources are put beside them by `package-sources.ts`. The command line is ESM alone, and stands on
 * the entry points.
 */
import { defineConfig, type UserConfig } from "tsdown";

const shared = {
  target: "es2022",
  fixedExtension: true,
  sourcemap: true,
} satisfies UserConfig;

/** What the command line takes from the package, and where it stands there. */
const entryPoints = {
  "/client.ts": "./index.mjs",
  "/core/errors.ts": "./index.mjs",
  "/webhooks/testing.ts": "./webhooks-testing.mjs",
};

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
    dts: { eager: true, sourcemap: true },
    // The public entry points are named; a default export beside them would change what `require` gives.
    outputOptions: { exports: "named", sourcemapExcludeSources: true },
  },
  {
    ...shared,
    entry: { cli: "src/cli.ts" },
    format: "esm",
    platform: "node",
    dts: false,
    plugins: [
      {
        name: "entry-points",
        resolveId(source: string) {
          const entry = Object.entries(entryPoints).find(([file]) => source.endsWith(file))?.[1];
          return entry && { id: entry, external: true };
        },
      },
    ],
    outputOptions: { sourcemapExcludeSources: true },
  },
]);
