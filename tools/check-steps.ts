// The steps of `npm run check`.
import { globSync } from "node:fs";
import { join } from "node:path";

/** The OpenAPI documents of all services. The portal's is built when the checks start. */
const openApiFiles = ["generated", "generated/portal", "generated/supplier"].map(
  (folder) => `${folder}/openapi.json`,
);

/** Folders whose imports are checked. */
const sourceFolders = [
  "server/src",
  "server/portal/src",
  "sdk/src",
  "conformance/src",
  "mcp/src",
  "docs/site/src",
  "toolchain/lib",
  "tools",
];

const testsIn = (folder: string): string[] =>
  globSync(`${folder}/test/*.test.ts`, { cwd: join(import.meta.dirname, "..") });

const named = (folder: string, names: string[]): string[] =>
  names.map((name) => `${folder}/test/${name}.test.ts`);

/** Tests in Chromium that look at every page. */
const docsPages = named("docs/site", ["browser", "layout"]);
const portalPages = named("server/portal", ["accessibility", "loading"]);

const runTests = (files: string[]): string[] => ["npm", "test", "--silent", "--", ...files];

export interface Step {
  name: string;
  what: string;
  command: string[];
  /** The command that repairs most failures. */
  fix?: string;
  /** Whether the step needs packages of tools/checkers. */
  checkers?: true;
  /**
   * The step's tests depend on the machine's speed: it runs first, with one other step beside it, and prints at once.
   */
  first?: true;
  /** Starts when this step has ended, if that runs too: it reads what the step leaves, or would slow it down. */
  after?: string;
  /** Left to the nightly run, because CI has to end within 25 minutes. */
  nightly?: true;
  /** Builds in the checkout, which exclude each other. */
  builds?: ("portal" | "docs" | "sdk")[];
}

