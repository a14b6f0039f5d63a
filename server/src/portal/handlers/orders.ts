// eSIMs of an order that are past their validity are expired before the order is shown.
import type { Account } from "../../domain/accounts/account.ts";
import { CancelProblem } from "../../domain/esims/cancellable.ts";
import { cancelOrder } from "../../domain/esims/cancelling.ts";
import { expireEsims } from "../../domain/esims/esim-expiry.ts";
import { oldestReadable } from "../../domain/events/events.ts";
import { toMoney } from "../../domain/ledger/money.ts";
import { readMatching } from "../../domain/lists/matching-rows.ts";
import { addUp, findOrders, type PurchaseFilter } from "../../domain/orders/find-orders.ts";
import { type ListedOrder, listOrders, withEsims } from "../../domain/orders/order-list.ts";
import type { OrderWithEsims } from "../../domain/orders/orders.ts";
import { toStaffOrderResponse } from "../../domain/orders/staff-order-response.ts";
import type { OrderFilter } from "../../domain/orders/store.ts";
import { Refusal } from "../../domain/refusal.ts";
import { eventText } from "../../domain/representations.ts";
import { pageOfItems, toJson } from "../../domain/values/json.ts";
import { modes } from "../../domain/values/mode.ts";
import { pageOfRows } from "../../http/pages.ts";
import { openList } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { cancelRefusal, notFound } from "../refusals.ts";
import { toOrderDetailResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export const orderFilterOf = (query: OneOf<"ordersList" | "ordersCsvGet">["query"]): OrderFilter => ({
  status: query.status,
  customerRef: query.customer_ref,
  createdAfter: query.created_after,
  createdBefore: query.created_before,
});

export const purchaseFilterOf = ({ traveller, iccid, destination }: PurchaseFilter): PurchaseFilter => ({
  traveller,
  iccid,
  destination,
});

const isSearched = (query: PurchaseFilter) =>
  Object.values(purchaseFilterOf(query)).some((text) => text !== undefined);

export function orderHandlers(services: PortalServices) {
  const { store, random, cursors } = services;

  const find = async (account: Account, id: string, now: number): Promise<OrderWithEsims | null> => {
    for (const mode of modes) {
      const { n } = await store.reads.ledgers.ofAccount(account.n, mode);
      const order = await store.reads.orders.byId(n, id);
      if (!order) continue;
      await expireEsims(store, now, random, n);
      return { order, esims: await store.reads.esims.ofOrder(order.n) };
    }
    return null;
  };

  const ordersList: Handler<"ordersList"> = async ({ caller, query, now }) => {
    const { reads } = store;
    const ledger = await reads.ledgers.ofAccount(caller.account.n, query.mode);
    const list = openList(cursors, "ordersList", ledger.n, query);
    if (list instanceof Refusal) return list;
    await expireEsims(store, now, random, ledger.n);
    const toItem = (listed: ListedOrder) =>
      toJson<Body<"ordersList">["data"][number]>(toStaffOrderResponse(listed));
    if (isSearched(query)) {
      const filter = { ...orderFilterOf(query), ...purchaseFilterOf(query) };
      const { rows, next } = await readMatching(await findOrders(reads, ledger.n, filter), list.page);
      const items = (await withEsims(reads, rows)).map(toItem);
      return { status: 200, body: pageOfItems(items, next && cursors.encode(list.name, next)) };
    }
    const rows = await listOrders(reads, ledger.n, orderFilterOf(query), list.page);
    const positionOf = ({ order }: ListedOrder) => ({ at: order.createdAt, n: order.n });
    const body = pageOfRows(rows, list.page.limit, toItem, positionOf, { cursors, list: list.name });
    return { status: 200, body };
  };

  const orderTotalsGet: Handler<"orderTotalsGet"> = async ({ caller, query }) => {
    const { n: ledger } = await store.reads.ledgers.ofAccount(caller.account.n, query.mode);
    const filter = { ...orderFilterOf(query), ...purchaseFilterOf(query) };
    const totals = await addUp(await findOrders(store.reads, ledger, filter));
    const { orders, totalPaise, refundedPaise, hasMore } = totals;
    const sums = { total: toMoney(totalPaise), refunded: toMoney(refundedPaise) };
    return { status: 200, body: toJson({ orders, ...sums, has_more: hasMore }) };
  };

  const ordersGet: Handler<"ordersGet"> = async ({ caller, path, now }) => {
    const found = await find(caller.account, path.id, now);
    if (!found) return notFound("order");
    return { status: 200, body: toJson(await toOrderDetailResponse(store.reads, found)) };
  };

  const orderEventsList: Handler<"orderEventsList"> = async ({ caller, path, query, now }) => {
    const found = await find(caller.account, path.id, now);
    if (!found) return notFound("order");
    const { n, ledger } = found.order;
    const list = openList(cursors, "orderEventsList", ledger, query, n);
    if (list instanceof Refusal) return list;
    const events = await store.reads.events.about({ order: n }, oldestReadable(now), list.page);
    const body = pageOfRows(events, query.limit, eventText, ({ sequence }) => ({ at: 0, n: sequence }), {
      cursors,
      list: list.name,
    });
    return { status: 200, body };
  };

  const ordersCancel: Handler<"ordersCancel"> = async ({ caller, path, now, leave }) => {
    const found = await find(caller.account, path.id, now);
    if (!found) return notFound("order");
    const canceller = { by: "partner", actor: caller.actor } as const;
    const cancelled = await cancelOrder({ ...services, beforeCall: leave }, found.order, canceller, now);
    if (cancelled instanceof CancelProblem) return cancelRefusal(cancelled, "order");
    return { status: 200, body: toJson(await toOrderDetailResponse(store.reads, cancelled)) };
  };

  return { ordersList, orderTotalsGet, ordersGet, orderEventsList, ordersCancel };
}
