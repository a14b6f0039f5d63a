// Live orders and their jobs. Each unit is requested under its own id, so a retry never buys twice.
import { newEsim, nextCheckAfter } from "../esims/esims.ts";
import {
  type IdempotentRequest,
  type KeyedResponse,
  type KeyRefusal,
  storeSettledResponse,
} from "../idempotency/idempotency.ts";
import type { DueJob } from "../jobs/jobs.ts";
import type { Ledger } from "../ledger/entry.ts";
import { settleCharge } from "../ledger/ledger.ts";
import { lockOrder } from "../locks.ts";
import type { OperationTx, Reads, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { toOrderResponse } from "../representations.ts";
import { Attempts, orUnknown, type UnknownResult } from "../supply/attempts.ts";
import { callWithKey, callWithoutKey, type PurchaseCall, withNote } from "../supply/calls.ts";
import { noSupplier } from "../supply/no-supplier.ts";
import type { SupplyContext } from "../supply/ports.ts";
import { nextPollAt, settlementMs } from "../supply/schedule.ts";
import type { IssueResult } from "../supply/supplier.ts";
import { type Json, toJson } from "../values/json.ts";
import type { Random } from "../values/random.ts";
import type { Order } from "./order.ts";
import {
  chargeOrder,
  concludeOrder,
  type OrderRequest,
  type OrderWithEsims,
  type Purchase,
  type PurchaseRefusal,
} from "./orders.ts";
import { toStaffOrderResponse } from "./staff-order-response.ts";

export async function placeLiveOrder(
  context: SupplyContext,
  purchase: Purchase,
  ledger: number,
  key: IdempotentRequest,
  request: OrderRequest,
) {
  const call = purchaseCall(context, purchase, request);
  return await placeOrder(context, call, { ledger, key, now: purchase.now }, orderJson);
}

export async function placeLiveStaffOrder(
  context: SupplyContext,
  purchase: Purchase,
  ledger: number,
  key: IdempotentRequest,
  request: OrderRequest,
  note: (tx: Tx, order: Order) => Promise<void>,
) {
  const call = withNote(purchaseCall(context, purchase, request), note);
  return await placeOrder(context, call, { ledger, key, now: purchase.now }, staffOrderJson);
}

async function placeOrder<Body>(
  context: SupplyContext,
  call: PurchaseCall<Order, UnitResult[], PurchaseRefusal>,
  sent: { ledger: number; key: IdempotentRequest; now: number },
  show: (placed: OrderWithEsims) => Json<Body>,
): Promise<KeyedResponse<Body> | PurchaseRefusal | KeyRefusal> {
  return await callWithKey(context, call, sent, async (reads, id) => {
    const order = await reads.orders.byId(sent.ledger, id);
    if (!order) throw new Error("the order of a stored response is missing");
    const body = show({ order, esims: await reads.esims.ofOrder(order.n) });
    return { body, processing: order.status === "processing" };
  });
}

const orderJson = ({ order, esims }: OrderWithEsims) => toJson(toOrderResponse(order, esims));
const staffOrderJson = (placed: OrderWithEsims) => toJson(toStaffOrderResponse(placed));

export async function placeKeylessLiveOrder(
  context: SupplyContext,
  purchase: Purchase,
  request: OrderRequest,
  note: (tx: Tx, order: Order) => Promise<void>,
): Promise<OrderWithEsims | PurchaseRefusal> {
  const call = purchaseCall(context, purchase, request);
  return await callWithoutKey(context, call, purchase.now, note, async (tx, order) => ({
    order,
    esims: await tx.esims.ofOrder(order.n),
  }));
}

function purchaseCall(
  context: SupplyContext,
  purchase: Purchase,
  request: OrderRequest,
): PurchaseCall<Order, UnitResult[], PurchaseRefusal> {
  const done = new Set<string>();
  const attempts = new Attempts("issue");
  return {
    jobKind: "fulfil-order",
    async charge(tx) {
      const charged = await chargeOrder(tx, purchase, request);
      if (charged instanceof Refusal) return charged;
      if (!context.canSell) return noSupplier();
      await tx.ledgers.update(charged.ledger);
      return charged.order;
    },
    async poll(order) {
      const results = await requestUnits(context, order, done);
      attempts.add(
        results.map(({ response }) => response),
        await context.time.now(),
      );
      return results;
    },
    needsWriting(results) {
      const isFinal = results.every(({ response }) => isFinalResult(response));
      return isFinal || results.some(({ response }) => response.outcome === "issued");
    },
    async write(tx, n, results, now) {
      const order = await writeResults(tx, n, results, now, context);
      if (order.status !== "processing") return order;
      for (const esim of await tx.esims.ofOrder(n)) done.add(esim.unitId ?? "");
      return order;
    },
    async record(tx, order) {
      if (order.status !== "completed") await attempts.write(tx, "order", order.n);
    },
    read: existing,
  };
}

interface Unit {
  unitId: string;
  item: number;
}

interface UnitResult extends Unit {
  response: IssueResult | UnknownResult;
}

function unitsOf(order: Order): Unit[] {
  return order.items.flatMap(({ quantity }, item) =>
    Array.from({ length: quantity }, (_, k) => ({ unitId: `${order.id}-${item}-${k}`, item })),
  );
}

async function requestUnits(
  { store, supplier, limiters }: SupplyContext,
  order: Order,
  done: ReadonlySet<string>,
): Promise<UnitResult[]> {
  const account = await accountIdOf(store.reads, order.ledger);
  const units = unitsOf(order).filter(({ unitId }) => !done.has(unitId));
  const requestUnit = async ({ unitId, item }: Unit) => {
    const { packageNumber, package: bought } = itemOf(order, item);
    const request = { unitId, account, orderId: order.id, providerId: bought.providerId, packageNumber };
    return { unitId, item, response: await orUnknown(supplier.issue(request)) };
  };
  const requestAll = () => Promise.all(units.map(requestUnit));
  const results = await orUnknown(limiters.liveOrders.run(account, requestAll));
  return Array.isArray(results) ? results : units.map((unit) => ({ ...unit, response: results }));
}

const isFinalResult = ({ outcome }: UnitResult["response"]): boolean =>
  outcome === "issued" || outcome === "refused";

async function writeResults(
  tx: OperationTx<"ordersCreate">,
  n: number,
  results: readonly UnitResult[],
  now: number,
  { random, activationCodes }: Pick<SupplyContext, "random" | "activationCodes">,
): Promise<Order> {
  const { order, ledger } = await lockedOrder(tx, n);
  // The order is settled: units that arrive now are recalled.
  if (order.status !== "processing") return order;
  const issuedNow = results.flatMap(({ item, unitId, response }) =>
    response.outcome === "issued"
      ? [newEsim(order, itemOf(order, item), response.esim, now, activationCodes, unitId)]
      : [],
  );
  const progress = (await tx.esims.insertAll(issuedNow)) > 0;
  const esims = await tx.esims.ofOrder(n);
  const issued = new Set(esims.map((esim) => esim.unitId));
  const refused = new Set(
    results.filter(({ response }) => response.outcome === "refused").map(({ unitId }) => unitId),
  );
  if (progress) {
    order.progressAt = now;
    await tx.jobs.addCheck(nextCheckAfter(now));
  }
  if (unitsOf(order).every(({ unitId }) => issued.has(unitId) || refused.has(unitId))) {
    await conclude(tx, { order, esims, ledger }, now, random);
  } else if (progress) await tx.orders.update(order);
  return order;
}

export async function conclude(
  tx: OperationTx<"ordersCreate">,
  { order, esims, ledger }: OrderWithEsims & { ledger: Ledger },
  now: number,
  random: Random,
): Promise<void> {
  await concludeOrder(tx, { order, esims, ledger }, now, random);
  await settleCharge(tx, ledger, now, random);
  await storeSettledResponse(tx, ledger.n, order.id, now, (operation) => {
    const show = operation === "portal ordersCreate" ? staffOrderJson : orderJson;
    return show({ order, esims });
  });
}

/** Requests missing units. After too long without progress, settles the order and recalls the missing units. */
export async function fulfilOrder(context: SupplyContext, job: DueJob, now: number): Promise<void> {
  const { store, random } = context;
  const current = await store.reads.orders.byNumber(job.subject);
  let results: UnitResult[] = [];
  if (current?.status === "processing") {
    const esims = await store.reads.esims.ofOrder(current.n);
    results = await requestUnits(context, current, new Set(esims.map(({ unitId }) => unitId ?? "")));
  }
  const attempts = new Attempts("issue").add(
    results.map(({ response }) => response),
    now,
  );
  await store.transaction(async (tx) => {
    const order = await writeResults(tx, job.subject, results, now, context);
    if (order.status !== "completed") await attempts.write(tx, "order", order.n);
    if (order.status === "processing") {
      if (now < order.progressAt + settlementMs) {
        await tx.jobs.postpone(job.n, nextPollAt(order.progressAt, now));
        return;
      }
      const ledger = await tx.ledgers.lock(order.ledger);
      await conclude(tx, { order, esims: await tx.esims.ofOrder(order.n), ledger }, now, random);
      await tx.jobs.add({ kind: "recall-order", subject: order.n, dueAt: now });
    }
    await tx.jobs.finish(job.n);
  });
}

export async function recallOrder(context: SupplyContext, n: number, now: number): Promise<boolean> {
  const { store, supplier } = context;
  const order = await existing(store.reads, n);
  const account = await accountIdOf(store.reads, order.ledger);
  const issued = new Set((await store.reads.esims.ofOrder(n)).map(({ unitId }) => unitId));
  const results = await Promise.all(
    unitsOf(order)
      .filter(({ unitId }) => !issued.has(unitId))
      .map(({ unitId }) => orUnknown(supplier.withdraw({ unitId, account }))),
  );
  await new Attempts("withdraw").add(results, now).store(store, "order", n);
  return results.every(({ outcome }) => outcome === "withdrawn");
}

export async function accountIdOf(reads: Reads, ledger: number): Promise<string> {
  const { account } = await reads.ledgers.byNumber(ledger);
  const found = await reads.accounts.byNumber(account);
  if (!found) throw new Error("a ledger has no account");
  return found.id;
}

function itemOf(order: Order, i: number) {
  const item = order.items[i];
  if (!item) throw new RangeError("an order has no such item");
  return item;
}

async function lockedOrder(tx: Tx, n: number): Promise<{ order: Order; ledger: Ledger }> {
  const locked = await lockOrder(tx, n);
  if (!locked) throw new Error("an order is missing");
  return locked;
}

async function existing(reads: Reads, n: number): Promise<Order> {
  const order = await reads.orders.byNumber(n);
  if (!order) throw new Error("an order is missing");
  return order;
}
