import type { Middleware } from "koa";
import type { Tracing } from "../telemetry/tracing.ts";
import { exchangeOf } from "./exchange.ts";

/** Goes before `entry`. A span holds no path, because paths hold tokens. @param service prefix of operations */
export function traceRequests(tracing: Tracing, service = ""): Middleware {
  return async (ctx, next) => {
    const attributes = { "http.request.method": ctx.method };
    const { traceparent, tracestate } = ctx.headers as Record<string, string | undefined>;
    const from = { traceparent, tracestate };
    await tracing.span({ name: ctx.method, kind: "server", attributes, from }, async (span) => {
      await next();
      const { requestId, operation, code, replayed } = exchangeOf(ctx);
      if (operation !== null) span.name(service + operation);
      span.set({
        "http.response.status_code": ctx.status,
        "partner_esim.request_id": requestId,
        "partner_esim.operation": operation === null ? undefined : service + operation,
        "partner_esim.error_code": code ?? undefined,
        "partner_esim.replayed": replayed || undefined,
      });
      if (ctx.status >= 500) span.fail(code ?? String(ctx.status));
    });
  };
}
