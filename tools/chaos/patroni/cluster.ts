// Three database servers under Patroni with one etcd, behind HAProxy with the kit's file.
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../../../server/test/free-ports.ts";
import { inServer } from "../../../server/test/postgres-server.ts";
import { type Member, Node, password } from "./node.ts";
import { Programs, user } from "./programs.ts";

const kit = join(import.meta.dirname, "../../../deploy");
const names = ["db1", "db2", "db3"];
const startWithinMs = 180_000;

export class Cluster {
  readonly nodes: readonly Node[];
  readonly url: string;
  readonly #programs: Programs;

  private constructor(programs: Programs, nodes: readonly Node[], port: number) {
    this.#programs = programs;
    this.nodes = nodes;
    const certificate = encodeURIComponent(join(programs.folder, "postgresql.crt"));
    this.url = `postgres://postgres:${password}@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${certificate}`;
  }

  static async start(): Promise<Cluster> {
    const programs = new Programs();
    makeCertificate(programs.folder);
    const [port = 0, etcd = 0, peer = 0] = await freePorts(3);
    const clients = `http://127.0.0.1:${etcd}`;
    const peers = `http://127.0.0.1:${peer}`;
    programs.start("etcd", [
      ...["etcd", "--data-dir", programs.makeFolder("etcd", 256)],
      ...["--listen-client-urls", clients, "--advertise-client-urls", clients],
      ...["--listen-peer-urls", peers, "--initial-advertise-peer-urls", peers],
      ...["--initial-cluster", `default=${peers}`],
    ]);
    const nodes: Node[] = [];
    for (const name of names) nodes.push(await Node.make(name, programs, etcd));
    const file = join(programs.folder, "haproxy.cfg");
    writeFileSync(file, haproxy(port, nodes));
    programs.start("haproxy", ["haproxy", "-db", "-f", file]);
    const cluster = new Cluster(programs, nodes, port);
    try {
      for (const node of nodes) node.start();
      await cluster.whole(startWithinMs);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Waits until a primary serves and both others stream from it, one synchronously. */
  async whole(withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    for (let members: Member[] = []; ; await sleep(200)) {
      for (const node of this.nodes) {
        members = await node.members();
        if (isWhole(members) && (await this.#serves())) return;
      }
      if (performance.now() > end)
        throw new Error(`the cluster is not whole: ${JSON.stringify(members)}\n${this.logs()}`);
    }
  }

  async primary(): Promise<Node> {
    return await this.nodeOf("leader");
  }

  async nodeOf(role: "leader" | "sync_standby"): Promise<Node> {
    const end = performance.now() + startWithinMs;
    while (performance.now() < end) {
      for (const node of this.nodes) {
        const found = (await node.members()).find((member) => member.role === role);
        const one = this.nodes.find(({ name }) => name === found?.name);
        if (one) return one;
      }
      await sleep(200);
    }
    throw new Error(`the cluster has no ${role}\n${this.logs()}`);
  }

  /** Waits until another node is primary. */
  async replaced(old: Node, withinMs: number): Promise<void> {
    const others = this.nodes.filter((node) => node !== old);
    const end = performance.now() + withinMs;
    while (performance.now() < end) {
      for (const node of others)
        if ((await node.members()).some(({ name, role }) => role === "leader" && name !== old.name)) return;
      await sleep(200);
    }
  }

  logs(): string {
    return names.map((name) => this.#log(name).split("\n").slice(-15).join("\n")).join("\n---\n");
  }

  async stop(): Promise<void> {
    await this.#programs.stop();
  }

  #log(name: string): string {
    return readFileSync(join(this.#programs.folder, `${name}.log`), "utf8");
  }

  #serves(): Promise<boolean> {
    return inServer(this.url, "select").then(
      () => true,
      () => false,
    );
  }
}

function isWhole(members: readonly Member[]): boolean {
  const [timeline] = members.filter(({ role }) => role === "leader").map((leader) => leader.timeline);
  const isRunning = (member: Member) =>
    /^(running|streaming)$/.test(member.state) && member.timeline === timeline;
  return (
    members.length === names.length &&
    timeline !== undefined &&
    members.every(isRunning) &&
    members.some(({ role }) => role === "sync_standby")
  );
}

/** One certificate for all, as all are reached as localhost. */
function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, "postgresql.key"), join(folder, "postgresql.crt")];
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
    ...["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  chmodSync(key, 0o600);
  if (user) chownSync(key, user.uid, user.gid);
}

function haproxy(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} port ${ports.rest}`,
  );
  const listen = readFileSync(join(kit, "haproxy/postgresql.cfg"), "utf8")
    .replace("bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`)
    .replace(/^ {2}server db1 .*$/m, servers.join("\n"))
    .replace(/^ {2}server db[23] 10.*\n/gm, "");
  return `global\n  maxconn 1000\ndefaults\n  log global\n  timeout connect 2s\n  timeout check 5s\n${listen}`;
}
