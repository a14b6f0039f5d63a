// Live orders and top-ups: charged in one transaction, asked of the supplier outside any, concluded in another.
// A crash in between is picked up by the work row that the first transaction left.
import { newEsim } from "./esims.ts";
import {
  type Answer,
  claimKey,
  type IdempotentRequest,
  type KeyRefusal,
  lookUpKey,
  rememberAnswer,
} from "./idempotency.ts";
import { settleCharge } from "./ledger.ts";
import {
  chargeOrder,
  concludeOrder,
  type Order,
  type OrderRequest,
  type Purchase,
  type PurchaseRefusal,
  readOrder,
} from "./orders.ts";
import type { Random, Reads, Store, Tx } from "./ports.ts";
import { Refusal } from "./refusal.ts";
import { orderForm, topupForm } from "./representations.ts";
import type { IssueAnswer, Supplier, TopupAnswer } from "./supplier.ts";
import { chargeTopup, concludeTopup, type Topup, type TopupRefusal, type TopupRequest } from "./topups.ts";
import type { DueWork } from "./work.ts";

export interface LiveContext {
  store: Store;
  supplier: Supplier;
  random: Random;
}

/** Longer than a call may last, so that a request still running is never overtaken. */
const callLeaseMs = 45_000;
/** How long a unit that could not be asked for waits before it is asked for again. */
const askAgainMs = 15_000;

export async function placeLiveOrder(
  context: LiveContext,
  purchase: Purchase,
  ledger: number,
  key: IdempotentRequest,
  request: OrderRequest,
): Promise<Answer | PurchaseRefusal | KeyRefusal> {
  const { store } = context;
  const { now } = purchase;
  const claimed = await store.transaction(async (tx) => {
    const lookup = await lookUpKey(tx, ledger, key, now);
    if (lookup instanceof Refusal) return lookup;
    if (lookup.found === "answer") return { body: lookup.body, replayed: true };
    if (lookup.found === "object")
      return { body: await orderBody(tx, ledger, lookup.objectId), replayed: true };
    const charged = await chargeOrder(tx, purchase, request);
    if (charged instanceof Refusal) return charged;
    await tx.saveLedger(charged.ledger);
    await tx.addWork({ kind: "fulfil-order", subject: charged.order.n, dueAt: now + callLeaseMs });
    await claimKey(tx, ledger, key, charged.order.id, now + callLeaseMs, now);
    return charged.order;
  });
  if (claimed instanceof Refusal || "body" in claimed) return claimed;
  return await answerOrder(context, claimed, key, now);
}

/** Asks for the units, concludes the order, and remembers what the partner is told. */
async function answerOrder(
  { store, supplier, random }: LiveContext,
  order: Order,
  key: IdempotentRequest,
  now: number,
): Promise<Answer> {
  const answers = await askForUnits(supplier, order);
  return await store.transaction(async (tx) => {
    await concludeLiveOrder(tx, order.n, answers, now, random);
    const body = await orderBody(tx, order.ledger, order.id);
    const presentState = (await tx.orderByNumber(order.n))?.status === "processing";
    await rememberAnswer(tx, order.ledger, key, { body, objectId: order.id, presentState }, now);
    return { body, replayed: false };
  });
}

type Asked<T> = { outcome: "unknown" } | T;

async function ask<T>(question: Promise<T>): Promise<Asked<T>> {
  return await question.catch(() => ({ outcome: "unknown" }) as const);
}

interface AskedUnit {
  item: number;
  answer: Asked<IssueAnswer>;
}

async function askForUnits(supplier: Supplier, order: Order): Promise<AskedUnit[]> {
  const units = order.items.flatMap((item, i) =>
    Array.from({ length: item.quantity }, (_, k) => ({ item, i, k })),
  );
  return await Promise.all(
    units.map(async ({ item, i, k }) => ({
      item: i,
      answer: await ask(
        supplier.issue({
          unitId: `${order.id}-${i}-${k}`,
          providerId: item.package.providerId,
          packageNumber: item.packageNumber,
        }),
      ),
    })),
  );
}

/** Writes the units that were issued; concludes the order once every unit has an answer. */
async function concludeLiveOrder(
  tx: Tx,
  n: number,
  asked: AskedUnit[],
  now: number,
  random: Random,
): Promise<boolean> {
  const order = await tx.orderByNumber(n);
  if (order?.status !== "processing") return true;
  for (const { item, answer } of asked) {
    const bought = order.items[item];
    // An ICCID that is there already is a unit written before a crash.
    if (answer.outcome === "issued" && bought) await tx.insertEsim(newEsim(order, bought, answer.esim, now));
  }
  if (asked.some(({ answer }) => answer.outcome === "unknown")) return false;
  const ledger = await tx.ledgerByNumber(order.ledger);
  const esims = await tx.esimsOfOrder(order.n);
  await concludeOrder(tx, { order, esims, ledger }, now, random);
  await settleCharge(tx, ledger, now, random);
  return true;
}

