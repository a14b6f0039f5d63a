// A PgBouncer in front of a PostgreSQL server, on a socket in a temporary folder.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Test } from "tap";
import { idOf, inServer } from "./postgres-server.ts";

/** Debian's package puts it into a folder that users' paths lack. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };

export const isInstalled =
  spawnSync("pgbouncer", ["--version"], { env, stdio: "ignore" }).error === undefined;

const startWithinMs = 10_000;

/** @param connections to the server, per database */
const configurationOf = (server: URL, folder: string, mode: string, connections: number) => `
[databases]
* = host=${decodeURIComponent(server.hostname)} port=${server.port || 5432}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = scram-sha-256
auth_file = ${join(folder, "users")}
admin_users = ${server.username}
pool_mode = ${mode}
default_pool_size = ${connections}
`;

export interface Pooler {
  /** Of the database behind it, with the parameter that names a pooler. */
  url: string;
  /** The path of its socket. */
  socket: string;
  /** All of its connections end. */
  restart(): Promise<void>;
  /** New transactions wait until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** Starts a PgBouncer in front of a database; it ends with the test. */
export async function startPooler(
  t: Pick<Test, "teardown">,
  database: string,
  mode: "session" | "transaction" | "statement",
  connections = 20,
): Promise<Pooler> {
  const server = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-pooler-"));
  const file = join(folder, "configuration");
  writeFileSync(join(folder, "users"), `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  writeFileSync(file, configurationOf(server, folder, mode, connections));
  // It doesn't run as root.
  const user = process.getuid?.() === 0 ? idOf("postgres") : undefined;
  if (user) for (const path of [folder, file, join(folder, "users")]) chownSync(path, user.uid, user.gid);
  const url = new URL(database);
  url.host = `${encodeURIComponent(folder)}:6432`;
  const start = async () => {
    const child = spawn("pgbouncer", [file], { env, stdio: ["ignore", "ignore", "pipe"], ...user });
    let log = "";
    child.stderr.on("data", (chunk) => {
      log = (log + chunk).slice(-4000);
    });
    child.on("error", (error) => {
      log += error.message;
    });
    const end = performance.now() + startWithinMs;
    while (!(await accepts(url.href))) {
      if (child.exitCode !== null || performance.now() > end) {
        await stop(child);
        throw new Error(`PgBouncer did not start: ${log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return child;
  };
  let running = await start();
  t.teardown(async () => {
    await stop(running);
    rmSync(folder, { recursive: true });
  });
  const restart = async () => {
    await stop(running);
    running = await start();
  };
  const administer = async (command: "pause" | "resume") => {
    const console = new URL(url);
    console.pathname = "/pgbouncer";
    const client = new pg.Client(console.href);
    await client.connect();
    await client.query(command);
    await client.end();
  };
  const pooled = new URL(url);
  pooled.searchParams.set("pgbouncer", "true");
  return {
    url: pooled.href,
    socket: join(folder, ".s.PGSQL.6432"),
    restart,
    pause: () => administer("pause"),
    resume: () => administer("resume"),
  };
}

const accepts = (url: string): Promise<boolean> =>
  inServer(url, "select").then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
