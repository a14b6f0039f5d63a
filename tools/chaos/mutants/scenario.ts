// Two stores on one database, as of two processes, do everything at once that must not overlap. The process prints what
// the history checker finds, as JSON: `node scenario.ts DATABASE`.
import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "../../../server/src/domain/accounts/account.ts";
import { CatalogueViews } from "../../../server/src/domain/catalogue/views.ts";
import { ActivationCodes } from "../../../server/src/domain/esims/activation-codes.ts";
import { cancelEsim, cancelOrder } from "../../../server/src/domain/esims/cancelling.ts";
import { operatorKey, runOnce } from "../../../server/src/domain/idempotency/idempotency.ts";
import { adjustWallet } from "../../../server/src/domain/ledger/ledger.ts";
import {
  finishSandboxOrder,
  type Purchase,
  placeSandboxOrder,
} from "../../../server/src/domain/orders/orders.ts";
import { Refusal } from "../../../server/src/domain/refusal.ts";
import type { SupplyContext } from "../../../server/src/domain/supply/ports.ts";
import { toJson } from "../../../server/src/domain/values/json.ts";
import { TimeZone } from "../../../server/src/domain/values/time-zone.ts";
import { random } from "../../../server/src/runtime/random.ts";
import { SimulatedSupplier } from "../../../server/src/simulated-supplier/supplier.ts";
import { isServer, type OpenedStore, openStore } from "../../../server/src/store/open.ts";
import { usualLimiters } from "../../../server/test/limiters.ts";
import {
  type BalanceRead,
  checkHistory,
  checkSequence,
  type Entry,
  type Purchase as Noted,
} from "../history.ts";

const rounds = 8;
const purchasesPerRound = 6;
const now = Date.UTC(2026, 0, 5, 9, 0, 0);
const laterMs = 3_600_000;
const canceller = { by: "partner", actor: "somebody" } as const;
const activationCodes = new ActivationCodes(new Uint8Array(32), random);
const faults: string[] = [];
/** Errors of the database are no verdict of the checker: its constraints and timeouts stop some bugs. */
const errors: string[] = [];

const [database = ""] = process.argv.slice(2);
const stores: OpenedStore[] = [await openStore(database)];
stores.push(isServer(database) ? await openStore(database) : (stores[0] as OpenedStore));
const [one, two] = stores as [OpenedStore, OpenedStore];
const [account] = (await one.reads.accounts.list()) as [Account];
const ledger = (await one.reads.ledgers.ofAccount(account.n, "test")).n;
const live = (await one.reads.ledgers.ofAccount(account.n, "live")).n;
const view = await new CatalogueViews(one).of(account);
const offer = view.list({ country: "IN" }, null, 100).offers.find((one) => !one.package.unlimited);
if (!offer) throw new Error("no package is on sale");
const context = (store: OpenedStore): SupplyContext => ({
  store,
  supplier: new SimulatedSupplier(store, () => now),
  canSell: true,
  zone: new TimeZone("UTC"),
  limiters: usualLimiters(),
  random,
  activationCodes,
  time: { now: async () => now, sleep },
});
const purchase: Purchase = { account, mode: "test", view, now, random, activationCodes };

const journal: Noted[] = [];
const balanceReads: BalanceRead[] = [];
const liveReads: BalanceRead[] = [];
const eventReads: number[][] = [];
const claims = new Map<number, number>();

async function readBalance(store: OpenedStore, of = ledger, reads = balanceReads): Promise<void> {
  const sentMs = performance.now();
  const { balancePaise } = await store.reads.ledgers.byNumber(of);
  reads.push({ sentMs, atMs: performance.now(), paise: balancePaise });
}

const orderOf = (quantity: number, customerRef: string | null = null) => ({
  source: "api" as const,
  items: [{ packageId: offer.id, quantity }],
  customerRef,
  customerName: null,
  customerEmail: null,
});
const keyOf = (key: string) => ({ key, operation: "ordersCreate", fingerprint: key }) as const;

/** Sends a purchase to each of the stores at once. */
async function buy(noted: Noted, to: readonly OpenedStore[], isSlow: boolean): Promise<void> {
  const send = async (store: OpenedStore) => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await runOnce(store, ledger, keyOf(noted.key), now, async (tx) => {
        const placed = await placeSandboxOrder(tx, purchase, orderOf(1, isSlow ? "test_processing" : null));
        return placed instanceof Refusal ? placed : placed.form;
      }).catch(() => null);
      if (response === null) continue;
      if (response instanceof Refusal) return void faults.push(`${noted.key} got ${response.code}`);
      const { id, status } = JSON.parse(response.body);
      noted.response ??= { atMs: performance.now(), id, isFinal: status !== "processing" };
      if (noted.response.id !== id) faults.push(`${noted.key} made ${noted.response.id} and then ${id}`);
      return await readBalance(store === one ? two : one);
    }
  };
  await Promise.all(to.map(send));
}

/** A purchase that ends in a refusal or an error after its writes has no effect. */
async function fail(store: OpenedStore, key: string, how: "refused" | "failed"): Promise<void> {
  await runOnce(store, ledger, keyOf(key), now, async (tx) => {
    await placeSandboxOrder(tx, purchase, orderOf(2));
    // Time for others to read what is not committed.
    await sleep(2);
    if (how === "failed") throw new Error("interrupted");
    return new Refusal("insufficient_balance", "");
  }).catch(() => {});
}

