// Finds orders and eSIMs. Traveller and ICCID select rows by index; destination filters them in memory.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Esim } from "../esims/esim.ts";
import type { EsimFilter } from "../esims/store.ts";
import { listOf, type MatchingPage, type Rows, readMatching } from "../lists/matching-rows.ts";
import type { Position } from "../lists/pages.ts";
import type { Reads } from "../ports.ts";
import { lower } from "../search/search.ts";
import type { Order } from "./order.ts";
import type { Limited, OrderFilter, PurchaseEntry } from "./store.ts";

export interface PurchaseFilter {
  /** Prefix of the name or email address. */
  traveller?: string | undefined;
  iccid?: string | undefined;
  /** Code of the destination. */
  destination?: string | undefined;
}

type Filter = OrderFilter | EsimFilter;
type Entry = PurchaseEntry<Order["status"] | Esim["status"]>;

const fits =
  ({ status, customerRef, createdAfter, createdBefore }: Filter) =>
  (entry: Entry): boolean =>
    (status === undefined || entry.status === status) &&
    (customerRef === undefined || entry.customerRef === customerRef) &&
    (createdAfter === undefined || entry.createdAt >= createdAfter) &&
    (createdBefore === undefined || entry.createdAt < createdBefore);

function isFor({ customerName: name, customerEmail: email }: Order, traveller: string | undefined): boolean {
  if (traveller === undefined) return true;
  const words = name?.split(" ") ?? [];
  return [name, words.slice(1).join(" ").trim(), words.at(-1), email].some((text) =>
    lower(text ?? "").startsWith(lower(traveller)),
  );
}

export async function findOrders(
  reads: Reads,
  ledger: number,
  { traveller, iccid, destination, ...filter }: OrderFilter & PurchaseFilter,
): Promise<Rows<Order>> {
  const matches = ({ items }: Order) =>
    destination === undefined || items.some((item) => item.package.destination === destination);
  const chosen = await chooseOrders(reads, ledger, { traveller, iccid });
  if (chosen === null) return { list: (page) => reads.orders.list(ledger, filter, page), matches };
  const list = listOf(chosen.entries.filter(fits(filter)), reads.orders.byNumbers);
  return { list, matches, isLimited: chosen.isLimited };
}

/** Returns null if the filter has neither traveller nor ICCID. */
async function chooseOrders(
  reads: Reads,
  ledger: number,
  { traveller, iccid }: PurchaseFilter,
): Promise<Limited<PurchaseEntry<Order["status"]>> | null> {
  if (iccid !== undefined) {
    const esim = await reads.esims.byIccid(ledger, iccid);
    const order = esim?.order == null ? null : await reads.orders.byNumber(esim.order);
    return { entries: order && isFor(order, traveller) ? [order] : [], isLimited: false };
  }
  if (traveller === undefined) return null;
  return await reads.orders.ofTraveller(ledger, lower(traveller), limits.travellerOrdersMax);
}

export async function findEsims(
  reads: Reads,
  ledger: number,
  { traveller, iccid, destination, ...filter }: EsimFilter & PurchaseFilter,
): Promise<Rows<Esim>> {
  const matches = ({ origin }: Esim) => destination === undefined || origin.destination === destination;
  const chosen = await chooseEsims(reads, ledger, { traveller, iccid });
  if (chosen === null) return { list: (page) => reads.esims.list(ledger, filter, page), matches };
  return { list: listOf(chosen.filter(fits(filter)), reads.esims.byNumbers), matches };
}

/** Returns null if the filter has neither traveller nor ICCID. */
async function chooseEsims(
  reads: Reads,
  ledger: number,
  { traveller, iccid }: PurchaseFilter,
): Promise<PurchaseEntry<Esim["status"]>[] | null> {
  const orders = await chooseOrders(reads, ledger, { traveller, iccid });
  if (orders === null) return null;
  if (iccid === undefined)
    return await reads.esims.ofOrders(
      orders.entries.map(({ n }) => n),
      limits.matchingRowsMax,
    );
  const esim = await reads.esims.byIccid(ledger, iccid);
  const isChosen = traveller === undefined || orders.entries.some(({ n }) => n === esim?.order);
  return esim !== null && isChosen ? [esim] : [];
}

export interface OrderTotals {
  orders: number;
  totalPaise: number;
  refundedPaise: number;
  hasMore: boolean;
}

/** Adds up a bounded number of the newest orders. */
export async function addUp(source: Rows<Order>): Promise<OrderTotals> {
  const totals = { orders: 0, totalPaise: 0, refundedPaise: 0 };
  let examined = 0;
  for (let after: Position | null = null; ; ) {
    const page: MatchingPage<Order> = await readMatching(source, { after, limit: addedAtOnce });
    for (const { totalPaise, refundedPaise } of page.rows) {
      totals.orders += 1;
      totals.totalPaise += totalPaise;
      totals.refundedPaise += refundedPaise;
    }
    examined += page.examined;
    after = page.next;
    if (after === null || examined >= limits.orderTotalsMax)
      return { ...totals, hasMore: after !== null || source.isLimited === true };
  }
}

const addedAtOnce = 100;
