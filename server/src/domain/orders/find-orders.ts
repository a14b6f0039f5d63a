// Orders and eSIMs by traveller, ICCID and destination. Travellers and ICCIDs have indexes, which give the rows to choose
// from; destinations are looked for in the rows themselves.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Esim } from "../esims/esim.ts";
import type { EsimFilter } from "../esims/store.ts";
import { listOf, type MatchingPage, type Rows, readMatching } from "../matching-rows.ts";
import type { Position } from "../pages.ts";
import type { Reads } from "../ports.ts";
import { lower } from "../search/search.ts";
import type { Order } from "./order.ts";
import type { OrderFilter } from "./store.ts";

export interface PurchaseFilter {
  /** How the name or email address begins. */
  traveller?: string | undefined;
  iccid?: string | undefined;
  /** Its code. */
  destination?: string | undefined;
}

type Filter = OrderFilter | EsimFilter;

const fits = (row: Order | Esim, { status, customerRef, createdAfter, createdBefore }: Filter): boolean =>
  (status === undefined || row.status === status) &&
  (customerRef === undefined || row.customerRef === customerRef) &&
  (createdAfter === undefined || row.createdAt >= createdAfter) &&
  (createdBefore === undefined || row.createdAt < createdBefore);

const isFor = ({ customerName, customerEmail }: Order, traveller: string | undefined): boolean =>
  traveller === undefined ||
  [customerName, customerEmail].some((text) => text !== null && lower(text).startsWith(lower(traveller)));

export async function findOrders(
  reads: Reads,
  ledger: number,
  { traveller, iccid, destination, ...filter }: OrderFilter & PurchaseFilter,
): Promise<Rows<Order>> {
  const matches = ({ items }: Order) =>
    destination === undefined || items.some((item) => item.package.destination === destination);
  if (iccid === undefined && traveller === undefined)
    return { list: (page) => reads.orders.list(ledger, filter, page), matches };
  const orders = await chosenOrders(reads, ledger, { traveller, iccid });
  return { list: listOf(orders.filter((order) => fits(order, filter))), matches };
}

async function chosenOrders(
  reads: Reads,
  ledger: number,
  { traveller, iccid }: PurchaseFilter,
): Promise<Order[]> {
  if (iccid !== undefined) {
    const esim = await reads.esims.byIccid(ledger, iccid);
    const order = esim?.order == null ? null : await reads.orders.byNumber(esim.order);
    return order && isFor(order, traveller) ? [order] : [];
  }
  if (traveller === undefined) return [];
  return await reads.orders.ofTraveller(ledger, lower(traveller), limits.travellerOrdersMax);
}

export async function findEsims(
  reads: Reads,
  ledger: number,
  { traveller, iccid, destination, ...filter }: EsimFilter & PurchaseFilter,
): Promise<Rows<Esim>> {
  const matches = ({ origin }: Esim) => destination === undefined || origin.destination === destination;
  if (iccid === undefined && traveller === undefined)
    return { list: (page) => reads.esims.list(ledger, filter, page), matches };
  const orders = traveller === undefined ? [] : await chosenOrders(reads, ledger, { traveller, iccid });
  const numbers = orders.map(({ n }) => n);
  const one = iccid === undefined ? null : await reads.esims.byIccid(ledger, iccid);
  const isChosen = one !== null && (traveller === undefined || numbers.includes(one.order ?? 0));
  const chosen =
    iccid === undefined
      ? await reads.esims.ofOrders(numbers, limits.matchingRowsMax)
      : one !== null && isChosen
        ? [one]
        : [];
  return { list: listOf(chosen.filter((esim) => fits(esim, filter))), matches };
}

export interface OrderTotals {
  orders: number;
  totalPaise: number;
  refundedPaise: number;
  hasMore: boolean;
}

/** Adds up a bounded number of the newest. */
export async function addUp(
  source: Rows<Order>,
  turn: (rows: number) => Promise<void>,
): Promise<OrderTotals> {
  const totals = { orders: 0, totalPaise: 0, refundedPaise: 0 };
  let examined = 0;
  for (let after: Position | null = null; ; ) {
    const page: MatchingPage<Order> = await readMatching(source, { after, limit: addedAtOnce }, turn);
    for (const { totalPaise, refundedPaise } of page.rows) {
      totals.orders += 1;
      totals.totalPaise += totalPaise;
      totals.refundedPaise += refundedPaise;
    }
    examined += page.examined;
    after = page.next;
    if (after === null || examined >= limits.orderTotalsMax) return { ...totals, hasMore: after !== null };
  }
}

const addedAtOnce = 100;
