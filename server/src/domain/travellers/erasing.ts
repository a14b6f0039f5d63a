// Erases what names a traveller. Orders are erased in small transactions, each with its entry in the audit log.
import { addAuditEntry, type OperatorActor } from "../accounts/audit-log.ts";
import { lockLedgers } from "../locks.ts";
import type { Order } from "../orders/order.ts";
import type { StaffOrderResponse } from "../orders/staff-order-response.ts";
import type { Store, Tx } from "../ports.ts";
import { toJson } from "../values/json.ts";
import { ordersOfTraveller, type Traveller } from "./finding.ts";
import type { TravellerOrder } from "./store.ts";

/** Returns how many of the orders had details of a traveller. */
export async function eraseOrders(tx: Tx, orders: readonly TravellerOrder[]): Promise<number> {
  await lockLedgers(
    tx,
    orders.map(({ ledger }) => ledger),
  );
  const erased = await tx.travellers.eraseOrders(orders.map(({ n }) => n));
  for (const order of orders) if (order.source === "portal") await eraseStoredResponses(tx, order);
  return erased;
}

async function eraseStoredResponses(tx: Tx, { ledger, id }: TravellerOrder): Promise<void> {
  for (const response of await tx.idempotency.lockOfPortalOrder(ledger, id)) {
    const body = JSON.parse(response.body ?? "{}") as StaffOrderResponse;
    if (body.id === id)
      await tx.idempotency.save({
        ...response,
        body: toJson({ ...body, customer: null, customer_ref: null }),
      });
  }
}

export async function eraseCustomer(tx: Tx, order: Order, actor: OperatorActor, now: number): Promise<Order> {
  await eraseOrders(tx, [order]);
  const { account } = await tx.ledgers.byNumber(order.ledger);
  await addAuditEntry(tx, account, actor, "customer.erased", order.id, now);
  return { ...order, customerRef: null, customerName: null, customerEmail: null };
}

/** Returns how many orders had details. After a failure, a retry erases the orders that remain. */
export async function eraseTraveller(
  store: Store,
  traveller: Traveller,
  actor: OperatorActor,
  now: number,
): Promise<number> {
  let erased = 0;
  for await (const found of ordersOfTraveller(store.reads, traveller)) {
    for (const [ledger, orders] of Map.groupBy(found, (order) => order.ledger))
      erased += await store.transaction((tx) => eraseOfLedger(tx, ledger, orders, actor, now), ledger);
  }
  return erased;
}

/** The entry names no traveller: neither the details nor a hash, which could be guessed. */
async function eraseOfLedger(
  tx: Tx,
  ledger: number,
  orders: readonly TravellerOrder[],
  actor: OperatorActor,
  now: number,
): Promise<number> {
  const erased = await eraseOrders(tx, orders);
  if (erased === 0) return 0;
  const { account: n, mode } = await tx.ledgers.byNumber(ledger);
  const account = await tx.accounts.byNumber(n);
  if (!account) throw new Error("a ledger has no account");
  const text = `${erased} ${mode} ${erased === 1 ? "order" : "orders"}`;
  await addAuditEntry(tx, n, actor, "traveller.erased", account.id, now, text);
  return erased;
}
