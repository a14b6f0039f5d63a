/**
 * Builds the package: ESM and CommonJS, each with its own declarations; generated code and types are bundled. Source
 * maps contain files and lines; `package-sources.ts` adds the sources (`build.ts`). The command line is ESM only, and uses the entry
 * points.
 */
import { dirname, join, relative, resolve } from "node:path";
import { defineConfig, type UserConfig } from "tsdown";

const sources = join(import.meta.dirname, "src");

const shared = {
  target: "es2022",
  fixedExtension: true,
  sourcemap: true,
} satisfies UserConfig;

/** The sources that the command line takes from the entry points, which export them. */
const entryPoints: Record<string, string> = {
  "client.ts": "./index.mjs",
  "errors.ts": "./index.mjs",
  "core/client.ts": "./index.mjs",
  "core/errors.ts": "./index.mjs",
  "webhooks/errors.ts": "./webhooks-node.mjs",
  "webhooks/node.ts": "./webhooks-node.mjs",
  "webhooks/testing.ts": "./webhooks-testing.mjs",
  "webhooks/explain.ts": "./webhooks-explain.mjs",
};

export default defineConfig([
  {
    ...shared,
    entry: {
      index: "src/index.ts",
      webhooks: "src/webhooks/index.ts",
      "webhooks-node": "src/webhooks/node.ts",
      "webhooks-testing": "src/webhooks/testing.ts",
      "webhooks-explain": "src/webhooks/explain.ts",
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
    // No code of a user calls it.
    sourcemap: false,
    minify: true,
    platform: "node",
    deps: { onlyBundle: ["lean-qr"] },
    dts: false,
    plugins: [
      {
        name: "entry-points",
        resolveId(source: string, importer: string | undefined) {
          if (importer === undefined) return;
          const entry = entryPoints[relative(sources, resolve(dirname(importer), source))];
          return entry && { id: entry, external: true };
        },
      },
    ],
  },
]);
