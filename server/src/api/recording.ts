// Describes a request for the request log, without what the log must not hold.
import { type OperationId, routes } from "@partner-esim/generated/routes";
import type { Context } from "koa";
import { toRecord } from "../domain/request-log/batch.ts";
import { keptError, keptIdempotencyKey, keptParam, keptPath } from "../domain/request-log/kept.ts";
import type { LoggedRequest } from "../domain/request-log/logged-request.ts";
import { type Exchange, exchangeOf } from "../http/exchange.ts";
import type { KeyUses } from "../http/key-uses.ts";
import type { RequestQueue } from "../http/request-queue.ts";

export interface Recording {
  /** Null if requests are not logged. */
  queue: RequestQueue | null;
  keyUses: KeyUses;
  basePath: string;
  /** False: it must not be stored. */
  clientAddress: boolean;
}

export function recorder({ queue, keyUses, basePath, clientAddress }: Recording) {
  return (ctx: Context, tookMs: number): void => {
    const exchange = exchangeOf(ctx);
    const { holder, now, address } = exchange;
    if (holder !== null) keyUses.note(holder.key.n, now, clientAddress ? address : null);
    if (queue?.admits(exchange))
      queue.add(toRecord(describe(ctx, exchange, tookMs, basePath, clientAddress)));
  };
}

function describe(
  ctx: Context,
  exchange: Exchange,
  tookMs: number,
  basePath: string,
  clientAddress: boolean,
): LoggedRequest {
  const { holder, requestId, code, refusal } = exchange;
  const operation = exchange.operation as OperationId | null;
  const param = keptParam(refusal?.param);
  const { idempotencyKey: key, replayed } = exchange;
  // Travellers use the operations without a key.
  const hasClient = clientAddress && !(operation !== null && routes[operation].access === "none");
  return {
    id: requestId,
    at: exchange.now,
    account: holder?.account.n ?? null,
    key: holder?.key.n ?? null,
    operation,
    method: ctx.method,
    path: keptPath(belowBase(exchange.path, basePath), operation, ctx.status < 400),
    status: ctx.status,
    code,
    param,
    durationUs: Math.round(tookMs * 1000),
    address: hasClient ? exchange.address : null,
    idempotencyKey: key === null ? null : keptIdempotencyKey(key),
    replayed,
    error: refusal === null ? null : keptError(refusal, requestId, param),
  };
}

const belowBase = (path: string, basePath: string): string =>
  path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
