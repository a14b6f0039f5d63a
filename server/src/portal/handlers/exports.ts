// Lists as files, read page by page as fast as they are consumed.

import { limits } from "@partner-esim/generated/limits";
import { packageId } from "../../domain/catalogue/catalogue.ts";
import type { Esim } from "../../domain/esims/esim.ts";
import { expireEsims } from "../../domain/esims/esim-expiry.ts";
import { formatPaise } from "../../domain/ledger/money.ts";
import { type MatchingPage, type Rows, readMatching } from "../../domain/lists/matching-rows.ts";
import type { Position } from "../../domain/lists/pages.ts";
import { findEsims, findOrders } from "../../domain/orders/find-orders.ts";
import type { Order } from "../../domain/orders/order.ts";
import { timestampOrNull, toTimestamp } from "../../domain/values/timestamps.ts";
import { type Cell, csvStream } from "../../http/csv.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";
import { esimFilterOf } from "./esims.ts";
import { orderFilterOf, purchaseFilterOf } from "./orders.ts";

export function exportHandlers({ store, random }: PortalServices) {
  const { reads } = store;

  const ordersCsvGet: Handler<"ordersCsvGet"> = async ({ caller: { account }, query }) => {
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, query.mode);
    const orders = await findOrders(reads, ledger, { ...orderFilterOf(query), ...purchaseFilterOf(query) });
    return fileOf(`orders-${query.mode}`, orderHeadings, pagesOf(orders), toOrderCells);
  };

  const esimsCsvGet: Handler<"esimsCsvGet"> = async ({ caller: { account }, query, now }) => {
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, query.mode);
    await expireEsims(store, now, random, ledger);
    const esims = await findEsims(reads, ledger, { ...esimFilterOf(query), ...purchaseFilterOf(query) });
    return fileOf(`esims-${query.mode}`, esimHeadings, pagesOf(esims), toEsimCells);
  };

  return { ordersCsvGet, esimsCsvGet };
}

interface Row {
  n: number;
  createdAt: number;
}

async function* pagesOf<T extends Row>(source: Rows<T>): AsyncGenerator<T[]> {
  for (let after: Position | null = null; ; ) {
    const page: MatchingPage<T> = await readMatching(source, { after, limit: limits.pageLimitMax });
    if (page.rows.length > 0) yield page.rows;
    if (page.next === null) return;
    after = page.next;
  }
}

function fileOf<T>(
  name: string,
  headings: readonly string[],
  parts: AsyncIterable<T[]>,
  toCells: (row: T) => readonly Cell[],
) {
  const lines = async function* () {
    for await (const rows of parts) yield rows.map(toCells);
  };
  const file = { type: "text/csv; charset=utf-8", name: `${name}.csv` };
  return { status: 200, body: csvStream(headings, lines()), file } as const;
}

const orderHeadings = [
  "id",
  "number",
  "status",
  "source",
  "created",
  "customer_ref",
  "customer_name",
  "customer_email",
  "package_ids",
  "package_names",
  "quantity",
  "total",
  "refunded",
  "currency",
];

const toOrderCells = ({ items, ...order }: Order): Cell[] => [
  order.id,
  order.number,
  order.status,
  order.source,
  toTimestamp(order.createdAt),
  order.customerRef,
  order.customerName,
  order.customerEmail,
  items.map(({ packageNumber }) => packageId(packageNumber)).join("; "),
  items.map((item) => item.package.name).join("; "),
  items.reduce((sum, { quantity }) => sum + quantity, 0),
  formatPaise(order.totalPaise),
  formatPaise(order.refundedPaise),
  "INR",
];

const esimHeadings = [
  "iccid",
  "status",
  "order_id",
  "customer_ref",
  "package_id",
  "package_name",
  "total_mb",
  "used_mb",
  "validity_days",
  "created",
  "activated_at",
  "expires_at",
];

const toEsimCells = (esim: Esim): Cell[] => [
  esim.iccid,
  esim.status,
  esim.orderId,
  esim.customerRef,
  esim.packageNumber === null ? null : packageId(esim.packageNumber),
  esim.packageName,
  esim.totalMb,
  esim.usedMb,
  esim.validityDays,
  toTimestamp(esim.createdAt),
  timestampOrNull(esim.activatedAt),
  timestampOrNull(esim.expiresAt),
];
