// The minimum for reading an order on this stack: plain Koa with the contract's request id, key, rate limit, row and
// log line, without bounds, validation or metrics. Arguments: the path of a database of orders, and a port.
import Router from "@koa/router";
import { responseHeaders } from "@partner-esim/generated/headers";
import { basePath } from "@partner-esim/generated/routes";
import Koa from "koa";
import { hashApiKey } from "../../server/src/domain/accounts/account.ts";
import { Directory } from "../../server/src/domain/accounts/directory.ts";
import { toOrderResponse } from "../../server/src/domain/representations.ts";
import { newRequestId } from "../../server/src/domain/values/ids.ts";
import { keyLimit, RateLimits } from "../../server/src/http/rate-limits.ts";
import { atEndOfTurn } from "../../server/src/http/turns.ts";
import { openLog } from "../../server/src/runtime/log.ts";
import { random } from "../../server/src/runtime/random.ts";
import { SqliteStore } from "../../server/src/store/sqlite/store.ts";
import { endWithParent } from "./parent.ts";

function serve(store: SqliteStore): Koa {
  const { log } = openLog("info");
  const directory = new Directory(store);
  const limits = new RateLimits(null);
  const router = new Router({ prefix: basePath });
  router.get("/v1/orders/:id", async (ctx) => {
    const found = await store.reads.orders.withUnits(ctx.state.holder.ledger, ctx.params.id ?? "");
    if (found === null) return;
    ctx.type = "application/json; charset=utf-8";
    ctx.body = JSON.stringify(toOrderResponse(found.order, found.esims));
  });
  const app = new Koa();
  app.use(async (ctx, next) => {
    const startedMs = performance.now();
    const request = newRequestId(random);
    ctx.set(responseHeaders.requestId, request);
    ctx.set(responseHeaders.cacheControl, "no-store");
    await next();
    const { holder } = ctx.state;
    const ms = Math.round((performance.now() - startedMs) * 100) / 100;
    log.info(
      { request, status: ctx.status, account: holder?.account.id, key: holder?.key.id, ms },
      "request",
    );
  });
  app.use(atEndOfTurn);
  app.use(async (ctx, next) => {
    const holder = await directory.find(hashApiKey(ctx.get("Authorization").slice("Bearer ".length)));
    if (holder === null) return ctx.throw(401);
    ctx.state.holder = holder;
    const { requests, endsAt } = await limits.take(keyLimit, String(holder.key.n), false, Date.now());
    ctx.set(responseHeaders.rateLimit, String(keyLimit.requests));
    ctx.set(responseHeaders.rateRemaining, String(keyLimit.requests - requests));
    ctx.set(responseHeaders.rateReset, String(endsAt / 1000));
    return next();
  });
  app.use(router.routes());
  return app;
}

endWithParent();
const [, , file = "", port] = process.argv;
serve(new SqliteStore({ file, existing: true })).listen(Number(port), "127.0.0.1");
