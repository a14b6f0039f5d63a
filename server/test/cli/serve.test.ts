// Starting and stopping the service through its command line.
import { closeSync, existsSync, openSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import t from "tap";
import { call, folderFor, run, runHere, Started, serve } from "./command-line.ts";

// Each command is a separate process.
t.test("a first start with --demo prints what works, and a second start prints the same", async (t) => {
  const database = join(folderFor(t), "deep", "er", "service.db");
  const first = await serve(t, database, ["--demo"]);
  const { url, demo } = first.ready;
  t.match(url, /^http:\/\/127\.0\.0\.1:\d+\/partner\/api$/);
  const [, key = "", address = ""] = /^curl -H "Authorization: Bearer (\S+)" (\S+)$/.exec(demo.curl) ?? [];
  t.equal(key, demo.test_key);
  t.match((await call(address, key)).body, { mode: "test", balance: { currency: "INR" } });
  const live = (await call(`${url}/v1/balance`, demo.live_key)).body.balance;
  t.ok(Number(live.amount) > 0, "the live wallet holds money");
  t.ok((await call(`${url}/v1/packages?limit=1`, key)).body.data.length === 1, "the catalogue is there");
  t.notMatch(first.stderr, /sk_(test|live)_/, "keys aren't logged");

  first.child.kill("SIGTERM");
  t.match(await first.ended, { code: 0, signal: null });
  const second = await serve(t, database, ["--demo"]);
  t.same(
    [second.ready.demo.test_key, second.ready.demo.live_key],
    [demo.test_key, demo.live_key],
    "the keys stay the same",
  );
  t.same((await call(`${second.ready.url}/v1/balance`, demo.live_key)).body.balance, live);

  const { json } = await runHere(["accounts", "list", "--json", "--database", database]);
  const keys = await runHere(["keys", "list", json.accounts[0].id, "--json", "--database", database]);
  const testKey = keys.json.keys.find(({ mode }: { mode: string }) => mode === "test").id;
  await runHere(["keys", "revoke", testKey, "--database", database]);
  second.child.kill("SIGTERM");
  await second.ended;
  const third = await serve(t, database, ["--demo"]);
  t.match(
    third.ready.demo,
    { test_key: null, curl: null, live_key: demo.live_key },
    "not one that has ended",
  );
});

t.test("--demo adds nothing to a database with accounts", async (t) => {
  const database = join(folderFor(t), "service.db");
  const plain = await serve(t, database);
  t.same(Object.keys(plain.ready), ["url", "portal_url", "docs_url", "admin_url", "database"]);
  plain.child.kill("SIGINT");
  t.equal((await plain.ended).code, 0);
  const words = ["accounts", "create", "--name", "Nomad", "--email", "ops@nomad.example"];
  t.equal((await runHere([...words, "--database", database])).code, 0);
  const demo = await serve(t, database, ["--demo"]);
  t.notOk("demo" in demo.ready, "no demonstration account beside real ones");
  const { json } = await runHere(["accounts", "list", "--json", "--database", database]);
  t.equal(json.accounts.length, 1);
});

t.test("without --json the ready line is one line of text", async (t) => {
  const service = new Started(["serve", "--port", "0", "--database", join(folderFor(t), "service.db")]);
  t.teardown(() => service.child.kill("SIGKILL"));
  await new Promise((resolve) => service.child.stdout?.once("data", resolve));
  t.match(service.stdout, /^Serving http:\/\/127\.0\.0\.1:\d+\/partner\/api\n$/);
  service.child.kill("SIGTERM");
  t.equal((await service.ended).code, 0);
});

t.test("a stop doesn't wait for a connection that has sent nothing", async (t) => {
  const service = await serve(t, join(folderFor(t), "service.db"));
  const { port, hostname } = new URL(service.ready.url);
  const socket = connect(Number(port), hostname);
  t.teardown(() => socket.destroy());
  await new Promise((resolve) => socket.once("connect", resolve));
  await call(`${service.ready.url}/v1/balance`, "none");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  service.child.kill("SIGTERM");
  await closed;
  t.match(await service.ended, { code: 0, signal: null, stderr: /^((?!still open).)*$/s });
});

t.test("a log that can't be written doesn't end the service", async (t) => {
  const words = ["serve", "--json", "--demo", "--port", "0", "--log-level", "info", "--database"];
  const full = existsSync("/dev/full") ? [openSync("/dev/full", "w")] : [];
  for (const stderr of ["pipe", ...full] as const) {
    const service = new Started([...words, join(folderFor(t), "service.db")], {}, stderr);
    t.teardown(() => service.child.kill("SIGKILL"));
    await new Promise((resolve) => service.child.stdout?.once("data", resolve));
    service.child.stderr?.destroy();
    const { url, demo } = JSON.parse(service.stdout);
    // More than a page of lines, then what was buffered for half a second.
    for (let i = 0; i < 60; i++) t.equal((await call(`${url}/v1/balance`, demo.test_key)).status, 200);
    await new Promise((resolve) => setTimeout(resolve, 800));
    t.equal((await call(`${url}/v1/balance`, demo.test_key)).status, 200);
    service.child.kill("SIGTERM");
    t.match(await service.ended, { code: 0, signal: null });
  }
  for (const file of full) closeSync(file);
});

t.test("a stop ends the request that was taken on; a second signal doesn't wait", async (t) => {
  const folder = folderFor(t);
  const service = await serve(t, join(folder, "service.db"), ["--demo", "--drain-seconds", "1"]);
  const open = openOrder(service.ready.url, service.ready.demo.test_key);
  await open.sent;
  const stoppedAt = performance.now();
  service.child.kill("SIGTERM");
  await untilRefused(service.ready.url);
  t.ok(performance.now() - stoppedAt > 950, "it accepts requests for a second more");
  open.finish();
  t.same(await open.response, { status: 400, connection: "close" }, "the open request gets a response");
  t.match(await service.ended, { code: 0, signal: null });

  const again = await serve(t, join(folder, "service.db"), ["--demo"]);
  const openRequest = openOrder(again.ready.url, again.ready.demo.test_key);
  await openRequest.sent;
  again.child.kill("SIGINT");
  await untilRefused(again.ready.url);
  again.child.kill("SIGINT");
  t.equal((await again.ended).code, 1);
  t.equal(await openRequest.response, null, "the open request was cut");
});

t.test("a failed start names the setting and the remedy", async (t) => {
  const folder = folderFor(t);
  const database = join(folder, "service.db");
  const service = await serve(t, database, ["--virtual-clock"]);
  const port = new URL(service.ready.url).port;
  const other = join(folder, "other.db");
  const cases: [string, string[], RegExp][] = [
    ["a taken port", ["--port", port, "--database", other], /port \d+ of 127\.0\.0\.1 is in use.*--port/],
    [
      "a taken admin port",
      ["--port", "0", "--admin-port", port, "--database", other],
      new RegExp(`port ${port} .* is in use.*--admin-port`),
    ],
    [
      "one port for both",
      ["--port", "47963", "--admin-port", "47963", "--database", other],
      /--admin-port \(ADMIN_PORT\): give another port/,
    ],
    [
      "an address elsewhere",
      ["--host", "203.0.113.9", "--database", other],
      /is not an address of this machine.*--host/,
    ],
    [
      "an admin address elsewhere",
      ["--port", "0", "--admin-host", "203.0.113.9", "--admin-port", "0", "--database", other],
      /203\.0\.113\.9 is not an address of this machine.*--admin-host/,
    ],
    [
      "an admin address without a port",
      ["--admin-host", "127.0.0.2", "--database", other],
      /--admin-port \(ADMIN_PORT\): give the port beside --admin-host/,
    ],
    ["a folder for a database", ["--database", folder], /--database/],
    [
      "another clock",
      ["--database", database, "--port", "0"],
      /virtual clock: serve it with --virtual-clock/,
    ],
    ["a word too many", ["now"], /too many arguments/],
  ];
  for (const [name, words, message] of cases) {
    const { code, stderr, stdout } = await run(["serve", ...words]);
    t.equal(code, 2, name);
    t.match(stderr, message, name);
    t.equal(stdout, "", name);
  }
});

/** An order whose body stops halfway until `finish`. */
function openOrder(url: string, key: string) {
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    "idempotency-key": "k",
    "content-length": 2,
    expect: "100-continue",
  };
  const outgoing = request(`${url}/v1/orders`, { method: "POST", headers });
  const response = new Promise<{ status?: number; connection?: string } | null>((resolve) => {
    outgoing.on("response", (incoming) => {
      const { statusCode, headers } = incoming.resume();
      resolve({ status: statusCode, connection: headers.connection });
    });
    outgoing.on("error", () => resolve(null));
  });
  // The service has the request once it asks for the body.
  const sent = new Promise((resolve) => outgoing.once("continue", resolve));
  outgoing.flushHeaders();
  void sent.then(() => outgoing.write("{"));
  return { sent, response, finish: () => outgoing.end("}") };
}

/** Waits until new connections are rejected: then the stop has begun. */
async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const received = await fetch(url, { headers: { connection: "close" } }).then(
      (response) => response.text(),
      () => null,
    );
    if (received === null) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
