import { limits } from "@partner-esim/generated/limits";
import { routes } from "@partner-esim/generated/routes";
import Koa from "koa";
import type { Logger } from "pino";
import { Directory } from "../domain/accounts/directory.ts";
import { FairTurns } from "../domain/fair-turns.ts";
import { Refusal } from "../domain/refusal.ts";
import { bodyParser } from "../http/body.ts";
import { clientAddress } from "../http/client-address.ts";
import { entry } from "../http/entry.ts";
import { exchangeOf } from "../http/exchange.ts";
import type { KeyUses } from "../http/key-uses.ts";
import type { KnownClients } from "../http/known-clients.ts";
import type { Metrics } from "../http/metrics.ts";
import { refuse } from "../http/problems.ts";
import type { RejectedClients } from "../http/rejected-clients.ts";
import type { RequestQueue } from "../http/request-queue.ts";
import { responseCheck } from "../http/response-check.ts";
import { limitsOf } from "../http/shared-limits.ts";
import { traceRequests } from "../http/trace-requests.ts";
import { atEndOfTurn } from "../http/turns.ts";
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

const longestTurnMs = 3;

export interface AppContext extends ServiceContext {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  basePath: string;
  trustedProxies: readonly string[];
  checkResponses: boolean;
  logClientAddress: boolean;
  known?: KnownClients;
  tracing: Tracing | null;
  rejected?: RejectedClients;
  /** Null if requests are not logged. */
  queue: RequestQueue | null;
  keyUses: KeyUses;
}

export function createApp(context: AppContext): Koa {
  const { store, random, basePath, clock, log, metrics, checkResponses } = context;
  const services = servicesOf(context);
  const handlers = {
    ...balanceHandlers(services),
    ...catalogueHandlers(services),
    ...orderHandlers(services),
    ...esimHandlers(services),
    ...eventHandlers(services),
    ...qrHandlers(services),
  } satisfies Handlers;
  const { keyLimits, qrLimits, badKeys } = limitsOf(store);
  const limitQr = async (ctx: Koa.Context) => {
    const { address, now } = exchangeOf(ctx);
    const waitSeconds = await qrLimits.take(address, now);
    if (waitSeconds === 0) return;
    refuse(
      new Refusal("rate_limited", "Too many QR images were asked for. Wait as Retry-After says."),
      waitSeconds,
    );
  };

  const app = new Koa();
  const { logClientAddress, known, rejected, queue, keyUses } = context;
  const record = recorder({ queue, keyUses, basePath, clientAddress: logClientAddress });
  const address = clientAddress(context.trustedProxies);
  if (context.tracing) app.use(traceRequests(context.tracing));
  app.use(entry({ clock, random, log, metrics, address, logClientAddress, known, rejected, record }));
  app.use(accessBeforeBody({ badKeys, basePath }, limits.bodyMaxBytes));
  app.use(bodyParser(limits.bodyMaxBytes));
  app.use(atEndOfTurn);
  const turns =
    store.rateWindows === null ? null : new FairTurns<number>(() => performance.now(), longestTurnMs);
  app.use(access({ directory: new Directory(store), badKeys, keyLimits, basePath, turns }));
  if (checkResponses) app.use(responseCheck("@partner-esim/generated/openapi.json", routes));
  for (const middleware of api(handlers, basePath, limitQr)) app.use(middleware);
  // `entry` handles everything else.
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}
