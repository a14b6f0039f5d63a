// The Koa application of the API: its stages in the contract's order of checks.
import { routes } from "@partner-esim/generated/routes";
import Koa from "koa";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { Directory } from "../domain/directory.ts";
import { Refusal } from "../domain/refusal.ts";
import { access } from "./access.ts";
import { api } from "./api.ts";
import { body } from "./body.ts";
import { clientAddress } from "./client-address.ts";
import { entry } from "./entry.ts";
import { exchangeOf } from "./exchange.ts";
import { catalogueHandlers } from "./handlers/catalogue.ts";
import { esimHandlers } from "./handlers/esims.ts";
import { eventHandlers } from "./handlers/events.ts";
import { orderHandlers } from "./handlers/orders.ts";
import type { Metrics } from "./metrics.ts";
import type { Handlers } from "./operation.ts";
import { refuse } from "./problems.ts";
import { BadKeys, KeyLimits, QrLimits } from "./rate-limits.ts";
import { responseCheck } from "./response-check.ts";
import type { Services } from "./services.ts";
import { atEndOfTurn } from "./turns.ts";

export interface AppContext extends Services {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  basePath: string;
  trustedProxies: readonly string[];
  /** Hold every response against the contract as it leaves. */
  checkResponses: boolean;
}

export function createApp(context: AppContext): Koa {
  const { store, random, basePath, clock, log, metrics, checkResponses } = context;
  const handlers = {
    ...catalogueHandlers(context),
    ...orderHandlers(context),
    ...esimHandlers(context),
    ...eventHandlers(context),
  } satisfies Handlers;
  const qrLimits = new QrLimits();
  const limitQr = (ctx: Koa.Context) => {
    const { address, now } = exchangeOf(ctx);
    const waitSeconds = qrLimits.take(address, now);
    if (waitSeconds === 0) return;
    refuse(
      new Refusal("rate_limited", "Too many QR images were asked for. Wait as Retry-After says."),
      waitSeconds,
    );
  };

  const app = new Koa();
  app.use(entry({ clock, random, log, metrics, address: clientAddress(context.trustedProxies) }));
  app.use(body);
  app.use(atEndOfTurn);
  app.use(
    access({
      directory: new Directory(store),
      badKeys: new BadKeys(),
      keyLimits: new KeyLimits(),
      basePath,
    }),
  );
  if (checkResponses) app.use(responseCheck("@partner-esim/generated/openapi.json", routes));
  for (const stage of api(handlers, basePath, limitQr)) app.use(stage);
  // Everything is answered in `entry`; what reaches Koa itself is a broken connection.
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}
