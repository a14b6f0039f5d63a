/** The README agrees with the code: its example is a file that runs, and every sample compiles. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resources } from "@partner-esim/generated/resources";
import t from "tap";
import ts from "typescript";
import { readSnippets } from "./support/readme.ts";

const sdk = join(import.meta.dirname, "..");
const readReadme = () => readFile(join(sdk, "README.md"), "utf8");

/** Blocks that name their file. Those files are compiled with the rest. */
const marked = (readme: string) =>
  [...readme.matchAll(/^<!-- (\S+) -->\n```ts\n([\s\S]*?)^```$/gm)].map(([, file = "", text = ""]) => ({
    file,
    text,
  }));

t.test("what is marked as a file is that file", async (t) => {
  const blocks = marked(await readReadme());
  t.ok(blocks.length > 3);
  for (const { file, text } of blocks) {
    t.equal(text, await readFile(join(sdk, file), "utf8"), `copy ${file} into the README`);
  }
});

t.test("every resource is named in the README, and every method in api.md", async (t) => {
  const readme = await readReadme();
  const page = await readFile(join(sdk, "api.md"), "utf8");
  const missing: string[] = [];
  const visit = (resource: object, path: string) => {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(resource)))
      if (name !== "constructor" && !page.includes(`\`${path}.${name}(`)) missing.push(`${path}.${name}`);
    for (const [name, child] of Object.entries(resource)) {
      const at = `${path}.${name}`;
      if (!readme.includes(`${at}\``) && !readme.includes(`${at}.`)) missing.push(at);
      visit(child, at);
    }
  };
  visit(new Resources({} as never), "client");
  t.strictSame(missing, []);
});

/** What the shorter samples assume. */
const imports = `
import { ApiError, InsufficientBalanceError, type Money, type Order, PartnerEsim } from "@partner-esim/sdk";
import { verifyWebhook, webhookHandler } from "@partner-esim/sdk/webhooks";
declare const rawBody: Uint8Array, headers: Headers, secret: string;
declare const client: PartnerEsim;
declare const order: Order;
declare function deliver(esims: readonly unknown[]): void;
declare function later(id: string): void;
declare function apologise(refunded: Money): void;
declare function addFunds(key: string | undefined): void;
declare function refreshCatalogue(): void;
`;

/** A sample with imports is a whole file; any other is the body of a function. */
const asModule = (snippet: string) =>
  /^import /m.test(snippet) ? snippet : `${imports}export async function sample() {\n${snippet}}\n`;

t.test("every sample compiles", async (t) => {
  const { config } = ts.readConfigFile(join(sdk, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, sdk);
  const files = await Promise.all(
    marked(await readReadme()).map(({ file }) => readFile(join(sdk, file), "utf8")),
  );
  const snippets = (await readSnippets()).filter((snippet) => !files.includes(snippet));
  const samples = new Map(
    snippets.map((snippet, at) => [join(sdk, `sample-${at + 1}.ts`), asModule(snippet)]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile: readSource, fileExists } = host;
  host.readFile = (name) => samples.get(name) ?? readSource(name);
  host.fileExists = (name) => samples.has(name) || fileExists(name);
  host.getSourceFile = (name, languageVersion) => {
    const text = host.readFile(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion);
  };
  const program = ts.createProgram([...samples.keys()], options, host);
  t.ok(samples.size > 6);
  for (const [name, text] of samples) {
    const file = program.getSourceFile(name);
    const faults = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    t.strictSame(
      faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
      [],
      text.slice(0, 60),
    );
  }
});

t.test("the cursor of the polling sample keeps a 0, which is not a first start", async (t) => {
  const sample = (await readSnippets()).find((snippet) => snippet.includes("renameSync")) ?? "";
  const cursor = /^const cursor = \{[\s\S]*?^\};$/m.exec(sample)?.[0];
  const folder = t.testdir({});
  await writeFile(
    join(folder, "cursor.mts"),
    `import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
    const file = ${JSON.stringify(join(folder, "last-event.txt"))};
    export ${cursor}`,
  );
  const { cursor: stored } = await import(join(folder, "cursor.mts"));
  t.equal(stored.get(), undefined);
  for (const sequence of [0, 7, 0]) {
    stored.set(sequence);
    t.equal(stored.get(), sequence);
  }
});
