// A top-up that is pending for too long fails and is refunded. A recall then withdraws it, in case the supplier applied
// it nevertheless.
import { addAuditEntry, system } from "../accounts/audit-log.ts";
import {
  type IdempotentRequest,
  type KeyedResponse,
  type KeyRefusal,
  storeSettledResponse,
} from "../idempotency/idempotency.ts";
import type { DueJob } from "../jobs/jobs.ts";
import { settleCharge } from "../ledger/ledger.ts";
import { lockTopup } from "../locks.ts";
import { accountIdOf } from "../orders/live-orders.ts";
import type { Purchase } from "../orders/orders.ts";
import type { OperationTx, Reads, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { type TopupResponse, toTopupResponse } from "../representations.ts";
import { Attempts, orUnknown, type UnknownResult } from "../supply/attempts.ts";
import { callWithKey, type PurchaseCall, withNote } from "../supply/calls.ts";
import { noSupplier } from "../supply/no-supplier.ts";
import type { SupplyContext } from "../supply/ports.ts";
import { nextPollAt, settlementMs } from "../supply/schedule.ts";
import type { TopupResult } from "../supply/supplier.ts";
import { toJson } from "../values/json.ts";
import type { Random } from "../values/random.ts";
import type { Topup } from "./topup.ts";
import {
  type ChargedTopup,
  chargeTopup,
  concludeTopup,
  type TopupRefusal,
  type TopupRequest,
} from "./topups.ts";

export async function placeLiveTopup(
  context: SupplyContext,
  purchase: Purchase,
  ledger: number,
  key: IdempotentRequest,
  request: TopupRequest,
  note?: (tx: Tx, topup: Topup) => Promise<void>,
): Promise<KeyedResponse<TopupResponse> | TopupRefusal | KeyRefusal> {
  const plainCall = purchaseCall(context, purchase, request);
  const call = note ? withNote(plainCall, note) : plainCall;
  const { now } = purchase;
  return await callWithKey(context, call, { ledger, key, now }, async (reads, id) => {
    const topup = await reads.topups.byId(ledger, id);
    if (!topup) throw new Error("the top-up of a stored response is missing");
    return { body: toJson(toTopupResponse(topup)), processing: topup.status === "processing" };
  });
}

function purchaseCall(
  context: SupplyContext,
  purchase: Purchase,
  request: TopupRequest,
): PurchaseCall<Topup, TopupOutcome, TopupRefusal> {
  const attempts = new Attempts("topUp");
  return {
    jobKind: "apply-topup",
    async charge(tx) {
      const charged = await chargeTopup(tx, purchase, request);
      if (charged instanceof Refusal) return charged;
      if (!context.canSell) return noSupplier();
      await tx.esims.update(charged.esim);
      await tx.ledgers.update(charged.ledger);
      return charged.topup;
    },
    async poll(topup) {
      const response = await requestTopup(context, topup);
      attempts.add([response], await context.time.now());
      return response;
    },
    needsWriting: (response) => outcomeOf(response) !== null,
    write: async (tx, n, response, now) => await writeResult(tx, n, response, now, context.random),
    async record(tx, topup) {
      if (topup.status !== "completed") await attempts.write(tx, "topup", topup.n);
    },
    read: existing,
  };
}

type TopupOutcome = TopupResult | UnknownResult;

async function requestTopup({ store, supplier }: SupplyContext, topup: Topup): Promise<TopupOutcome> {
  const { id, iccid, packageNumber } = topup;
  const { providerId } = topup.package;
  const account = await accountIdOf(store.reads, topup.ledger);
  return await orUnknown(supplier.topUp({ topupId: id, account, iccid, providerId, packageNumber }));
}

function outcomeOf(response: TopupOutcome | null): "completed" | "failed" | null {
  if (response?.outcome === "applied") return "completed";
  return response?.outcome === "refused" ? "failed" : null;
}

async function writeResult(
  tx: OperationTx<"topupsCreate">,
  n: number,
  response: TopupOutcome | null,
  now: number,
  random: Random,
): Promise<Topup> {
  const locked = await lockTopup(tx, n);
  if (!locked) throw new Error("a top-up is missing");
  const outcome = outcomeOf(response);
  const isOver = locked.topup.status === "processing" && outcome !== null;
  if (isOver) await conclude(tx, locked, outcome, now, random);
  return locked.topup;
}

export async function conclude(
  tx: OperationTx<"topupsCreate">,
  { topup, esim, ledger }: Omit<ChargedTopup, "outcome">,
  outcome: "completed" | "failed",
  now: number,
  random: Random,
): Promise<void> {
  await concludeTopup(tx, { topup, esim, ledger }, outcome, now, random);
  await settleCharge(tx, ledger, now, random);
  await storeSettledResponse(tx, ledger.n, topup.id, now, () => toJson(toTopupResponse(topup)));
}

/** Runs one round of the job. After too long, the top-up fails and is recalled. */
export async function applyTopup(context: SupplyContext, job: DueJob, now: number): Promise<void> {
  const { store, random } = context;
  const current = await existing(store.reads, job.subject);
  const response = current.status === "processing" ? await requestTopup(context, current) : null;
  const attempts = new Attempts("topUp").add(response === null ? [] : [response], now);
  await store.transaction(async (tx) => {
    const topup = await writeResult(tx, job.subject, response, now, random);
    if (topup.status !== "completed") await attempts.write(tx, "topup", topup.n);
    if (topup.status === "processing") {
      if (now < topup.createdAt + settlementMs) {
        await tx.jobs.postpone(job.n, nextPollAt(topup.createdAt, now));
        return;
      }
      const locked = await lockTopup(tx, topup.n);
      if (locked) await conclude(tx, locked, "failed", now, random);
      await tx.jobs.add({ kind: "recall-topup", subject: topup.n, dueAt: now });
    }
    await tx.jobs.finish(job.n);
  });
}

export async function recallTopup(context: SupplyContext, n: number, now: number): Promise<boolean> {
  const { store, supplier } = context;
  const topup = await existing(store.reads, n);
  const account = await accountIdOf(store.reads, topup.ledger);
  const response = await orUnknown(
    supplier.withdrawTopup({ topupId: topup.id, account, iccid: topup.iccid }),
  );
  await new Attempts("withdrawTopup").add([response], now).store(store, "topup", n);
  const { outcome } = response;
  if (outcome === "kept") {
    await store.transaction(async (tx) => {
      const ledger = await tx.ledgers.byNumber(topup.ledger);
      const text = "The network had applied it after all. The amount stays returned.";
      await addAuditEntry(tx, ledger.account, system, "topup.applied_late", topup.id, now, text);
    });
  }
  return outcome === "withdrawn" || outcome === "kept";
}

async function existing(reads: Reads, n: number): Promise<Topup> {
  const topup = await reads.topups.byNumber(n);
  if (!topup) throw new Error("a top-up is missing");
  return topup;
}
