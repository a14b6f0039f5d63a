/**
 * `npm run contract`: generates every service from the contract in `spec/`, and lists everything that a change leaves
 * open. An unchanged repository gets the list of the last run.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findInSuite } from "./contract/cases.ts";
import { findInGuides } from "./contract/guides.ts";
import { findLabels } from "./contract/labels.ts";
import type { Open } from "./contract/open.ts";
import { findFieldsWithoutRule } from "./contract/rules.ts";
import { findSdkSize } from "./contract/sdk-size.ts";
import { findInServer } from "./contract/server.ts";
import { listFiles } from "./contract/sources.ts";
import { digestOfFiles, generate, report, root } from "./generation.ts";

const help = `Usage: npm run contract [-- --help]

Generates the files of every service in spec/, even if one has errors, and lists everything that is open then:
handlers, error codes, events, labels, rules, cases, guides, the SDK's size. \`npm run typecheck\` tells the rest.

Exit codes: 0 nothing is open, 1 something is, or the contract has errors, 2 wrong argument.
`;

const finders: [kind: string, find: () => Promise<Open[]>][] = [
  ["server", findInServer],
  ["labels", findLabels],
  ["rules", findFieldsWithoutRule],
  ["suite", findInSuite],
  ["guides", findInGuides],
  ["SDK", findSdkSize],
];

const stored = join(root, "node_modules", ".cache", "generate", "open.json");

const sources = () =>
  [
    "generated/**/*.*",
    "server/src/**/*.ts",
    "server/portal/src/labels.ts",
    "conformance/src/**/*.ts",
    "sdk/src/**/*.ts",
    "sdk/test/consumer/types.ts",
    "docs/conformance.json",
    "docs/guides/*.md",
    "tools/contract/*.ts",
  ].flatMap(listFiles);

/** A module that no longer loads, such as a case of a former rule, is listed too. */
async function findAll(): Promise<Open[]> {
  const found = await Promise.all(
    finders.map(([name, find]) =>
      find().catch((error: Error): Open[] => [{ kind: "docs", what: `${name}: ${error.message}` }]),
    ),
  );
  return found.flat();
}

async function findOpen(): Promise<Open[]> {
  const digest = digestOfFiles(sources());
  try {
    const last = JSON.parse(readFileSync(stored, "utf8")) as { digest: string; open: Open[] };
    if (last.digest === digest) return last.open;
  } catch {
    // There was no run.
  }
  const open = await findAll();
  mkdirSync(join(stored, ".."), { recursive: true });
  writeFileSync(stored, JSON.stringify({ digest, open }));
  return open;
}

async function run(): Promise<number> {
  const generated = await generate();
  report(generated);
  const open = await findOpen();
  const besides = generated.failed.length === 0 ? "" : " besides the errors";
  console.log(open.length === 0 ? `nothing is open${besides}` : `\n${open.length} open${besides}:`);
  for (const { kind, what } of open) console.log(`  ${kind.padEnd(7)}  ${what}`);
  return open.length + generated.failed.length === 0 ? 0 : 1;
}

const [argument] = process.argv.slice(2);
if (argument === "--help") {
  process.stdout.write(help);
} else if (argument !== undefined) {
  console.error(`Unknown argument ${argument}\n\n${help}`);
  process.exitCode = 2;
} else {
  process.exitCode = await run();
}
