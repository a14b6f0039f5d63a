// The yardstick: Koa with @koa/router (and koa-body for the POST), answering from memory the bytes that the service
// answers. A process of its own: it takes the path of a JSON file of `Answers`, a port, and, where a purchase is to be
// written before it is answered, the path of a new database.
import { readFileSync } from "node:fs";
import Router from "@koa/router";
import { requestHeaders } from "@partner-esim/generated/headers";
import Koa, { type Context } from "koa";
import { koaBody } from "koa-body";
import { endWithParent } from "./parent.ts";

export interface Answers {
  basePath: string;
  packages: string;
  /** By order id. */
  orders: Record<string, string>;
  /** What a purchase answers. */
  order: string;
}

type Buy = (key: string, body: string) => Promise<void>;

function serve(answers: Answers, buy: Buy | null): Koa {
  const orders = new Map(Object.entries(answers.orders));
  const answer = (ctx: Context, status: number, text: string) => {
    ctx.status = status;
    ctx.type = "application/json; charset=utf-8";
    ctx.body = text;
  };
  const router = new Router({ prefix: answers.basePath });
  router.get("/v1/packages", (ctx) => answer(ctx, 200, answers.packages));
  router.get("/v1/orders/:id", (ctx) => {
    const text = orders.get(ctx.params.id ?? "");
    if (text !== undefined) answer(ctx, 200, text);
  });
  router.post("/v1/orders", koaBody(), async (ctx) => {
    await buy?.(ctx.get(requestHeaders.idempotencyKey), answers.order);
    answer(ctx, 201, answers.order);
  });
  const app = new Koa();
  app.use(router.routes());
  return app;
}

endWithParent();
const answers = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Answers;
const [, , , port, database] = process.argv;
const buy = database === undefined ? null : (await import("./least.ts")).leastPurchases(database);
serve(answers, buy).listen(Number(port), "127.0.0.1");
