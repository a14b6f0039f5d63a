// Processor time as Linux counts it, in hundredths of a second.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PostgresServer } from "../../server/test/postgres-server.ts";

/** Returns null if the system doesn't report it. */
export function cpuSecondsOf(pid: number | undefined, withEndedChildren = false): number | null {
  // User and system time are the 14th and 15th field; those of ended children follow.
  const fields = procFile(pid, "stat")?.split(") ").at(-1)?.split(" ");
  if (!fields) return null;
  const counted = fields.slice(11, withEndedChildren ? 15 : 13);
  return counted.reduce((sum, field) => sum + Number(field), 0) / 100;
}

/** Includes processes of the server that have ended. Returns null if the system doesn't report it. */
export function cpuSecondsOfServer({ socket }: PostgresServer): number | null {
  const pidFile = join(dirname(socket), "data", "postmaster.pid");
  const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  const children = procFile(pid, `task/${pid}/children`)?.trim().split(" ").map(Number);
  const ownSeconds = cpuSecondsOf(pid, true);
  if (ownSeconds === null || children === undefined) return null;
  return children.reduce((sum, child) => sum + (cpuSecondsOf(child) ?? 0), ownSeconds);
}

export function procFile(pid: number | undefined, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return null;
  }
}
