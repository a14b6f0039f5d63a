/** The package as a user gets it: packed, installed into an empty folder, compiled against, run, measured. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { routes } from "@partner-esim/generated/routes";
import t from "tap";
import ts from "typescript";
import { clientBudgetBytes } from "../client-size.ts";
import { type SignedWebhook, signWebhook } from "../src/webhooks/testing.ts";
import { measureBundle } from "./support/bundle.ts";
import { errorsOf } from "./support/compile.ts";
import { anEvent, orderCompleted } from "./support/event.ts";
import { readSnippets } from "./support/readme.ts";
import { copyRecipes, recipes, serveRecipe } from "./support/recipes.ts";
import { startSandbox } from "./support/sandbox.ts";
import { findUndocumented } from "./support/undocumented.ts";

const sdk = join(import.meta.dirname, "..");
const { baseUrl, testKey } = await startSandbox(t);

/** Returns a command's output; if it fails, the error contains it. */
async function run(command: string, args: string[], cwd: string): Promise<string> {
  // The workspace that npm runs the tests for must not affect the npm that a user would run.
  const npmVariable =
    /^(npm_config_(workspaces?|local_prefix|include_workspace_root)|npm_package_.*|NODE_OPTIONS)$/i;
  const inherited = Object.entries(process.env).filter(([name]) => !npmVariable.test(name));
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
  // Build output must not precede the JSON.
  (await run("npm", ["pack", "--json", "--pack-destination", folder], sdk)).replace(/^[\s\S]*?(?=^\[)/m, ""),
);
await writeFile(
  join(folder, "package.json"),
  JSON.stringify({ name: "consumer", private: true, type: "module" }),
);
await run("npm", ["install", "--no-audit", "--no-fund", `./${filename}`], folder);
/** The entry points, and the names of their files. */
const entries = new Map([
  ["@partner-esim/sdk", "index"],
  ["@partner-esim/sdk/webhooks", "webhooks"],
  ["@partner-esim/sdk/webhooks/node", "webhooks-node"],
  ["@partner-esim/sdk/webhooks/testing", "webhooks-testing"],
  ["@partner-esim/sdk/webhooks/explain", "webhooks-explain"],
]);
const installed = join(folder, "node_modules/@partner-esim/sdk");

t.test("what is packed", async (t) => {
  t.strictSame((await readdir(installed)).toSorted(), [
    "LICENSE",
    "README.md",
    "api.md",
    "dist",
    "package.json",
  ]);
  const names = (await readdir(join(installed, "dist"))).filter((name) => name !== "sources");
  const kinds = [".cjs", ".cjs.map", ".d.cts", ".d.mts", ".mjs", ".mjs.map"];
  for (const entry of entries.values())
    for (const kind of kinds) t.ok(names.includes(entry + kind) || kind.endsWith(".map"), entry + kind);
  for (const name of names) {
    const text = await readFile(join(installed, "dist", name), "utf8");
    if (name.endsWith(".map")) {
      t.equal(JSON.parse(text).sourcesContent, undefined, `${name} has no source in it`);
      const { sources } = JSON.parse(text) as { sources: string[] };
      t.ok(sources.length > 0, `${name} names its sources`);
      const missing = sources.filter((source) => !existsSync(join(installed, "dist", source)));
      t.strictSame(missing, [], `${name} leads to sources that are there`);
      continue;
    }
    t.notMatch(text, /@partner-esim\/generated|\.\.\/generated\/[a-z-]+["']/, `${name} stands alone`);
  }
});

t.test("go to definition leads to code", async (t) => {
  const file = join(folder, "definition.ts");
  const text = `import { type Order, PartnerEsim } from "@partner-esim/sdk";
new PartnerEsim().orders.create;
export const nameOf = (order: Order) => order.customer_ref;
`;
  await writeFile(file, text);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023 }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const found = ts.sys.readFile(name);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  };
  // Used by editors' servers; not part of TypeScript's public types.
  interface Mapped {
    getSourceMapper(): {
      tryGetSourcePosition(at: {
        fileName: string;
        pos: number;
      }): { fileName: string; pos: number } | undefined;
    };
  }
  const service = ts.createLanguageService(host) as ts.LanguageService & Mapped;
  const sourceOf = (word: string) => {
    const [found] = service.getDefinitionAtPosition(file, text.indexOf(word)) ?? [];
    const at = { fileName: found?.fileName ?? "", pos: found?.textSpan.start ?? 0 };
    return { at, source: service.getSourceMapper().tryGetSourcePosition(at) };
  };
  const { source } = sourceOf("create");
  const code = await readFile(source?.fileName ?? "", "utf8");
  t.match(source?.fileName, /dist\/sources\/generated\/resources\.ts$/);
  t.match(code.slice(source?.pos), /^create\(body: .*\n *return this\.#client\.call\(/);
  const field = sourceOf("customer_ref");
  const models = await readFile(field.source?.fileName ?? "", "utf8");
  t.match(field.source?.fileName, /dist\/sources\/generated\/models\.ts$/);
  t.match(models.slice(field.source?.pos), /^customer_ref: string \| null;/);
});

t.test("an install has at most 3 packages and 1.2 MB", async (t) => {
  const packages = JSON.parse(
    await readFile(join(folder, "node_modules/.package-lock.json"), "utf8"),
  ).packages;
  t.ok(Object.keys(packages).length <= 3, Object.keys(packages).join(", "));
  let bytes = 0;
  for (const name of await readdir(join(folder, "node_modules"), { recursive: true })) {
    const entry = await stat(join(folder, "node_modules", name));
    if (entry.isFile()) bytes += entry.size;
  }
  t.ok(bytes <= 1_200_000, `${bytes} bytes`);
});

t.test("the size of bundles", async (t) => {
  const sizes = {
    whole: await measureBundle(folder, `export * from "@partner-esim/sdk";`),
    oneOperation: await measureBundle(
      folder,
      `import { createClient, SandboxEsimsResource } from "@partner-esim/sdk";
      export const use = (options, iccid, body) =>
        new SandboxEsimsResource(createClient(options)).simulate(iccid, body);`,
    ),
    orders: await measureBundle(
      folder,
      `import { createClient, OrdersResource } from "@partner-esim/sdk";
      export const buy = (options, body) => new OrdersResource(createClient(options)).create(body);`,
    ),
  };
  const budget = clientBudgetBytes(Object.keys(routes).length);
  t.ok(sizes.whole <= budget, `the whole client: ${sizes.whole} of ${budget} bytes`);
  t.ok(sizes.oneOperation <= 8_000, `the core with one operation: ${sizes.oneOperation} bytes`);
  t.ok(sizes.orders <= 9_000, `the core with all of orders: ${sizes.orders} bytes`);
  t.ok(sizes.oneOperation > 1_000, "it is the core that was measured");
  const webhooks = await measureBundle(folder, `export * from "@partner-esim/sdk/webhooks";`);
  t.ok(webhooks <= 1_500 && webhooks > 500, `webhooks: ${webhooks} bytes`);
});

t.test("the package works in ESM and CommonJS", async (t) => {
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
  const plain = join(folder, "plain");
  await mkdir(plain);
  await run("npm", ["init", "-y"], plain);
  await writeFile(join(plain, "first-esim.mts"), text ?? "");
  t.match(
    await run(process.execPath, ["first-esim.mts"], plain),
    /^completed \[ \{ iccid: '8999999\d+', status: 'ready' \} \]/,
  );
});

t.test("the command line", async (t) => {
  const npx = (...args: string[]) => run("npx", ["--no", "--", "@partner-esim/sdk", ...args], folder);
  t.match(await npx("listen", "--help"), /listen --forward-to URL/);
  const { data } = JSON.parse(await npx("packages", "search", "italy", "--limit", "1", "--json"));
  const order = JSON.parse(await npx("orders", "create", "--package-id", data[0].id, "--json"));
  t.match(order, { status: "completed", esims: [{ status: "ready" }] });
  t.match(
    await npx("esims", "get", order.esims[0].iccid, "--qr"),
    /^activation\.lpa +LPA:1\$[\s\S]+█▀▀▀▀▀█/m,
  );
});

t.test("webhooks need no package", async (t) => {
  for (const name of (await readdir(join(installed, "dist"))).filter((name) =>
    /^webhooks.*\.mjs$/.test(name),
  )) {
    const text = await readFile(join(installed, "dist", name), "utf8");
    for (const [, from = ""] of text.matchAll(/^(?:import|export)[^;]* from "([^"]+)"/gm))
      t.match(from, /^(\.\/|node:crypto$)/, `${name} imports ${from}`);
  }
});

t.test("the recipes for webhooks, served and called", async (t) => {
  await copyRecipes(folder);
  const secret = "whsec_0123456789abcdefghijklmnopqrstuvwxyzABCD";
  for (const name of recipes) {
    await t.test(name, async (t) => {
      const { url, printed } = await serveRecipe(t, folder, name, secret);
      const send = async (signed: SignedWebhook) => (await fetch(url, { method: "POST", ...signed })).status;
      t.equal(await send(await signWebhook(orderCompleted(), secret)), 204);
      t.equal(
        await send(await signWebhook(orderCompleted(), secret)),
        204,
        "a repeat is taken and not handled",
      );
      t.equal(await send(await signWebhook(orderCompleted(1042), "whsec_another")), 400);
      const tampered = await signWebhook(orderCompleted(1043), secret);
      t.equal(await send({ ...tampered, body: tampered.body.replace("1043", "1044") }), 400);
      const newer = await signWebhook(anEvent("moon.landed" as "ping", 1045, {}), secret);
      t.equal(await send(newer), 204);
      t.strictSame(printed, [
        "ord_test_5b1e0c9d7a24 is completed: 1 eSIMs to send",
        "Nothing to do for moon.landed",
      ]);
    });
  }
});

t.test("a partner's own tests on the real service", async (t) => {
  await cp(join(sdk, "examples/shop"), join(folder, "shop"), { recursive: true });
  await symlink(join(sdk, "../server"), join(installed, "../server"));
  const output = await run(process.execPath, ["--test", "--test-reporter=tap", "shop/shop.test.ts"], folder);
  t.match(output, /^# pass 9$/m);
  t.match(output, /^# fail 0$/m);
  const sample = (await readSnippets()).find((snippet) => snippet.includes("startTestService"));
  await writeFile(join(folder, "with-service.ts"), sample ?? "");
  t.equal(
    await run(process.execPath, ["with-service.ts"], folder),
    "completed\n",
    "the sample of the README",
  );
});

t.test("types", async (t) => {
  for (const name of ["types.ts", "types-node.ts"]) {
    await cp(join(import.meta.dirname, "consumer", name), join(folder, name));
  }
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
    const files = "typeRoots" in options ? ["types.ts", "types-node.ts"] : ["types.ts"];
    const compilerOptions = {
      ...options,
      target: "es2023",
      skipLibCheck: false,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    };
    const paths = files.map((file) => join(folder, file));
    t.strictSame(errorsOf(paths, compilerOptions), [], name);
  }
});

t.test("every public name is documented", async (t) => {
  const typeRoots = [join(sdk, "../node_modules/@types")];
  const files = [...entries.values()].map((entry) => join(installed, `dist/${entry}.d.mts`));
  t.strictSame(findUndocumented(files, { types: ["node"], typeRoots, strict: true }), []);
});
