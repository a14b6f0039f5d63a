/** The package as a stranger gets it: packed, installed into an empty folder, compiled against, run, measured. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import t from "tap";
import { measureBundle } from "./support/bundle.ts";
import { readSnippets } from "./support/readme.ts";
import { startSandbox } from "./support/sandbox.ts";
import { findUndocumented } from "./support/undocumented.ts";

t.setTimeout(300_000);
const sdk = join(import.meta.dirname, "..");
const bin = join(sdk, "../node_modules/.bin");
const { baseUrl, testKey } = await startSandbox(t);

/** Output of a command; with a failure, its output is in the message. */
async function run(command: string, args: string[], cwd: string): Promise<string> {
  // The workspace that npm runs the tests for must not reach the npm that a stranger would call.
  const own = /^(npm_config_(workspaces?|local_prefix|include_workspace_root)|npm_package_.*|NODE_OPTIONS)$/i;
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  const settings = { PARTNER_ESIM_API_KEY: testKey, PARTNER_ESIM_BASE_URL: baseUrl };
  const env = { ...Object.fromEntries(inherited), ...settings };
  const { stdout } = await promisify(execFile)(command, args, { cwd, env }).catch((error) => {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

const folder = await realpath(await mkdtemp(join(tmpdir(), "partner-esim-consumer-")));
t.teardown(() => rm(folder, { recursive: true }));
const [{ filename }] = JSON.parse(
  // What a build prints before it must not stand before the JSON.
  (await run("npm", ["pack", "--json", "--pack-destination", folder], sdk)).replace(/^[\s\S]*?(?=^\[)/m, ""),
);
await writeFile(
  join(folder, "package.json"),
  JSON.stringify({ name: "consumer", private: true, type: "module" }),
);
await run("npm", ["install", "--no-audit", "--no-fund", `./${filename}`], folder);
const installed = join(folder, "node_modules/@partner-esim/sdk");

t.test("what is packed", async (t) => {
  t.strictSame((await readdir(installed)).toSorted(), ["LICENSE", "README.md", "dist", "package.json"]);
  t.strictSame((await readdir(join(installed, "dist"))).toSorted(), [
    "index.cjs",
    "index.d.cts",
    "index.d.mts",
    "index.mjs",
  ]);
  for (const name of await readdir(join(installed, "dist"))) {
    const text = await readFile(join(installed, "dist", name), "utf8");
    t.notMatch(text, /@partner-esim\/generated|\.\.\/generated\/[a-z-]+["']/, `${name} stands alone`);
  }
});

t.test("the size of an install", async (t) => {
  const packages = JSON.parse(
    await readFile(join(folder, "node_modules/.package-lock.json"), "utf8"),
  ).packages;
  t.ok(Object.keys(packages).length <= 3, Object.keys(packages).join(", "));
  let bytes = 0;
  for (const name of await readdir(join(folder, "node_modules"), { recursive: true })) {
    const entry = await stat(join(folder, "node_modules", name));
    if (entry.isFile()) bytes += entry.size;
  }
  t.ok(bytes <= 1_000_000, `${bytes} bytes`);
});

t.test("the size of bundles", async (t) => {
  const sizes = {
    whole: await measureBundle(folder, `export * from "@partner-esim/sdk";`),
    oneOperation: await measureBundle(
      folder,
      `import { createClient, OrdersResource } from "@partner-esim/sdk";
      export const buy = (options, body) => new OrdersResource(createClient(options)).create(body);`,
    ),
  };
  t.ok(sizes.whole <= 10_000, `the whole client: ${sizes.whole} bytes`);
  t.ok(sizes.oneOperation <= 4_000, `the core with one operation: ${sizes.oneOperation} bytes`);
  t.ok(sizes.oneOperation > 1_000, "it is the core that was measured");
});

t.test("ESM and CommonJS", async (t) => {
  for (const name of ["esm.mjs", "cjs.cjs"]) {
    await cp(join(import.meta.dirname, "consumer", name), join(folder, name));
    t.strictSame(JSON.parse(await run(process.execPath, [name], folder)), {
      status: "completed",
      error: "order_not_found",
    });
  }
});

t.test("the example buys and tops up", async (t) => {
  await cp(join(sdk, "examples/buy-and-top-up.ts"), join(folder, "buy-and-top-up.ts"));
  const output = await run(process.execPath, ["buy-and-top-up.ts"], folder);
  t.match(output, /eSIM 8999999\d+: LPA:1\$/);
  t.match(output, /QR code: \d+ bytes of PNG/);
  t.match(output, /Top-up top_test_[0-9a-f]{12}: completed, balance \d+\.\d\d/);
  const [, before] = /: (\d+) MB, /.exec(output) ?? [];
  const [, after] = /Data now: (\d+) MB/.exec(output) ?? [];
  t.ok(Number(after) > Number(before), output);
});

t.test("the first eSIM of the README", async (t) => {
  const [first] = await readSnippets();
  const text = first?.replace("sk_test_…", testKey).replace("http://127.0.0.1:4010/partner/api", baseUrl);
  await writeFile(join(folder, "first.ts"), text ?? "");
  t.match(
    await run(process.execPath, ["first.ts"], folder),
    /^completed \[ \{ iccid: '8999999\d+', status: 'ready' \} \]/,
  );
});

t.test("types", async (t) => {
  await cp(join(import.meta.dirname, "consumer/types.ts"), join(folder, "types.ts"));
  const typeRoots = [join(sdk, "../node_modules/@types")];
  const settings = {
    "ESM with the types of Node": { module: "nodenext", lib: ["es2023"], types: ["node"], typeRoots },
    "CommonJS with the types of Node": { module: "node16", lib: ["es2023"], types: ["node"], typeRoots },
    "a bundler with the types of a browser": {
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
    },
  };
  for (const [name, options] of Object.entries(settings)) {
    const type = name.startsWith("CommonJS") ? "commonjs" : "module";
    await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type }));
    const compilerOptions = {
      ...options,
      target: "es2022",
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.ts"] }));
    await t.resolves(run(join(bin, "tsc"), ["-p", "."], folder), name);
  }
});

t.test("every public name is documented", async (t) => {
  const typeRoots = [join(sdk, "../node_modules/@types")];
  const silent = findUndocumented(join(installed, "dist/index.d.mts"), {
    types: ["node"],
    typeRoots,
    strict: true,
  });
  t.strictSame(silent, []);
});

t.test("publint and are-the-types-wrong have nothing to say", async (t) => {
  const { publint } = await import("publint");
  const { messages } = await publint({ pkgDir: sdk, strict: true });
  t.strictSame(messages, []);
  await t.resolves(run(join(bin, "attw"), [join(folder, filename)], sdk));
});
