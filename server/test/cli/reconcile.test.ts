// `reconcile` after a restore: a real service buys through the simulated gateway, which keeps what the backup has lost.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { pino } from "pino";
import t, { type Test } from "tap";
import { cancelEsim } from "../../src/domain/esims/cancelling.ts";
import { releaseHeld, setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import { clockOf } from "../../src/runtime/clock.ts";
import { random } from "../../src/runtime/random.ts";
import { serveSimulatedSupplier } from "../../src/simulated-supplier/gateway/serve.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { hourMs, Live, until } from "../supply/live.ts";
import { folderFor, run, runHere, serve } from "./command-line.ts";

const key = "the-key-of-the-gateway";
const account = "acc_000000000001";

/** A gateway with records of its own. */
async function startGateway(t: Test) {
  const database = join(folderFor(t), "supplier.db");
  const store = new SqliteStore({ file: database });
  const gateway = await serveSimulatedSupplier({
    store,
    clock: () => clockOf(store),
    random,
    log: pino({ level: "silent" }),
    host: "127.0.0.1",
    port: 0,
    key,
  });
  t.teardown(async () => {
    await gateway.stop();
    await store.close();
  });
  return { store, database, url: gateway.url };
}

const wordsFor = (database: string, url: string, since = "2020-01-01") => [
  "reconcile",
  `--since=${since}`,
  `--database=${database}`,
  `--supplier-url=${url}`,
];
const env = { SUPPLIER_KEY: key };

async function reconcile(database: string, url: string, since?: string) {
  const { code, json, stderr } = await runHere([...wordsFor(database, url, since), "--json"], env);
  const kinds = Object.fromEntries(
    (json?.differences ?? []).map((of: { unit: string; kind: string }) => [of.unit, of.kind]),
  );
  return { code, json, stderr, kinds };
}

t.test("after a restore, each difference is named with what to do", async (t) => {
  const { store, url, database: records } = await startGateway(t);
  const folder = folderFor(t);
  const database = join(folder, "service.db");
  const live = await Live.start(t, {
    database,
    supplierUrl: url,
    supplierKey: key,
    simulatedSupplier: false,
  });
  const { body: whole } = await live.order(3);
  await setNetworkRule(store, null, { issueAtMost: 1 });
  const { body: partial } = await live.order(2);
  const { body: recalled } = await live.order(2);
  const subject = (await live.store.reads.orders.byIdAnywhere(recalled.id))?.n ?? 0;
  const dueAt = live.d.now + hourMs;
  await live.store.transaction((tx) => tx.jobs.add({ kind: "recall-order", subject, dueAt }));
  await setNetworkRule(store, null, { hold: ["issue"] });
  const { body: waiting } = await live.during(live.order(), 21_000);
  t.match(
    [whole, partial, waiting],
    [{ status: "completed" }, { status: "partially_completed" }, { status: "processing" }],
  );
  t.match(await reconcile(database, url), { code: 0, json: { same: true, esims: 5, units: 8 } });

  const restored = join(folder, "restored.db");
  t.match(await runHere(["backup", restored, "--database", database]), { code: 0 });
  await setNetworkRule(store, null, {});
  await releaseHeld(store, null, Date.now());
  const { body: lost } = await live.order();
  const cancelled = await live.store.reads.esims.byIccidAnywhere(whole.esims[0].iccid);
  if (cancelled)
    await cancelEsim(
      live.d.service.supply,
      cancelled,
      { by: "partner", actor: "staff@example.com" },
      live.d.now,
    );
  const network = new Database(records);
  const unit = (order: { id: string }, k: number) => `${order.id}-0-${k}`;
  network.prepare("delete from simulated_requests where id = ?").run(unit(whole, 1));
  const issue = network.prepare(
    "update simulated_requests set outcome = 'issued', iccid = '8900123456789012347' where id = ?",
  );
  for (const id of [unit(whole, 2), unit(partial, 1), unit(recalled, 1)]) issue.run(id);
  network.close();

  const found = await reconcile(restored, url);
  t.same(found.kinds, {
    [unit(whole, 0)]: "not_cancelled",
    [unit(whole, 1)]: "unknown_to_supplier",
    [unit(whole, 2)]: "other_esim",
    [unit(partial, 1)]: "not_withdrawn",
    [unit(recalled, 1)]: "being_withdrawn",
    [unit(waiting, 0)]: "not_fetched",
    [unit(lost, 0)]: "order_lost",
  });
  t.match(found, { code: 1, json: { same: false, esims: 5, units: 8 } });
  const later = await reconcile(restored, url, "2100-01-01");
  t.match(later, { code: 0, json: { esims: 0, units: 0 } });

  const printed = await run(wordsFor(restored, url), env);
  t.equal(printed.code, 1);
  const line = printed.stdout.split("\n").find((text) => text.startsWith(lost.id));
  t.match(line, "supplier: issued; here: no such order");
  t.match(line, `ask the partner ${live.d.account.id} whether`);
  t.match(printed.stdout, "7 differences since 2020-01-01T00:00:00Z: 5 eSIMs compared with 8 units");

  await serve(t, restored, [`--supplier-url=${url}`, "--virtual-clock"], env);
  const advance = ["clock", "advance", "--seconds", "60", "--database", restored];
  t.match(await runHere(advance), { code: 0 });
  await until(async () => (await reconcile(restored, url)).kinds[unit(waiting, 0)] === undefined);
  t.equal(Object.keys((await reconcile(restored, url)).kinds).length, 6, "the service fetched one eSIM");
});

t.test(
  "on PostgreSQL, reconcile reads every page of the gateway's list",
  { skip: !hasPostgres },
  async (t) => {
    const { store, url } = await startGateway(t);
    const database = await postgres.database(t);
    const live = await Live.start(t, {
      database,
      supplierUrl: url,
      supplierKey: key,
      simulatedSupplier: false,
    });
    await live.order(2);
    await store.transaction(async (tx) => {
      const request = { kind: "issue", account, orderId: "ord_lost", held: true, iccid: null } as const;
      for (let k = 0; k < 150; k++) {
        const outcome = k === 149 ? null : "refused";
        const id = `ord_lost-0-${String(k).padStart(3, "0")}`;
        await tx.simulatedSupplier.insertRequest({ ...request, id, respondAt: Date.now(), outcome });
      }
    });
    const found = await reconcile(database, url);
    t.match(found, { code: 1, json: { esims: 2, units: 152 } });
    t.same(found.kinds, { "ord_lost-0-149": "order_lost" });
  },
);

t.test("at a gateway without the list, known eSIMs are looked up", async (t) => {
  const { url, database: records } = await startGateway(t);
  const folder = folderFor(t);
  const database = join(folder, "service.db");
  const live = await Live.start(t, {
    database,
    supplierUrl: url,
    supplierKey: key,
    simulatedSupplier: false,
  });
  const { body: order } = await live.order(2);
  const older = createServer(async ({ url: path = "", headers }, response) => {
    if (path.startsWith("/supplier/v1/units")) return response.writeHead(404).end();
    const { authorization = "" } = headers;
    const answer = await fetch(new URL(path, url), { headers: { authorization } });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => older.listen(0, "127.0.0.1", resolve));
  t.teardown(() => older.close());
  const olderUrl = `http://127.0.0.1:${(older.address() as AddressInfo).port}/supplier/v1`;
  t.match(await reconcile(database, olderUrl), { code: 0, json: { esims: 2, units: null } });
  const network = new Database(records);
  network.prepare("delete from simulated_esims where iccid = ?").run(order.esims[1].iccid);
  network.close();
  const found = await runHere(wordsFor(database, olderUrl), env);
  t.match(found, {
    code: 1,
    stdout: /1 difference since .*: 2 eSIMs looked up at a gateway that cannot list/,
  });
  t.match(found.stdout, `${order.esims[1].iccid}  supplier: unknown; here: eSIM ready`);
});

t.test("reconcile compares nothing if an argument is wrong or the gateway fails", async (t) => {
  const { store, url } = await startGateway(t);
  const database = join(folderFor(t), "service.db");
  await new SqliteStore({ file: database }).close();
  t.match(await runHere(["reconcile"]), { code: 2, stderr: /--since/ });
  t.match(await reconcile(database, url, "yesterday"), { code: 2, stderr: /date or time/ });
  const without = ["reconcile", "--since=2020-01-01", "--database", database];
  t.match(await runHere(without), { code: 2, stderr: /SUPPLIER_URL/ });
  const wrongKey = await runHere(wordsFor(database, url), { SUPPLIER_KEY: "another" });
  t.match(wrongKey, { code: 2, stderr: /status 401.*SUPPLIER_KEY/ });
  await setNetworkRule(store, null, { down: true });
  t.match(await reconcile(database, url), { code: 2, stderr: /nothing was compared.*503/ });
  t.match(await reconcile(`${database}-other`, url), { code: 2 });
});
