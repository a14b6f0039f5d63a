// A served process whose standard error is a pipe that the test reads when it wants, and helpers for its requests.
import { execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { Test } from "tap";
import { Pool } from "undici";
import { folderFor, Started } from "../cli/command-line.ts";

export interface Unread extends Started {
  // biome-ignore lint/suspicious/noExplicitAny: the ready line
  ready: any;
  /** Starts a reader, and returns what it has read so far. */
  readLog(): () => string;
}

export interface UnreadOptions {
  env?: Record<string, string>;
  words?: readonly string[];
}

export async function serveUnread(t: Test, { env = {}, words = [] }: UnreadOptions = {}): Promise<Unread> {
  const folder = folderFor(t);
  const pipe = join(folder, "log");
  execFileSync("mkfifo", [pipe]);
  const end = openSync(pipe, "r+");
  const all = ["serve", "--json", "--demo", "--port", "0", "--admin-port", "0", ...words];
  const started = new Started([...all, "--database", join(folder, "service.db")], env, end);
  closeSync(end);
  t.teardown(async () => {
    started.child.kill("SIGKILL");
    await started.ended;
  });
  await new Promise<void>((resolve) => {
    started.child.stdout?.on("data", () => {
      if (started.stdout.endsWith("\n")) resolve();
    });
    started.child.once("close", () => resolve());
  });
  const readLog = () => {
    let text = "";
    const reader = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "ignore"] });
    t.teardown(() => reader.kill());
    reader.stdout.on("data", (chunk) => {
      text += chunk;
    });
    return () => text;
  };
  return Object.assign(started, { ready: JSON.parse(started.stdout), readLog });
}

/** A service that hangs never responds, and a busy machine delays responses by seconds. */
const noResponseMs = 30_000;
const connections = 16;

/** Makes `count` requests over few connections, and returns how many got a response. */
export async function flood(url: string, count: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const timeouts = { headersTimeout: noResponseMs, bodyTimeout: noResponseMs };
  // Costs less processor time than Node's own client.
  const pool = new Pool(origin, { connections, ...timeouts });
  let left = count;
  let received = 0;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      try {
        const { body } = await pool.request({ path: pathname, method: "GET" });
        await body.dump();
        received += 1;
      } catch {
        left = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.destroy();
  return received;
}

export async function until(holds: () => boolean | Promise<boolean>, waitMs = 30_000): Promise<boolean> {
  const end = performance.now() + waitMs;
  while (performance.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return await holds();
}

/** Whether a process says that its database takes writes. */
export async function isWritable(adminUrl: string): Promise<boolean> {
  const { text } = await textAt(`${adminUrl}/metrics`);
  return /^partner_esim_database_writable 1$/m.test(text);
}

/** Returns the text at a URL; the error if there is none in time. */
export async function textAt(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(noResponseMs) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

export const metric = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replace(/[{}"]/g, "\\$&")} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);

/** Returns null for a file that was closed meanwhile. */
function linkAt(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

/** Returns the process at the other end of a connection. Other connections may come from the same port. */
export function ownerOf<T extends Started>(
  processes: readonly T[],
  { remotePort = 0, localPort = 0 }: Pick<Socket, "remotePort" | "localPort">,
): T {
  const ending = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const sockets = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const inode = sockets.find(
    ([, from, to]) => from?.endsWith(ending(remotePort)) && to?.endsWith(ending(localPort)),
  )?.[9];
  const found = processes.find(({ child }) => {
    const folder = `/proc/${child.pid}/fd`;
    return readdirSync(folder).some((name) => linkAt(join(folder, name)) === `socket:[${inode}]`);
  });
  if (!found) throw new Error(`no process has port ${remotePort}`);
  return found;
}
