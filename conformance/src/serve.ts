/**
 * Starts a fresh service of ours as a child process, on a free port, with a database that is thrown away and a
 * clock that can be moved: the convenience behind `--serve`. It knows the command line and nothing else.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

export interface Served {
  baseUrl: string;
  operator: string;
  database: string;
  stop: () => Promise<void>;
}

/** @param startMs how long it may take to answer */
export async function serve(startMs = 30_000): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-conformance-"));
  const database = join(folder, "service.sqlite");
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [entry, "serve", "--virtual-clock", "--port", String(port), "--database", database],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const baseUrl = `http://127.0.0.1:${port}/partner/api`;
  for (const deadline = Date.now() + startMs; !(await answers(`${baseUrl}/v1/balance`)); ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the service did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { baseUrl, operator: `${process.execPath} ${entry}`, database, stop };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await exit;
  clearTimeout(timer);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(address, { timeout: 1000 }, (response) => {
      response.resume();
      resolve(true);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
