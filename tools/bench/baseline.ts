// The baseline: Koa with @koa/router (and koa-body for the POST), which returns the service's responses from memory.
// Arguments: the path of a JSON file of `Responses`, a port, and optionally the path of a new database to which
// purchases are written before the response.
import { readFileSync } from "node:fs";
import Router from "@koa/router";
import { requestHeaders } from "@partner-esim/generated/headers";
import Koa, { type Context } from "koa";
import { koaBody } from "koa-body";
import { isServer } from "../../server/src/store/open.ts";
import { endWithParent } from "./parent.ts";

export interface Responses {
  basePath: string;
  packages: string;
  /** Response bodies by order id. */
  orders: Record<string, string>;
  /** Response to a purchase. */
  order: string;
  /** Response to every other path; 404 if omitted. */
  other?: string;
}

type Buy = (key: string, body: string) => Promise<void>;

function serve(responses: Responses, buy: Buy | null): Koa {
  const orders = new Map(Object.entries(responses.orders));
  const response = (ctx: Context, status: number, text: string) => {
    ctx.status = status;
    ctx.type = "application/json; charset=utf-8";
    ctx.body = text;
  };
  const router = new Router({ prefix: responses.basePath });
  router.get("/v1/packages", (ctx) => response(ctx, 200, responses.packages));
  router.get("/v1/orders/:id", (ctx) => {
    const text = orders.get(ctx.params.id ?? "");
    if (text !== undefined) response(ctx, 200, text);
  });
  router.post("/v1/orders", koaBody(), async (ctx) => {
    await buy?.(ctx.get(requestHeaders.idempotencyKey), responses.order);
    response(ctx, 201, responses.order);
  });
  const app = new Koa();
  app.use(router.routes());
  const { other } = responses;
  if (other !== undefined) app.use((ctx) => response(ctx, 200, other));
  return app;
}

async function leastPurchases(database: string): Promise<Buy> {
  if (isServer(database)) return await (await import("./least-postgres.ts")).leastPurchases(database);
  return (await import("./least.ts")).leastPurchases(database);
}

endWithParent();
const responses = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Responses;
const [, , , port, database] = process.argv;
const buy = database === undefined ? null : await leastPurchases(database);
serve(responses, buy).listen(Number(port), "127.0.0.1");
