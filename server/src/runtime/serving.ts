// Serves the API, the portal and the documentation on one listener.
import type { RequestListener } from "node:http";
import { basePath as apiBasePath } from "@partner-esim/generated/routes";
import { createApp } from "../api/app.ts";
import { QrTokens } from "../api/qr-tokens.ts";
import { CatalogueViews } from "../domain/catalogue/views.ts";
import type { ProcessReport } from "../domain/health/processes.ts";
import type { RejectedClients } from "../http/admin.ts";
import { BrandFiles } from "../http/brand-files.ts";
import { Cursors } from "../http/cursors.ts";
import { createDocumentation, isOfRoot } from "../http/documentation.ts";
import { KeyUses } from "../http/key-uses.ts";
import { RequestQueue } from "../http/request-queue.ts";
import { HttpServer } from "../http/server.ts";
import { createPortal } from "../portal/app.ts";
import { sellerOf } from "../portal/billing.ts";
import { openidServices } from "../portal/openid.ts";
import { isBelow, portalPlace } from "../portal/origin.ts";
import { peopleServices, resetLinksOf } from "../portal/services.ts";
import { brandOf } from "./brand.ts";
import { createCatalogueImporter } from "./catalogue-import.ts";
import { watchCatalogue } from "./catalogue-watch.ts";
import { VirtualClock } from "./clock.ts";
import { deriveKeys } from "./deployment-secret.ts";
import type { Foundation, Opened, Part } from "./foundation.ts";
import { reportOf } from "./heartbeat.ts";
import { outageText } from "./outage.ts";
import { startRequestLog } from "./request-log.ts";
import { usualOrigin } from "./settings.ts";
import { version } from "./version.ts";

export interface Serving extends Part {
  report: () => ProcessReport;
  url: string;
  portalUrl: string;
  docsUrl: string;
}

export async function startServing(
  foundation: Foundation,
  rejected: RejectedClients,
  opened: Opened,
): Promise<Serving> {
  const { config, log, metrics, tracing, store, clock, secrets, random, limiters, delivery } = foundation;
  // Early requests wait until the start has finished.
  const early: Parameters<RequestListener>[] = [];
  let handler: RequestListener = (...exchange) => early.push(exchange);
  const server = await HttpServer.listen((request, response) => handler(request, response), config, {
    log,
    random,
    maxConnections: config.maxConnections,
    keepAliveSeconds: config.keepAliveSeconds,
    dropped: metrics.connectionRefused,
  });
  opened.push(() => server.end());

  const report = reportOf(foundation, Number(new URL(server.urlAt(config.host)).port));
  const url = config.publicUrl ?? server.urlAt(config.host) + apiBasePath;
  const qrKeys = deriveKeys(secrets, "qr");
  const qrTokens = new QrTokens(qrKeys.current, qrKeys.previous);
  const cursorKeys = deriveKeys(secrets, "cursors");
  const services = {
    ...foundation.supply,
    views: new CatalogueViews(store),
    cursors: new Cursors(cursorKeys.current, cursorKeys.previous),
    qrTokens,
    qrAddress: (esim: { n: number }) => `${url}/v1/qr/${qrTokens.encode(esim.n)}.png`,
  };
  const { trustedProxies, checkResponses, logClientAddress, requestLogDays: days } = config;
  const http = { log, metrics, trustedProxies, checkResponses, logClientAddress, tracing };
  const queue = new RequestQueue(metrics.requestsUnlogged);
  const keyUses = new KeyUses();
  const recorded = { queue: days === 0 ? null : queue, keyUses };
  const basePath = new URL(url).pathname;
  const api = createApp({ ...services, ...http, ...recorded, clock, basePath, rejected });

  const portalPaths = portalPlace(url, config.publicUrl !== null);
  const brandFiles = new BrandFiles(brandOf(config), portalPaths.path);
  const shownName = config.companyName ?? config.serviceName;
  const importer = createCatalogueImporter(config.database);
  const deliverDue = () => delivery.dispatcher.runDue();
  const portal = createPortal({
    ...services,
    ...peopleServices(store, random, { ...config, serviceName: shownName }, secrets, limiters),
    ...http,
    failureText: outageText,
    limiters,
    clock,
    site: portalPaths,
    catalogueImporter: importer,
    webhooks: { ...delivery.context, store },
    userAgent: foundation.userAgent,
    serviceName: shownName,
    brandFiles,
    fundsText: config.fundsText,
    fundsApprovalAbovePaise: config.fundsApprovalAbovePaise,
    seller: sellerOf(config),
    resetLinks: resetLinksOf(portalPaths.url, secrets),
    sendsMail: config.smtpUrl !== null,
    needsSecondFactor: config.operatorSecondFactor,
    openid: openidServices(config, secrets, random, log),
    requestLogDays: days,
    deployment: { version, report },
    advance:
      clock instanceof VirtualClock
        ? { ...services, clock, deliverDue, retention: foundation.retention }
        : null,
    capabilities: {
      virtualClock: config.virtualClock,
      simulatedSupplier: config.simulatedSupplier && config.supplierUrl === null,
      localWebhooks: config.allowLocalWebhooks,
      runs: config.allowTestRuns,
    },
  });
  const docsUrl = new URL("docs", portalPaths.url);
  const documentation = createDocumentation({
    url: docsUrl,
    usualOrigin,
    statusUrl: config.statusUrl,
    supportUrl: config.supportUrl,
    brandFiles,
    now: () => clock.now(),
    log,
  });

  const handleApi = api.callback();
  const handlePortal = portal.callback();
  const handleDocs = documentation.callback();
  handler = (request, response) => {
    const target = request.url ?? "";
    if (isBelow(target, portalPaths.path)) handlePortal(request, response);
    else if (isBelow(target, docsUrl.pathname) || isOfRoot(request, docsUrl.pathname))
      handleDocs(request, response);
    else handleApi(request, response);
  };
  for (const exchange of early.splice(0)) handler(...exchange);

  const catalogueWatch = watchCatalogue(services.views, log);
  opened.push(() => catalogueWatch.stop());
  const monotonicMs = () => performance.now();
  const requestLog = startRequestLog({
    store: store.background,
    clock,
    log,
    queue,
    keyUses,
    days,
    monotonicMs,
  });
  opened.push(() => requestLog.stop());
  return {
    report,
    url,
    portalUrl: portalPaths.url,
    docsUrl: docsUrl.href,
    drain: () => server.drain(config.drainSeconds * 1000),
    finish: () => server.close(config.shutdownSeconds * 1000),
    async end() {
      await requestLog.stop();
      await importer.stop();
      await catalogueWatch.stop();
    },
  };
}
