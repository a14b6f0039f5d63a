// Programs that end with this process, in whatever way it ends. Their folder goes with them, and its mounts.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, openSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { idOf } from "../../../server/test/postgres-server.ts";

export const isRoot = process.getuid?.() === 0;
/** PostgreSQL and Patroni may not run as root. */
export const user = isRoot ? idOf("postgres") : undefined;

/** Runs until its input ends. */
const cleanUp = `
cat > /dev/null
for pid in $(cat pids) $(head -qn 1 */data/postmaster.pid 2> /dev/null); do
  kill -CONT "$pid"; kill -QUIT "$pid"
done 2> /dev/null
sleep 1
kill -KILL $(cat pids) 2> /dev/null
umount -l */ 2> /dev/null
rm -rf "$PWD"
`;

export class Programs {
  readonly folder: string;
  readonly #cleaner: ChildProcess;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "partner-esim-patroni-"));
    chmodSync(this.folder, 0o755);
    appendFileSync(join(this.folder, "pids"), "");
    this.#cleaner = spawn("sh", ["-c", cleanUp], {
      cwd: this.folder,
      detached: true,
      stdio: ["pipe", "ignore", "inherit"],
    });
    this.#cleaner.unref();
  }

  /** A folder of the programs' user. As root it has a small disk of its own. */
  makeFolder(name: string, megabytes: number): string {
    const folder = join(this.folder, name);
    mkdirSync(folder);
    if (user) {
      const owner = `uid=${user.uid},gid=${user.gid}`;
      const options = `size=${megabytes}m,mode=0755,${owner}`;
      spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "inherit" });
      spawnSync("chown", [`${user.uid}:${user.gid}`, folder]);
    }
    return folder;
  }

  /** Its output goes to the file `NAME.log`. */
  start(name: string, command: readonly string[], env: Record<string, string> = {}): ChildProcess {
    const log = openSync(join(this.folder, `${name}.log`), "a");
    const [program = "", ...words] = command;
    const child = spawn(program, words, {
      cwd: this.folder,
      env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env },
      // Ctrl-C ends it through `cleanUp`.
      detached: true,
      stdio: ["ignore", log, log],
      ...user,
    });
    child.on("error", () => {});
    child.unref();
    appendFileSync(join(this.folder, "pids"), `${child.pid}\n`);
    return child;
  }

  async stop(): Promise<void> {
    const ended = once(this.#cleaner, "exit");
    this.#cleaner.ref();
    this.#cleaner.stdin?.end();
    await ended;
  }
}

/**
 * Whether a primary that was suspended leaves the lock to its successor. Before 3.0.3 Patroni overwrote it in etcd, and
 * the successor's purchases were lost: patroni/patroni#2693.
 */
export function keepsLocks(): boolean {
  const { stdout } = spawnSync("patroni", ["--version"], { encoding: "utf8" });
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(stdout)?.[0] ?? "").split(".").map(Number);
  return major > 3 || (major === 3 && minor >= 1);
}

export const areInstalled = ["patroni", "etcd", "haproxy", "openssl"].every(
  (program) =>
    spawnSync("sh", ["-c", `command -v ${program}`], {
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
    }).status === 0,
);
