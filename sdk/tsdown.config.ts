/**
 * Builds the package: ESM and CommonJS, each with its own declarations; generated code and types are bundled. Source
 * maps contain files and lines; `package-sources.ts` adds the sources. The command line is ESM only, and uses the entry
 * points.
 */
import { defineConfig, type UserConfig } from "tsdown";

const shared = {
  target: "es2022",
  fixedExtension: true,
  sourcemap: true,
} satisfies UserConfig;

/** The entry points that the command line imports, and their paths. */
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
    // The generated sources are found through a package; they get declarations only as roots of the program.
    dts: { eager: true, sourcemap: true },
    // The public entry points are named exports; a default export would change what `require` returns.
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
