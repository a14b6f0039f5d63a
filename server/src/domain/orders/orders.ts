// Orders are charged in the transaction that creates them. The only change of a final status is to `cancelled`.

import type { Account } from "../accounts/account.ts";
import { type Offer, totalMbOf } from "../catalogue/catalogue.ts";
import { costPaiseOf } from "../catalogue/pricing.ts";
import type { CatalogueView } from "../catalogue/view.ts";
import type { ActivationCodes } from "../esims/activation-codes.ts";
import type { Esim } from "../esims/esim.ts";
import { issueSandboxEsims } from "../esims/esims.ts";
import { recordEvent } from "../events/events.ts";
import type { Ledger } from "../ledger/entry.ts";
import { post, settleCharge } from "../ledger/ledger.ts";
import { lockOrder } from "../locks.ts";
import type { OperationTx, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { type OrderResponse, toOrderResponse } from "../representations.ts";
import { newOrderIds } from "../values/ids.ts";
import { type Json, toJson } from "../values/json.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import {
  type BoughtPackage,
  type NewOrder,
  type Order,
  type OrderItem,
  type PurchaseOrigin,
  unknownOrigin,
} from "./order.ts";
import { requestedOutcome, requestedRefusal, type SandboxOutcome, sandboxFinishAt } from "./sandbox.ts";

export interface OrderRequest {
  source: Order["source"];
  items: { packageId: string; quantity: number }[];
  customerRef: string | null;
  customerName: string | null;
  customerEmail: string | null;
}

export interface Purchase {
  account: Account;
  mode: Mode;
  view: CatalogueView;
  now: number;
  random: Random;
  activationCodes: ActivationCodes;
  origin?: PurchaseOrigin;
}

export interface OrderWithEsims {
  order: Order;
  esims: Esim[];
}

export function boughtPackage(offer: Offer): BoughtPackage {
  const { name, providerId, destination, countries, unlimited, validityDays } = offer.package;
  return {
    name,
    providerId,
    destination,
    countries: [...countries],
    unlimited,
    totalMb: totalMbOf(offer.package),
    validityDays,
    costPaise: costPaiseOf(offer.package),
  };
}

export type PurchaseRefusal = Refusal<"package_not_found" | "insufficient_balance" | "supplier_unavailable">;

/** Errors in order: packages, sandbox reference, balance. */
export async function chargeOrder(
  tx: Tx,
  purchase: Purchase,
  request: OrderRequest,
): Promise<{ order: Order; ledger: Ledger; outcome: SandboxOutcome | null } | PurchaseRefusal> {
  const { account, mode, view, now } = purchase;
  const items: OrderItem[] = [];
  for (const { packageId, quantity } of request.items) {
    const offer = view.offer(packageId);
    if (offer === null) return packageNotFound();
    items.push({
      packageNumber: offer.package.number,
      quantity,
      unitPaise: offer.pricePaise,
      package: boughtPackage(offer),
    });
  }
  const outcome = requestedOutcome("ordersCreate", mode, { customer_ref: request.customerRef });
  const refusal = requestedRefusal(outcome);
  if (refusal) return refusal;

  const totalPaise = items.reduce((paise, item) => paise + item.unitPaise * item.quantity, 0);
  const ledger = await tx.ledgers.lockOfAccount(account.n, mode);
  if (ledger.balancePaise < totalPaise) return insufficientBalance();
  const order = await insertNew(tx, purchase, {
    ledger: ledger.n,
    mode,
    status: outcome === null && mode === "test" ? "completed" : "processing",
    source: request.source,
    items,
    customerRef: request.customerRef,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    totalPaise,
    refundedPaise: 0,
    balanceAfterPaise: ledger.balancePaise - totalPaise,
    createdAt: now,
    progressAt: now,
    origin: purchase.origin ?? unknownOrigin,
  });
  const costPaise = costOf(items, ({ quantity }) => quantity);
  await post(tx, ledger, "order_charge", -totalPaise, { order: order.n, costPaise }, now);
  return { order, ledger, outcome };
}

async function insertNew(
  tx: Tx,
  { mode, now, random }: Purchase,
  wanted: Omit<NewOrder, "id" | "number">,
): Promise<Order> {
  for (;;) {
    const order = await tx.orders.insert({ ...newOrderIds(random, mode, now), ...wanted });
    if (order) return order;
  }
}

