// Does what the page "Other languages" says, in an empty folder for each language: generates the types with quicktype, which
// npx downloads, compiles them, and runs the purchase against a service with demonstration data.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKey } from "../../../server/src/domain/accounts/accounts.ts";
import { demonstrate } from "../../../server/src/operation/demonstration.ts";
import { random } from "../../../server/src/runtime/random.ts";
import { startService } from "../../../server/src/runtime/service.ts";
import { testConfig } from "../../../server/test/deployment.ts";
import { buildSite } from "../build.ts";

const help = `Usage: node docs/site/recipes/run.ts [--all]

Runs the recipes whose toolchains are installed, and names the others.

  --all    fail if one is not installed

Exit codes: 0 all that ran bought and topped up, 1 one did not, 2 wrong argument.`;

/** Where Debian's packages put what the programs need. */
const jackson = "/usr/share/java/*";
const json = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";

interface Recipe {
  folder: string;
  toolchain: string;
  /** What prints its version. */
  version: string;
  commands: [program: string, ...args: string[]][];
}

const recipes: Recipe[] = [
  { folder: "php", toolchain: "php", version: "--version", commands: [["php", "purchase.php"]] },
  {
    folder: "go",
    toolchain: "go",
    version: "version",
    commands: [["go", "run", "purchase.go", "types.go"]],
  },
  {
    folder: "java",
    toolchain: "javac",
    version: "--version",
    commands: [
      ["javac", "-cp", `${jackson}:.`, "Purchase.java"],
      ["java", "-cp", `${jackson}:.`, "Purchase"],
    ],
  },
  {
    folder: "csharp",
    toolchain: "mcs",
    version: "--version",
    commands: [
      ["mcs", "-r:System.Net.Http", `-r:${json}`, "Purchase.cs", "Types.cs"],
      ["mono", "Purchase.exe"],
    ],
  },
];

/** Returns what the last command printed; the service responds meanwhile, so nothing here blocks. */
async function run({ folder, commands }: Recipe, env: NodeJS.ProcessEnv): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), `recipe-${folder}-`));
  try {
    cpSync(join(import.meta.dirname, folder), cwd, { recursive: true });
    let printed = "";
    const all: Recipe["commands"] = [["bash", "-e", "generate.sh"], ...commands];
    for (const [program, ...args] of all) printed = await outputOf(program, args, cwd, env);
    return printed;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

function outputOf(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, timeout: 300_000, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout.on("data", (text) => {
      out += text;
    });
    child.stderr.on("data", (text) => {
      err += text;
    });
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0) resolve(out);
      else reject(new Error(`${program} ${args.join(" ")} ended with ${status}:\n${out}${err}`));
    });
  });
}

async function main(isAllNeeded: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "recipes-"));
  await buildSite();
  const config = { ...testConfig, virtualClock: false, database: join(folder, "demonstration.db") };
  const service = await startService(config, async (prepared) => {
    await demonstrate(prepared);
  });
  let failures = 0;
  try {
    const key = await service.store.transaction(async (tx) => {
      const [account] = await tx.accounts.list();
      if (!account) throw new Error("there is no demonstration account");
      const input = { mode: "test", name: "recipes" } as const;
      return (await createKey(tx, account, input, service.clock.now(), random)).text;
    });
    const env = { ...process.env, PARTNER_ESIM_BASE_URL: service.url, PARTNER_ESIM_API_KEY: key };
    for (const recipe of recipes) {
      const name = recipe.folder;
      if (spawnSync(recipe.toolchain, [recipe.version]).status !== 0) {
        console.log(`NOT RUN: ${name}: ${recipe.toolchain} is not installed`);
        if (isAllNeeded) failures += 1;
        continue;
      }
      const printed = await run(recipe, env).catch((error: Error) => error.message);
      const isRight = /^\d+ LPA:1\$\S+\r?\ntop-up completed\r?\n$/.test(printed);
      console.log(`${name}: ${isRight ? "types generated, compiled, bought and topped up" : printed}`);
      if (!isRight) failures += 1;
    }
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true });
  }
  return failures === 0 ? 0 : 1;
}

const [argument] = process.argv.slice(2);
if (argument === "--help") console.log(help);
else if (argument === undefined || argument === "--all") process.exitCode = await main(argument === "--all");
else {
  console.error(`Unknown argument ${argument}\n\n${help}`);
  process.exitCode = 2;
}