export async function placeLiveTopup(
  context: LiveContext,
  purchase: Purchase,
  ledger: number,
  key: IdempotentRequest,
  request: TopupRequest,
): Promise<Answer | TopupRefusal | KeyRefusal> {
  const { store, supplier, random } = context;
  const { now } = purchase;
  const claimed = await store.transaction(async (tx) => {
    const lookup = await lookUpKey(tx, ledger, key, now);
    if (lookup instanceof Refusal) return lookup;
    if (lookup.found === "answer") return { body: lookup.body, replayed: true };
    if (lookup.found === "object")
      return { body: await topupBody(tx, ledger, lookup.objectId), replayed: true };
    const charged = await chargeTopup(tx, purchase, request);
    if (charged instanceof Refusal) return charged;
    await tx.updateEsim(charged.esim);
    await tx.saveLedger(charged.ledger);
    await tx.addWork({ kind: "apply-topup", subject: charged.topup.n, dueAt: now + callLeaseMs });
    await claimKey(tx, ledger, key, charged.topup.id, now + callLeaseMs, now);
    return charged.topup;
  });
  if (claimed instanceof Refusal || "body" in claimed) return claimed;
  const answer = await askForTopup(supplier, claimed);
  return await store.transaction(async (tx) => {
    await concludeLiveTopup(tx, claimed.n, answer, now, random);
    const body = await topupBody(tx, ledger, claimed.id);
    const presentState = (await tx.topupByNumber(claimed.n))?.status === "processing";
    await rememberAnswer(tx, ledger, key, { body, objectId: claimed.id, presentState }, now);
    return { body, replayed: false };
  });
}

async function askForTopup(supplier: Supplier, topup: Topup): Promise<Asked<TopupAnswer>> {
  return await ask(
    supplier.topUp({ unitId: topup.id, iccid: topup.iccid, packageNumber: topup.packageNumber }),
  );
}

async function concludeLiveTopup(
  tx: Tx,
  n: number,
  answer: Asked<TopupAnswer>,
  now: number,
  random: Random,
): Promise<boolean> {
  const topup = await tx.topupByNumber(n);
  if (topup?.status !== "processing") return true;
  if (answer.outcome === "unknown") return false;
  const esim = await tx.esimByNumber(topup.esim);
  if (!esim) throw new Error("a top-up has lost its eSIM");
  const ledger = await tx.ledgerByNumber(topup.ledger);
  const outcome = answer.outcome === "applied" ? "completed" : "failed";
  await concludeTopup(tx, { topup, esim, ledger }, outcome, now, random);
  await settleCharge(tx, ledger, now, random);
  return true;
}

/** Background work for live purchases whose call did not see them to the end. */
export async function doLiveWork(context: LiveContext, work: DueWork, now: number): Promise<void> {
  const { store, supplier, random } = context;
  if (work.kind === "fulfil-order") {
    const order = await store.reads.orderByNumber(work.subject);
    const asked = order?.status === "processing" ? await askForUnits(supplier, order) : [];
    await store.transaction(async (tx) => {
      const done = await concludeLiveOrder(tx, work.subject, asked, now, random);
      await (done ? tx.finishWork(work.n) : tx.postponeWork(work.n, now + askAgainMs));
    });
  } else {
    const topup = await store.reads.topupByNumber(work.subject);
    const answer = topup?.status === "processing" ? await askForTopup(supplier, topup) : undefined;
    await store.transaction(async (tx) => {
      const done = answer === undefined || (await concludeLiveTopup(tx, work.subject, answer, now, random));
      await (done ? tx.finishWork(work.n) : tx.postponeWork(work.n, now + askAgainMs));
    });
  }
}

async function orderBody(reads: Reads, ledger: number, id: string): Promise<string> {
  const found = await readOrder(reads, ledger, id);
  if (!found) throw new Error("a remembered order is gone");
  return JSON.stringify(orderForm(found.order, found.esims));
}

async function topupBody(reads: Reads, ledger: number, id: string): Promise<string> {
  const topup = await reads.topup(ledger, id);
  if (!topup) throw new Error("a remembered top-up is gone");
  return JSON.stringify(topupForm(topup));
}
