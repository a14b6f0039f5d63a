/** Bundles program.mjs with the SDK for Node: `node bundle.mjs BUNDLER OUTPUT`, from a folder in which the bundler is installed. */
import { rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const [bundler, output] = process.argv.slice(2);
const input = join(process.cwd(), "program.mjs");
const folder = dirname(output);
const filename = basename(output);

const packConfig = {
  mode: "production",
  context: process.cwd(),
  target: "node20",
  entry: input,
  experiments: { outputModule: true },
  output: { path: folder, filename, module: true, chunkFormat: "module" },
};

const pack = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats.hasErrors() ? new Error(stats.toString()) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });

const bundlers = {
  async webpack() {
    const { default: webpack } = await import("webpack");
    await pack(webpack(packConfig));
  },
  async Rspack() {
    const { rspack } = await import("@rspack/core");
    const { experiments: _, ...config } = packConfig;
    await pack(rspack(config));
  },
  async Vite() {
    const { build } = await import("vite");
    await build({
      root: process.cwd(),
      configFile: false,
      logLevel: "warn",
      ssr: { noExternal: true },
      build: { ssr: input, outDir: folder, rollupOptions: { output: { entryFileNames: filename } } },
    });
  },
  async Rollup() {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    const made = await rollup({ input, external: /^node:/, plugins: [nodeResolve()] });
    await made.write({ file: output, format: "es" });
  },
  async esbuild() {
    const { build } = await import("esbuild");
    await build({ entryPoints: [input], bundle: true, platform: "node", format: "esm", outfile: output });
  },
  async Parcel() {
    const { Parcel } = await import("@parcel/core");
    const target = { distDir: folder, context: "node", outputFormat: "esmodule", includeNodeModules: true };
    await new Parcel({
      entries: input,
      defaultConfig: import.meta.resolve("@parcel/config-default").slice("file://".length),
      mode: "production",
      cacheDir: join(folder, "cache"),
      targets: { main: { ...target, scopeHoist: true, optimize: false, isLibrary: true } },
    }).run();
    await rename(join(folder, "program.js"), output).catch(() => rename(join(folder, "program.mjs"), output));
  },
};

await bundlers[bundler]();
