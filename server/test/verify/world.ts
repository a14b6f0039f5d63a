// A database in which every table has rows of every kind that the service can write, created by the service.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Test } from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import { cancelEsim, cancelOrder } from "../../src/domain/esims/cancelling.ts";
import { setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import { createEndpoint, updateEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { random } from "../../src/runtime/random.ts";
import { Deployment } from "../deployment.ts";
import { actor, ok } from "../webhooks/bench.ts";
import { Receiver } from "../webhooks/receiver.ts";

/** Returns the path of the file, which nothing has open. */
export async function makeWorld(t: Test, folder: string): Promise<string> {
  const d = await Deployment.start(t, { database: join(folder, "service.db") });
  // One whose validity outlasts the day that passes below.
  const packages = await d.get("/v1/packages?country=IN&unlimited=false&limit=100");
  const { id } = packages.body.data.find((pkg: { validity_days: number }) => pkg.validity_days >= 7);
  const order = (customerRef: string | null, key = d.testKey, quantity = 2) =>
    d.post("/v1/orders", { package_id: id, quantity, customer_ref: customerRef }, { key });
  const change = (settings: Parameters<typeof changeAccount>[2]) =>
    d.service.store.transaction((tx) => changeAccount(tx, d.account.id, settings, d.now, random));

  await addEndpoints(t, d);
  await change({ lowBalanceThresholdPaise: 1_000_000_00 });
  const first = await order("a");
  const second = await order("b");
  const third = await order(null);
  await order("test_order_failed");
  await order("live", d.liveKey);
  const esims = [first, second, third].flatMap((reply) =>
    reply.body.esims.map((e: { iccid: string }) => e.iccid),
  );
  const simulate = (iccid: string, event: string) => d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event });
  for (const iccid of esims.slice(0, 4)) await simulate(iccid, "activated");
  await simulate(esims[1], "usage_80");
  await simulate(esims[1], "usage_100");
  await simulate(esims[2], "expired");

  const topup = async (iccid: string, customerRef: string | null) => {
    const offers = await d.get(`/v1/esims/${iccid}/topup-packages`);
    return await d.post(`/v1/esims/${iccid}/topups`, {
      package_id: offers.body.data[0].id,
      customer_ref: customerRef,
    });
  };
  await topup(esims[0], null);
  await topup(esims[3], "test_order_failed");

  // What ends while an account is inactive leaves no event, which is no violation.
  const clock = d.service.clock as unknown as { advance(ms: number): Promise<void> };
  await clock.advance(30 * 3_600_000);
  await topup(esims[4], "test_processing");
  await order("test_processing");
  await change({ active: false });
  await clock.advance(30_000);
  while (await d.service.store.reads.jobs.isAnyLeft(d.now))
    await new Promise((resolve) => setTimeout(resolve, 20));
  await change({ active: true });
  await liveLife(d, id);
  await order("test_processing");
  await topup(esims[4], "test_processing");
  const other = await d.addAccount();
  const otherKey = await d.addKey("live", other);
  await order(null, otherKey, 1);
  await topup(esims[0], null);
  await d.service.deliverDue();
  await leaveAnImport(d);
  const work = new Database(d.config.database, { readonly: true });
  const copy = join(folder, "world.db");
  work.prepare("vacuum into ?").run(copy);
  work.close();
  return copy;
}

/** An applied import whose rows are not moved yet, as left by a process that ends right after the switch. */
async function leaveAnImport(d: Deployment): Promise<void> {
  const { store } = d.service;
  const { version, packages } = await store.reads.catalogue.load();
  const [pkg] = packages;
  if (!pkg) throw new Error("no package");
  const isApplied = await store.transaction(async (tx) => {
    const n = await tx.catalogue.beginImport(d.now);
    await tx.catalogue.stage(n, [pkg]);
    return tx.catalogue.applyImport(n, { providers: [], areas: [] }, version);
  });
  if (!isApplied) throw new Error("the import was not applied");
}

/** Units and top-ups that the supplier sold, undid, or sold while its response was lost. */
async function liveLife(d: Deployment, package_id: string): Promise<void> {
  const { store, supply } = d.service;
  const { reads } = store;
  const ledger = await reads.ledgers.ofAccount(d.account.n, "live");
  const by = { by: "partner", actor } as const;
  const order = async (quantity: number) => {
    const { body } = await d.post("/v1/orders", { package_id, quantity }, { key: d.liveKey });
    return body as { id: string; esims: { iccid: string }[] };
  };
  const topUp = (iccid = "") => d.post(`/v1/esims/${iccid}/topups`, { package_id }, { key: d.liveKey });
  const esim = async (iccid = "") => {
    const found = await reads.esims.byIccid(ledger.n, iccid);
    if (!found) throw new Error("no such eSIM");
    return found;
  };

  const keptOrder = await order(3);
  const whole = await order(2);
  const lost = await order(1);
  await topUp(keptOrder.esims[0]?.iccid);
  await topUp(keptOrder.esims[1]?.iccid);
  await cancelEsim(supply, await esim(keptOrder.esims[0]?.iccid), by, d.now);
  const found = await reads.orders.byId(ledger.n, whole.id);
  if (!found) throw new Error("no such order");
  await cancelOrder(supply, found, by, d.now);

  await setNetworkRule(store, d.account.id, { failNext: 1_000_000, failAs: "timeout" });
  const cancelling = cancelEsim(supply, await esim(lost.esims[0]?.iccid), by, d.now);
  const ordering = order(2);
  while ((await reads.jobs.nextAt(["fulfil-order"])) === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await (d.service.clock as unknown as { advance(ms: number): Promise<void> }).advance(21_000);
  await Promise.all([cancelling, ordering]);
}

/** An endpoint that accepts everything, one that rejects everything, and one that was disabled in between. */
async function addEndpoints(t: Test, d: Deployment): Promise<void> {
  const receiver = await Receiver.start(t);
  receiver.answer = (response, { path }) => void response.writeHead(path === "/broken" ? 500 : 200).end();
  const { webhooks } = d.service;
  const add = async (path: string, selection: string[] | null) => {
    const input = { mode: "test", url: receiver.url(path), selection } as const;
    return ok(await createEndpoint(webhooks, d.account.n, input, actor, d.now));
  };
  await add("/fine", null);
  await add("/broken", ["order.failed", "topup.completed"]);
  const { endpoint } = await add("/left", null);
  ok(await updateEndpoint(webhooks, d.account.n, endpoint.id, { enabled: false }, actor, d.now));
}

/** Copies the file with a change that no constraint prevents. */
export function tamper(file: string, copy: string, sql: string): number {
  copyFileSync(file, copy);
  const db = new Database(copy);
  db.pragma("foreign_keys = 0");
  db.pragma("ignore_check_constraints = 1");
  const { changes } = db.prepare(sql).run();
  db.close();
  return changes;
}
