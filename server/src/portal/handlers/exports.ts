// Lists as files, read page by page as fast as they are consumed.
import { packageId } from "../../domain/catalogue/catalogue.ts";
import type { Esim } from "../../domain/esims/esim.ts";
import { expireEsims } from "../../domain/esims/esim-expiry.ts";
import { formatPaise } from "../../domain/ledger/money.ts";
import { readAllMatching } from "../../domain/lists/matching-rows.ts";
import { findEsims, findOrders } from "../../domain/orders/find-orders.ts";
import type { Order } from "../../domain/orders/order.ts";
import { timestampOrNull, toTimestamp } from "../../domain/values/timestamps.ts";
import type { Cell } from "../../http/csv.ts";
import { csvFile } from "../csv-file.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";
import { esimFilterOf } from "./esims.ts";
import { orderFilterOf, purchaseFilterOf } from "./orders.ts";

export function exportHandlers({ store, random }: PortalServices) {
  const { reads } = store;

  const ordersCsvGet: Handler<"ordersCsvGet"> = async (call) => {
    const { account } = call.caller;
    const { query } = call;
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, query.mode);
    const orders = await findOrders(reads, ledger, { ...orderFilterOf(query), ...purchaseFilterOf(query) });
    return await csvFile(store, call, {
      account,
      name: `orders-${query.mode}`,
      headings: orderHeadings,
      toCells: toOrderCells,
      parts: readAllMatching(orders),
    });
  };

  const esimsCsvGet: Handler<"esimsCsvGet"> = async (call) => {
    const { account } = call.caller;
    const { query, now } = call;
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, query.mode);
    await expireEsims(store, now, random, ledger);
    const esims = await findEsims(reads, ledger, { ...esimFilterOf(query), ...purchaseFilterOf(query) });
    return await csvFile(store, call, {
      account,
      name: `esims-${query.mode}`,
      headings: esimHeadings,
      toCells: toEsimCells,
      parts: readAllMatching(esims),
    });
  };

  return { ordersCsvGet, esimsCsvGet };
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
