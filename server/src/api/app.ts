import { limits } from "@partner-esim/generated/limits";
import { routes } from "@partner-esim/generated/routes";
import Koa from "koa";
import type { Logger } from "pino";
import { Directory } from "../domain/accounts/directory.ts";
import type { Limiters } from "../domain/limits/limiters.ts";
import type { RejectedClients } from "../http/admin.ts";
import { badKeysOf } from "../http/bad-keys.ts";
import { bodyParser } from "../http/body.ts";
import { clientAddress } from "../http/client-address.ts";
import { entry } from "../http/entry.ts";
import type { KeyUses } from "../http/key-uses.ts";
import type { Metrics } from "../http/metrics.ts";
import { RateLimits } from "../http/rate-limits.ts";
import type { RequestQueue } from "../http/request-queue.ts";
import { responseCheck } from "../http/response-check.ts";
import { traceRequests } from "../http/trace-requests.ts";
import { atEndOfTurn } from "../http/turns.ts";
import { wholeRequests } from "../http/whole-requests.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { access, accessBeforeBody } from "./access.ts";
import { api } from "./api.ts";
import { balanceHandlers } from "./handlers/balance.ts";
import { catalogueHandlers } from "./handlers/catalogue.ts";
import { esimHandlers } from "./handlers/esims.ts";
import { eventHandlers } from "./handlers/events.ts";
import { orderHandlers } from "./handlers/orders.ts";
import { qrHandlers } from "./handlers/qr.ts";
import type { Handlers } from "./operation.ts";
import { recorder } from "./recording.ts";
import { type ServiceContext, servicesOf } from "./services.ts";

export interface AppContext extends ServiceContext {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  basePath: string;
  trustedProxies: readonly string[];
  checkResponses: boolean;
  logClientAddress: boolean;
  limiters: Limiters;
  tracing: Tracing | null;
  rejected?: RejectedClients;
  /** Null if requests are not logged. */
  queue: RequestQueue | null;
  keyUses: KeyUses;
}

export function createApp(context: AppContext): Koa {
  const { store, random, basePath, clock, log, metrics, checkResponses, limiters } = context;
  const services = servicesOf(context);
  const handlers = {
    ...balanceHandlers(services),
    ...catalogueHandlers(services),
    ...orderHandlers(services),
    ...esimHandlers(services),
    ...eventHandlers(services),
    ...qrHandlers(services),
  } satisfies Handlers;
  const app = new Koa();
  const { logClientAddress, rejected, queue, keyUses } = context;
  const record = recorder({ queue, keyUses, basePath, clientAddress: logClientAddress });
  const address = clientAddress(context.trustedProxies);
  app.use(wholeRequests);
  if (context.tracing) app.use(traceRequests(context.tracing));
  app.use(entry({ clock, random, log, metrics, address, logClientAddress, rejected, record }));
  const badKeys = badKeysOf(store);
  app.use(accessBeforeBody({ badKeys, basePath }, limits.bodyMaxBytes));
  app.use(bodyParser(limits.bodyMaxBytes));
  app.use(atEndOfTurn());
  const directory = new Directory(store);
  const rateLimits = new RateLimits(store.rateWindows);
  app.use(access({ directory, badKeys, rateLimits, requests: limiters.requests, basePath }));
  if (checkResponses) app.use(responseCheck("@partner-esim/generated/openapi.json", routes));
  for (const middleware of api(handlers, basePath)) app.use(middleware);
  // `entry` handles everything else.
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}
