// A database server under Patroni, with the kit's file. Others reach it, and it reaches etcd, only through its link, an
// HAProxy: while that is suspended, bytes and new connections wait, as with lost packets.
import { type ChildProcess, spawnSync } from "node:child_process";
import { chownSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../../../server/test/free-ports.ts";
import { debianPrograms } from "../../../server/test/postgres-programs.ts";
import { type Programs, user } from "./programs.ts";

const kit = join(import.meta.dirname, "../../../deploy");
export const password = "secret";
/** Holds the data of a run, but is soon full. */
const diskMegabytes = 1024;
const stopWithinMs = 60_000;
const switchoverMs = 60_000;
const statusMs = 2000;

export interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

export class Node {
  readonly name: string;
  /** Where others reach it. */
  readonly ports: { postgres: number; rest: number };
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #file: string;
  readonly #env: Record<string, string>;
  readonly #restPort: number;
  readonly #link: ChildProcess;
  #patroni: ChildProcess | null = null;

  private constructor(name: string, programs: Programs, etcd: number, ports: readonly number[]) {
    const [ownPostgres = 0, ownRest = 0, postgres = 0, restApi = 0, ownEtcd = 0] = ports;
    this.name = name;
    this.ports = { postgres, rest: restApi };
    this.#programs = programs;
    this.#restPort = ownRest;
    this.#folder = programs.makeFolder(name, diskMegabytes);
    this.#file = join(programs.folder, `${name}.yml`);
    const text = readFileSync(join(kit, "patroni/patroni.yml"), "utf8")
      .replaceAll("/etc/partner-esim/", `${programs.folder}/`)
      .replace("/var/run/postgresql", this.#folder);
    writeFileSync(this.#file, text);
    if (user) chownSync(this.#file, user.uid, user.gid);
    const linkFile = join(programs.folder, `${name}-link.cfg`);
    const pairs = [
      [postgres, ownPostgres],
      [restApi, ownRest],
      [ownEtcd, etcd],
    ] as const;
    writeFileSync(linkFile, forwarder(pairs));
    this.#link = programs.start(`${name}-link`, ["haproxy", "-db", "-q", "-f", linkFile]);
    this.#env = {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ownRest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restApi}`,
      PATRONI_RESTAPI_USERNAME: "patroni",
      PATRONI_RESTAPI_PASSWORD: password,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ownPostgres}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(this.#folder, "data"),
      PATRONI_POSTGRESQL_BIN_DIR: debianPrograms ?? "",
      PATRONI_POSTGRESQL_PGPASS: join(this.#folder, "pgpass"),
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${ownEtcd}`,
      // Otherwise it would learn an address that bypasses the link.
      PATRONI_ETCD3_USE_PROXIES: "true",
      PATRONI_SUPERUSER_USERNAME: "postgres",
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: "replicator",
      PATRONI_REPLICATION_PASSWORD: password,
    };
  }

  static async make(name: string, programs: Programs, etcdPort: number): Promise<Node> {
    return new Node(name, programs, etcdPort, await freePorts(5));
  }

  start(): void {
    this.#patroni = this.#programs.start(this.name, ["patroni", this.#file], this.#env);
  }

  /** Like a power cut. */
  kill(): void {
    for (const signal of ["SIGSTOP", "SIGKILL"] as const) this.signal(signal);
    this.#patroni = null;
  }

  /** Patroni stays alive. */
  killPostgres(): void {
    for (const pid of this.#postgresPids()) signalTo(pid, "SIGKILL");
  }

  /** Ends Patroni, which stops PostgreSQL, as its unit does. */
  async stop(): Promise<void> {
    const patroni = this.#patroni;
    this.#patroni = null;
    patroni?.kill("SIGTERM");
    const end = performance.now() + stopWithinMs;
    while (patroni?.exitCode === null && patroni.signalCode === null && performance.now() < end)
      await sleep(50);
  }

  /** To Patroni and each process of PostgreSQL. */
  signal(signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
    if (this.#patroni?.pid !== undefined) signalTo(this.#patroni.pid, signal);
    for (const pid of this.#postgresPids()) signalTo(pid, signal);
  }

  cutOff(): void {
    this.#link.kill("SIGSTOP");
  }

  /** What was on its way arrives late. */
  reconnect(): void {
    this.#link.kill("SIGCONT");
  }

  fillDisk(): void {
    const filler = join(this.#folder, "filler");
    const size = `${diskMegabytes}M`;
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M", `count=${size}`], { stdio: "ignore" });
  }

  freeDisk(): void {
    rmSync(join(this.#folder, "filler"), { force: true });
  }

  /** Members as this one sees them; none if it does not respond. */
  async members(): Promise<Member[]> {
    const cluster = (await this.#rest("cluster").catch(() => null)) as { members: Member[] } | null;
    return cluster?.members ?? [];
  }

  /** Asks for an orderly change of the primary. */
  async switchOver(leader: string, candidate: string): Promise<void> {
    await this.#rest("switchover", { leader, candidate });
  }

  /** Returns the response's JSON or text. */
  async #rest(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${this.#restPort}/${path}`, {
      signal: AbortSignal.timeout(body ? switchoverMs : statusMs),
      headers: { authorization: `Basic ${btoa(`patroni:${password}`)}` },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Patroni of ${this.name} responds with ${response.status}`);
    const text = await response.text();
    return body ? text : JSON.parse(text);
  }

  /** A parent stopped first starts no further child. */
  #postgresPids(): number[] {
    const [line = ""] = textOf(join(this.#folder, "data", "postmaster.pid")).split("\n", 1);
    const parent = Number(line);
    if (!parent || !textOf(`/proc/${parent}/cmdline`).includes("postgres")) return [];
    signalTo(parent, "SIGSTOP");
    const children = spawnSync("pgrep", ["-P", line], { encoding: "utf8" }).stdout.trim();
    return [...children.split("\n").filter(Boolean).map(Number), parent];
  }
}

function forwarder(pairs: readonly (readonly [from: number, to: number])[]): string {
  const listens = pairs.map(
    ([from, to]) => `listen port${from}\n  bind 127.0.0.1:${from}\n  server there 127.0.0.1:${to}`,
  );
  const times = ["connect 2s", "client 1h", "server 1h"].map((time) => `  timeout ${time}`);
  return ["global", "  maxconn 1000", "defaults", "  mode tcp", "  retries 0", ...times, ...listens, ""].join(
    "\n",
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
