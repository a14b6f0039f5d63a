// What a user does with the tarballs: each package is installed into an empty folder, and its README's quick start is
// run as written. In a shell block, each line is a command; one that serves keeps running until the quick start is
// over, and the `curl` line that it prints is run too. It gets a free port, since the default may be taken, and its URL
// replaces the default one. A TypeScript block is run by Node, in a folder created by `npm init -y`; a TypeSpec block is
// the file `main.tsp`, a YAML block its configuration.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { settings } from "../../../server/src/runtime/config.ts";
import { readManifest } from "./pack.ts";

const root = join(import.meta.dirname, "../../..");
const serveWithinMs = 60_000;
/** The default URL of a service. */
const usualAddress = `http://127.0.0.1:${settings.find(({ name }) => name === "port")?.default}/partner/api`;

interface Block {
  language: string;
  text: string;
}

interface Served {
  child: ChildProcess;
  testKey: string;
  baseUrl: string;
}

/** Runs the quick start of `readme` in `folder`, which is created; throws if a step fails. */
export async function tryQuickStart(
  readme: string,
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  log: (line: string) => void,
): Promise<void> {
  const blocks = quickStart(readFileSync(readme, "utf8"));
  if (blocks.length === 0) throw new Error(`${readme} has no code below "## Quick start"`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run("npm", ["init", "-y"], folder);
  let served: Served | undefined;
  try {
    for (const [i, { language, text }] of blocks.entries()) {
      if (language === "ts") {
        const file = `quick-start-${i}.mts`;
        writeFileSync(join(folder, file), served ? withAddress(text, served) : text);
        log(`  node ${file}`);
        log(indented(await run(process.execPath, [file], folder, environment(served))));
      } else if (language === "tsp" || language === "yaml") {
        writeFileSync(join(folder, language === "tsp" ? "main.tsp" : "tspconfig.yaml"), text);
      } else if (language === "sh") {
        for (const line of text.split("\n").filter((one) => one.trim() && !one.startsWith("#"))) {
          log(`  ${line}`);
          const command = withTarballs(line, tarballs);
          if (/ serve( |$)/.test(line)) served = await serve(command, folder);
          else log(indented(await run("sh", ["-c", command], folder, environment(served))));
        }
      }
    }
  } finally {
    if (served) await stop(served.child);
  }
}

/** Other quick starts run at the same time, so it must not block. */
export async function run(
  program: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Returns the fenced blocks between the heading "Quick start" and the next one. */
function quickStart(markdown: string): Block[] {
  const section = /^## Quick start\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(markdown)?.[1] ?? "";
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", text = ""]) => ({
    language,
    text,
  }));
}

/** As long as the packages are unpublished, quick starts name tarballs: of a folder, or of a service. */
const namedPackage = /partner-esim-(\w+)(?:-\*)?\.tgz$/;

/** Replaces packages of this repository by their tarballs, and adds those that they depend on. */
function withTarballs(line: string, tarballs: ReadonlyMap<string, string>): string {
  if (!line.startsWith("npm install")) return line;
  const here = [...tarballs].map(([folder, file]) => ({ ...readManifest(join(root, folder)), file }));
  const words = line
    .split(" ")
    .map((word) => here.find(({ name }) => name === word || name === nameOf(word)) ?? word);
  const needed = words.flatMap((word) =>
    typeof word === "string" ? [] : here.filter(({ name }) => word.dependencies?.[name] !== undefined),
  );
  return [...words, ...needed].map((word) => (typeof word === "string" ? word : word.file)).join(" ");
}

function nameOf(word: string): string | undefined {
  if (/contract-toolchain-\*\.tgz$/.test(word)) return "contract-toolchain";
  const short = namedPackage.exec(word)?.[1];
  return short && `@partner-esim/${short}`;
}

/** Replaces key and URL in a sample by real ones. */
const withAddress = (text: string, { testKey, baseUrl }: Served): string =>
  text.replaceAll("sk_test_…", testKey).replaceAll(usualAddress, baseUrl);

function environment(served: Served | undefined): NodeJS.ProcessEnv {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  return {
    ...process.env,
    PATH,
    ...(served && { PARTNER_ESIM_API_KEY: served.testKey, PARTNER_ESIM_BASE_URL: served.baseUrl }),
  };
}

async function serve(command: string, folder: string): Promise<Served> {
  const child = spawn("sh", ["-c", `exec ${command}`], {
    cwd: folder,
    env: { ...environment(undefined), PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let printed = "";
  const timer = setTimeout(() => child.kill("SIGKILL"), serveWithinMs);
  for await (const chunk of child.stdout) {
    printed += chunk;
    const curl = /^ *(curl .*)$/m.exec(printed)?.[1];
    if (curl === undefined) continue;
    clearTimeout(timer);
    await run("sh", ["-c", `${curl} --fail --silent --show-error`], folder);
    const baseUrl = /address +(\S+)/.exec(printed)?.[1];
    const testKey = /test key +(\S+)/.exec(printed)?.[1];
    if (baseUrl && testKey) return { child, baseUrl, testKey };
    break;
  }
  await stop(child);
  throw new Error(`${command} printed no address, key and curl line:\n${printed}`);
}

/** With all its child processes, since npx is between us and the program. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

const indented = (text: string): string =>
  text
    .trimEnd()
    .split("\n")
    .slice(-12)
    .map((line) => `    ${line}`)
    .join("\n");
