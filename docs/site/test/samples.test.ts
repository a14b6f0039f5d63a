// Every sample of the site does what it says: each compiles, and runs unchanged against a service with demonstration
// data, which has the objects of the contract's examples.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import ts from "typescript";
import { python, pythonFolder } from "../../../sdk/test/support/python.ts";
import { createKey } from "../../../server/src/domain/accounts/accounts.ts";
import { demonstrate } from "../../../server/src/operation/demonstration.ts";
import { random } from "../../../server/src/runtime/random.ts";
import { startService } from "../../../server/src/runtime/service.ts";
import { testConfig } from "../../../server/test/deployment.ts";
import { errorCodes, operationOf, operations } from "../src/contract.ts";
import { operationPath } from "../src/links.ts";
import { errorPages } from "../src/pages/errors.ts";
import { referencePages } from "../src/pages/reference.ts";
import { apiKeyVariable, baseUrlVariable, exampleCall } from "../src/samples/call.ts";
import { sampleTabs } from "../src/samples/languages.ts";
import { filesOf, outputsOf, type SampleRunner, sampleRunners, writePrograms } from "./sample-runners.ts";

t.jobs = 3;
const site = join(import.meta.dirname, "..");
mkdirSync(join(site, "dist"), { recursive: true });
const folder = mkdtempSync(join(site, "dist/samples-"));
t.teardown(() => rmSync(folder, { recursive: true }));
const service = await startService(
  { ...testConfig, virtualClock: false, database: join(folder, "demonstration.db") },
  async (prepared) => {
    await demonstrate(prepared);
  },
);
t.teardown(() => service.stop());

/** Returns a key of the demonstration account, like the printed one. */
async function addKey(): Promise<string> {
  return await service.store.transaction(async (tx) => {
    const [account] = await tx.accounts.list();
    if (!account) throw new Error("there is no demonstration account");
    const input = { mode: "test", name: "a sample" } as const;
    return (await createKey(tx, account, input, service.clock.now(), random)).text;
  });
}

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Signed the recorded requests of the SDK's tests. */
const recordedSecret = "whsec_tt6daG32ZehFcfFloJOPUsGIzf4mmpq6V9QPt5lv";

