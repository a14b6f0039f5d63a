// The outermost middleware: request id and time, common headers, errors as envelopes, one log line and one metric.
import { responseHeaders } from "@partner-esim/generated/headers";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { newLoggedRequestId } from "../domain/values/ids.ts";
import type { Random } from "../domain/values/random.ts";
import type { Clock } from "../runtime/clock.ts";
import type { RejectedClients } from "./admin.ts";
import type { ClientAddress } from "./client-address.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";
import { internalError, Refused, writeProblem } from "./problems.ts";

export interface EntryContext {
  clock: Clock;
  random: Random;
  address: ClientAddress;
  log: Logger;
  metrics: Metrics;
  service?: string;
  logClientAddress: boolean;
  /** What a client reads of an error that is no refusal. */
  failureText?: (error: unknown) => string;
  rejected?: RejectedClients | undefined;
  /** For the request log. */
  record?: ((ctx: Context, tookMs: number) => void) | undefined;
}

export function entry(context: EntryContext): Middleware {
  const {
    clock,
    random,
    address,
    log,
    metrics,
    service = "",
    logClientAddress,
    rejected,
    record,
    failureText,
  } = context;
  return async (ctx, next) => {
    const started = performance.now();
    // The request fails later, where errors become responses.
    if (clock.refresh) await clock.refresh().catch(() => {});
    const now = clock.now();
    const exchange: Exchange = {
      requestId: newLoggedRequestId(random, now),
      now,
      address: address(ctx.req),
      path: ctx.path,
      holder: null,
      caller: null,
      operation: null,
      code: null,
      refusal: null,
      idempotencyKey: null,
      replayed: false,
      leave: () => {},
    };
    ctx.state.exchange = exchange;
    ctx.set(responseHeaders.requestId, exchange.requestId);
    ctx.set(responseHeaders.cacheControl, "no-store");
    try {
      await next();
      if (ctx.body === undefined) throw new Error("no middleware responded to the request");
    } catch (error) {
      respondToError(ctx, error, log, failureText);
    }
    if (ctx.status === 401) rejected?.set(exchange.requestId, exchange.address);
    const tookMs = performance.now() - started;
    const operation = exchange.operation && service + exchange.operation;
    metrics.observe(operation, ctx.status, exchange.code, tookMs);
    const fields = logged(exchange, ctx.status, tookMs);
    log.info({ ...fields, operation, client: logClientAddress ? exchange.address : undefined }, "request");
    record?.(ctx, tookMs);
  };
}

function respondToError(
  ctx: Context,
  error: unknown,
  log: Logger,
  failureText: EntryContext["failureText"],
): void {
  if (error instanceof Refused) {
    writeProblem(ctx, error.refusal, error.retryAfterSeconds);
    return;
  }
  log.error({ request: exchangeOf(ctx).requestId, err: error }, "request failed");
  writeProblem(ctx, internalError(failureText?.(error)));
}

function logged({ requestId, code, holder, caller }: Exchange, status: number, tookMs: number) {
  return {
    request: requestId,
    status,
    code: code ?? undefined,
    account: holder?.account.id ?? (caller?.kind === "member" ? caller.account.id : undefined),
    key: holder?.key.id,
    person: caller?.kind === "member" ? caller.person.id : undefined,
    operator: caller?.kind === "operator" ? caller.id : undefined,
    ms: Math.round(tookMs * 100) / 100,
  };
}
