// While a top-up is processing, its eSIM neither expires nor can be cancelled.

import type { Esim } from "../esims/esim.ts";
import { addAllowance, esimNotFound, notTopupable } from "../esims/esims.ts";
import { recordEvent } from "../events/events.ts";
import type { Ledger } from "../ledger/entry.ts";
import { post, settleCharge } from "../ledger/ledger.ts";
import { lockTopup } from "../locks.ts";
import { unknownOrigin } from "../orders/order.ts";
import {
  boughtPackage,
  insufficientBalance,
  type Purchase,
  type PurchaseRefusal,
  topupPackageNotFound,
} from "../orders/orders.ts";
import {
  requestedOutcome,
  requestedRefusal,
  type SandboxOutcome,
  sandboxFinishAt,
} from "../orders/sandbox.ts";
import type { OperationTx, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { toTopupResponse } from "../representations.ts";
import { newTopupId } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { Topup } from "./topup.ts";
import { topupOffersOf } from "./topup-offers.ts";

export interface TopupRequest {
  iccid: string;
  packageId: string;
  customerRef: string | null;
}

export type TopupRefusal = PurchaseRefusal | Refusal<"esim_not_found" | "esim_not_topupable">;

export interface ChargedTopup {
  topup: Topup;
  esim: Esim;
  ledger: Ledger;
  outcome: SandboxOutcome | null;
}

/** Errors in order: eSIM, its state, its packages, sandbox reference, balance. */
export async function chargeTopup(
  tx: Tx,
  purchase: Purchase,
  request: TopupRequest,
): Promise<ChargedTopup | TopupRefusal> {
  const { account, mode, view, now, random } = purchase;
  const ledger = await tx.ledgers.lockOfAccount(account.n, mode);
  const known = await tx.esims.byIccid(ledger.n, request.iccid);
  const esim = known && (await tx.esims.lock(known.n));
  if (esim === null) return esimNotFound();
  const closed = notTopupable(esim);
  if (closed) return closed;
  const offers = await topupOffersOf(tx, view, esim);
  const offer = offers.find((candidate) => candidate.id === request.packageId);
  if (!offer) return topupPackageNotFound();
  const outcome = requestedOutcome("topupsCreate", mode, { customer_ref: request.customerRef });
  const refusal = requestedRefusal(outcome);
  if (refusal) return refusal;
  if (ledger.balancePaise < offer.pricePaise) return insufficientBalance();

  const topup = await tx.topups.insert({
    id: newTopupId(random, mode),
    ledger: ledger.n,
    mode,
    status: "processing",
    esim: esim.n,
    iccid: esim.iccid,
    packageNumber: offer.package.number,
    package: boughtPackage(offer),
    customerRef: request.customerRef,
    totalPaise: offer.pricePaise,
    balanceAfterPaise: ledger.balancePaise - offer.pricePaise,
    createdAt: now,
    origin: purchase.origin ?? unknownOrigin,
  });
  const { costPaise } = topup.package;
  await post(tx, ledger, "topup_charge", -offer.pricePaise, { topup: topup.n, costPaise }, now);
  esim.runningTopups += 1;
  return { topup, esim, ledger, outcome };
}

export async function placeSandboxTopup(
  tx: OperationTx<"topupsCreate">,
  purchase: Purchase,
  request: TopupRequest,
): Promise<Topup | TopupRefusal> {
  const charged = await chargeTopup(tx, purchase, request);
  if (charged instanceof Refusal) return charged;
  const { now, random } = purchase;
  const { topup, esim, outcome } = charged;
  if (outcome === "processing") {
    await tx.esims.update(esim);
    await tx.jobs.add({
      kind: "finish-sandbox-topup",
      subject: topup.n,
      dueAt: sandboxFinishAt(now, random),
    });
  } else {
    await concludeTopup(tx, charged, outcome === "failed" ? "failed" : "completed", now, random);
  }
  await settleCharge(tx, charged.ledger, now, random);
  return topup;
}

/** Fails if the eSIM has expired since. */
export async function finishSandboxTopup(
  tx: OperationTx<"topupsCreate">,
  n: number,
  now: number,
  random: Random,
): Promise<void> {
  const locked = await lockTopup(tx, n);
  if (locked?.topup.status !== "processing") return;
  const { topup, esim, ledger } = locked;
  const outcome = notTopupable(esim) ? "failed" : "completed";
  await concludeTopup(tx, { topup, esim, ledger }, outcome, now, random);
  await settleCharge(tx, ledger, now, random);
}

/** Adds the data and records the event, or refunds. The caller saves the ledger. */
export async function concludeTopup(
  tx: OperationTx<"topupsCreate">,
  { topup, esim, ledger }: Omit<ChargedTopup, "outcome">,
  outcome: "completed" | "failed",
  now: number,
  random: Random,
): Promise<void> {
  topup.status = outcome;
  esim.runningTopups -= 1;
  if (outcome === "completed") {
    addAllowance(esim, topup.package);
  } else {
    await post(tx, ledger, "topup_refund", topup.totalPaise, topupRefund(topup), now);
    topup.balanceAfterPaise = ledger.balancePaise;
  }
  await tx.esims.update(esim);
  await tx.topups.update(topup);
  tx.facts.add({ kind: "topup", mode: topup.mode, status: outcome });
  if (outcome === "completed") {
    await recordEvent(tx, ledger, "topup.completed", toTopupResponse(topup), now, random, { esim: esim.n });
  }
}

/** The refund's ledger entry, which refunds the cost too. */
export function topupRefund({ n, package: { costPaise } }: Topup) {
  return { topup: n, costPaise: costPaise === undefined ? undefined : -costPaise };
}
