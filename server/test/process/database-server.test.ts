// What a database server does to a running service: clocks that differ, weak settings, commits that were not replicated.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import t, { type Test } from "tap";
import { createMetrics } from "../../src/http/metrics.ts";
import { StoreHealth } from "../../src/runtime/store-health.ts";
import { openStore } from "../../src/store/open.ts";
import { call, folderFor, Started, serve } from "../cli/command-line.ts";
import { inServer, startPostgres } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { metric, textAt, until } from "./child.ts";

const skip = !hasPostgres;
const minuteMs = 60_000;

t.test("a drifting clock is reported and not used for timestamps", { skip }, async (t) => {
  const offset = join(folderFor(t), "offset");
  writeFileSync(offset, "0");
  const { ready } = await serve(t, await postgres.database(t), ["--demo", "--admin-port", "0"], {
    NODE_OPTIONS: `--import ${new URL("skewed-clock.ts", import.meta.url)}`,
    CLOCK_OFFSET: offset,
  });
  const { url, admin_url, demo } = ready;
  const { body: packages } = await call(`${url}/v1/packages?limit=1`, demo.test_key);
  const buy = async () =>
    (await call(`${url}/v1/orders`, demo.test_key, { package_id: packages.data[0].id })).body;
  const readiness = async () => await textAt(`${admin_url}/readyz`);
  t.match(await readiness(), { status: 200 });
  for (const minutes of [10, -10]) {
    writeFileSync(offset, String(minutes * minuteMs));
    const aheadMs = async () =>
      metric((await textAt(`${admin_url}/metrics`)).text, "partner_esim_clock_ahead_seconds") * 1000;
    const isSeen = async () => Math.abs((await aheadMs()) - minutes * minuteMs) < 5000;
    t.ok(await until(isSeen), `${minutes} minutes`);
    t.match(await readiness(), { status: 503, text: /clock/ });
    const order = await buy();
    t.ok(Math.abs(Date.parse(order.created) - Date.now()) < 30_000, `created ${order.created}`);
  }
  writeFileSync(offset, "0");
  t.ok(await until(async () => (await readiness()).status === 200), "ready again");
});

t.test(
  "a server that could lose a confirmed commit is refused unless a setting allows it",
  { skip },
  async (t) => {
    const server = await startPostgres("off");
    t.teardown(() => server.stop());
    const words = ["serve", "--json", "--port", "0", "--database", server.url];
    const refused = new Started(words, { ALLOW_WEAK_DURABILITY: "false" });
    refused.child.stdout?.once("data", () => refused.child.kill());
    const { code, stdout, stderr } = await refused.ended;
    t.same({ code, stdout }, { code: 2, stdout: "" }, "it does not start");
    t.match(stderr, /may lose purchases that it has confirmed \(fsync = off\).*--allow-weak-durability/);
    await inServer(server.url, "alter system set synchronous_commit = off");
    await inServer(server.url, "select pg_reload_conf()");
    const { ready } = await serve(t, server.url, ["--admin-port", "0"]);
    const metricOf = async (name: string) =>
      metric((await textAt(`${ready.admin_url}/metrics`)).text, `partner_esim_${name}`);
    t.ok(await until(async () => (await metricOf("database_weaknesses")) === 2), "two settings");
    t.equal(await metricOf("backup_timestamp_seconds"), 0, "without BACKUPS, the alert fires");
  },
);

t.test("a commit whose wait for a standby was cancelled has an unknown outcome", { skip }, async (t) => {
  const server = await startPostgres("off");
  const store = await openStore(server.url);
  t.teardown(async () => {
    await store.close();
    await server.stop();
  });
  await inServer(server.url, "alter system set synchronous_standby_names = 'away'");
  await inServer(server.url, "select pg_reload_conf()");
  await cancelled(t, server.url, () => store.transaction((tx) => tx.settings.set("one", "1")));
  await inServer(server.url, "alter system reset synchronous_standby_names");
  await inServer(server.url, "select pg_reload_conf()");
  await store.transaction((tx) => tx.settings.set("two", "2"));
});

/** Cancels the commit of `work` while it waits. */
async function cancelled(t: Test, url: string, work: () => Promise<unknown>): Promise<void> {
  const outcome = work().then(
    () => "acknowledged",
    (error: Error) => error.message,
  );
  const waiting = "pg_stat_activity where wait_event = 'SyncRep'";
  t.ok(
    await until(
      async () => (await inServer(url, `select pg_cancel_backend(pid) from ${waiting}`)).length > 0,
    ),
    "it waits",
  );
  t.match(await outcome, /the connection to PostgreSQL was lost/);
}

t.test("only a committed write ends a reported write failure", async (t) => {
  const log = pino({ level: "silent" });
  const health = new StoreHealth(log, createMetrics());
  health.commitFailed("unreachable", new Error("it went away"));
  await sleep(3100);
  const commit = { transactions: 1, tookMs: 1, facts: [] };
  health.committed({ ...commit, wrote: false });
  t.equal(health.failing, "unreachable");
  health.committed({ ...commit, wrote: true });
  t.equal(health.failing, null);
});
