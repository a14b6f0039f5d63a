// A load balancer in front of several processes: nginx or HAProxy, whichever is asked for, with a configuration of its
// own in a temporary folder.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Upstream {
  port: number;
  adminPort: number;
}

export type BalancerKind = "nginx" | "haproxy";

const startWithinMs = 10_000;

/** A request that may have reached a process is not sent to another: its client retries it with its key. */
const nginx = (folder: string, port: number, upstreams: readonly Upstream[]) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies; client_body_buffer_size 64k; client_max_body_size 9m;
  proxy_temp_path ${folder}/proxied; proxy_buffers 16 64k; proxy_buffer_size 64k;
  fastcgi_temp_path ${folder}/unused1; uwsgi_temp_path ${folder}/unused2; scgi_temp_path ${folder}/unused3;
  upstream processes {
    ${upstreams.map((one) => `server 127.0.0.1:${one.port} max_fails=1 fail_timeout=1s;`).join("\n    ")}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://processes;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s; proxy_read_timeout 60s;
    }
  }
}
`;

/** Asks each process whether it is ready, and tries another if one accepts no connection. */
const haproxy = (port: number, upstreams: readonly Upstream[]) => `
global
  maxconn 4096
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-request 60s
  timeout check 10s
  option forwardfor
  option redispatch 1
  retries 3
frontend clients
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 100ms fall 1 rise 1
  ${upstreams.map((one, i) => `server s${i} 127.0.0.1:${one.port} port ${one.adminPort}`).join("\n  ")}
`;

export const isInstalled = (kind: BalancerKind): boolean =>
  spawnSync(kind, ["-v"], { stdio: "ignore" }).error === undefined;

export class Balancer {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  static async start(kind: BalancerKind, port: number, upstreams: readonly Upstream[]): Promise<Balancer> {
    const folder = mkdtempSync(join(tmpdir(), "partner-esim-balancer-"));
    const file = join(folder, "configuration");
    writeFileSync(file, kind === "nginx" ? nginx(folder, port, upstreams) : haproxy(port, upstreams));
    const words =
      kind === "nginx" ? ["-e", join(folder, "log"), "-p", folder, "-c", file] : ["-db", "-q", "-f", file];
    // Its worker, another user, has to reach its folder.
    const root = kind === "nginx" && process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    const child = spawn(kind, [...words, ...root], { stdio: ["ignore", "ignore", "pipe"] });
    const balancer = new Balancer(child, folder);
    process.once("exit", () => child.kill("SIGTERM"));
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
