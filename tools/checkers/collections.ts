// Runs the documentation's collections and workflows in their own programs, against a fresh service: Postman's Newman,
// Bruno's command line and Redocly's Respect.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brunoFiles } from "../../docs/site/src/collections/bruno.ts";
import { workflowsFile } from "../../docs/site/src/collections/files.ts";
import { postmanCollection } from "../../docs/site/src/collections/postman.ts";

const help = `Usage: node tools/checkers/run.ts collections.ts [--only newman|bruno|respect]

Runs the Postman collection with Newman, the Bruno collection with Bruno, and the Arazzo workflows with Respect, each
against a fresh service. Exit codes: 0 all of them passed, 1 one did not, 2 wrong argument.`;

const root = join(import.meta.dirname, "../..");
const runTimeoutMs = 120_000;

const folder = mkdtempSync(join(tmpdir(), "partner-esim-collections-"));

interface Service {
  url: string;
  key: string;
  stop(): void;
}

async function startService(name: string): Promise<Service> {
  const database = join(folder, `${name}.db`);
  const args = ["serve", "--demo", "--port", "0", "--database", database, "--log-level", "silent", "--json"];
  const child = spawn(process.execPath, [join(root, "server/src/main.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error("the service did not start");
  const { url, demo } = JSON.parse(String(output));
  return { url, key: demo.test_key, stop: () => child.kill() };
}

function run(command: string, args: string[], cwd: string, timeout = runTimeoutMs): boolean {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return spawnSync(command, args, { cwd, env, timeout, stdio: "inherit" }).status === 0;
}

const runners: Record<string, (service: Service) => boolean> = {
  newman({ url, key }) {
    const file = join(folder, "partner-esim.postman.json");
    writeFileSync(file, postmanCollection(url));
    return run("newman", ["run", file, "--env-var", `apiKey=${key}`, "--bail"], folder);
  },
  bruno({ url, key }) {
    const collection = join(folder, "partner-esim");
    for (const [name, text] of brunoFiles(url)) {
      mkdirSync(dirname(join(collection, name)), { recursive: true });
      writeFileSync(join(collection, name), text);
    }
    const args = ["run", "--env", "sandbox", "--env-var", `apiKey=${key}`, "--bail"];
    return run("bru", args, collection);
  },
  respect({ url, key }) {
    const args = ["respect", workflowsFile, "--server", `partner-esim=${url}`];
    return run("redocly", [...args, "--input", JSON.stringify({ apiKey: key, run: "run-1" })], root);
  },
};

const [flag, only] = process.argv.slice(2);
if (flag === "--help") {
  console.log(help);
  process.exit(0);
}
if (flag !== undefined && (flag !== "--only" || !Object.hasOwn(runners, only ?? ""))) {
  console.error(help);
  process.exit(2);
}
const failed: string[] = [];
try {
  for (const [name, runWith] of Object.entries(runners)) {
    if (only !== undefined && name !== only) continue;
    const service = await startService(name);
    try {
      console.log(`\n${name}`);
      if (!runWith(service)) failed.push(name);
    } finally {
      service.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) console.error(`failed: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
