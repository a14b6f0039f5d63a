// A reverse proxy in front of processes: HAProxy or nginx with the deployment kit's file.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Upstream {
  port: number;
  adminPort: number;
}

export type BalancerKind = "nginx" | "haproxy";

const startWithinMs = 10_000;

/** The kit's files with loopback ports, without TLS, users and a system log. */
const kit = join(import.meta.dirname, "../../../deploy");

export interface AddressLimits {
  requestsPerSecond: number;
  connections: number;
}

/** For tests and tools whose requests all come from one address. */
export const noAddressLimits: AddressLimits = { requestsPerSecond: 1_000_000, connections: 60_000 };

function haproxy(folder: string, port: number, upstreams: readonly Upstream[]): string {
  const lineOf = (line: string) => (one: Upstream, i: number) =>
    line
      .replaceAll("p1", `p${i + 1}`)
      .replace("4010", String(one.port))
      .replace("4011", String(one.adminPort));
  return readFileSync(join(kit, "haproxy/partner-esim.cfg"), "utf8")
    .replace(/^ {2}(log \/dev|user|group) .*$/gm, "")
    .replace("bind :::80 v4v6", `bind unix@${folder}/http`)
    .replace(/bind :::443 .*$/m, `bind 127.0.0.1:${port}`)
    .replace("check inter 500ms", "check inter 100ms")
    .replace(/^ {2}server p2 .*\n/gm, "")
    .replace(/^ {2}server p1 .*$/gm, (line) => upstreams.map(lineOf(line)).join("\n"));
}

function nginx(
  folder: string,
  port: number,
  upstreams: readonly Upstream[],
  limits: AddressLimits | undefined,
): string {
  const site = readFileSync(join(kit, "nginx/partner-esim.conf"), "utf8")
    .replace(/^server \{\n {2}listen 80;[\s\S]*?\n\}\n/m, "")
    .replace(/^ *listen \[::\].*$/gm, "")
    .replace(/^ *(ssl_|server_name).*$/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("$host;", "$http_host;")
    .replace(/^ {2}server 127.0.0.1:4020.*\n/m, "")
    .replace(/^ {2}server 127.0.0.1:4010.*$/m, (line) =>
      upstreams.map((one) => line.replace("4010", String(one.port))).join("\n"),
    );
  const limited =
    limits === undefined
      ? site
      : site
          .replace(/rate=\d+r/, `rate=${limits.requestsPerSecond}r`)
          .replace(/(limit_conn partner_esim_clients) \d+/, `$1 ${limits.connections}`);
  writeFileSync(join(folder, "site.conf"), limited);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log warn;
events { worker_connections 4096; }
http { access_log off; ${paths.join(" ")} include ${folder}/site.conf; }
`;
}

export const isInstalled = (kind: BalancerKind): boolean =>
  spawnSync(kind, ["-v"], { stdio: "ignore" }).error === undefined;

export class Balancer {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  /** @param limits per client address, if not those of the kit's file */
  static async start(
    kind: BalancerKind,
    port: number,
    upstreams: readonly Upstream[],
    limits?: AddressLimits,
  ): Promise<Balancer> {
    const folder = mkdtempSync(join(tmpdir(), "partner-esim-balancer-"));
    const file = join(folder, "configuration");
    const text = kind === "nginx" ? nginx(folder, port, upstreams, limits) : haproxy(folder, port, upstreams);
    writeFileSync(file, text);
    const words =
      kind === "nginx" ? ["-e", join(folder, "log"), "-p", folder, "-c", file] : ["-db", "-q", "-f", file];
    // Its worker, another user, has to reach its folder.
    const root = kind === "nginx" && process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    const env = {
      ...process.env,
      ...(limits && {
        REQUESTS_PER_SECOND: String(limits.requestsPerSecond),
        CONNECTIONS: String(limits.connections),
      }),
    };
    const child = spawn(kind, [...words, ...root], { env, stdio: ["ignore", "ignore", "pipe"] });
    const balancer = new Balancer(child, folder);
    const endWithParent = () => child.kill("SIGTERM");
    process.once("exit", endWithParent);
    child.once("exit", () => process.off("exit", endWithParent));
    let complaints = "";
    child.stderr?.on("data", (chunk) => {
      complaints = (complaints + chunk).slice(-4000);
    });
    child.on("error", (error) => {
      complaints += error.message;
    });
    const end = performance.now() + startWithinMs;
    while (!(await accepts(port))) {
      if (child.exitCode !== null || performance.now() > end) {
        await balancer.stop();
        throw new Error(`${kind} did not start: ${complaints}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return balancer;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null && this.#child.pid !== undefined) {
      const ended = once(this.#child, "exit");
      this.#child.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