export interface PlacedOrder extends OrderWithEsims {
  form: Json<OrderResponse>;
}

/** One transaction, except for `test_processing`, which a job finishes. */
export async function placeSandboxOrder(
  tx: OperationTx<"ordersCreate">,
  purchase: Purchase,
  request: OrderRequest,
): Promise<PlacedOrder | PurchaseRefusal> {
  const charged = await chargeOrder(tx, purchase, request);
  if (charged instanceof Refusal) return charged;
  const { now, random, activationCodes } = purchase;
  const { order, ledger, outcome } = charged;
  let esims: Esim[] = [];
  let responseBody: Json<OrderResponse>;
  if (outcome === "processing") {
    await tx.jobs.add({
      kind: "finish-sandbox-order",
      subject: order.n,
      dueAt: sandboxFinishAt(now, random),
    });
    responseBody = toJson(toOrderResponse(order, esims));
  } else {
    if (outcome === null) esims = await issueSandboxEsims(tx, order, now, random, activationCodes);
    responseBody = await concludeOrder(tx, { order, esims, ledger }, now, random);
  }
  await settleCharge(tx, ledger, now, random);
  return { order, esims, form: responseBody };
}

export async function finishSandboxOrder(
  tx: OperationTx<"ordersCreate">,
  n: number,
  now: number,
  random: Random,
  activationCodes: ActivationCodes,
): Promise<void> {
  const locked = await lockOrder(tx, n);
  if (locked?.order.status !== "processing") return;
  const { order, ledger } = locked;
  const esims = await issueSandboxEsims(tx, order, now, random, activationCodes);
  await concludeOrder(tx, { order, esims, ledger }, now, random);
  await tx.ledgers.update(ledger);
}

/** Sets the final status, refunds missing units and records the event. The caller saves the ledger. */
export async function concludeOrder(
  tx: OperationTx<"ordersCreate">,
  { order, esims, ledger }: OrderWithEsims & { ledger: Ledger },
  now: number,
  random: Random,
): Promise<Json<OrderResponse>> {
  const refundPaise = order.totalPaise - issuedPaise(order, esims);
  const { status: before } = order;
  if (esims.length === 0) order.status = "failed";
  else order.status = refundPaise === 0 ? "completed" : "partially_completed";
  if (refundPaise > 0) {
    const costPaise = costOf(order.items, (item) => issuedOf(item, esims) - item.quantity);
    await post(tx, ledger, "order_refund", refundPaise, { order: order.n, costPaise }, now);
    order.refundedPaise += refundPaise;
  }
  // Most sandbox orders are inserted with their final status.
  if (order.status !== before) await tx.orders.update(order);
  const settledAfterMs = now - order.createdAt;
  tx.facts.add({ kind: "order", mode: order.mode, status: order.status, settledAfterMs });
  const type = order.status === "failed" ? "order.failed" : "order.completed";
  return await recordEvent(tx, ledger, type, toOrderResponse(order, esims), now, random, { order: order.n });
}

function issuedOf({ packageNumber, quantity }: OrderItem, esims: readonly Esim[]): number {
  return Math.min(esims.filter((esim) => esim.packageNumber === packageNumber).length, quantity);
}

function issuedPaise(order: Order, esims: readonly Esim[]): number {
  return order.items.reduce((paise, item) => paise + issuedOf(item, esims) * item.unitPaise, 0);
}

/** Returns undefined if any cost is unknown. */
function costOf(items: readonly OrderItem[], unitsOf: (item: OrderItem) => number): number | undefined {
  let paise = 0;
  for (const item of items) {
    const { costPaise } = item.package;
    if (costPaise === undefined) return undefined;
    paise += costPaise * unitsOf(item);
  }
  return paise;
}

export function packageNotFound(): Refusal<"package_not_found"> {
  return new Refusal(
    "package_not_found",
    "No package with this id is on sale for the account. Read the list again.",
  );
}

export function topupPackageNotFound(): Refusal<"package_not_found"> {
  return new Refusal(
    "package_not_found",
    "No package with this id is on sale to top up this eSIM. Read the eSIM's list of top-up packages.",
  );
}

export function insufficientBalance(): Refusal<"insufficient_balance"> {
  return new Refusal(
    "insufficient_balance",
    "The balance does not cover the total; nothing was charged. Add funds, then repeat with the same key.",
  );
}
