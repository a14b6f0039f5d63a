// A PostgreSQL server that goes away under a running service: requests fail soon, the process stays ready to say so, and
// everything recovers by itself.
import { join } from "node:path";
import t, { type Test } from "tap";
import { Link } from "../../../tools/chaos/link.ts";
import { call, serve } from "../cli/command-line.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { isWritable, textAt, until } from "./child.ts";

const skip = !hasPostgres;

/** What the service promises, and a busy machine's delay. */
const failsWithinMs = 5000 + 5000;

async function start(t: Test) {
  const direct = new URL(await postgres.database(t));
  const target = join(decodeURIComponent(direct.hostname), ".s.PGSQL.5432");
  const link = await Link.open(target);
  const way = { link };
  t.teardown(() => way.link.close());
  const database = `postgres://${direct.username}:${direct.password}@127.0.0.1:${link.port}${direct.pathname}`;
  const { ready } = await serve(t, database, ["--demo", "--admin-port", "0"]);
  const { url, demo } = ready;
  const { body: packages } = await call(`${url}/v1/packages?limit=1`, demo.test_key);
  const order = { package_id: packages.data[0].id };
  return {
    way,
    target,
    buy: (key: string) => call(`${url}/v1/orders`, demo.test_key, order, key),
    balance: () => call(`${url}/v1/balance`, demo.test_key),
    readiness: async () => (await textAt(`${ready.admin_url}/readyz`)).status,
    writable: () => isWritable(ready.admin_url),
  };
}

async function timed<T>(work: Promise<T>): Promise<T & { ms: number }> {
  const startedMs = performance.now();
  const result = await work;
  return { ...result, ms: performance.now() - startedMs };
}

for (const how of ["refuses connections", "never responds"] as const)
  t.test(`a server that ${how}`, { skip }, async (t) => {
    const { way, target, buy, balance, readiness, writable } = await start(t);
    t.match(await buy("before"), { status: 201 });
    const { port } = way.link;
    // Some are in a transaction when it happens.
    const begun = Array.from({ length: 8 }, (_, i) => timed(buy(`during ${i}`)));
    if (how === "never responds") way.link.hold();
    else await way.link.close();
    const failed = await Promise.all([...begun, timed(buy("during")), timed(balance()), timed(balance())]);
    const late = failed.filter(({ status, body, ms }) => {
      t.comment(`${status} after ${Math.round(ms)} ms`);
      const isExpected = status === 201 || (status === 500 && body.error.code === "internal_error");
      return !isExpected || ms > failsWithinMs;
    });
    t.same(late, []);
    t.ok(failed.some(({ status }) => status === 500));
    t.ok(await until(async () => !(await writable())), "a metric tells");
    t.equal(await readiness(), 200, "a balancer would have no process left that says what is wrong");
    if (how === "never responds") way.link.release();
    else way.link = await Link.open(target, port);
    t.ok(await until(writable), "writable again");
    t.match(await balance(), { status: 200 });
    for (let i = 0; i < 8; i += 1) t.match(await buy(`during ${i}`), { status: /^20[01]$/ });
    t.match(await buy("during"), { status: /^20[01]$/ });
  });
