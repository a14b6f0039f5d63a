// Every sample of the site does what it says: each compiles, and runs against a real service with only the example ids
// replaced by real ones.
import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import t from "tap";
import ts from "typescript";
import { Deployment } from "../../../server/test/deployment.ts";
import { errorCodes, operations } from "../src/contract.ts";
import {
  apiKeyVariable,
  baseUrlVariable,
  curlSample,
  errorSample,
  typescriptSample,
} from "../src/samples.ts";
import { makeObjects, withRealIds } from "./example-ids.ts";

t.setTimeout(180_000);
t.jobs = 3;
const site = join(import.meta.dirname, "..");
mkdirSync(join(site, "dist"), { recursive: true });
const folder = mkdtempSync(join(site, "dist/samples-"));
t.teardown(() => rmSync(folder, { recursive: true }));
const deployment = await Deployment.start(t);
const ids = await makeObjects(deployment);

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs a program with a key of its own, so that no sample waits for the rate limit of another. */
async function run(program: string, args: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    [apiKeyVariable]: await deployment.addKey("test"),
    [baseUrlVariable]: deployment.service.url,
  };
  return new Promise((resolve) => {
    execFile(program, args, { env, cwd: folder, timeout: 30_000 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

const register = join(import.meta.dirname, "sdk-from-source.mjs");

async function runTypescript(name: string, text: string): Promise<Outcome> {
  const file = join(folder, `run-${name}.mts`);
  writeFileSync(file, text);
  return await run(process.execPath, ["--import", register, file]);
}

/** A `curl` line, made to print the status after the body. */
async function runCurl(text: string): Promise<Outcome & { status: number }> {
  const outcome = await run("bash", ["-c", text.replace(/^curl /, "curl -sS -w '\\n%{http_code}' ")]);
  return { ...outcome, status: Number(outcome.out.split("\n").at(-1)) };
}

t.test("the samples of all operations and errors compile", async (t) => {
  const samples = [
    ...operations.map((operation) => [operation.id, typescriptSample(operation)]),
    ...errorCodes.map((code) => {
      const where = operations.filter(({ route }) => route.errors.some((error) => error.code === code));
      return [code, errorSample(code, where)];
    }),
  ];
  const files = samples.map(([name, text = ""]) => {
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, text);
    return file;
  });
  const { config } = ts.readConfigFile(join(site, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, site);
  const program = ts.createProgram(files, { ...options, noUnusedLocals: true });
  for (const file of files) {
    const source = program.getSourceFile(file);
    const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const texts = faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    t.strictSame(texts, [], basename(file));
  }
});

for (const operation of operations) {
  t.test(`the samples of ${operation.id} run`, { buffered: true }, async (t) => {
    const { route, id } = operation;
    const curl = await runCurl(withRealIds(curlSample(operation), ids, id));
    t.equal(curl.status, route.successStatus, `curl: ${curl.out} ${curl.err}`);
    const typescript = await runTypescript(id, withRealIds(typescriptSample(operation), ids, id));
    t.equal(typescript.code, 0, `TypeScript: ${typescript.err}`);
    // The sample of the picture writes a file; all others print what they got.
    t.equal(typescript.out.length > 0, id !== "qr", "it prints its result");
  });
}

/** What the samples of the guides print, where it can be told. */
const prints: Record<string, RegExp> = {
  "money.ts": /^1047\.00$/m,
  "quick-start.ts": /^LPA:1\$/,
  "idempotency.ts": /is new/,
  "errors.ts": /^add funds/,
  "sandbox.ts": /activated active 0\n.*\n.*depleted.*\nexpired expired/,
  "pagination.ts": /one page held them all/,
};

t.test("the samples of the guides run", async (t) => {
  const files = globSync("*.{ts,sh}", { cwd: join(site, "samples") });
  t.same(
    files.filter((file) => file.endsWith(".ts")).toSorted(),
    Object.keys(prints).toSorted(),
    "what each prints is known",
  );
  for (const file of files) {
    const text = withRealIds(readFileSync(join(site, "samples", file), "utf8"), ids);
    if (file.endsWith(".sh")) {
      const { status, out, err } = await runCurl(text);
      t.match(String(status), /^20[01]$/, `${file}: ${out} ${err}`);
      continue;
    }
    const { code, out, err } = await runTypescript(basename(file, ".ts"), text);
    t.equal(code, 0, `${file}: ${err}`);
    t.match(out, prints[file], file);
  }
});
