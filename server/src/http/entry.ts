// The outermost stage: gives each request its id and its time, and makes sure that every answer has the headers
// that all answers have, that errors leave in the envelope, and that one line of log and one count stay behind.
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { newRequestId } from "../domain/ids.ts";
import type { Random } from "../domain/ports.ts";
import type { ClientAddress } from "./client-address.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";
import { internalError, Refused, writeProblem } from "./problems.ts";
import { send } from "./reply.ts";
import { logRequest } from "./request-log.ts";

export interface EntryContext {
  clock: Clock;
  random: Random;
  address: ClientAddress;
  log: Logger;
  metrics: Metrics;
  /** Stands before the operation in logs and figures, to tell one API from another. */
  service?: string;
}

export function entry({ clock, random, address, log, metrics, service = "" }: EntryContext): Middleware {
  const requests = { log, metrics, service };
  return async (ctx, next) => {
    const started = performance.now();
    // A store that cannot tell the time fails the request later on, where that gets its answer.
    if (clock.refresh) await clock.refresh().catch(() => {});
    const exchange: Exchange = {
      requestId: newRequestId(random),
      now: clock.now(),
      address: address(ctx.req),
      path: ctx.path,
      body: null,
      holder: null,
      caller: null,
      operation: null,
      code: null,
      headers: [],
      cacheControl: "no-store",
      reply: null,
    };
    ctx.state.exchange = exchange;
    try {
      await next();
      if (exchange.reply === null) throw new Error("a request was left without an answer");
    } catch (error) {
      answerError(ctx, error, log);
    }
    logRequest(requests, exchange, send(ctx, exchange), performance.now() - started);
  };
}

function answerError(ctx: Context, error: unknown, log: Logger): void {
  if (error instanceof Refused) {
    writeProblem(ctx, error.refusal, error.retryAfterSeconds);
    return;
  }
  log.error({ request: exchangeOf(ctx).requestId, err: error }, "request failed");
  writeProblem(ctx, internalError());
}
