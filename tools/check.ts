// `npm run check`: every check of the repository, by name; failures are listed at the end. CI runs the same steps. They
// run one after the other, except that those that build nothing run beside the rest, which waits half of its time.
import { spawn } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkersEnvironment, installCheckers } from "./checkers/install.ts";

const root = join(import.meta.dirname, "..");

/** The partner API's and those of the other services. */
const openApiFiles = (name: string) =>
  globSync(`generated/{,*/}${name}`, { cwd: root, exclude: ["**/node_modules/**"] }).toSorted();

/** Whose imports are checked. */
const sourceFolders = [
  ...["server/src", "server/portal/src", "sdk/src", "conformance/src", "docs/site/src", "spec/lib"],
  "tools",
];

interface Step {
  name: string;
  what: string;
  command: string[];
  /** The command that repairs most failures. */
  fix?: string;
  /** Needs what tools/checkers installs. */
  checkers?: true;
  /** Builds nothing and doesn't depend on the machine's speed; its output is shown when it has ended. */
  beside?: true;
}

const steps: Step[] = [
  {
    name: "drift",
    what: "generated files match the contract in spec/",
    command: ["npm", "run", "-s", "generate", "--", "--check"],
    fix: "npm run generate",
    beside: true,
  },
  {
    name: "catalogue",
    what: "the demonstration catalogue matches its script",
    command: ["npm", "run", "-s", "catalogue", "--", "--check"],
    fix: "npm run catalogue",
    beside: true,
  },
  {
    name: "types",
    what: "all TypeScript compiles",
    command: ["npm", "run", "-s", "typecheck"],
    beside: true,
  },
  {
    name: "checkers",
    what: "the TypeScript in tools/checkers compiles",
    command: ["tsc", "-p", "tools/checkers"],
    checkers: true,
    beside: true,
  },
  {
    name: "refusals",
    what: "the server returns every error code that an operation declares",
    command: ["node", "tools/refusal-codes.ts"],
    beside: true,
  },
  {
    name: "lint",
    what: "format and style",
    command: ["npm", "run", "-s", "lint"],
    beside: true,
    checkers: true,
  },
  {
    name: "dependencies",
    what: "no circular imports; folders import only what ARCHITECTURE.md allows",
    command: ["depcruise", "--config", "tools/checkers/dependencies.mjs", ...sourceFolders],
    beside: true,
    checkers: true,
  },
  {
    name: "python",
    what: "pyright finds nothing in the Python SDK, in strict mode",
    command: ["node", "tools/checkers/python-types.ts"],
    beside: true,
    checkers: true,
  },
  {
    name: "expressions",
    what: "regular expressions match in linear time",
    command: ["node", "tools/checkers/regular-expressions.ts"],
    beside: true,
    checkers: true,
  },
  {
    name: "terminology",
    what: "documents, comments and user-visible texts use the words of docs/glossary.md",
    command: ["node", "tools/checkers/terminology.ts"],
    beside: true,
    checkers: true,
  },
  {
    name: "openapi",
    what: "Redocly accepts the OpenAPI documents",
    command: ["redocly", "lint", "--extends=recommended-strict", ...openApiFiles("openapi.yaml")],
    beside: true,
    checkers: true,
  },
  {
    name: "spectral",
    what: "Spectral accepts the OpenAPI documents",
    command: ["spectral", "lint", "--fail-severity=warn", ...openApiFiles("openapi.json")],
    beside: true,
    checkers: true,
  },
  {
    name: "clients",
    what: "third-party client generators produce code that compiles",
    command: ["node", "tools/checkers/clients.ts"],
    beside: true,
    checkers: true,
  },
  {
    name: "tests",
    what: "all tests that neither take long nor need a browser",
    command: ["npm", "test", "--silent"],
  },
  {
    name: "long",
    what: "floods and attacks, kills and failing disks, the packed SDKs, changes of the contract",
    command: ["npm", "test", "--silent", "--", "--long"],
  },
  {
    name: "browser",
    what: "the portal's pages work in Chromium",
    command: ["npm", "test", "--silent", "--", "server/portal"],
  },
  {
    name: "gates",
    what: "tests of the release gate, the release, the workflows and the checkers",
    command: ["npm", "test", "--silent", "--", "tools/checkers"],
    checkers: true,
  },
  {
    name: "runtimes",
    what: "the packed SDK works on Node 20 to 26, Bun, Deno and workerd (downloads them)",
    command: ["node", "tools/runtimes.ts"],
  },
  {
    name: "conformance",
    what: "the suite passes against a fresh service",
    // The documentation reads its conformance results from this report.
    command: [
      "npm",
      "run",
      "-s",
      "conformance",
      "--",
      "--serve",
      "--beyond-http",
      "--json",
      "tmp/conformance.json",
    ],
  },
  {
    name: "docs",
    what: "the documentation's samples run, its links resolve, its pages work in Chromium",
    command: ["npm", "test", "--silent", "--", "docs/site"],
  },
  {
    name: "collections",
    what: "the Postman and Bruno collections and the Arazzo workflows run in their programs",
    command: ["node", "tools/checkers/collections.ts"],
    checkers: true,
  },
  {
    name: "mutants",
    what: "cases of the suite kill a sample of the mutants",
    command: ["npm", "run", "-s", "conformance:mutants", "--", "--sample", "40"],
  },
  {
    name: "prism",
    what: "Prism finds no response of a suite's run that violates the OpenAPI document",
    command: ["node", "tools/checkers/prism.ts"],
    checkers: true,
    beside: true,
  },
  {
    name: "release",
    what: "the packed packages work in empty folders as their READMEs say",
    command: ["npm", "run", "-s", "release", "--", "--no-checks"],
  },
];

