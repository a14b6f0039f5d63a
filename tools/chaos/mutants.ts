/**
 * `npm run chaos:mutants`: runs one scenario against services with one concurrency bug each, until the history checker
 * finds the bug. Exit codes: 0 every bug is found, and none in the service without a bug; 1 otherwise; 2 wrong argument
 * or PostgreSQL is missing; 3 a bug no longer fits its module.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { StaleFault } from "../../conformance/mutants/server/fault.ts";
import { createAccount } from "../../server/src/domain/accounts/accounts.ts";
import { random } from "../../server/src/runtime/random.ts";
import { openStore } from "../../server/src/store/open.ts";
import { importDemoCatalogue } from "../../server/test/demo-catalogue.ts";
import { inServer, isInstalled, startPostgres } from "../../server/test/postgres-server.ts";
import { faults } from "./mutants/all.ts";
import { type ConcurrencyFault, faultyModules } from "./mutants/fault.ts";

const runsMax = 5;
/** A run takes seconds on a quiet machine. */
const runMs = 300_000;
const atOnce = 3;
/** The service without a bug runs this often on each database. */
const soundRuns = 3;

const help = `Usage: npm run chaos:mutants [-- --only TEXT] [-- --list]

Runs two processes' work on one database against services with one concurrency bug each (lock dropped, commit
acknowledged early, …). The history checker has to find each bug within ${runsMax} runs, and nothing in the service
without a bug. With --only, the bugs whose names contain TEXT. Needs PostgreSQL.

Exit codes: 0 all found, 1 not, 2 wrong argument or PostgreSQL is missing, 3 a bug no longer fits its module.
`;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
type Backend = ConcurrencyFault["backend"];
type Copied = Pick<ConcurrencyFault, "backend" | "dropSql">;

class Databases {
  readonly #server: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "partner-esim-mutants-"));
  #count = 0;

  constructor(server: string) {
    this.#server = server;
  }

  /** A database with the demonstration catalogue and one account, to copy. */
  async prepare(): Promise<void> {
    await inServer(this.#server, "create database catalogue");
    for (const database of [this.#at("catalogue"), this.#fileOf("catalogue")]) {
      const store = await openStore(database);
      await store.transaction(async (tx) => {
        await importDemoCatalogue(tx);
        const input = { name: "Test Travels", email: "ops@example.com", liveApproved: true };
        await createAccount(tx, input, 0, random);
      });
      await store.close();
    }
  }

  async copy({ backend, dropSql }: Copied): Promise<string> {
    const name = `run_${++this.#count}`;
    if (backend === "sqlite") {
      copyFileSync(this.#fileOf("catalogue"), this.#fileOf(name));
      return this.#fileOf(name);
    }
    await inServer(this.#server, `create database ${name} template catalogue`);
    if (dropSql !== null) await inServer(this.#at(name), dropSql);
    return this.#at(name);
  }

  /** Those on PostgreSQL end with their server. */
  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #fileOf(name: string): string {
    return join(this.#folder, `${name}.db`);
  }

  #at(name: string): string {
    const url = new URL(this.#server);
    url.pathname = name;
    return url.href;
  }
}

interface Outcome {
  /** By the checker. */
  found: string[];
  /** Of the database. */
  errors: string[];
}

async function run(database: string, fault?: ConcurrencyFault): Promise<Outcome> {
  const loader = fault
    ? [`--import=${new URL("mutants/loader.ts", import.meta.url).href}?fault=${fault.name}`]
    : [];
  const child = spawn(process.execPath, [...loader, file("mutants/scenario.ts"), database], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "partner-esim-scenario-compiled") },
    timeout: runMs,
    killSignal: "SIGKILL",
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (text) => (stdout += text));
  child.stderr.on("data", (text) => (stderr += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the scenario ended with ${code}: ${stderr.slice(-2000)}`);
  return JSON.parse(stdout);
}

async function findBug(fault: ConcurrencyFault, databases: Databases): Promise<boolean> {
  const { name, fault: bug } = fault;
  const errors: string[] = [];
  for (let runs = 1; runs <= runsMax; runs += 1) {
    const {
      found: [found],
      errors: ofDatabase,
    } = await run(await databases.copy(fault), fault);
    errors.push(...ofDatabase);
    if (found === undefined) continue;
    console.log(`${name} (${bug}): run ${runs}: ${found}`);
    return true;
  }
  console.log(`${name} (${bug}): NOT FOUND; the database: ${errors[0] ?? "no error"}`);
  return false;
}

async function runSound(backend: Backend, databases: Databases): Promise<boolean> {
  const outcome = await run(await databases.copy({ backend, dropSql: null }));
  const [found] = [...outcome.found, ...outcome.errors];
  console.log(`without a bug, on ${backend}: ${found ?? "nothing found"}`);
  return found === undefined;
}

/** Returns the number of outcomes that were not as expected. */
async function runAll(chosen: readonly ConcurrencyFault[], databases: Databases): Promise<number> {
  const backends = [...new Set(chosen.map(({ backend }) => backend))];
  const work = [
    ...backends.flatMap((backend) =>
      Array.from({ length: soundRuns }, () => () => runSound(backend, databases)),
    ),
    ...chosen.map((fault) => () => findBug(fault, databases)),
  ];
  let missed = 0;
  const worker = async () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) {
      const isExpected = await next().catch((error: Error) => {
        console.log(error.message);
        return false;
      });
      if (!isExpected) missed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return missed;
}

async function main(): Promise<number> {
  const options = {
    only: { type: "string", default: "" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ options });
  const chosen = faults.filter(({ name }) => name.includes(values.only));
  if (values.help || chosen.length === 0) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  if (values.list) {
    for (const { name, fault, backend } of chosen) console.log(`${name} (${backend}): ${fault}`);
    return 0;
  }
  if (!isInstalled) {
    console.error("not run: PostgreSQL is not installed here: apt-get install postgresql");
    return 2;
  }
  for (const fault of chosen) faultyModules(fault);
  const startedMs = performance.now();
  const server = await startPostgres();
  const databases = new Databases(server.url);
  try {
    await databases.prepare();
    const missed = await runAll(chosen, databases);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
    console.log(`${chosen.length} bugs in ${seconds} s, ${missed} not as expected`);
    return missed === 0 ? 0 : 1;
  } finally {
    await server.stop();
    databases.remove();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof StaleFault)) throw error;
  console.error(error.message);
  return 3;
});
