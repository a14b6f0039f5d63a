// The repository of orders.
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { ListedUnit, NewOrder, Order, OrderUnit, PurchaseOrigin } from "../../domain/orders/order.ts";
import type { OrderFilter, PurchaseEntry } from "../../domain/orders/store.ts";
import type { Connection } from "./connection.ts";
import { pagesByTime } from "./lists.ts";
import { travellerTexts } from "./order-texts.ts";
import { entryColumns, insertInto, lastText, orNull, updateByNumber } from "./statements.ts";

export interface OrderRow {
  n: number;
  id: string;
  number: string;
  ledger: number;
  status: Order["status"];
  source: Order["source"];
  items: string;
  customer_ref: string | null;
  customer_name: string | null;
  customer_email: string | null;
  total_paise: number;
  refunded_paise: number;
  balance_after_paise: number;
  created_at: number;
  progress_at: number;
  mode: Order["mode"];
  api_key: number | null;
  request_id: string | null;
  placed_by: string | null;
}

export const toOrigin = ({
  api_key,
  request_id,
  placed_by,
}: Pick<OrderRow, "api_key" | "request_id" | "placed_by">): PurchaseOrigin => ({
  apiKey: api_key,
  requestId: request_id,
  member: placed_by,
});

/** An order's units, one text per column. */
interface UnitsRow {
  order: number;
  iccids: string;
  statuses: string;
  activatedAt: string;
  runningTopups: string;
}

function toUnits({ iccids, statuses, activatedAt, runningTopups }: UnitsRow): ListedUnit[] {
  const [status, activated, running] = [statuses, activatedAt, runningTopups].map((text) => text.split(","));
  return iccids.split(",").map((iccid, i) => ({
    iccid,
    status: status?.[i] as ListedUnit["status"],
    activatedAt: activated?.[i] ? Number(activated[i]) : null,
    runningTopups: Number(running?.[i]),
  }));
}

/** @param units a row of `withUnits` */
function toOrderUnits(units: string | null): OrderUnit[] {
  if (units === null) return [];
  return units.split(",").map((unit) => {
    const [iccid, status] = unit.split(" ") as [string, OrderUnit["status"]];
    return { iccid, status };
  });
}

export const toOrder = (row: OrderRow): Order => ({
  n: row.n,
  id: row.id,
  number: row.number,
  ledger: row.ledger,
  mode: row.mode,
  status: row.status,
  source: row.source,
  items: JSON.parse(row.items),
  customerRef: row.customer_ref,
  customerName: row.customer_name,
  customerEmail: row.customer_email,
  totalPaise: row.total_paise,
  refundedPaise: row.refunded_paise,
  balanceAfterPaise: row.balance_after_paise,
  createdAt: row.created_at,
  progressAt: row.progress_at,
  origin: toOrigin(row),
});

export const selectOrder = "select o.*, l.mode from orders o join ledgers l on l.n = o.ledger";

export const orderStatuses = Object.keys({
  processing: true,
  completed: true,
  partially_completed: true,
  failed: true,
  cancelled: true,
} satisfies Record<Order["status"], true>);

const orderColumns = [
  "id",
  "number",
  "ledger",
  "status",
  "source",
  "items",
  "customer_ref",
  "customer_name",
  "customer_email",
  "total_paise",
  "refunded_paise",
  "balance_after_paise",
  "created_at",
  "progress_at",
  "api_key",
  "request_id",
  "placed_by",
];

