// The portal as a Koa application: pages, then the middleware of its API.
import { fileURLToPath } from "node:url";
import { routes } from "@partner-esim/generated/portal/routes";
import Koa from "koa";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { BrandFiles } from "../http/brand-files.ts";
import { clientAddress } from "../http/client-address.ts";
import { entry } from "../http/entry.ts";
import type { Metrics } from "../http/metrics.ts";
import { RateLimits } from "../http/rate-limits.ts";
import { responseCheck } from "../http/response-check.ts";
import { traceRequests } from "../http/trace-requests.ts";
import { wholeRequests } from "../http/whole-requests.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { portalApi } from "./api.ts";
import { accountRecordHandlers } from "./handlers/account-records.ts";
import { accountWebhookHandlers } from "./handlers/account-webhooks.ts";
import { accountHandlers } from "./handlers/accounts.ts";
import { activityHandlers } from "./handlers/activity.ts";
import { catalogueHandlers } from "./handlers/catalogue.ts";
import { catalogueImportHandlers } from "./handlers/catalogue-imports.ts";
import { catalogueManagementHandlers } from "./handlers/catalogue-management.ts";
import { deploymentHandlers, runHandlers } from "./handlers/deployment.ts";
import { esimHandlers } from "./handlers/esims.ts";
import { exportHandlers } from "./handlers/exports.ts";
import { financeHandlers } from "./handlers/finance.ts";
import { fundsRequestHandlers } from "./handlers/funds-requests.ts";
import { healthHandlers } from "./handlers/health.ts";
import { keyHandlers } from "./handlers/keys.ts";
import { lookingHandlers } from "./handlers/looking.ts";
import { memberHandlers } from "./handlers/members.ts";
import { moneyHandlers } from "./handlers/money.ts";
import { networkHandlers } from "./handlers/network.ts";
import { operatorHandlers } from "./handlers/operators.ts";
import { orderHandlers } from "./handlers/orders.ts";
import { overviewHandlers } from "./handlers/overview.ts";
import { purchaseHandlers } from "./handlers/purchases.ts";
import { recordHandlers } from "./handlers/records.ts";
import { requestHandlers } from "./handlers/requests.ts";
import { resendHandlers } from "./handlers/resends.ts";
import { salesHandlers } from "./handlers/sales.ts";
import { searchHandlers } from "./handlers/search.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { sessionsHandlers } from "./handlers/sessions.ts";
import { supportHandlers } from "./handlers/support.ts";
import { travellerHandlers } from "./handlers/travellers.ts";
import { walletHandlers } from "./handlers/wallets.ts";
import { deliveryHandlers, endpointHandlers } from "./handlers/webhooks.ts";
import { type OpenidServices, openidRoutes } from "./openid.ts";
import type { Handlers } from "./operation.ts";
import type { PortalPlace } from "./origin.ts";
import { portalFiles, portalPages } from "./pages.ts";
import type { PortalServices } from "./services.ts";

export interface PortalContext extends PortalServices {
  log: Logger;
  metrics: Metrics;
  site: PortalPlace;
  brandFiles: BrandFiles;
  trustedProxies: readonly string[];
  checkResponses: boolean;
  logClientAddress: boolean;
  /** Message for people about an unexpected error. */
  failureText: (error: unknown) => string;
  tracing: Tracing | null;
  openid: OpenidServices | null;
}

const limitedResetsMax = 50_000;

export function createPortal(context: PortalContext): Koa {
  const { clock, random, log, metrics, site, trustedProxies, checkResponses } = context;
  const handlers = {
    ...sessionHandlers(context),
    ...sessionsHandlers(context),
    ...moneyHandlers(context),
    ...overviewHandlers(context),
    ...keyHandlers(context),
    ...endpointHandlers(context),
    ...deliveryHandlers(context),
    ...resendHandlers(context),
    ...accountWebhookHandlers(context),
    ...accountRecordHandlers(context),
    ...catalogueHandlers(context),
    ...orderHandlers(context),
    ...esimHandlers(context),
    ...exportHandlers(context),
    ...recordHandlers(context),
    ...activityHandlers(context),
    ...requestHandlers(context),
    ...memberHandlers(context),
    ...operatorHandlers(context),
    ...purchaseHandlers(context),
    ...accountHandlers(context),
    ...lookingHandlers(context),
    ...walletHandlers(context),
    ...fundsRequestHandlers(context),
    ...financeHandlers(context),
    ...catalogueImportHandlers(context),
    ...catalogueManagementHandlers(context),
    ...supportHandlers(context),
    ...travellerHandlers(context),
    ...searchHandlers(context),
    ...healthHandlers(context),
    ...salesHandlers(context),
    ...deploymentHandlers(context),
    ...networkHandlers(context),
    ...runHandlers(context),
  } satisfies Handlers;

  const app = new Koa();
  app.use(wholeRequests);
  const { brandFiles, openid } = context;
  const files = portalFiles(builtPages, site, brandFiles, openid?.label ?? null);
  const apart = openid ? [site.apiPath, site.openidPath] : [site.apiPath];
  app.use(portalPages(files, site, brandFiles, apart));
  const address = clientAddress(trustedProxies);
  const { logClientAddress, failureText } = context;
  if (context.tracing) app.use(traceRequests(context.tracing, "portal."));
  app.use(entry({ clock, random, log, metrics, address, service: "portal ", logClientAddress, failureText }));
  if (checkResponses) app.use(responseCheck("@partner-esim/generated/portal/openapi.json", routes));
  const { store, limiters, needsSecondFactor } = context;
  const { apiPath, cookie, isOwnOrigin } = site;
  const limits = new RateLimits(store.rateWindows);
  if (openid) app.use(openidRoutes({ ...context, ...openid, files, limits }));
  const limitedResets = new LRUCache<string, number>({ max: limitedResetsMax });
  const { requests } = limiters;
  const access = {
    ...{ store, limits, requests, limitedResets, cookie, isOwnOrigin },
    ...{ needsSecondFactor, logClientAddress },
  };
  for (const middleware of portalApi(handlers, apiPath, access, limiters.uploads)) app.use(middleware);
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}

const builtPages = fileURLToPath(new URL("../../portal/dist", import.meta.url));
