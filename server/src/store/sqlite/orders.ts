// Orders and top-ups in SQLite.
import type { Database } from "better-sqlite3";
import type { NewOrder, Order } from "../../domain/orders/order.ts";
import type { OrderFilter } from "../../domain/orders/store.ts";
import type { PageRequest } from "../../domain/pages.ts";
import type { NewTopup, Topup } from "../../domain/topups/topup.ts";
import { newestFirst } from "./lists.ts";
import { insertInto, prepare, updateByNumber } from "./statements.ts";

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
});

interface TopupRow {
  n: number;
  id: string;
  ledger: number;
  mode: Topup["mode"];
  status: Topup["status"];
  esim: number;
  iccid: string;
  package_number: number;
  package: string;
  customer_ref: string | null;
  total_paise: number;
  balance_after_paise: number;
  created_at: number;
}

const toTopup = (row: TopupRow): Topup => ({
  n: row.n,
  id: row.id,
  ledger: row.ledger,
  mode: row.mode,
  status: row.status,
  esim: row.esim,
  iccid: row.iccid,
  packageNumber: row.package_number,
  package: JSON.parse(row.package),
  customerRef: row.customer_ref,
  totalPaise: row.total_paise,
  balanceAfterPaise: row.balance_after_paise,
  createdAt: row.created_at,
});

export const selectOrder = "select o.*, l.mode from orders o join ledgers l on l.n = o.ledger";
const selectTopup = "select t.*, l.mode from topups t join ledgers l on l.n = t.ledger";

export const orderStatuses = Object.keys({
  processing: true,
  completed: true,
  partially_completed: true,
  failed: true,
  cancelled: true,
} satisfies Record<Order["status"], true>);

export function orderReads(db: Database) {
  const byId = prepare<OrderRow>(db, `${selectOrder} where o.id = $1 and o.ledger = $2`);
  const byNumber = prepare<OrderRow>(db, `${selectOrder} where o.n = $1`);
  const topupById = prepare<TopupRow>(db, `${selectTopup} where t.id = $1 and t.ledger = $2`);
  const topupByNumber = prepare<TopupRow>(db, `${selectTopup} where t.n = $1`);
  const list = newestFirst<OrderRow, keyof OrderFilter>(db, {
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
  const completedTopups = prepare<TopupRow>(
    db,
    `${selectTopup} where t.esim = $1 and t.status = 'completed' order by t.n`,
  );
  const topupList = newestFirst<TopupRow, never>(db, {
    select: "select row.*, l.mode from topups row join ledgers l on l.n = row.ledger",
    table: "topups",
    owner: "esim",
    conditions: {},
  });
  return {
    order: async (ledger: number, id: string) => orNull(byId.get(id, ledger), toOrder),
    orderByNumber: async (n: number) => orNull(byNumber.get(n), toOrder),
    orders: async (ledger: number, filter: OrderFilter, page: PageRequest) =>
      list(ledger, filter, page).map(toOrder),
    topup: async (ledger: number, id: string) => orNull(topupById.get(id, ledger), toTopup),
    topupByNumber: async (n: number) => orNull(topupByNumber.get(n), toTopup),
    completedTopups: async (esim: number) => completedTopups.all(esim).map(toTopup),
    topupsOfEsim: async (esim: number, page: PageRequest) => topupList(esim, {}, page).map(toTopup),
  };
}

export function orNull<Row, T>(row: Row | undefined, convert: (row: Row) => T): T | null {
  return row === undefined ? null : convert(row);
}

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
];

const topupColumns = [
  "id",
  "ledger",
  "status",
  "esim",
  "iccid",
  "package_number",
  "package",
  "customer_ref",
  "total_paise",
  "balance_after_paise",
  "created_at",
];

export function orderWrites(db: Database) {
  const insertOrder = prepare(db, `${insertInto("orders", orderColumns)} on conflict do nothing`);
  const updateOrder = prepare(db, updateByNumber("orders", ["status", "refunded_paise", "progress_at"]));
  const insertTopup = prepare(db, insertInto("topups", topupColumns));
  const updateTopup = prepare(db, updateByNumber("topups", ["status", "balance_after_paise"]));
  return {
    insertOrder: async (order: NewOrder): Promise<Order | null> => {
      const n = insertOrder.insertNew(
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
      );
      return n === null ? null : { ...order, n };
    },
    updateOrder: async (order: Order) => {
      updateOrder.run(order.n, order.status, order.refundedPaise, order.progressAt);
    },
    insertTopup: async (topup: NewTopup): Promise<Topup> => {
      const n = insertTopup.insert(
        topup.id,
        topup.ledger,
        topup.status,
        topup.esim,
        topup.iccid,
        topup.packageNumber,
        JSON.stringify(topup.package),
        topup.customerRef,
        topup.totalPaise,
        topup.balanceAfterPaise,
        topup.createdAt,
      );
      return { ...topup, n };
    },
    updateTopup: async (topup: Topup) => {
      updateTopup.run(topup.n, topup.status, topup.balanceAfterPaise);
    },
  };
}
