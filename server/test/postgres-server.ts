// A PostgreSQL server for tests, started from the programs that are installed here. It ends, and its files go, with the
// process that started it, also when that process is killed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { copyPrograms, debianPrograms, npmPrograms } from "./postgres-programs.ts";

export interface PostgresServer {
  /** Its user may create databases. */
  url: string;
  /** Where it accepts connections. */
  socket: string;
  /** "fast" ends connections and writes a checkpoint, "immediate" is a crash with recovery. */
  restart(how: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

export const isInstalled = (debianPrograms ?? npmPrograms()) !== undefined;

const prefix = join(tmpdir(), "partner-esim-postgres-");

const stopSignals = { fast: "INT", immediate: "QUIT" } as const;

/**
 * Runs until its input ends: that is when the starting process stops it, or has ended in whatever way. A line of the
 * input is the signal that begins a restart.
 */
const script = (fsync: "on" | "off") => `
serve() {
  exec postgres -D data -c listen_addresses= -c unix_socket_directories="$PWD" -c fsync=${fsync} -c max_connections=300
}
{ initdb -D data -U postgres -A scram-sha-256 --pwfile password -E UTF8 --no-sync && serve; } < /dev/null > log 2>&1 &
while read -r signal; do
  kill -s "$signal" $!
  wait $!
  serve < /dev/null >> log 2>&1 &
done
kill -QUIT $! 2> /dev/null
wait $!
rm -rf "$PWD"
`;

const startWithinMs = 60_000;

/**
 * @param fsync "on" if commits are to wait for the disk, as in production
 * @param programs their folder
 */
export async function startPostgres(
  fsync: "on" | "off" = "off",
  programs = debianPrograms ?? npmPrograms(),
): Promise<PostgresServer> {
  if (programs === undefined) throw new Error("PostgreSQL is not installed here");
  removeAbandoned();
  const folder = mkdtempSync(prefix);
  const path = programs === debianPrograms ? programs : copyPrograms(programs, folder);
  writeFileSync(join(folder, "password"), "secret");
  // A server may not run as root.
  const user = process.getuid?.() === 0 ? (idOf("postgres") ?? idOf("nobody")) : undefined;
  if (user) spawnSync("chown", ["-Rh", `${user.uid}:${user.gid}`, folder]);
  const child = spawn("sh", ["-c", script(fsync)], {
    cwd: folder,
    env: { PATH: `${path}:${process.env.PATH}` },
    // Ctrl-C ends it through its input, so that the files are removed.
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
    ...user,
  });
  child.unref();
  child.stdin.on("error", () => {});
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.ref();
    child.stdin.end();
    await ended;
  };
  const url = `postgres://postgres:secret@${encodeURIComponent(folder)}/postgres`;
  const started = async () => {
    const end = performance.now() + startWithinMs;
    while (!(await answers(url))) {
      if (performance.now() > end) {
        const log = readFileSync(join(folder, "log"), "utf8");
        await stop();
        throw new Error(`PostgreSQL did not start:\n${log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const restart = async (how: keyof typeof stopSignals) => {
    const pidFile = join(folder, "data", "postmaster.pid");
    const before = readFileSync(pidFile, "utf8");
    child.stdin.write(`${stopSignals[how]}\n`);
    while (!existsSync(pidFile) || readFileSync(pidFile, "utf8") === before)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await started();
  };
  await started();
  return { url, socket: join(folder, ".s.PGSQL.5432"), restart, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** What a machine that lost its power, or an earlier version of this file, has left. */
function removeAbandoned(): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const folder of globSync(`${prefix}*`)) {
    if (statSync(folder).mtimeMs < hourAgo && !isRunning(join(folder, "data", "postmaster.pid")))
      rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pidFile: string): boolean {
  try {
    process.kill(Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export function idOf(user: string): { uid: number; gid: number } | undefined {
  const id = (option: string) => spawnSync("id", [option, user], { encoding: "utf8" });
  const uid = id("-u");
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(id("-g").stdout) } : undefined;
}

export async function inServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  // A lost connection rejects the query.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
