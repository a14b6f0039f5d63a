// Orders, whoever placed them: listing, placing several packages by hand, and cancelling. An order shows its eSIMs as
// they are, so those past their validity expire first.
import { limits } from "@partner-esim/generated/limits";
import type { Account } from "../../domain/accounts.ts";
import { CancelProblem, cancelOrder } from "../../domain/cancelling.ts";
import { expireEsims } from "../../domain/esim-expiry.ts";
import { type Mode, modes } from "../../domain/mode.ts";
import type { OrderWithEsims, Purchase } from "../../domain/orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import { placeStaffOrder } from "../../domain/staff-purchases.ts";
import { toJson } from "../../http/contract-types.ts";
import { staffOrderForm } from "../forms.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { cancelRefusal, invalid, liveNotEnabled, notFound, purchaseRefusal } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function orderHandlers(services: PortalServices) {
  const { store, random, views, cursors } = services;

  /** The order of the account with this id, in whichever mode it is. */
  const find = async (account: Account, id: string, now: number): Promise<OrderWithEsims | null> => {
    for (const mode of modes) {
      const { n } = await store.reads.ledger(account.n, mode);
      const order = await store.reads.order(n, id);
      if (!order) continue;
      await expireEsims(store, now, random, n);
      return { order, esims: await store.reads.esimsOfOrder(order.n) };
    }
    return null;
  };

  const ordersList: Handler<"ordersList"> = async ({ caller, query, now }) => {
    const { reads } = store;
    const ledger = await reads.ledger(caller.account.n, query.mode);
    const list = openList(cursors, "ordersList", ledger.n, query);
    if (list instanceof Refusal) return list;
    await expireEsims(store, now, random, ledger.n);
    const filter = {
      status: query.status,
      customerRef: query.customer_ref,
      createdAfter: query.created_after,
      createdBefore: query.created_before,
    };
    const rows: OrderWithEsims[] = [];
    for (const order of await reads.orders(ledger.n, filter, list.page)) {
      rows.push({ order, esims: await reads.esimsOfOrder(order.n) });
    }
    const body = pageOf<OrderWithEsims, Body<"ordersList">>(list, rows, staffOrderForm, ({ order }) => ({
      at: order.createdAt,
      n: order.n,
    }));
    return { status: 200, body };
  };

  const ordersCreate: Handler<"ordersCreate"> = async ({ caller, body, now }) => {
    const { account, actor } = caller;
    const { mode, items, customer_ref, customer } = body;
    if (items.reduce((units, { quantity }) => units + quantity, 0) > limits.orderQuantityMax) {
      return invalid("items", `An order has at most ${limits.orderQuantityMax} units in all.`);
    }
    if (mode === "live" && !account.liveApproved) return liveNotEnabled();
    const request = {
      items: items.map(({ package_id, quantity }) => ({ packageId: package_id, quantity })),
      customerRef: customer_ref ?? null,
      customerName: customer?.name ?? null,
      customerEmail: customer?.email ?? null,
    };
    const placed = await placeStaffOrder(services, await purchase(account, mode, now), request, actor);
    if (placed instanceof Refusal) return purchaseRefusal(placed.code);
    return { status: 201, body: toJson(staffOrderForm(placed)) };
  };

  const purchase = async (account: Account, mode: Mode, now: number): Promise<Purchase> => ({
    ...{ account, mode, now, random },
    view: await views.of(account),
  });

  const ordersGet: Handler<"ordersGet"> = async ({ caller, path, now }) => {
    const found = await find(caller.account, path.id, now);
    return found ? { status: 200, body: toJson(staffOrderForm(found)) } : notFound("order");
  };

  const ordersCancel: Handler<"ordersCancel"> = async ({ caller, path, now }) => {
    const found = await find(caller.account, path.id, now);
    if (!found) return notFound("order");
    const canceller = { by: "partner", actor: caller.actor } as const;
    const cancelled = await cancelOrder(services, found.order, canceller, now);
    if (cancelled instanceof CancelProblem) return cancelRefusal(cancelled, "order");
    return { status: 200, body: toJson(staffOrderForm(cancelled)) };
  };

  return { ordersList, ordersCreate, ordersGet, ordersCancel };
}
