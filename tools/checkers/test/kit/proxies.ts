// Starts the kit's HAProxy and nginx, with TLS in front of a service.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as sendHttp } from "node:http";
import { type Agent, request as sendHttps } from "node:https";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Test } from "tap";
import { folderFor } from "../../../../server/test/cli/command-line.ts";
import { read } from "./files.ts";

interface Proxy {
  program: "haproxy" | "nginx";
  /** Writes its configuration into a folder that has `cert.pem` and `key.pem`, and returns its arguments. */
  configure(folder: string, ports: Ports): string[];
}

interface Ports {
  http: number;
  https: number;
  service: string;
  admin: number;
}

export const proxies: readonly Proxy[] = [
  {
    program: "nginx",
    configure(folder, { http, https, service }) {
      const site = read("nginx/partner-esim.conf")
        .replaceAll("api.example.com;", "localhost;")
        .replace(/^ *listen \[::\].*$/gm, "")
        .replace("listen 80;", `listen 127.0.0.1:${http};`)
        .replace("listen 443 ", `listen 127.0.0.1:${https} `)
        .replace("127.0.0.1:4010", service)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
      writeFileSync(join(folder, "site.conf"), site);
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        join(folder, "nginx.conf"),
        `daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1; events {}
http { access_log off; ${paths.join(" ")} include ${folder}/site.conf; }`,
      );
      return ["-p", folder, "-c", join(folder, "nginx.conf")];
    },
  },
  {
    program: "haproxy",
    configure(folder, { http, https, service, admin }) {
      const [, port = ""] = service.split(":");
      const site = read("haproxy/partner-esim.cfg")
        .replace(/^ {2}(log \/dev|user|group) .*$/gm, "")
        .replace("bind :::80 v4v6", `bind 127.0.0.1:${http}`)
        .replace("bind :::443 v4v6", `bind 127.0.0.1:${https}`)
        .replace("crt /etc/haproxy/certs/", `crt ${folder}/cert.pem`)
        .replace(/^ {2}server p2 .*\n/gm, "")
        .replaceAll("4010", port)
        .replaceAll("4011", String(admin));
      writeFileSync(join(folder, "haproxy.cfg"), site);
      appendFileSync(join(folder, "cert.pem"), readFileSync(join(folder, "key.pem")));
      return ["-db", "-q", "-f", join(folder, "haproxy.cfg")];
    },
  },
];

export async function start(
  t: Test,
  { program, configure }: Proxy,
  ports: Ports,
): Promise<{ child: ChildProcess; folder: string }> {
  const folder = folderFor(t);
  const subject = ["-subj", "/CN=localhost", "-days", "60"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...subject, ...files], { stdio: "ignore" });
  const child = spawn(program, configure(folder, ports), {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  t.teardown(async () => {
    child.kill();
    await ended;
  });
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const isUp = await send({ url: `https://localhost:${ports.https}/` }).then(
      () => true,
      () => false,
    );
    if (isUp) return { child, folder };
    if (child.exitCode !== null) break;
    await setTimeout(100);
  }
  throw new Error(`${program} did not start: ${printed}`);
}

interface Sent {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** From 127.0.0.2, which is not the proxy's address. */
export function send({
  url,
  headers = {},
  body,
  agent,
}: {
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
  agent?: Agent;
}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const options = { headers, method: body ? "POST" : "GET", family: 4, localAddress: "127.0.0.2" };
    const request = url.startsWith("https:")
      ? sendHttps(url, { ...options, rejectUnauthorized: false, ...(agent && { agent }) })
      : sendHttp(url, options);
    request.once("error", reject);
    request.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: text }),
      );
    });
    request.end(body);
  });
}
