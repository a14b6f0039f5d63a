/** The README agrees with the code: its example is the file that runs, and every sample compiles. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import t from "tap";
import ts from "typescript";
import { readSnippets } from "./support/readme.ts";

const sdk = join(import.meta.dirname, "..");

t.test("the example is the file that is run", async (t) => {
  const example = await readFile(join(sdk, "examples/buy-and-top-up.ts"), "utf8");
  t.ok((await readSnippets()).includes(example), "copy examples/buy-and-top-up.ts into the README");
});

/** What the shorter samples take as given. */
const given = `
import { ApiError, InsufficientBalanceError, type Money, type Order, PartnerEsim } from "@partner-esim/sdk";
declare const client: PartnerEsim;
declare const order: Order;
declare function deliver(esims: Order["esims"]): void;
declare function later(id: string): void;
declare function apologise(refunded: Money): void;
declare function addFunds(key: string | undefined): void;
declare function refreshCatalogue(): void;
`;

/** A sample with imports is a whole file; another one is the body of a function. */
const asModule = (snippet: string) =>
  /^import /m.test(snippet) ? snippet : `${given}export async function sample() {\n${snippet}}\n`;

t.test("every sample compiles", async (t) => {
  const { config } = ts.readConfigFile(join(sdk, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, sdk);
  const samples = new Map(
    (await readSnippets()).map((snippet, at) => [join(sdk, `sample-${at + 1}.ts`), asModule(snippet)]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => samples.get(name) ?? readFile(name);
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