/** In the preferred order of starting. */
export const steps: Step[] = [
  {
    name: "tests",
    what: "all tests that neither take long nor need a browser",
    command: ["npm", "test", "--silent"],
    first: true,
  },
  {
    name: "long",
    what: "floods and attacks, kills and failing disks, many processes, the packed SDKs, changes of the contract",
    command: ["npm", "run", "-s", "test:long"],
    first: true,
    builds: ["sdk"],
    nightly: true,
  },
  {
    name: "chaos",
    what: "processes on one PostgreSQL are killed and cut off five times: nothing is lost or done twice",
    command: ["npm", "run", "-s", "chaos", "--", "--cycles", "5"],
    first: true,
  },
  {
    name: "failovers",
    what: "PostgreSQL servers under Patroni are killed, suspended, cut off and filled: no confirmed purchase is lost",
    command: ["npm", "run", "-s", "chaos", "--", "--patroni", "--cycles", "100"],
    first: true,
    nightly: true,
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
    name: "processes",
    what: "the suite passes against four processes behind a load balancer, on one PostgreSQL",
    command: ["npm", "run", "-s", "conformance:processes"],
    first: true,
  },
  {
    name: "drift",
    what: "generated files match the contract in spec/",
    command: ["npm", "run", "-s", "generate", "--", "--check"],
    fix: "npm run generate",
  },
  {
    name: "open",
    what: "handlers, cases, labels and guides have all that the contract asks for",
    command: ["npm", "run", "-s", "contract"],
    after: "drift",
  },
  {
    name: "catalogue",
    what: "the demonstration catalogue matches its script",
    command: ["npm", "run", "-s", "catalogue", "--", "--check"],
    fix: "npm run catalogue",
  },
  {
    name: "types",
    what: "all TypeScript compiles",
    command: ["npm", "run", "-s", "typecheck"],
    checkers: true,
  },
  {
    name: "refusals",
    what: "the server returns every error code that an operation declares",
    command: ["node", "tools/refusal-codes.ts"],
  },
  {
    name: "lint",
    what: "format and style",
    command: ["npm", "run", "-s", "lint"],
    fix: "npm run format",
    checkers: true,
  },
  {
    name: "dependencies",
    what: "no circular imports; folders import only what ARCHITECTURE.md allows",
    command: ["depcruise", "--config", "tools/checkers/dependencies.mjs", ...sourceFolders],
    checkers: true,
  },
  {
    name: "python",
    what: "pyright finds nothing in the Python SDK, in strict mode",
    command: ["node", "tools/checkers/python-types.ts"],
    checkers: true,
  },
  {
    name: "expressions",
    what: "regular expressions match in linear time",
    command: ["node", "tools/checkers/regular-expressions.ts"],
    checkers: true,
  },
  {
    name: "terminology",
    what: "documents, comments and user-visible texts use the words of docs/glossary.md",
    command: ["node", "tools/checkers/terminology.ts"],
    checkers: true,
  },
  {
    name: "prose",
    what: "sentences, cells and paragraphs of documents are as short as CONTRIBUTING.md says",
    command: ["node", "tools/checkers/prose.ts"],
    checkers: true,
  },
  {
    name: "names",
    what: "no text shows a command that fetches a package name that isn't ours yet",
    command: ["node", "tools/checkers/release/names.ts"],
  },
  {
    name: "openapi",
    what: "Redocly accepts the OpenAPI documents",
    command: [
      "redocly",
      "lint",
      "--extends=recommended-strict",
      ...openApiFiles,
      "generated/openapi-3.2.json",
    ],
    checkers: true,
  },
  {
    name: "spectral",
    what: "Spectral accepts the OpenAPI documents",
    command: ["spectral", "lint", "--fail-severity=warn", ...openApiFiles],
    checkers: true,
    nightly: true,
  },
  {
    name: "clients",
    what: "third-party client generators produce code that compiles",
    command: ["node", "tools/checkers/clients.ts"],
    checkers: true,
    nightly: true,
  },
  {
    name: "prism",
    what: "Prism finds no response of a suite's run that violates the OpenAPI document",
    command: ["node", "tools/checkers/prism.ts"],
    checkers: true,
    nightly: true,
  },
  {
    name: "browser",
    what: "the portal works in Chromium",
    command: runTests(testsIn("server/portal").filter((file) => !portalPages.includes(file))),
    builds: ["portal"],
    // Chromium leaves little of two cores to the steps that depend on the machine's speed.
    after: "processes",
  },
  {
    name: "postgres",
    what: "the server's tests on the newest PostgreSQL, which npm brings",
    command: ["npm", "run", "-s", "test:newest-postgres", "-w", "server"],
    checkers: true,
    nightly: true,
  },
  {
    name: "mcp",
    what: "the MCP server with the protocol's conformance suite and inspector, and its tasks with orval's server",
    command: ["node", "tools/checkers/run.ts", "mcp.ts"],
    checkers: true,
    nightly: true,
    builds: ["sdk"],
  },
  {
    name: "mutants",
    what: "cases of the suite kill a sample of the mutants",
    command: ["npm", "run", "-s", "conformance:mutants", "--", "--sample", "40"],
    nightly: true,
  },
  {
    name: "history",
    what: "the history checker finds each of the concurrency bugs put into the service",
    command: ["npm", "run", "-s", "chaos:mutants"],
    nightly: true,
  },
  {
    name: "runtimes",
    what: "the packed SDK works on Node 20 and 26, Bun, Deno and workerd (downloads them)",
    command: ["node", "tools/runtimes.ts"],
    builds: ["sdk"],
    nightly: true,
  },
  {
    name: "docs",
    what: "the documentation's samples run, and its links resolve",
    command: runTests(testsIn("docs/site").filter((file) => !docsPages.includes(file))),
    // It reads the report of this step.
    after: "conformance",
    builds: ["docs"],
  },
  {
    name: "pages",
    what: "the documentation's pages work in Chromium",
    command: runTests(docsPages),
    builds: ["docs"],
    nightly: true,
  },
  {
    name: "looks",
    what: "axe-core finds nothing on the portal's pages, in each look, and slow responses are shown",
    command: runTests(portalPages),
    builds: ["portal"],
    nightly: true,
  },
  {
    name: "recipes",
    what: "in each language whose toolchain is here, types are generated, compiled, and buy an eSIM (downloads quicktype)",
    command: ["node", "docs/site/recipes/run.ts"],
    after: "docs",
    builds: ["docs"],
    nightly: true,
  },
  {
    name: "release",
    what: "the packed packages work in empty folders as their READMEs say",
    command: ["npm", "run", "-s", "release", "--", "--no-checks"],
    checkers: true,
    nightly: true,
  },
  {
    name: "kit",
    what: "the deployment kit's programs accept its files, and its alerts fire",
    command: ["npm", "test", "--silent", "--prefix", "tools/checkers", "--", "test/kit/*.test.ts"],
    checkers: true,
  },
  {
    name: "image",
    what: "the service's image is built from Debian's packages, and sells an eSIM read-only (root, podman)",
    command: [
      "node",
      "tools/checkers/image/main.ts",
      "--engine",
      "podman",
      "--bases",
      "debian",
      "--if-possible",
    ],
    checkers: true,
    nightly: true,
  },
  {
    name: "machine",
    what: "the commands of deploy/README.md lead from an empty Debian to the first sale, and back to a point in time (root, mmdebstrap)",
    command: ["node", "tools/checkers/bare-machine/main.ts"],
    nightly: true,
  },
  {
    name: "gates",
    what: "tests of the release gate, the release, the workflows and the checkers, and of the deployment kit",
    command: ["npm", "test", "--silent", "--prefix", "tools/checkers"],
    checkers: true,
    nightly: true,
  },
  {
    name: "collections",
    what: "the Postman and Bruno collections and the Arazzo workflows run in their programs",
    command: ["node", "tools/checkers/collections.ts"],
    checkers: true,
    nightly: true,
  },
];
