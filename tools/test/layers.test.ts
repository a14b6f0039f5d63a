// Style that can be checked: who may import whom, where the environment and the clock are read, how files open.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import t from "tap";

const root = join(import.meta.dirname, "..", "..");
const source = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const server = source("server/src/**/*.ts");

/** Where an import leads: a path below server/src, or the package's name. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return [...found].map(([, target = ""]) =>
    target.startsWith(".") ? relative("server/src", normalize(join(dirname(file), target))) : target,
  );
}

/** What each layer may import: folders of server/src, and packages. */
const mayImport: Record<string, RegExp> = {
  domain: /^(domain\/|@partner-esim\/generated\/|node:(crypto|net)$)/,
  store: /^(store\/|domain\/|better-sqlite3$|@partner-esim\/generated\/|node:)/,
  suppliers: /^(suppliers\/|domain\/|@partner-esim\/generated\/|cockatiel$|openapi-fetch$|node:)/,
  webhooks:
    /^(webhooks\/|domain\/|(clock|loop|deployment-secret|http\/metrics)\.ts$|@partner-esim\/generated\/|node:|undici$|pino$)/,
  mail: /^(mail\/|domain\/|(clock|loop)\.ts$|nodemailer$|pino$)/,
  portal:
    /^(portal\/|http\/|domain\/|catalogue\/apply\.ts$|(clock|clock-advance|config|deployment-secret)\.ts$|@partner-esim\/generated\/|node:|koa$|pino$|otpauth$|@node-rs\/argon2$)/,
  testing: /^(testing\/|@partner-esim\/generated\/|node:)/,
  catalogue: /^(catalogue\/|domain\/|csv-parse|node:fs$|@partner-esim\/generated\/)/,
  http: /^(http\/|domain\/|clock\.ts$|@partner-esim\/generated\/|node:|koa$|@koa\/router$|raw-body$|pino$|prom-client$|qrcode$|ajv)/,
};

t.test("layers of the server import only what they may", async (t) => {
  t.ok(server.length > 40, "the files were found");
  for (const file of server) {
    const layer = file.file.split("/")[2] ?? "";
    const allowed = mayImport[layer];
    if (!allowed) continue;
    for (const target of importsOf(file)) t.match(target, allowed, `${file.file} imports ${target}`);
  }
});

t.test(
  "only the configuration reads the environment, only entry points read a clock or draw randomness",
  async (t) => {
    for (const { file, text } of server) {
      if (!/server\/src\/config\.ts$/.test(file))
        t.notMatch(text, /process\.env/, `${file} reads the environment`);
      if (/server\/src\/(domain|store|suppliers|catalogue)\//.test(file)) {
        t.notMatch(
          text,
          /Date\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|randomBytes|randomUUID/,
          file,
        );
      }
    }
  },
);

t.test("SQL knows neither the time nor chance", async (t) => {
  for (const { file, text } of source("server/src/store/**/*.{ts,sql}")) {
    t.notMatch(text, /\b(now|random|datetime|strftime|unixepoch)\s*\(|current_timestamp/i, file);
  }
});

t.test("the suite and the SDK share no code with the server or each other", async (t) => {
  for (const [part, others] of [
    ["conformance", /partner-esim\/(server|sdk|spec)|\.\.\/(server|sdk|spec)\//],
    ["sdk", /partner-esim\/(server|conformance|spec)|\.\.\/(server|conformance|spec)\//],
  ] as const) {
    const files = source(`${part}/src/**/*.ts`);
    t.ok(files.length > 0, `files of ${part} were found`);
    for (const file of files) for (const target of importsOf(file)) t.notMatch(target, others, file.file);
  }
});

t.test("every source file opens with what it is for, and none is overlong", async (t) => {
  for (const { file, text } of source("{server,sdk,conformance,tools,spec/lib}/**/*.ts")) {
    if (/node_modules|\/dist\/|\.test\.ts$|\.d\.ts$/.test(file)) continue;
    t.match(text.replace(/^#!.*\n/, ""), /^(\/\/|\/\*\*)/, `${file} opens with a comment`);
    t.ok(text.split("\n").length <= 420, `${file} is overlong`);
  }
});

t.test("generated files say so, and the lock names no registry", async (t) => {
  for (const { file, text } of source("generated/{,*/}*.{ts,yaml}")) {
    t.match(text.slice(0, 200), /generated/i, `${file} says that it is generated`);
  }
  t.notMatch(readFileSync(join(root, "package-lock.json"), "utf8"), /"resolved": "https?:/);
});
