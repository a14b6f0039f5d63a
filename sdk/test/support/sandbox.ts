/** The real service with its demonstration catalogue, in its own process with its own database. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Test } from "tap";

export interface Sandbox {
  baseUrl: string;
  testKey: string;
  liveKey: string;
}

interface Announcement {
  url: string;
  demo: { test_key: string; live_key: string };
}

async function readAnnouncement(service: ChildProcess): Promise<Announcement> {
  if (!service.stdout) throw new Error("The service has no output");
  for await (const line of createInterface(service.stdout)) return JSON.parse(line) as Announcement;
  throw new Error("The service ended before it served");
}

export async function startSandbox(t: Test): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), "partner-esim-sdk-"));
  const main = join(import.meta.dirname, "../../../server/src/main.ts");
  const args = ["serve", "--demo", "--json", "--port", "0", "--database", join(folder, "sandbox.db")];
  const service = spawn(
    process.execPath,
    [main, ...args, "--check-responses", "true", "--log-level", "warn"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = new Promise((resolve) => service.once("exit", resolve));
  t.teardown(async () => {
    service.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  const { url, demo } = await readAnnouncement(service);
  return { baseUrl: url, testKey: demo.test_key, liveKey: demo.live_key };
}