const help = `Usage: npm run check [-- --only NAME,…] [-- --except NAME,…] [-- --list]

${steps.map(({ name, what }) => `  ${name.padEnd(12)} ${what}`).join("\n")}

Exit codes: 0 every step passed, 1 one failed, 2 wrong argument.`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    except: { type: "string" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help || values.list) {
  console.log(help);
  process.exit(0);
}
const named = (text: string | undefined) => text?.split(",").map((name) => name.trim()) ?? [];
const only = named(values.only);
const except = named(values.except);
const unknown = [...only, ...except].filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(", ")}\n\n${help}`);
  process.exit(2);
}

const chosen = steps.filter(
  ({ name }) => (only.length === 0 || only.includes(name)) && !except.includes(name),
);
mkdirSync(join(root, "tmp"), { recursive: true });
if (chosen.some(({ checkers }) => checkers)) installCheckers();
const lanes = [chosen.filter(({ beside }) => !beside), chosen.filter(({ beside }) => beside)];
const isAlone = lanes.some((lane) => lane.length === 0);
const failed = (await Promise.all(lanes.map(failuresOf))).flat();
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

async function failuresOf(lane: readonly Step[]): Promise<string[]> {
  const names: string[] = [];
  for (const step of lane) if (!(await passes(step))) names.push(step.name);
  return names;
}

async function passes({ name, what, command, fix, checkers, beside }: Step): Promise<boolean> {
  const [program = "", ...args] = command;
  const title = `\n== ${name}: ${what}`;
  const isHeld = beside === true && !isAlone;
  if (!isHeld) console.log(title);
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: isHeld ? ["ignore", "pipe", "pipe"] : "inherit",
    env: {
      ...(checkers ? checkersEnvironment : process.env),
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
  });
  const printed: string[] = isHeld ? [title, "\n"] : [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => printed.push(text));
  const isPassed = await new Promise<boolean>((resolve) => {
    child.once("error", (error) => {
      printed.push(`${error.message}\n`);
      resolve(false);
    });
    child.once("close", (status) => resolve(status === 0));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(printed.join(""));
  const hint = fix && !isPassed ? `; try: ${fix}` : "";
  console.log(`-- ${name}: ${isPassed ? "passed" : "FAILED"} in ${seconds} s${hint}`);
  return isPassed;
}
