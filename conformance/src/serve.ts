/**
 * Starts a fresh service for `--serve`: a child process on a free port with a temporary database and a virtual clock.
 * It uses nothing of the server but its command line.
 */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { UsageError } from "./profile.ts";

type Child = ChildProcessByStdio<null, Readable, Readable>;

export interface Served {
  baseUrl: string;
  operator: string;
  database: string;
  portalUrl: string;
  operatorToken: string;
  stop: () => Promise<void>;
}

/**
 * @param nodeOptions options for the service's Node
 * @param startMs how long the service may take to print its URL
 * @param emptyDatabase an empty database; default: a temporary file
 */
export async function serve(
  nodeOptions: readonly string[] = [],
  startMs = 30_000,
  emptyDatabase?: string,
): Promise<Served> {
  const entry = programOfTheServer();
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-conformance-"));
  const database = emptyDatabase ?? join(folder, "service.sqlite");
  const options = [
    "--port",
    "0",
    "--database",
    database,
    "--virtual-clock",
    "--demo",
    "--allow-local-webhooks",
    "--allow-test-runs",
    "--log-level",
    "warn",
    "--json",
  ];
  const child = spawn(process.execPath, [...nodeOptions, entry, "serve", ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const {
      url: baseUrl,
      portal_url: portalUrl,
      demo,
    } = await addressOf(child, startMs, (why) => {
      if (!stopping) process.stderr.write(`${why}\n`);
    });
    const operatorToken = demo.operator_token;
    return { baseUrl, portalUrl, operatorToken, operator: `${process.execPath} ${entry}`, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function programOfTheServer(): string {
  try {
    return fileURLToPath(import.meta.resolve("@partner-esim/server/program"));
  } catch {
    throw new UsageError([
      "--serve needs the server beside the suite: install the package @partner-esim/server",
    ]);
  }
}

interface Started {
  url: string;
  portal_url: string;
  demo: { operator_token: string };
}

/**
 * Parses URLs and token from the service's first line of output.
 * @param onExit is told why, with the end of its log, when a started service exits
 */
function addressOf(child: Child, startMs: number, onExit: (why: string) => void): Promise<Started> {
  return new Promise((resolve, reject) => {
    let printed = "";
    let complaints = "";
    const failure = (why: string) => `the service ${why}:\n${printed}${complaints.slice(-4000)}`;
    const fail = (why: string) => reject(new Error(failure(why)));
    const timer = setTimeout(() => fail(`printed no URL within ${startMs} ms`), startMs);
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const end = printed.indexOf("\n");
      if (end < 0) return;
      clearTimeout(timer);
      child.stdout.removeAllListeners("data").resume();
      child.removeAllListeners("exit");
      // "close" comes once the whole log has been read.
      child.once("close", (code, signal) => {
        printed = "";
        onExit(failure(`ended with ${code ?? signal}`));
      });
      try {
        resolve(JSON.parse(printed.slice(0, end)) as Started);
      } catch {
        fail("printed no JSON");
      }
    });
    child.stderr.on("data", (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-8000);
    });
    child.on("error", (error) => fail(`could not be started (${error.message})`));
    child.on("exit", (code) => fail(`ended with ${code}`));
  });
}

async function ended(child: Child): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await exit;
  clearTimeout(timer);
}
