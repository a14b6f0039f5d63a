// The operator's home page: sales by day, the state of the deployment, and the lists behind its numbers.
import type { components } from "@partner-esim/generated/portal/types";
import { readHealth } from "../../domain/health/health.ts";
import { isDown } from "../../domain/health/processes.ts";
import type * as found from "../../domain/health/store.ts";
import { troublesOf } from "../../domain/health/troubles.ts";
import { toMoney } from "../../domain/ledger/money.ts";
import { refundDueOf as orderRefundDue } from "../../domain/orders/stuck-orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { LastAttempts } from "../../domain/supply/store.ts";
import { refundTopup, retryTopup, refundDueOf as topupRefundDue } from "../../domain/topups/stuck-topups.ts";
import type { Topup } from "../../domain/topups/topup.ts";
import { toJson } from "../../domain/values/json.ts";
import { timestampOrNull, toTimestamp } from "../../domain/values/timestamps.ts";
import type { Endpoint } from "../../domain/webhooks/endpoint.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { notFound } from "../refusals.ts";
import { toEndpointResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";
import { toAttemptsResponse } from "../supply-responses.ts";

type Schemas = components["schemas"];

/** Deliveries of a paused endpoint wait until the pause ends. */
const nextAttemptAt = ({ holder, dueAt, pausedUntil }: Endpoint): number | null =>
  holder !== null || dueAt === null ? null : Math.max(dueAt, pausedUntil ?? 0);

export function healthHandlers({ store, random, zone, cursors, webhooks, deployment }: PortalServices) {
  const { reads } = store;

  const healthGet: Handler<"healthGet"> = async ({ now }) => {
    const own = deployment.report();
    const { seenAt: realNow } = own;
    const health = await readHealth(reads, own, zone, now);
    const { orders, topups, webhooks, supplier, jobs, mail, lastVerification, certificate, backup } = health;
    const violations = Object.values(lastVerification?.violations ?? {});
    const body = {
      troubles: troublesOf(health, now, realNow).map(({ at, ...same }) => ({
        ...same,
        at: timestampOrNull(at),
      })),
      processes: health.processes.map((one) => ({
        name: one.name,
        roles: [...one.state.roles],
        release: one.state.release,
        started: toTimestamp(one.startedAt),
        seen: toTimestamp(one.seenAt),
        down: isDown(one, realNow),
      })),
      mail: {
        waiting: mail.waiting,
        failing: mail.failing,
        oldest: timestampOrNull(mail.oldestAt),
        last_error: mail.lastError,
      },
      certificate: certificate && {
        ends: timestampOrNull(certificate.endsAt),
        checked: toTimestamp(certificate.checkedAt),
      },
      orders,
      topups,
      webhooks,
      failed_orders: health.failedOrders,
      low_wallets: health.lowWallets,
      funds_requests: health.fundsRequests,
      supplier: {
        calls: supplier.calls,
        failed: supplier.failed,
        median_ms: supplier.medianMs && Math.round(supplier.medianMs),
        p95_ms: supplier.p95Ms && Math.round(supplier.p95Ms),
        last_failure: timestampOrNull(supplier.lastFailure),
        last_error: supplier.lastError,
        failing_since: timestampOrNull(supplier.failingSince),
      },
      jobs: { due: jobs.due, overdue_seconds: Math.floor(jobs.overdueMs / 1000) },
      write_failure: health.writeFailure,
      last_verification: lastVerification && {
        at: toTimestamp(lastVerification.at),
        violations: violations.reduce((sum, count) => sum + count, 0),
      },
      backups_known: backup !== undefined,
      last_backup: backup == null ? null : { at: toTimestamp(backup.at), bytes: backup.bytes },
      release: deployment.version,
    };
    return { status: 200, body: toJson(body) };
  };

  const supportOrdersList: Handler<"supportOrdersList"> = async ({ query }) => {
    const list = openList(cursors, "supportOrdersList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.orders(query.status ?? "all", list.page);
    const last = await reads.supplierAttempts.lastOf("order", numbersOf(rows));
    const body = pageOf<found.OrderBrief, Body<"supportOrdersList">>(
      list,
      rows,
      (row) => toOrderBrief(row, last),
      ({ createdAt, n }) => ({ at: createdAt, n }),
    );
    return { status: 200, body };
  };

  const supportTopupsList: Handler<"supportTopupsList"> = async ({ query }) => {
    const list = openList(cursors, "supportTopupsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.processingTopups(list.page);
    const last = await reads.supplierAttempts.lastOf("topup", numbersOf(rows));
    const body = pageOf<found.TopupBrief, Body<"supportTopupsList">>(
      list,
      rows,
      (row) => toTopupBrief(row, last),
      ({ createdAt, n }) => ({ at: createdAt, n }),
    );
    return { status: 200, body };
  };

  const shownTopup = async (topup: Topup) => {
    const { account: n } = await reads.ledgers.byNumber(topup.ledger);
    const account = await reads.accounts.byNumber(n);
    if (account === null) throw new Error("a ledger has no account");
    const last = await reads.supplierAttempts.lastOf("topup", [topup.n]);
    return { status: 200 as const, body: toJson(toTopupBrief({ ...topup, account }, last)) };
  };

  const supportTopupsRetry: Handler<"supportTopupsRetry"> = async ({ caller, path, now }) => {
    const topup = await reads.topups.byIdAnywhere(path.id);
    if (!topup) return notFound("top-up");
    const retried = await store.transaction((tx) => retryTopup(tx, topup.n, caller.actor, now));
    return retried instanceof Refusal ? retried : await shownTopup(retried);
  };

  const supportTopupsRefund: Handler<"supportTopupsRefund"> = async ({ caller, path, now }) => {
    const topup = await reads.topups.byIdAnywhere(path.id);
    if (!topup) return notFound("top-up");
    const refunded = await store.transaction((tx) => refundTopup(tx, topup.n, caller.actor, now, random));
    return refunded instanceof Refusal ? refunded : await shownTopup(refunded);
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

  const lowWalletsList: Handler<"lowWalletsList"> = async ({ query, now }) => {
    const list = openList(cursors, "lowWalletsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.attention.lowWallets(zone.dayOf(now), list.page);
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
    healthGet,
    supportOrdersList,
    supportTopupsList,
    supportTopupsRetry,
    supportTopupsRefund,
    dueJobsList,
    lowWalletsList,
    allEndpointsList,
  };
}

const numbersOf = (rows: readonly { n: number }[]) => rows.map(({ n }) => n);

const lastAttempt = (last: LastAttempts, n: number) => {
  const attempt = last.get(n);
  return attempt ? toAttemptsResponse(attempt) : null;
};

const toOrderBrief = (order: found.OrderBrief, last: LastAttempts): Schemas["OrderBrief"] => ({
  id: order.id,
  number: order.number,
  mode: order.mode,
  status: order.status,
  account: order.account,
  total: toMoney(order.totalPaise),
  last_attempt: lastAttempt(last, order.n),
  refund_due: timestampOrNull(orderRefundDue(order)),
  created: toTimestamp(order.createdAt),
});

const toTopupBrief = (topup: found.TopupBrief, last: LastAttempts): Schemas["TopupBrief"] => ({
  id: topup.id,
  iccid: topup.iccid,
  mode: topup.mode,
  status: topup.status,
  account: { id: topup.account.id, name: topup.account.name },
  package_name: topup.package.name,
  total: toMoney(topup.totalPaise),
  last_attempt: lastAttempt(last, topup.n),
  refund_due: timestampOrNull(topupRefundDue(topup)),
  created: toTimestamp(topup.createdAt),
});

const toDueJob = ({ kind, orderId, iccid, attempts, dueAt }: found.DueJobBrief): Schemas["DueJob"] => ({
  kind,
  order_id: orderId,
  iccid,
  attempts,
  due: toTimestamp(dueAt),
});

const toLowWallet = ({
  account,
  balancePaise,
  thresholdPaise,
  dailyPaise,
}: found.LowWallet): Schemas["LowWallet"] => ({
  account,
  balance: toMoney(balancePaise),
  threshold: thresholdPaise ? toMoney(thresholdPaise) : null,
  daily: toMoney(dailyPaise),
});
