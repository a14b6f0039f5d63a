// The operator's home page: sales by day, the state of the deployment, and the lists behind its numbers.
import type { components } from "@partner-esim/generated/portal/types";
import { readHealth } from "../../domain/health/health.ts";
import type * as found from "../../domain/health/store.ts";
import { toMoney } from "../../domain/ledger/money.ts";
import { Refusal } from "../../domain/refusal.ts";
import { readSales } from "../../domain/sales/sales.ts";
import type * as sales from "../../domain/sales/store.ts";
import { toJson } from "../../domain/values/json.ts";
import { dayMs, timestampOrNull, toTimestamp } from "../../domain/values/timestamps.ts";
import type { Endpoint } from "../../domain/webhooks/endpoint.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { toEndpointResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

/** Deliveries of a paused endpoint wait until its pause ends. */
const nextAttemptAt = ({ holder, dueAt, pausedUntil }: Endpoint): number | null =>
  holder !== null || dueAt === null ? null : Math.max(dueAt, pausedUntil ?? 0);

export function healthHandlers({ store, cursors, webhooks, deployment }: PortalServices) {
  const { reads } = store;

  const salesGet: Handler<"salesGet"> = async ({ query, now }) => {
    const { days, countedUntil } = await readSales(reads, query.mode, query.days, now);
    const body = { days: days.map(toSalesDay), counted_until: timestampOrNull(countedUntil) };
    return { status: 200, body: toJson(body) };
  };

  const healthGet: Handler<"healthGet"> = async ({ now }) => {
    const { failedOrders, lowWallets, jobs, lastVerification, ...counts } = await readHealth(reads, now);
    const supplier = deployment.supplierCalls(now);
    const backup = deployment.newestBackup?.() ?? null;
    const violations = Object.values(lastVerification?.violations ?? {});
    const body = {
      ...counts,
      failed_orders: failedOrders,
      low_wallets: lowWallets,
      supplier: {
        calls: supplier.calls,
        failed: supplier.failed,
        median_ms: supplier.medianMs && Math.round(supplier.medianMs),
        p95_ms: supplier.p95Ms && Math.round(supplier.p95Ms),
        last_failure: timestampOrNull(supplier.lastFailure),
      },
      jobs: { due: jobs.due, overdue_seconds: Math.floor(jobs.overdueMs / 1000) },
      write_failure: deployment.writeFailure(),
      last_verification: lastVerification && {
        at: toTimestamp(lastVerification.at),
        violations: violations.reduce((sum, count) => sum + count, 0),
      },
      backups_known: deployment.newestBackup !== undefined,
      last_backup: backup && { at: toTimestamp(backup.at), bytes: backup.bytes },
      release: deployment.version,
    };
    return { status: 200, body: toJson(body) };
  };

  const supportOrdersList: Handler<"supportOrdersList"> = async ({ query }) => {
    const list = openList(cursors, "supportOrdersList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.orders(query.status ?? "all", list.page);
    const body = pageOf<found.OrderBrief, Body<"supportOrdersList">>(
      list,
      rows,
      toOrderBrief,
      ({ createdAt, n }) => ({ at: createdAt, n }),
    );
    return { status: 200, body };
  };

  const supportTopupsList: Handler<"supportTopupsList"> = async ({ query }) => {
    const list = openList(cursors, "supportTopupsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.processingTopups(list.page);
    const body = pageOf<found.TopupBrief, Body<"supportTopupsList">>(
      list,
      rows,
      toTopupBrief,
      ({ createdAt, n }) => ({ at: createdAt, n }),
    );
    return { status: 200, body };
  };

  const dueJobsList: Handler<"dueJobsList"> = async ({ query, now }) => {
    const list = openList(cursors, "dueJobsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.dueJobs(now, list.page);
    const body = pageOf<found.DueJobBrief, Body<"dueJobsList">>(list, rows, toDueJob, ({ dueAt, n }) => ({
      at: dueAt,
      n,
    }));
    return { status: 200, body };
  };

  const lowWalletsList: Handler<"lowWalletsList"> = async ({ query }) => {
    const list = openList(cursors, "lowWalletsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.lowWallets(list.page);
    const body = pageOf<found.LowWallet, Body<"lowWalletsList">>(list, rows, toLowWallet, ({ n }) => ({
      at: 0,
      n,
    }));
    return { status: 200, body };
  };

  const allEndpointsList: Handler<"allEndpointsList"> = async ({ query, now }) => {
    const list = openList(cursors, "allEndpointsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.endpoints(query.state, now, list.page);
    const shown = ({ endpoint, account }: found.OwnedEndpoint): Schemas["AnyEndpoint"] => ({
      ...toEndpointResponse(endpoint, webhooks.sealing.open(endpoint.secret, endpoint.id) !== null, now),
      account,
      next_attempt: timestampOrNull(nextAttemptAt(endpoint)),
    });
    const body = pageOf<found.OwnedEndpoint, Body<"allEndpointsList">>(
      list,
      rows,
      shown,
      ({ position }) => position,
    );
    return { status: 200, body };
  };

  return {
    salesGet,
    healthGet,
    supportOrdersList,
    supportTopupsList,
    dueJobsList,
    lowWalletsList,
    allEndpointsList,
  };
}

function toSalesDay({
  day,
  revenuePaise,
  costPaise,
  withoutCost,
  ...counts
}: sales.SalesDay): Schemas["SalesDay"] {
  const isKnown = withoutCost === 0;
  return {
    day: toTimestamp(day * dayMs).slice(0, 10),
    orders: counts.orders,
    failed_orders: counts.failedOrders,
    topups: counts.topups,
    revenue: toMoney(revenuePaise),
    cost: isKnown ? toMoney(costPaise) : null,
    margin: isKnown ? toMoney(revenuePaise - costPaise) : null,
  };
}

const toOrderBrief = ({
  id,
  number,
  mode,
  status,
  account,
  ...order
}: found.OrderBrief): Schemas["OrderBrief"] => ({
  id,
  number,
  mode,
  status,
  account,
  total: toMoney(order.totalPaise),
  created: toTimestamp(order.createdAt),
});

const toTopupBrief = ({ id, iccid, mode, account, ...topup }: found.TopupBrief): Schemas["TopupBrief"] => ({
  id,
  iccid,
  mode,
  account,
  package_name: topup.package.name,
  total: toMoney(topup.totalPaise),
  created: toTimestamp(topup.createdAt),
});

const toDueJob = ({ kind, orderId, iccid, attempts, dueAt }: found.DueJobBrief): Schemas["DueJob"] => ({
  kind,
  order_id: orderId,
  iccid,
  attempts,
  due: toTimestamp(dueAt),
});

const toLowWallet = ({ account, balancePaise, thresholdPaise }: found.LowWallet): Schemas["LowWallet"] => ({
  account,
  balance: toMoney(balancePaise),
  threshold: thresholdPaise ? toMoney(thresholdPaise) : null,
});