async function runJobs(store: OpenedStore): Promise<void> {
  const dueMs = now + laterMs;
  const jobs = await store.transaction((tx) =>
    tx.jobs.claim(["finish-sandbox-order"], dueMs, dueMs + laterMs, 3),
  );
  for (const { n } of jobs) {
    claims.set(n, (claims.get(n) ?? 0) + 1);
    if (claims.get(n) !== 1) faults.push(`job ${n} was claimed while another process had it`);
  }
  await sleep(3);
  for (const { n, subject } of jobs) {
    await store.transaction(async (tx) => {
      await finishSandboxOrder(tx, subject, now, random, activationCodes);
      await tx.jobs.finish(n);
    });
  }
}

async function inBothLedgers(key: string): Promise<void> {
  const effect = (store: OpenedStore, of: number) =>
    runOnce(store, of, keyOf(operatorKey(key)), now, async () => {
      await sleep(2);
      return toJson({ ledger: of });
    });
  const results = await Promise.all([effect(one, ledger), effect(two, live)]);
  const bodies = new Set(results.map((result) => (result instanceof Refusal ? result.code : result.body)));
  if (bodies.size > 1) faults.push(`the operator's key ${key} had an effect in two ledgers`);
}

async function issueUnit(unitId: string): Promise<void> {
  const unit = { account: account.id, orderId: unitId, providerId: "p", packageNumber: 1, unitId };
  const results = await Promise.all(stores.map((store) => context(store).supplier.issue(unit)));
  if (new Set(results.map((result) => JSON.stringify(result))).size > 1)
    faults.push(`the unit ${unitId} was issued twice`);
}

async function cancel(id: string | undefined, what: "order" | "esim"): Promise<void> {
  const order = id === undefined ? null : await one.reads.orders.byId(ledger, id);
  if (order?.status !== "completed") return;
  const [esim] = await one.reads.esims.ofOrder(order.n);
  const once = async (store: OpenedStore) => {
    if (what === "order") await cancelOrder(context(store), order, canceller, now);
    else if (esim) await cancelEsim(context(store), esim, canceller, now);
  };
  await Promise.all(stores.map(once));
}

async function round(r: number): Promise<void> {
  const earlier = journal.slice(-purchasesPerRound).flatMap(({ response }) => response?.id ?? []);
  const noted = Array.from({ length: purchasesPerRound }, (_, i) => {
    const one: Noted = { key: `purchase ${r} ${i}`, sentMs: performance.now(), response: null };
    journal.push(one);
    return one;
  });
  const work = [
    ...stores.map((store) => store.transaction((tx) => adjustWallet(tx, account, 100 + r, null, now))),
    ...noted.map((purchase, i) =>
      buy(purchase, i % 2 === 0 ? stores : [stores[(i >> 1) % 2] as OpenedStore], i % 3 === 2),
    ),
    fail(one, `refused ${r}`, "refused"),
    fail(two, `failed ${r}`, "failed"),
    cancel(earlier[0], "order"),
    cancel(earlier[1], "esim"),
    issueUnit(`unit ${r}`),
    ...stores.map(runJobs),
  ];
  for (const outcome of await Promise.allSettled(work))
    if (outcome.status === "rejected") errors.push(String(outcome.reason));
  // Alone, because it has to begin in both ledgers at once.
  await inBothLedgers(`operator ${r}`);
}

/** Reads until the rounds end. */
async function read(store: OpenedStore, isOver: () => boolean): Promise<void> {
  const seen = new Set<number>();
  while (!isOver()) {
    await readBalance(store);
    await readBalance(store, live, liveReads);
    if (store === two) {
      const events = await store.reads.events.list(ledger, { notBefore: 0 }, { limit: 100, after: null });
      eventReads.push(events.map(({ sequence }) => sequence).filter((sequence) => !seen.has(sequence)));
      for (const { sequence } of events) seen.add(sequence);
    }
    await sleep(1);
  }
}

/** The first entry stands for the ledger before its first posting. */
async function entriesOf(of: number): Promise<Entry[]> {
  const entries = await one.reads.ledgers.entries(of, { limit: 100_000, after: null });
  const empty: Entry = { amountPaise: 0, balanceAfterPaise: 0, purchase: null };
  const posted = entries.map(({ amountPaise, balanceAfterPaise, orderId }) => ({
    amountPaise,
    balanceAfterPaise,
    purchase: orderId,
  }));
  return [empty, ...posted.toReversed()];
}

let isOver = false;
const reading = stores.map((store) => read(store, () => isOver));
for (let r = 0; r < rounds; r += 1) await round(r);
isOver = true;
await Promise.all(reading);

const entries = await entriesOf(ledger);
const events = await one.reads.events.list(ledger, { notBefore: 0 }, { limit: 100_000, after: null });
const found = [
  ...checkHistory({
    purchases: journal,
    reads: balanceReads,
    entries,
    events: events.flatMap(({ sequence, type, data }) => {
      return type === "order.completed" ? [{ sequence, purchase: JSON.parse(data).id }] : [];
    }),
    listed: [...new Set(entries.flatMap(({ purchase }) => purchase ?? []))],
  }),
  ...checkHistory({
    purchases: [],
    reads: liveReads,
    entries: await entriesOf(live),
    events: [],
    listed: [],
  }),
  ...checkSequence(eventReads),
  ...faults,
];
process.stdout.write(`${JSON.stringify({ found, errors })}\n`, () => process.exit(0));
