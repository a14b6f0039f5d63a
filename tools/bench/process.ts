// The measured processes: started on a free loopback port, watched, and stopped. Each writes its log to a file, as in
// production.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { requestHeaders } from "@partner-esim/generated/headers";
import { basePath } from "@partner-esim/generated/routes";
import { cpuSecondsOf, procFile } from "./processor.ts";

const root = join(import.meta.dirname, "..", "..");
/** Started as a program, because its first line sets Node's options. */
const program = join(root, "server", "src", "main.ts");
const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
const startWithinMs = 20_000;

export interface ServerProcess {
  port: number;
  /** Time from the start of the process to the first 200. */
  startedInMs: number;
  /** Seconds of processor time so far; null if the system doesn't report it. */
  cpuSeconds(): number | null;
  /** Peak resident memory; null if the system doesn't report it. */
  peakMemoryBytes(): number | null;
  stop(): Promise<void>;
}

export { basePath };

/** Starts `partner-esim serve` on a database. Resolves once `key` can read its balance. */
export async function startService(
  database: string,
  key: string,
  more: readonly string[] = [],
  logFile = `${database}.log`,
  givenPort?: number,
): Promise<ServerProcess> {
  const port = givenPort ?? (await freePort());
  const args = [
    "serve",
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
    "--database",
    database,
    "--simulated-supplier",
    ...more,
  ];
  const probe = { url: `http://127.0.0.1:${port}${basePath}/v1/balance`, key };
  return await start(program, args, port, logFile, probe);
}

/** Runs an operator command and returns what it printed. */
export function operate(args: readonly string[]): string {
  const env = { ...process.env, PATH };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`partner-esim ${args.join(" ")} failed:\n${stderr}`);
  return stdout;
}

/** Starts an operator command. */
export function startOperate(args: readonly string[]): ChildProcess {
  return spawn(program, args, { cwd: root, env: { ...process.env, PATH }, stdio: "ignore" });
}

/** Runs an operator command with `--json` and returns its result. */
export function operateJson<T>(args: readonly string[]): T {
  return JSON.parse(operate(args)) as T;
}

/** Creates a token with all rights in a database and returns it. */
export function createOperatorToken(database: string): string {
  const words = ["operators", "create-token", "--name", "bench", "--database", database, "--json"];
  return operateJson<{ token: string }>(words).token;
}

/** Sends one request to the service and returns the body of its success. */
export async function ask(
  server: ServerProcess,
  target: string,
  key: string,
  purchase?: string,
): Promise<string> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  if (purchase !== undefined) {
    headers["content-type"] = "application/json";
    headers[requestHeaders.idempotencyKey] = randomUUID();
  }
  const method = purchase === undefined ? "GET" : "POST";
  const url = `http://127.0.0.1:${server.port}${basePath}${target}`;
  const response = await fetch(url, { method, headers, body: purchase ?? null });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${text}`);
  return text;
}

/** Starts the baseline with its responses in a file. With a database, it writes purchases there before it responds. */
export async function startBaseline(
  responsesFile: string,
  database?: string,
  logFile = `${database ?? responsesFile}.log`,
): Promise<ServerProcess> {
  const port = await freePort();
  const probe = { url: `http://127.0.0.1:${port}${basePath}/v1/packages`, key: "" };
  const baseline = join(import.meta.dirname, "baseline.ts");
  return await start(
    process.execPath,
    [baseline, responsesFile, String(port), ...(database === undefined ? [] : [database])],
    port,
    logFile,
    probe,
  );
}

/** Starts the minimum for reading an order, on a database that holds the order `id`. */
export async function startLeastRead(database: string, id: string, key: string): Promise<ServerProcess> {
  const port = await freePort();
  const probe = { url: `http://127.0.0.1:${port}${basePath}/v1/orders/${id}`, key };
  const leastRead = join(import.meta.dirname, "least-read.ts");
  return await start(
    process.execPath,
    [leastRead, database, String(port)],
    port,
    `${database}-read.log`,
    probe,
  );
}

export interface Receiver {
  url: string;
  stop(): void;
}

/** Starts the webhook receiver of a partner. */
export async function startReceiver(): Promise<Receiver> {
  const receiver = join(import.meta.dirname, "webhook-receiver.ts");
  const child = spawn(process.execPath, [receiver], { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise((resolve) => child.stdout.once("data", (data) => resolve(Number(data))));
  return { url: `http://127.0.0.1:${port}/hook`, stop: () => void child.kill() };
}

async function start(
  file: string,
  args: string[],
  port: number,
  logFile: string,
  probe: { url: string; key: string },
): Promise<ServerProcess> {
  const log = openSync(logFile, "w");
  const startedAt = performance.now();
  // Installed code is JavaScript, so with the compile cache the type stripper is not loaded here either.
  const env = { ...process.env, PATH, NODE_COMPILE_CACHE: join(dirname(logFile), "compiled") };
  const child = spawn(file, args, {
    cwd: root,
    env,
    stdio: ["pipe", log, log],
  });
  closeSync(log);
  const end = () => child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  try {
    await untilResponding(child, probe, startedAt + startWithinMs);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${(error as Error).message}; see ${logFile}`);
  }
  return {
    port,
    startedInMs: performance.now() - startedAt,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    peakMemoryBytes: () => peakMemoryOf(child.pid),
    stop: () => stop(child),
  };
}

async function untilResponding(child: ChildProcess, probe: { url: string; key: string }, giveUpAt: number) {
  const headers = { authorization: `Bearer ${probe.key}` };
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`the process ended with exit code ${child.exitCode}`);
    const response = await fetch(probe.url, { headers }).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    if (response) throw new Error(`${probe.url} answered ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  throw new Error(`no answer from ${probe.url}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const cut = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(cut);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function peakMemoryOf(pid: number | undefined): number | null {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(procFile(pid, "status") ?? "")?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}
