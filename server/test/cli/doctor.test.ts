// `doctor`: what it finds on a deployment with faults, and what it says to do.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, request as send } from "node:http";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createServer as createTlsServer } from "node:tls";
import t, { type Test } from "tap";
import type { Finding } from "../../src/domain/health/checkup.ts";
import { freePort } from "../free-ports.ts";
import { folderFor, runHere, Started, serve } from "./command-line.ts";

const secret = "q8VJx0m3T5yKc7Lw2Rz9BnHs4DfGp6Ae";

async function doctor(words: readonly string[], env: Record<string, string> = {}) {
  const { code, json, stderr } = await runHere(["doctor", "--json", ...words], env);
  const checks: Finding[] = json?.checks ?? [];
  const of = (name: string) => checks.find(({ check }) => check === name);
  return { code, stderr, checks, of };
}

async function listen(t: Test, server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  t.teardown(() => server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

t.test("a sound deployment passes all but the public URL, and each fault added to it is found", async (t) => {
  const folder = folderFor(t);
  const database = join(folder, "service.db");
  const port = String(await freePort());
  const adminPort = String(await freePort());
  const gateway = await startGateway(t);
  const admin = { ADMIN_HOST: "127.0.0.3", ADMIN_PORT: adminPort };
  const settings = { PARTNER_ESIM_SECRET: secret, PORT: port, SUPPLIER_KEY: gateway.key };
  const env = { ...settings, ...admin };
  const serveOptions = ["--database", database, "--port", port, `--supplier-url=${gateway.url}`];
  await serve(t, database, serveOptions, env);
  const backups = join(folder, "backups");
  mkdirSync(backups);
  await runHere(["backup", join(backups, "copy.db"), "--database", database]);
  const settingsFile = join(folder, "environment");
  writeFileSync(settingsFile, "", { mode: 0o600 });
  const words = [...serveOptions, "--backups", backups, "--secrets-file", settingsFile];
  const publicUrl = `http://127.0.0.1:${port}/partner/api`;
  const found = await doctor([...words, "--public-url", publicUrl], env);
  const local = [
    "settings",
    "database",
    "secret",
    "second factors",
    "clock",
    "disk",
    "file modes",
    "backups",
  ];
  for (const name of [...local, "supplier"]) t.match(found.of(name), { status: "ok" }, name);
  t.match(found.of("database server"), { status: "skipped" });
  t.match(found.of("client address"), {
    status: "ok",
    found: "the service sees the client's address 127.0.0.2",
  });
  const proxied = await forgetfulProxy(t, [port]);
  const hidden = await doctor([...words, "--public-url", `http://127.0.0.1:${proxied}/partner/api`], env);
  t.match(hidden.of("client address"), {
    status: "problem",
    found: "the service sees 127.0.0.1 instead of the client's address",
  });
  t.match(found.of("mail"), { status: "skipped", remedy: /SMTP_URL/ });
  t.match(found.of("public URL"), { status: "problem", found: /plain text/ });
  t.equal(found.code, 1);

  const faults = await doctor(
    [
      ...words,
      "--supplier-key",
      "another",
      "--smtp-url",
      `smtp://127.0.0.1:${await freePort()}`,
      "--mail-from=a@b.c",
    ],
    { ...env, PARTNER_ESIM_SECRET: secret.toLowerCase() },
  );
  t.match(faults.of("secret"), { status: "problem", found: "the service runs with another secret" });
  t.match(faults.of("supplier"), { status: "problem", found: /rejects the key \(401\)/ });
  t.match(faults.of("mail"), { status: "problem", found: /ECONNREFUSED/ });
  t.match(faults.of("public URL"), { status: "problem", remedy: /PUBLIC_URL/ });

  const byEnvFile = await doctor(["--database", database, "--env-file", settingsFile], env);
  t.match(byEnvFile.of("file modes"), { status: "ok", found: settingsFile });
  chmodSync(settingsFile, 0o644);
  const thirtyHoursAgo = Date.now() / 1000 - 30 * 3600;
  utimesSync(join(backups, "copy.db"), thirtyHoursAgo, thirtyHoursAgo);
  const ahead = Date.now() / 1000 + 3600;
  utimesSync(database, ahead, ahead);
  const later = await doctor(words, env);
  t.match(later.of("file modes"), { status: "problem", remedy: `chmod go= ${settingsFile}` });
  t.match(later.of("backups"), { status: "problem", found: /is 30\.0 hours old/ });
  t.match(later.of("clock"), { status: "problem", found: /behind the last write/ });
});

t.test("doctor reports what a demonstration lacks as a deployment", async (t) => {
  const database = join(folderFor(t), "service.db");
  const port = String(await freePort());
  const adminPort = String(await freePort());
  const env = { ADMIN_PORT: adminPort, OPERATOR_SECOND_FACTOR: "false" };
  await serve(t, database, ["--demo", "--port", port, "--trusted-proxies", "127.0.0.0/8"], env);
  const words = ["--database", database, "--simulated-supplier", "--trusted-proxies", "127.0.0.0/8"];
  const publicUrl = ["--public-url", `http://127.0.0.1:${port}/partner/api`];
  const { code, of } = await doctor([...words, ...publicUrl], env);
  t.equal(code, 1);
  t.match(of("secret"), { status: "problem", remedy: /openssl rand/ });
  t.match(of("supplier"), { status: "problem", found: /simulated/ });
  t.match(of("second factors"), {
    status: "problem",
    remedy: "set OPERATOR_SECOND_FACTOR=true, the default",
  });
  t.match(of("client address"), { status: "problem", found: /made up/ });

  const { code: textCode, stdout } = await runHere(["doctor", ...words], env);
  t.equal(textCode, 1);
  t.match(stdout, /^ok {7}settings +valid\n/);
  t.match(stdout, /^problem {2}secret +the secret is stored .*; to do: set PARTNER_ESIM_SECRET/m);
  t.match(stdout, /\n\d problems\n$/);
});

t.test(
  "the client address is checked although a load balancer sends half of the requests to another process",
  async (t) => {
    const database = join(folderFor(t), "service.db");
    const adminPort = String(await freePort());
    const { ready } = await serve(t, database, [], { ADMIN_PORT: adminPort });
    const other = await serve(t, join(folderFor(t), "other.db"));
    const ports = [other, { ready }].map((service) => new URL(service.ready.url).port);
    const balancer = await forgetfulProxy(t, ports);
    const publicUrl = `http://127.0.0.1:${balancer}/partner/api`;
    const words = ["--database", database, "--public-url", publicUrl];
    const { of } = await doctor(words, { ADMIN_PORT: adminPort });
    t.match(of("client address"), { status: "problem", found: /instead of the client's address/ });
    const elsewhere = String(await freePort());
    await serve(t, join(folderFor(t), "third.db"), [], { ADMIN_PORT: elsewhere });
    const unreached = await doctor(words, { ADMIN_PORT: elsewhere });
    t.match(unreached.of("client address"), { status: "skipped", found: /got none of 12 requests/ });
  },
);

t.test("invalid settings, no database, a server that never responds, and wrong usage", async (t) => {
  const folder = folderFor(t);
  const invalid = await doctor(["--port", "none"]);
  t.equal(invalid.code, 1);
  t.match(invalid.checks, [{ check: "settings", status: "problem", found: /^--port \(PORT\)/ }]);

  const silent = await listen(t, createServer((socket) => void socket.on("error", () => {})).unref());
  const started = performance.now();
  const { of } = await doctor([
    "--database",
    join(folder, "none.db"),
    "--smtp-url",
    `smtp://127.0.0.1:${silent}`,
    "--mail-from",
    "a@b.c",
    "--supplier-url",
    `http://127.0.0.1:${silent}/supplier/v1`,
    "--supplier-key",
    "key",
    "--public-url",
    `https://127.0.0.1:${silent}/partner/api`,
    "--backups",
    join(folder, "none"),
  ]);
  t.ok(performance.now() - started < 20_000, "every check has a deadline");
  t.match(of("database"), { status: "problem", found: /there is no database file/ });
  t.match(of("backups"), { status: "problem", found: /ENOENT/ });
  for (const name of ["mail", "supplier", "public URL"]) t.match(of(name), { status: "problem" }, name);
  t.match(of("supplier"), { found: /doesn't respond within/, remedy: /whoever runs the gateway/ });

  t.match(await doctor(["--nonsense"]), { code: 2, stderr: /unknown option/ });
});

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

t.test("a certificate without its chain, or of an unknown CA, is named", { skip: !hasOpenssl }, async (t) => {
  const folder = folderFor(t);
  const openssl = (words: string) => spawnSync("openssl", words.split(" "), { cwd: folder });
  openssl("req -x509 -newkey rsa:2048 -nodes -subj /CN=Intermediate -keyout ca.key -out ca.pem");
  openssl("req -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout key.pem -out request.pem");
  openssl("x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -out certificate.pem");
  const [key = "", alone = "", ca = ""] = ["key.pem", "certificate.pem", "ca.pem"].map((name) =>
    readFileSync(join(folder, name), "utf8"),
  );
  const foundWith = async (cert: string) => {
    const server = createTlsServer({ key, cert }).on("tlsClientError", () => {});
    const port = await listen(t, server);
    const { of } = await doctor(["--public-url", `https://127.0.0.1:${port}/partner/api`]);
    t.match(of("public URL"), { status: "problem" });
    return of("public URL")?.found;
  };
  t.match(await foundWith(alone), /without its chain, or .*: give the proxy the intermediate .*SYSTEM_CA/);
  t.match(await foundWith(alone + ca), /^this machine doesn't trust the certificate's issuer: .*SYSTEM_CA/);
});

/** A proxy that sends requests to each port in turn and doesn't pass on the client's address. */
async function forgetfulProxy(t: Test, ports: readonly string[]): Promise<number> {
  let requests = 0;
  const proxy = createHttpServer((request, response) => {
    const port = ports[requests++ % ports.length];
    const onward = send({ port, path: request.url ?? "/" }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    onward.end();
  });
  return await listen(t, proxy);
}

/** Serves the simulated supplier as a gateway. */
async function startGateway(t: Test): Promise<{ url: string; key: string }> {
  const key = "a key of the gateway";
  const database = join(folderFor(t), "supplier.db");
  const words = [
    "serve-simulated-supplier",
    "--json",
    "--port",
    "0",
    "--database",
    database,
    "--supplier-key",
    key,
  ];
  const started = new Started([...words, "--log-level", "warn"]);
  t.teardown(async () => {
    started.child.kill("SIGKILL");
    await started.ended;
  });
  while (!started.stdout.endsWith("\n")) await once(started.child.stdout as Readable, "data");
  return { url: JSON.parse(started.stdout).url, key };
}
