// The real program as a child process with its own files: what an operator's terminal or script sees.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Test } from "tap";
import { runCommandLine } from "../../src/cli/program.ts";
import { settings } from "../../src/runtime/settings.ts";

const program = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** No environment variable of the test machine becomes a setting. The servers of tests don't wait for their disk. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
export const bareEnv = { PATH, NODE_COMPILE_CACHE, ALLOW_WEAK_DURABILITY: "true" };
for (const { env } of settings) delete process.env[env];

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every form
  json: any;
}

export function folderFor(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a command and waits for its end. */
export async function run(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return await new Started(words, env).ended;
}

/** Runs a command to its end in this process: a child for each takes half a second of processor time. */
export async function runHere(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Omit<Ended, "signal">> {
  const printed = { stdout: "", stderr: "" };
  Object.assign(process.env, env);
  const code = await runCommandLine(words, {
    out: (text) => {
      printed.stdout += text;
    },
    err: (text) => {
      printed.stderr += text;
    },
  });
  for (const name of Object.keys(env)) delete process.env[name];
  return { code, ...printed, json: parsed(printed.stdout.trim() === "" ? printed.stderr : printed.stdout) };
}

export class Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  stdout = "";
  stderr = "";

  /**
   * @param stderr where standard error goes, if not into the field
   * @param under the program and arguments that start it
   * @param main of another release
   */
  constructor(
    words: readonly string[],
    env: Record<string, string> = {},
    stderr: "pipe" | number = "pipe",
    under: readonly string[] = [],
    main = program,
  ) {
    const [file = "", ...all] = [...under, process.execPath, main, ...words];
    this.child = spawn(file, all, {
      stdio: ["ignore", "pipe", stderr],
      env: { ...bareEnv, ...env },
    });
    this.child.stdout?.on("data", (chunk) => {
      this.stdout += chunk;
    });
    this.child.stderr?.on("data", (chunk) => {
      this.stderr += chunk;
    });
    this.ended = new Promise((resolve, reject) => {
      this.child.once("error", reject);
      this.child.once("close", (code, signal) => {
        const { stdout, stderr } = this;
        resolve({ code, signal, stdout, stderr, json: parsed(stdout.trim() === "" ? stderr : stdout) });
      });
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface Serving extends Started {
  // biome-ignore lint/suspicious/noExplicitAny: the ready line
  ready: any;
}

/** Serves on a free port, and waits for the line that says so. */
export async function serve(
  t: Test,
  database: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Serving> {
  const words = ["serve", "--json", "--port", "0", "--database", database, "--log-level", "warn"];
  const simulated = more.some((word) => word.startsWith("--supplier-url")) ? [] : ["--simulated-supplier"];
  const started = new Started([...words, ...simulated, ...more], env);
  t.teardown(async () => {
    started.child.kill("SIGKILL");
    await started.ended;
  });
  const ready = await new Promise((resolve, reject) => {
    started.child.stdout?.on("data", () => {
      if (started.stdout.endsWith("\n")) resolve(JSON.parse(started.stdout));
    });
    void started.ended.then(({ stderr }) => reject(new Error(`the service did not start: ${stderr}`)));
  });
  return Object.assign(started, { ready });
}

export interface JsonResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  body: any;
}

export async function call(
  url: string,
  key: string,
  body?: object,
  idempotencyKey?: string,
): Promise<JsonResponse> {
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && {
        "content-type": "application/json",
        "idempotency-key": idempotencyKey ?? crypto.randomUUID(),
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
