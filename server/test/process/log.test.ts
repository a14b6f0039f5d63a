// A log that nobody reads, or that ends, delays neither requests nor the end of the process.
import { spawnSync } from "node:child_process";
import { openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import t from "tap";
import { openLog } from "../../src/runtime/log.ts";
import { version } from "../../src/runtime/version.ts";
import { folderFor, serve } from "../cli/command-line.ts";
import { flood, metric, serveUnread, textAt, until } from "./child.ts";

// A busy machine serves tens of thousands of requests slowly.
/** More lines than the pipe and the buffer hold. */
const requests = 7000;

t.test("an unread log drops lines, and reports their number once it is read", async (t) => {
  // One thread: a blocking write would leave none for passwords, lookups and files.
  const service = await serveUnread(t, { env: { UV_THREADPOOL_SIZE: "1" } });
  const { url, admin_url, portal_url, demo } = service.ready;
  t.equal(await flood(`${url}/v1/balance`, requests), requests, "all get a response");
  t.match(await textAt(`${admin_url}/healthz`), { status: 200 });
  const dropped = metric((await textAt(`${admin_url}/metrics`)).text, "partner_esim_log_lines_dropped_total");
  t.ok(dropped > 0, `lines were dropped: ${dropped}`);
  const signIn = await fetch(`${portal_url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify({ email: demo.owner.email, password: demo.owner.password }),
    signal: AbortSignal.timeout(30_000),
  });
  t.equal(signIn.status, 200, "the pool's thread is free");

  const log = service.readLog();
  const told = () =>
    log()
      .split("\n")
      .slice(0, -1)
      .filter((line) => line.includes("log lines were dropped"))
      .map((line) => JSON.parse(line));
  // In more than one line, if the requests took longer than a second.
  const toldInAll = () => told().reduce((sum, line) => sum + line.dropped, 0);
  t.ok(await until(() => toldInAll() >= dropped), "who reads again is told");
  t.match(told()[0], { level: 40, dropped: Number });
  service.child.kill("SIGTERM");
  t.match(await service.ended, { code: 0, signal: null });
});

t.test("SIGTERM ends a service whose log nobody reads, and a second one at once", async (t) => {
  for (const signals of [1, 2]) {
    const service = await serveUnread(t, { words: ["--shutdown-seconds", "60"] });
    await flood(`${service.ready.url}/v1/balance`, requests);
    // A body that doesn't end keeps the service running until the second signal.
    const socket = signals > 1 ? connect(Number(new URL(service.ready.url).port), "127.0.0.1") : null;
    socket?.on("error", () => {}).write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nbody");
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let i = 0; i < signals; i++) {
      service.child.kill("SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    // Before the wait of a stop is over, and long after what a busy machine needs.
    const late = setTimeout(() => service.child.kill("SIGKILL"), 30_000);
    t.match(await service.ended, { code: signals - 1, signal: null });
    clearTimeout(late);
  }
});

t.test("errors of one kind are one line in ten seconds, and others are not held back", async (t) => {
  const file = join(folderFor(t), "log");
  const fd = openSync(file, "w");
  const { log, close } = openLog("info", fd);
  for (let i = 0; i < 1000; i++) log.error({ request: i, err: new Error("away") }, "request failed");
  log.error({ err: new Error("other") }, "request failed");
  log.warn("a supplier call failed");
  for (let i = 0; i < 3; i++) log.info({ i }, "request");
  await close();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  t.match(
    lines.map((line) => JSON.parse(line)),
    [
      { request: 0, err: { message: "away" } },
      { err: { message: "other" } },
      { msg: "a supplier call failed" },
      { i: 0 },
      { i: 1 },
      { i: 2 },
    ],
  );
  t.equal(lines.length, 6);
});

t.test("a start leaves a line with version, addresses and settings, without secrets", async (t) => {
  const database = join(folderFor(t), "service.db");
  const secret = "a-secret-of-at-least-32-characters!!";
  const service = await serve(t, database, ["--log-level", "info", "--admin-port", "0"], {
    PARTNER_ESIM_SECRET: secret,
  });
  service.child.kill("SIGTERM");
  const { stderr } = await service.ended;
  t.notMatch(stderr, secret);
  const { url, admin_url } = service.ready;
  t.match(JSON.parse(stderr.trim().split("\n")[0] ?? ""), {
    msg: "started",
    version,
    url,
    admin_url,
    database,
    settings: { port: "0", secret: "(set, not shown)", simulatedSupplier: "true" },
  });
});

t.test("lines of requests carry the client's IP address, where the setting lets them", async (t) => {
  for (const [setting, client] of [
    ["true", "127.0.0.1"],
    ["false", undefined],
  ] as const) {
    const words = ["--log-level", "info", "--log-client-address", setting];
    const service = await serve(t, join(folderFor(t), "service.db"), words);
    await fetch(`${service.ready.url}/v1/balance`);
    service.child.kill("SIGTERM");
    const { stderr } = await service.ended;
    const lines = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    t.match(
      lines.find(({ msg }) => msg === "request"),
      { status: 401, request: /^req_/, client, ms: Number },
    );
    t.equal("client" in (lines.find(({ msg }) => msg === "request") ?? {}), client !== undefined);
  }
});

t.test("an error that nobody caught leaves one line with its cause, and ends the process", async (t) => {
  const folder = folderFor(t);
  const faults: [string, string, string][] = [
    ["thrown", 'setTimeout(() => { throw new Error("a fault for the test") })', "uncaughtException"],
    ["rejected", 'void Promise.reject(new Error("a fault for the test"))', "unhandledRejection"],
    ["no error at all", 'void Promise.reject("a fault for the test")', "unhandledRejection"],
  ];
  for (const [name, code, origin] of faults) {
    const hook = join(folder, "hook.mjs");
    writeFileSync(hook, `process.on("SIGUSR2", () => { ${code}; ${code}; });`);
    const env = { NODE_OPTIONS: `--import ${pathToFileURL(hook)}` };
    const service = await serve(t, join(folder, `${origin}.db`), [], env);
    service.child.kill("SIGUSR2");
    const { code: exitCode, stderr } = await service.ended;
    t.equal(exitCode, 1, name);
    const lines = stderr.trim().split("\n");
    t.equal(lines.length, 1, stderr);
    t.match(JSON.parse(lines[0] ?? ""), {
      level: 60,
      origin,
      err: { message: /a fault for the test/, stack: / at / },
    });
    rmSync(hook);
  }
});

t.test("a process that fails ends also where its log isn't read", async (t) => {
  const hook = join(folderFor(t), "hook.mjs");
  writeFileSync(hook, 'process.on("SIGUSR2", () => { throw new Error("a fault for the test"); });');
  const service = await serveUnread(t, { env: { NODE_OPTIONS: `--import ${pathToFileURL(hook)}` } });
  await flood(`${service.ready.url}/v1/balance`, requests);
  service.child.kill("SIGUSR2");
  // A process that waits for the reader of its log never ends.
  const late = setTimeout(() => service.child.kill("SIGKILL"), 30_000);
  t.match(await service.ended, { code: 1, signal: null });
  clearTimeout(late);
});

t.test("many services in one process cause no warning about too many listeners", async (t) => {
  const source = JSON.stringify(new URL("../../src/runtime/log.ts", import.meta.url).href);
  const code = `const { openLog } = await import(${source}); for (let i = 0; i < 12; i++) openLog("silent");`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  t.same({ status, stderr }, { status: 0, stderr: "" });
});
