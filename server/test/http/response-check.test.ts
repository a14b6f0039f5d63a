// The check of responses in development: what the contract does not have never leaves.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { routes } from "@partner-esim/generated/routes";
import Koa from "koa";
import t, { type Test } from "tap";
import type { Exchange } from "../../src/http/exchange.ts";
import { responseCheck } from "../../src/http/response-check.ts";

/** Returns what goes wrong when an operation returns this body; null if it may leave. */
async function faultOf(t: Test, operation: keyof typeof routes, body: unknown): Promise<string | null> {
  let fault: string | null = null;
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    ctx.state.exchange = { operation } as Exchange;
    for (const name of ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"])
      ctx.set(name, "1");
    ctx.set("Cache-Control", "no-store");
    await next().catch((error: Error) => {
      fault = error.message;
    });
  });
  app.use(responseCheck("@partner-esim/generated/openapi.json", routes));
  app.use((ctx) => {
    ctx.type = "json";
    ctx.body = JSON.stringify(body);
  });
  const server = app.listen(0, "127.0.0.1");
  t.teardown(() => server.close());
  await once(server, "listening");
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
  return fault;
}

const money = { amount: "10.00", currency: "INR" };
const balance = { balance: money, low_balance_threshold: null, mode: "test" };
const event = {
  id: `evt_${"0".repeat(24)}`,
  type: "balance.low",
  mode: "live",
  created: "2026-01-01T00:00:00Z",
  sequence: 1,
  data: { balance: money, threshold: money },
};

t.test("a response that violates the contract is reported", async (t) => {
  t.equal(await faultOf(t, "balanceGet", balance), null);
  t.match(await faultOf(t, "balanceGet", { ...balance, secret: 1 }), /unevaluated properties/);
  t.match(
    await faultOf(t, "balanceGet", { ...balance, balance: { ...money, secret: 1 } }),
    /body\/balance must NOT have unevaluated properties/,
  );
  t.match(await faultOf(t, "balanceGet", { mode: "test" }), /balance/);
  t.equal(await faultOf(t, "eventsGet", event), null);
  t.match(await faultOf(t, "eventsGet", { ...event, data: { ...event.data, secret: 1 } }), /unevaluated/);
});
