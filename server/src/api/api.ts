// The last middleware: finds the generated route, validates the request and calls the handler.
import { responseHeaders } from "@partner-esim/generated/headers";
import { type OperationId, type Route, routes } from "@partner-esim/generated/routes";
import { validators } from "@partner-esim/generated/validators";
import type { Context, Middleware } from "koa";
import type { KeyHolder } from "../domain/accounts/directory.ts";
import { fingerprintOf } from "../domain/idempotency/idempotency.ts";
import { Refusal } from "../domain/refusal.ts";
import { exchangeOf } from "../http/exchange.ts";
import { parseJsonBody } from "../http/json-body.ts";
import { forTestKeys, refuse, writeProblem } from "../http/problems.ts";
import { idempotencyKey } from "../http/request-headers.ts";
import { type Checks, checked, firstValues, routing } from "../http/routing.ts";
import type { Call, Handler, Handlers } from "./operation.ts";

export function api(handlers: Handlers, basePath: string): Middleware[] {
  const handlerOf = (route: Route) =>
    routeHandler(route, handlers[route.operationId] as Handler<OperationId>);
  return routing(Object.values(routes), basePath, handlerOf);
}

function routeHandler(route: Route, handler: Handler<OperationId>): (ctx: Context) => Promise<void> {
  const checks = validators[route.operationId] as Checks;
  return async (ctx) => {
    const exchange = exchangeOf(ctx);
    exchange.operation = route.operationId;
    if (route.access === "test-key" && exchange.holder?.key.mode !== "test") refuse(forTestKeys());

    const key = route.idempotent ? idempotencyKey(ctx.req.rawHeaders) : null;
    exchange.idempotencyKey = key;
    const path = ctx.params;
    const body = checks.body ? checked(checks.body(parseJsonBody(ctx))) : {};
    const query = checks.query ? checked(checks.query(firstValues(ctx.querystring, route.queryParams))) : {};
    const { operationId: operation } = route;
    const call = {
      holder: exchange.holder as KeyHolder,
      path,
      query,
      body,
      key: key === null ? null : { key, operation, fingerprint: fingerprintOf(operation, path, body) },
      now: exchange.now,
      requestId: exchange.requestId,
      leave: exchange.leave,
    };
    const response = await handler(call as unknown as Call<OperationId>);
    if (response instanceof Refusal) writeProblem(ctx, response);
    else writeSuccess(ctx, response);
  };
}

interface AnySuccess {
  status: number;
  body: string | Uint8Array;
  replayed?: boolean;
  cacheControl?: string;
}

function writeSuccess(ctx: Context, { status, body, replayed, cacheControl }: AnySuccess): void {
  if (replayed) {
    ctx.set(responseHeaders.idempotentReplayed, "true");
    exchangeOf(ctx).replayed = true;
  }
  if (cacheControl !== undefined) ctx.set(responseHeaders.cacheControl, cacheControl);
  ctx.status = status;
  ctx.type = typeof body === "string" ? "json" : "png";
  ctx.body = typeof body === "string" ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