/** Runs a program with its own key, so that no sample waits for another's rate limit. */
async function run(
  program: string,
  args: string[],
  { cwd = folder, timeoutMs = 30_000, baseUrl = service.url } = {},
): Promise<Outcome> {
  const env = {
    ...process.env,
    [apiKeyVariable]: await addKey(),
    [baseUrlVariable]: baseUrl,
    PARTNER_ESIM_WEBHOOK_SECRET: recordedSecret,
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONPATH: join(pythonFolder, "src"),
  };
  return new Promise((resolve) => {
    execFile(program, args, { env, cwd, timeout: timeoutMs }, (error, out, err) =>
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

/** `curl` lines that print the status after each body; the last one counts. */
async function runCurl(text: string): Promise<Outcome & { status: number }> {
  const curl = "curl() { command curl --silent --show-error --write-out '\\n%{http_code}' \"$@\"; }";
  const outcome = await run("bash", ["-c", `${curl}\n${text}`]);
  return { ...outcome, status: Number(outcome.out.trimEnd().split("\n").at(-1)) };
}

const noPython = python === undefined ? "python3 with httpx is not installed" : false;
const pages = new Map([...referencePages(), ...errorPages()].map((page) => [page.path, page.markdown]));

/** Returns what a page shows in the tabs of a language, one for each example. */
function shownSamples(path: string, tab: string): string[] {
  const blocks = (pages.get(path) ?? "").matchAll(/^```\w+ tab="([^"]*)"\n([\s\S]*?)^```$/gm);
  return [...blocks].filter(([, language]) => language === tab).map(([, , text = ""]) => text);
}

t.test("the samples of all operations and errors compile", async (t) => {
  const paths = [
    ...operations.map(({ id }) => operationPath(id)),
    ...errorCodes.map((code) => `errors/${code}`),
  ];
  const files = paths.flatMap((path) =>
    shownSamples(path, "TypeScript").map((text, at) => {
      const file = join(folder, `${basename(path)}-${at}.ts`);
      writeFileSync(file, text);
      return file;
    }),
  );
  t.ok(files.length >= operations.length + errorCodes.length - 1, `${files.length} samples`);
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
  t.test(`the samples of ${operation.id} run in curl`, { buffered: true }, async (t) => {
    const { route, id } = operation;
    const [curl = [], ...others] = sampleTabs.map((tab) => shownSamples(operationPath(id), tab));
    t.ok(curl.length > 0);
    t.ok(
      others.every(({ length }) => length === curl.length),
      "every example in every language",
    );
    for (const text of curl) {
      const { status, out, err } = await runCurl(text);
      t.equal(status, route.successStatus, `${out} ${err}`);
    }
  });
}

/** The packages that the first example of the list shows. */
const { limit: shownPackages } = exampleCall(operationOf("packagesList")).query;

/** Fewer than a key may send in a minute. */
const mostAtOnce = limits.postPerMinute - 5;

/** Runs samples, and returns what each printed; the demonstration has not what every list's second example finds. */
async function runTogether(t: Test, runner: SampleRunner, texts: readonly string[]): Promise<string[]> {
  const runFolder = mkdtempSync(join(folder, `${runner.tab}-`));
  const programs = writePrograms(runner, texts, runFolder);
  const [program, ...args] = runner.commandOf(programs, runFolder);
  const { code, out, err } = await run(program, args, { cwd: runFolder, timeoutMs: 150_000 });
  t.equal(code, 0, err);
  const outputs = outputsOf(out);
  t.same([...outputs.keys()], filesOf(programs), "all ran");
  const image = join(runFolder, "esim.png");
  if (texts.some((text) => text.includes("esim.png")))
    t.same(readFileSync(image).subarray(1, 4).toString(), "PNG", "the image is one");
  return [...outputs.values()];
}

for (const runner of sampleRunners) {
  const { tab, missing } = runner;
  const samples = operations.flatMap(({ id }) =>
    shownSamples(operationPath(id), tab).map((text, at) => ({ id, at, text })),
  );
  const skip = missing !== undefined && `${samples.length} samples in ${tab}: ${missing}`;
  if (skip) console.error(`NOT RUN: ${skip}`);
  // One after another, because the same idempotency keys are in each language.
  t.test(`the samples of all operations run in ${tab}`, { skip }, async (t) => {
    t.ok(samples.length <= mostAtOnce, `${samples.length} samples`);
    const outputs = await runTogether(
      t,
      runner,
      samples.map(({ text }) => text),
    );
    for (const [index, { id, at }] of samples.entries())
      if (at === 0) {
        const output = outputs[index] ?? "";
        t.equal(output.trim() !== "", id !== "qr", `${id} prints its result`);
        if (id === "packagesList")
          t.equal(
            new Set(output.match(/pkg_\d+/g)).size,
            shownPackages,
            "as many packages as the page shows",
          );
      }
  });
}

const noPhp = sampleRunners.find(({ tab }) => tab === "PHP")?.missing ?? false;

t.test("a sample in PHP fails visibly without the API", { skip: noPhp }, async (t) => {
  const [text = ""] = shownSamples(operationPath("balanceGet"), "PHP");
  const file = join(folder, "balance.php");
  writeFileSync(file, text);
  const other = createServer((_, response) => response.end("<h1>Another site</h1>")).listen(0, "127.0.0.1");
  await once(other, "listening");
  const baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  for (const state of ["another site", "a closed port"]) {
    const { code, out, err } = await run("php", [file], { baseUrl });
    t.not(code, 0, state);
    t.match(out + err, `no JSON from ${baseUrl}/v1/balance`, state);
    other.close();
    other.closeAllConnections();
  }
});

t.test("the samples of all errors run in Python", { skip: noPython }, async (t) => {
  const runner = sampleRunners.find(({ tab }) => tab === "Python");
  if (!runner) throw new Error("Python has no runner");
  const samples = errorCodes.flatMap((code) => shownSamples(`errors/${code}`, "Python"));
  for (let at = 0; at < samples.length; at += mostAtOnce)
    await runTogether(t, runner, samples.slice(at, at + mostAtOnce));
});

/** What the samples of the guides print. */
const prints: Record<string, RegExp> = {
  "money.ts": /^1047\.00$/m,
  "quick-start.py": /^LPA:1\$/,
  "quick-start.ts": /^LPA:1\$/,
  "idempotency.ts": /is new/,
  "idempotency.sh": /^HTTP\/1\.1 201[\s\S]*"status":"completed"/,
  "idempotency.py": /^ord_test_\w+ completed$/m,
  "errors.ts": /^add funds/,
  "errors.sh": /"status":"completed"/,
  "errors.py": /^add funds/,
  "sandbox.ts": /activated active 0\n.*\n.*depleted.*\nexpired expired/,
  "sandbox.sh": /"status":"active"[\s\S]*"status":"depleted"[\s\S]*"status":"expired"/,
  "sandbox.py": /activated active 0\n.*\n.*depleted.*\nexpired expired/,
  "reconciliation.ts":
    /^(.+ \d+\.\d\d \d+\.\d\d\n)+(top-up of \d+ \d+\.\d\d\n)+charged [1-9]\d*n refunded \d+n net \d+n paise$/m,
  "explain.ts": /^body_rewritten: /,
  "events.ts": /^\d+ [a-z]+\.\w+$/m,
  "pagination.ts": /^ord_test_[\s\S]*page/,
  // More than one page, so the cursor was sent.
  "pagination.sh": /"has_more":true[\s\S]*"has_more":false/,
  "pagination.py": /^(ord_test_\w+ \d+\.\d\d\n){21,}$/,
};

/** What the sample that explains one reads: a body that was written again. */
const recorded = join(site, "../../sdk/test/recorded");
cpSync(join(recorded, "body-rewritten.http"), join(folder, "request.http"));

const samples = join(site, "samples");
const shown = globSync("*.{ts,sh,py}", { cwd: samples }).toSorted();
for (const file of shown.filter((name) => name.endsWith(".py")))
  cpSync(join(samples, file), join(folder, file));

t.test("the output of each guide sample is known", async (t) => {
  t.same(shown, Object.keys(prints).toSorted());
});

for (const file of shown) {
  const skip = file.endsWith(".py") && noPython;
  t.test(`the sample ${file} runs`, { skip, buffered: true }, async (t) => {
    const text = readFileSync(join(samples, file), "utf8");
    if (file.endsWith(".sh")) {
      // So few orders as there are here would fit into one page.
      const { status, out, err } = await runCurl(text.replace("limit=100", "limit=20"));
      t.match(String(status), /^20[01]$/, `${out} ${err}`);
      t.match(out, prints[file]);
      return;
    }
    const { code, out, err } = file.endsWith(".py")
      ? await run(python ?? "", [file])
      : await runTypescript(basename(file, ".ts"), text);
    t.equal(code, 0, err);
    t.match(out, prints[file]);
  });
}
