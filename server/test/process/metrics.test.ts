// The operator's metrics: what is counted by the process, and what is counted in the database, on both databases.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import t, { type Test } from "tap";
import type { Metric } from "../../src/http/metric.ts";
import { metricTable } from "../../src/http/metric-table.ts";
import { call, folderFor, runHere, type Serving, serve } from "../cli/command-line.ts";
import { backends } from "../stores.ts";
import { Receiver, status } from "../webhooks/receiver.ts";
import { textAt, until } from "./child.ts";

type Samples = Map<string, number>;

async function scrape({ ready }: Serving): Promise<Samples> {
  const { text } = await textAt(`${ready.admin_url}/metrics`);
  const samples: Samples = new Map();
  for (const line of text.split("\n")) {
    const [, name, value] = /^(partner_esim_\S*(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (name !== undefined) samples.set(name.replace("partner_esim_", ""), Number(value));
  }
  return samples;
}

/** Counts are cached for five seconds. */
const reaches = async (t: Test, service: Serving, wanted: Record<string, number>) => {
  let samples: Samples = new Map();
  const found = () => Object.fromEntries(Object.keys(wanted).map((name) => [name, samples.get(name)]));
  await until(async () => {
    samples = await scrape(service);
    return JSON.stringify(found()) === JSON.stringify(wanted);
  }, 20_000);
  t.same(found(), wanted);
};

for (const backend of backends) {
  t.test(`metrics count events and waiting work, on ${backend.name}`, async (t) => {
    const database = await backend.database(t);
    const backups = folderFor(t);
    const service = await serve(t, database, [
      "--demo",
      "--admin-port",
      "0",
      "--backups",
      backups,
      "--allow-local-webhooks",
    ]);
    const { url, demo } = service.ready;
    const live = demo.live_key;
    const command = async (...words: string[]) => {
      const done = await runHere([...words, "--json", "--database", database]);
      t.equal(done.code, 0, done.stderr);
      return done.json;
    };
    const [{ id: account }] = (await command("accounts", "list")).accounts;
    await command("wallet", "topup", account, "100000");
    const { body: packages } = await call(`${url}/v1/packages?limit=1&unlimited=false`, demo.test_key);
    const [{ id: package_id, price }] = packages.data;
    const order = (key: string, more = {}) => call(`${url}/v1/orders`, key, { package_id, ...more });

    const before = await scrape(service);
    const [{ body: bought }] = await Promise.all([order(demo.test_key), order(live), order(live)]);
    await order(demo.test_key, { customer_ref: "test_order_failed" });
    await order(demo.test_key, { package_id: "pkg_1" });
    await call(`${url}/v1/esims/${bought.esims[0].iccid}/topups`, demo.test_key, { package_id });
    const after = await scrape(service);
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    t.equal(grown('orders_total{mode="test",status="completed"}'), 1);
    t.equal(grown('orders_total{mode="test",status="failed"}'), 1);
    t.equal(grown('orders_total{mode="live",status="completed"}'), 2);
    t.equal(grown('topups_total{mode="test",status="completed"}'), 1);
    t.equal(grown('ledger_entries_total{mode="test",kind="order_charge"}'), 2);
    t.equal(grown('ledger_entries_total{mode="test",kind="order_refund"}'), 1);
    t.equal(
      grown('ledger_rupees_total{mode="live",kind="order_charge"}').toFixed(2),
      (2 * Number(price.amount)).toFixed(2),
    );
    t.equal(grown('order_settlement_seconds_count{mode="live"}'), 2);
    t.equal(grown('http_requests_total{operation="ordersCreate",status="201",code="none"}'), 4);
    t.equal(grown('http_requests_total{operation="ordersCreate",status="404",code="package_not_found"}'), 1);
    t.equal(grown('http_request_duration_seconds_count{operation="ordersCreate",status="201"}'), 4);
    t.equal(
      grown('http_request_duration_seconds_bucket{le="+Inf",operation="ordersCreate",status="201"}'),
      4,
    );
    t.ok(grown('supplier_call_duration_seconds_count{call="issue",outcome="issued"}') >= 2);
    t.ok(grown("commit_duration_seconds_count") >= 4);
    t.ok(grown("commit_transactions_sum") >= 6);
    t.equal(after.get("database_writable"), 1);
    const sizes = ["database_size_bytes", "database_wal_size_bytes"].map((name) => after.get(name) ?? 0);
    t.ok(Math.max(...sizes) > 100_000, "the demonstration catalogue");
    t.equal(after.has("database_wal_size_bytes"), backend.name === "SQLite");
    t.equal(after.get("backup_timestamp_seconds"), 0, "there is no backup");
    t.notOk(after.has("verify_timestamp_seconds"), "nothing was verified");

    await command("accounts", "set", account, "--low-balance-threshold", "1000000");
    await order(live);
    const receiver = await Receiver.start(t);
    receiver.answer = status(500);
    await command("endpoints", "create", account, "--url", receiver.url(), "--mode", "test");
    for (let i = 0; i < 6; i++) await order(demo.test_key);
    await order(demo.test_key, { customer_ref: "test_processing" });
    writeFileSync(join(backups, "copy.db"), "12345");
    await command("verify", "--record");
    const checked = await runHere(["doctor", "--record", "--json", "--database", database]);
    t.equal(checked.code, 1, "without a public URL");
    await reaches(t, service, {
      wallets_low: 1,
      'webhook_endpoints{state="paused"}': (before.get('webhook_endpoints{state="paused"}') ?? 0) + 1,
      'webhook_endpoints{state="disabled_failing"}': 0,
      'verify_violations{invariant="order.charge"}': 0,
      'doctor_problem{check="database"}': 0,
      'doctor_problem{check="public URL"}': 1,
      backup_size_bytes: 5,
    });
    // Five unless this takes longer than a pause, after which one more is tried.
    const attempts = (samples: Samples) => samples.get('webhook_attempts_total{outcome="5xx"}') ?? 0;
    let last = await scrape(service);
    await until(async () => {
      last = await scrape(service);
      return attempts(last) === receiver.received.length;
    }, 20_000);
    t.equal(attempts(last), receiver.received.length);
    t.ok(attempts(last) > 0);
    t.ok((last.get("webhook_deliveries_waiting") ?? 0) >= 6);
    const now = Date.now() / 1000;
    for (const name of ["backup_timestamp_seconds", "verify_timestamp_seconds", "doctor_timestamp_seconds"])
      t.ok(now - (last.get(name) ?? 0) < 60, name);
    t.same(
      service.stderr.split("\n").filter((line) => line.includes('"level":50')),
      [],
      "nothing failed",
    );
  });
}

t.test("the table of metrics in REFERENCE.md is that of the program, and a service has them", async (t) => {
  const reference = readFileSync(new URL("../../REFERENCE.md", import.meta.url), "utf8");
  const metrics: Metric[] = Object.values(metricTable);
  const rows = metrics.map(({ name, type, labels, help }) => {
    const shown = labels.map((label) => `\`${label}\``).join(", ");
    return `| \`${name}\` | ${type} | ${shown} | ${help} |`;
  });
  t.same(
    reference.split("\n").filter((line) => line.startsWith("| `partner_esim_")),
    rows,
  );
  const service = await serve(t, join(folderFor(t), "service.db"), [
    "--admin-port",
    "0",
    "--backups",
    folderFor(t),
  ]);
  const { text } = await textAt(`${service.ready.admin_url}/metrics`);
  const types = [...text.matchAll(/^# TYPE (partner_esim_\S+) (\S+)$/gm)].map(
    ([, name, type]) => `${name} ${type}`,
  );
  const ofFile = metrics.filter(({ help }) => !help.endsWith("(PostgreSQL)"));
  t.same(types.toSorted(), ofFile.map(({ name, type }) => `${name} ${type}`).toSorted());
});