export function orderReads(db: Connection) {
  const units = db.prepare<OrderUnit>("select iccid, status from esims where order_n = $1 order by n");
  // One row per order, because parsing a row per eSIM is slow for large orders.
  const unitsOf = db.prepare<UnitsRow>(`select order_n as "order", string_agg(iccid, ',') as iccids,
       string_agg(status, ',') as statuses,
       string_agg(coalesce(cast(activated_at as text), ''), ',') as "activatedAt",
       string_agg(cast(running_topups as text), ',') as "runningTopups"
     from (select order_n, iccid, status, activated_at, running_topups from esims
       where ${db.dialect.isOneOf("order_n", "$1")} order by order_n, n) e
     group by order_n`);
  const byId = db.prepare<OrderRow>(`${selectOrder} where o.id = $1 and o.ledger = $2`);
  // One statement, because each is a message to PostgreSQL.
  const withUnits = db.prepare<OrderRow & { units: string | null }>(
    `select o.*, l.mode, (select string_agg(iccid || ' ' || status, ',' order by n) from esims where order_n = o.n) as units
     from orders o join ledgers l on l.n = o.ledger where o.id = $1 and o.ledger = $2`,
  );
  const byNumber = db.prepare<OrderRow>(`${selectOrder} where o.n = $1`);
  const byNumbers = db.prepare<OrderRow>(`${selectOrder} where ${db.dialect.isOneOf("o.n", "$1")}`);
  const list = pagesByTime<OrderRow, keyof OrderFilter>(db, {
    select: "select row.*, l.mode from orders row join ledgers l on l.n = row.ledger",
    table: "orders",
    owner: "ledger",
    conditions: {
      status: "row.status = ?",
      customerRef: "row.customer_ref = ?",
      createdAfter: "row.created_at >= ?",
      createdBefore: "row.created_at < ?",
    },
    statuses: orderStatuses,
  });
  const order = db.prepare<OrderRow>(`${selectOrder} where o.id = $1`);
  // An order is created at its request's time, which has an index with each status.
  const byRequest = db.prepare<{ id: string }>(`select id from orders where ledger = $1 and created_at = $2
    and status in (${orderStatuses.map((status) => `'${status}'`).join(", ")}) and request_id = $3 limit 1`);
  const ofTraveller = travellerTexts.map(({ column, text }) =>
    db.prepare<PurchaseEntry<Order["status"]>>(`select ${entryColumns} from orders
       where ledger = $1 and ${text} >= $2 and ${text} < $3 and ${column} is not null limit $4`),
  );
  return {
    units: async (order: number) => await units.all(order),
    unitsOf: async (orders: readonly number[]) => {
      const rows = await unitsOf.all(JSON.stringify(orders));
      return new Map(rows.map((row) => [row.order, toUnits(row)]));
    },
    byId: async (ledger: number, id: string) => orNull(await byId.get(id, ledger), toOrder),
    withUnits: async (ledger: number, id: string) => {
      const row = await withUnits.get(id, ledger);
      return row === undefined ? null : { order: toOrder(row), esims: toOrderUnits(row.units) };
    },
    byNumber: async (n: number) => orNull(await byNumber.get(n), toOrder),
    byNumbers: async (numbers: readonly number[]) =>
      (await byNumbers.all(JSON.stringify(numbers))).map(toOrder),
    list: async (ledger: number, filter: OrderFilter, page: PageRequest) =>
      (await list(ledger, filter, page)).map(toOrder),
    ofTraveller: async (ledger: number, begins: string, limit: number) => {
      const found = new Map<number, PurchaseEntry<Order["status"]>>();
      let isLimited = false;
      for (const statement of ofTraveller) {
        const rows = await statement.all(ledger, begins, begins + lastText, limit);
        for (const row of rows) found.set(row.n, row);
        isLimited ||= rows.length === limit;
      }
      return { entries: [...found.values()], isLimited };
    },
    idByRequest: async (ledger: number, requestId: string, at: number) =>
      (await byRequest.get(ledger, at, requestId))?.id ?? null,
    byIdAnywhere: async (id: string) => orNull(await order.get(id), toOrder),
  };
}

export function orderLocks(db: Connection) {
  const lock = db.prepare<OrderRow>(`${selectOrder} where o.n = $1${db.dialect.locked("o")}`);
  return {
    lock: async (n: number) => orNull(await lock.get(n), toOrder),
  };
}

export function orderWrites(db: Connection) {
  const insertOrder = db.prepare(`${insertInto("orders", orderColumns)} on conflict do nothing`);
  const updateOrder = db.prepare(updateByNumber("orders", ["status", "refunded_paise", "progress_at"]));
  return {
    insert: async (order: NewOrder): Promise<Order | null> => {
      const n = await insertOrder.insertNew(
        order.id,
        order.number,
        order.ledger,
        order.status,
        order.source,
        JSON.stringify(order.items),
        order.customerRef,
        order.customerName,
        order.customerEmail,
        order.totalPaise,
        order.refundedPaise,
        order.balanceAfterPaise,
        order.createdAt,
        order.progressAt,
        order.origin.apiKey,
        order.origin.requestId,
        order.origin.member,
      );
      return n === null ? null : { ...order, n };
    },
    update: async (order: Order) => {
      await updateOrder.send(order.n, order.status, order.refundedPaise, order.progressAt);
    },
  };
}
