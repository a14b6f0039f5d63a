// Everything the service starts (loops, timers, listeners, sockets) is tested with a failing database: each failure is
// caught where it belongs, logged, and over when the database works again.
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import t from "tap";
import { call, folderFor, serve } from "../cli/command-line.ts";
import { isWritable, textAt, until } from "./child.ts";
import type { FaultMode } from "./fault-injection.ts";

/**
 * Every timer that the service starts, and what catches a throw in it. Add new ones here. Only calls of the inner
 * function can throw: the others only resolve a promise or destroy a socket.
 */
const timers: Record<string, string> = {
  "operation/demonstration-history.ts setImmediate": "resolves a promise, before anything listens",
  "domain/lists/yield-turn.ts setImmediate": "resolves a promise that the caller awaits",
  "runtime/log.ts setInterval": "starts a write of sonic-boom, whose errors have a listener",
  "runtime/loop.ts setTimeout": "resolves a promise; the rounds of all loops are caught in startLoop",
  "http/stored-metrics.ts setTimeout": "rejects a promise that the scrape waits for, and catches",
  "http/turns.ts setImmediate": "resolves a promise that requests wait for",
  "store/sqlite/shared-in-turn.ts setImmediate": "forgets a value",
};

/** The line that each loop and listener logs when the whole database fails. */
const linesOfLoops = [
  "background work failed",
  "looking for overdue work failed",
  "requests could not be written to the request log",
  "webhook deliveries could not be taken up",
  "emails could not be sent",
  "a metric could not be counted",
  "the database takes no writes",
  "the catalogue cannot be read",
  "request failed",
];

t.test("database failures fail requests, but never the process or a background loop", async (t) => {
  const folder = folderFor(t);
  const orders = join(folder, "orders");
  const findings = join(folder, "findings");
  writeFileSync(orders, "none");
  const service = await serve(
    t,
    join(folder, "service.db"),
    ["--demo", "--admin-port", "0", "--allow-local-webhooks"],
    {
      NODE_OPTIONS: `--import ${new URL("fault-injection.ts", import.meta.url)}`,
      FAULT_ORDERS: orders,
      FAULT_FINDINGS: findings,
    },
  );
  const { url, portal_url, docs_url, admin_url, demo } = service.ready;
  const packageId = (await call(`${url}/v1/packages?limit=1`, demo.test_key)).body.data[0].id;
  const order = () => call(`${url}/v1/orders`, demo.test_key, { package_id: packageId });
  t.match(await order(), { status: 201 });
  t.match(await call(`${url}/v1/orders`, demo.test_key), { status: 200 });

  const addresses = [
    `${url}/v1/balance`,
    `${url}/v1/nothing`,
    `${url}/v1/qr/none.png`,
    `${portal_url}/`,
    `${portal_url}/api/session`,
    `${docs_url}/`,
    `${admin_url}/healthz`,
    `${admin_url}/readyz`,
    `${admin_url}/metrics`,
  ];
  for (const mode of ["everything", "begin", "commit", "reads", "writes"] satisfies FaultMode[]) {
    writeFileSync(orders, mode);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const end = performance.now() + 3500;
    while (performance.now() < end) {
      t.match(await order(), { status: 500, body: { error: { code: "internal_error" } } }, mode);
      for (const { status, text } of await Promise.all(addresses.map(textAt)))
        t.ok(status >= 200 && status < 600, `${mode}: ${text.slice(0, 40)}`);
      t.equal((await textAt(`${admin_url}/healthz`)).status, 200);
      // Orders of all modes stay below the rate limit.
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    writeFileSync(orders, "none");
    t.ok(await until(() => isWritable(admin_url)), `${mode} is over`);
    t.match(await order(), { status: 201 });
    t.match(await call(`${url}/v1/balance`, demo.test_key), { status: 200 });
  }
  for (const line of linesOfLoops) t.ok(await until(() => service.stderr.includes(line)), line);
  t.notMatch(service.stderr, /"level":60/, "nothing reached the process");

  const idle = [url, admin_url].map((address) => connect(Number(new URL(address).port), "127.0.0.1"));
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const found = JSON.parse(readFileSync(findings, "utf8"));
  for (const socket of idle) socket.destroy();
  t.same(found.timers, Object.keys(timers).sort(), "every timer is known");
  t.same(found.deaf, [], "every socket and server has a listener for its errors");

  service.child.kill("SIGTERM");
  t.match(await service.ended, { code: 0, signal: null });
});

t.test("a service that is told to stop while its database fails ends in order", async (t) => {
  const folder = folderFor(t);
  const orders = join(folder, "orders");
  writeFileSync(orders, "none");
  const service = await serve(t, join(folder, "service.db"), ["--demo"], {
    NODE_OPTIONS: `--import ${new URL("fault-injection.ts", import.meta.url)}`,
    FAULT_ORDERS: orders,
    FAULT_FINDINGS: join(folder, "findings"),
  });
  writeFileSync(orders, "everything");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  service.child.kill("SIGTERM");
  t.match(await service.ended, { code: 0, signal: null });
});
