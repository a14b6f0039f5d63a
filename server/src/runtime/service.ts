// Wires the running service together and stops it in order.

import type { RequestListener, Server } from "node:http";
import { Socket } from "node:net";
import { basePath as apiBasePath } from "@partner-esim/generated/routes";
import type { Logger } from "pino";
import { createApp } from "../api/app.ts";
import { QrTokens } from "../api/qr-tokens.ts";
import { storeUseRecordingStart } from "../domain/accounts/key-uses.ts";
import { CatalogueViews } from "../domain/catalogue/views.ts";
import type { Store } from "../domain/ports.ts";
import type { Random } from "../domain/random.ts";
import { newOrderTurns, type SupplyContext } from "../domain/supply/ports.ts";
import type { ObserveSupplierCall } from "../domain/supply/supplier.ts";
import { keepTestRuns } from "../domain/test-runs/provisioning.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import { responseTimeoutMs } from "../domain/webhooks/schedule.ts";
import { adminListener } from "../http/admin.ts";
import { clientAddress } from "../http/client-address.ts";
import { Cursors } from "../http/cursors.ts";
import { createDocumentation, isFrontPage } from "../http/documentation.ts";
import { KeyUses } from "../http/key-uses.ts";
import { KnownClients } from "../http/known-clients.ts";
import { addressOf, adminPartOfDescriptors, closeServer, drainServer, listen } from "../http/listener.ts";
import { createMetrics } from "../http/metrics.ts";
import { RejectedClients } from "../http/rejected-clients.ts";
import { RequestQueue } from "../http/request-queue.ts";
import { limitResponses } from "../http/response-meter.ts";
import { addStoredMetrics } from "../http/stored-metrics.ts";
import { startOutbox } from "../mail/outbox.ts";
import { rotateAtStart } from "../operation/rotation.ts";
import { createPortal } from "../portal/app.ts";
import { sellerOf } from "../portal/billing.ts";
import { isBelow, portalPlace } from "../portal/origin.ts";
import { peopleServices, resetLinksOf } from "../portal/services.ts";
import { openStore } from "../store/open.ts";
import { measured } from "../suppliers/measured.ts";
import { RecentCalls } from "../suppliers/recent-calls.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { createDelivery, type DeliveryOptions } from "../webhooks/delivery.ts";
import {
  deliverySettings,
  keepDeliverySettings,
  sealingKeysOf,
  sealingMarkOf,
  userAgentOf,
} from "../webhooks/delivery-settings.ts";
import { createCatalogueImporter } from "./catalogue-import.ts";
import { watchCatalogue } from "./catalogue-watch.ts";
import { type Clock, claimClockKind, clockOf, systemClock, timeOf, VirtualClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { deploymentSecrets, deriveKeys, type Secrets } from "./deployment-secret.ts";
import { type Log, openLog } from "./log.ts";
import { random } from "./random.ts";
import { startRequestLog } from "./request-log.ts";
import { requireSameTime } from "./same-time.ts";
import { usualBaseUrl } from "./settings.ts";
import { warnOfMissing } from "./start-warnings.ts";
import { StoreHealth, watchStore } from "./store-health.ts";
import { storedMetricSources } from "./stored-metric-sources.ts";
import { supplierOf } from "./supplier-choice.ts";
import { failureLog } from "./supplier-log.ts";
import { version } from "./version.ts";
import { startWorker } from "./worker.ts";

export { random };

export interface Service {
  url: string;
  portalUrl: string;
  docsUrl: string;
  adminUrl: string | null;
  store: Store;
  clock: Clock;
  webhooks: WebhookContext;
  supply: SupplyContext;
  deliverDue(): Promise<void>;
  stop(): Promise<void>;
}

export interface Prepared {
  store: Store;
  secret: string;
  now: number;
  random: Random;
}

/** Closes what a failed start has opened. */
type Opened = (() => unknown)[];

/** @param prepare fills the database before the service listens @param lines the log, closed by the caller */
export async function startService(
  config: Config,
  prepare?: (prepared: Prepared) => Promise<void>,
  lines?: Log,
): Promise<Service> {
  const opened: Opened = [];
  try {
    return await start(config, prepare, lines, opened);
  } catch (error) {
    for (const close of opened.toReversed()) {
      try {
        await close();
      } catch {}
    }
    throw error;
  }
}

async function start(
  config: Config,
  prepare: ((prepared: Prepared) => Promise<void>) | undefined,
  lines: Log | undefined,
  opened: Opened,
): Promise<Service> {
  const { log, onDrop, close: closeLog } = lines ?? openLog(config.logLevel);
  if (lines === undefined) opened.push(closeLog);
  const metrics = createMetrics();
  onDrop(metrics.logLineDropped);
  const tracing = await tracingOf(config, log);
  opened.push(() => tracing?.stop());
  const health = new StoreHealth(log, metrics, tracing);
  await requireSameTime(config.database);
  const store = await openStore(config.database, { observer: health });
  opened.push(() => store.close());
  await claimClockKind(store, config.virtualClock ? "virtual" : "real");
  await keepTestRuns(store, config.allowTestRuns);
  const clock = await clockOf(store);
  await storeUseRecordingStart(store, clock.now());
  const stored = storedMetricSources(config, store, clock, health, log);
  addStoredMetrics(metrics, stored);
  const secrets = await deploymentSecrets(store, config);
  warnOfMissing(config, secrets, log);
  await prepare?.({ store, secret: secrets.current, now: clock.now(), random });
  const qrKeys = deriveKeys(secrets, "qr");
  const qrTokens = new QrTokens(qrKeys.current, qrKeys.previous);
  const cursorKeys = deriveKeys(secrets, "cursors");
  // A missing Host header gets the error envelope. No stream for requests without a body saves 3 µs each.
  const options = { requireHostHeader: false, optimizeEmptyRequests: true };
  const { keepAliveSeconds } = config;
  const surroundings = { log, random, keepAliveSeconds, connectionRefused: metrics.connectionRefused };
  // Early requests wait until the start has finished.
  const early: Parameters<RequestListener>[] = [];
  let handler: RequestListener = (...exchange) => early.push(exchange);
  const known = new KnownClients();
  const rejected = new RejectedClients();
  const server = await listen((request, response) => handler(request, response), config, {
    ...surroundings,
    known,
    clientAddress: clientAddress(config.trustedProxies),
    http: options,
  });
  opened.push(() => endServer(server));
  const state = { ready: true };
  const { registry } = metrics;
  let admin: Server | null = null;
  if (config.adminPort !== null) {
    const place = { port: config.adminPort, host: config.adminHost };
    const listener = adminListener({ registry, store, health, log, state, rejected });
    admin = await listen(listener, place, { ...surroundings, partOfDescriptors: adminPartOfDescriptors });
    opened.push(() => admin && endServer(admin));
  }
  const url = config.publicUrl ?? addressOf(server, config.host) + apiBasePath;
  const monotonicMs = () => performance.now();
  const recentCalls = new RecentCalls();
  const supplierObserver = {
    called: (...[call, outcome, tookMs]: Parameters<ObserveSupplierCall>) => {
      metrics.supplierCalled(call, outcome, tookMs);
      recentCalls.add(outcome, tookMs, clock.now());
    },
    failed: failureLog(log, monotonicMs),
    tracing,
  };
  const services = {
    store,
    random,
    canSell: config.supplierUrl !== null || config.simulatedSupplier,
    orderTurns: newOrderTurns(),
    supplier: measured(await supplierOf(config, store, clock, tracing), supplierObserver, monotonicMs),
    time: timeOf(clock),
    views: new CatalogueViews(store),
    cursors: new Cursors(cursorKeys.current, cursorKeys.previous),
    qrTokens,
    qrAddress: (esim: { n: number }) => `${url}/v1/qr/${qrTokens.encode(esim.n)}.png`,
  };
  const basePath = new URL(url).pathname;
  const { trustedProxies, checkResponses, logClientAddress } = config;
  const http = { log, metrics, trustedProxies, checkResponses, logClientAddress, known, tracing };
  const { requestLogDays: days } = config;
  const queue = new RequestQueue(metrics.requestsUnlogged);
  const keyUses = new KeyUses();
  const recorded = { queue: days === 0 ? null : queue, keyUses };
  const api = createApp({ ...services, ...http, ...recorded, clock, basePath, rejected });
  const settings = await ownSettings(store, config, secrets, log);
  const { background } = store;
  const delivery = createDelivery({ store: background, clock, random, log, metrics, tracing }, settings);
  const deliverDue = () => delivery.dispatcher.runDue();
  const place = portalPlace(url, config.publicUrl !== null);
  const importer = createCatalogueImporter(config.database);
  const portal = createPortal({
    ...services,
    ...peopleServices(store, random, config.serviceName, secrets),
    ...http,
    clock,
    place,
    catalogueImporter: importer,
    webhooks: { ...delivery.context, store },
    userAgent: settings.userAgent,
    serviceName: config.serviceName,
    fundsText: config.fundsText,
    seller: sellerOf(config),
    resetLinks: resetLinksOf(place.url, secrets),
    needsSecondFactor: config.operatorSecondFactor,
    requestLogDays: days,
    deployment: {
      version,
      supplierCalls: (now) => recentCalls.read(now),
      writeFailure: () => health.failing,
      newestBackup: stored.newestBackup,
    },
    advance: clock instanceof VirtualClock ? { ...services, clock, deliverDue } : null,
    capabilities: {
      virtualClock: config.virtualClock,
      simulatedSupplier: config.simulatedSupplier && config.supplierUrl === null,
      localWebhooks: config.allowLocalWebhooks,
      runs: config.allowTestRuns,
    },
  });
  const docsUrl = new URL("docs", place.url);
  const documentation = createDocumentation({ url: docsUrl, usualBaseUrl, statusUrl: config.statusUrl, log });
  const handleApi = api.callback();
  const handlePortal = portal.callback();
  const handleDocs = documentation.callback();
  handler = (request, response) => {
    const target = request.url ?? "";
    if (isBelow(target, place.path)) handlePortal(request, response);
    else if (isBelow(target, docsUrl.pathname) || isFrontPage(request, docsUrl.pathname))
      handleDocs(request, response);
    else handleApi(request, response);
  };
  for (const exchange of early.splice(0)) handler(...exchange);
  const catalogueWatch = watchCatalogue(services.views, log);
  const watch = watchStore(store, health, () => store.isInPlace(), log);
  const worker = startWorker({ ...services, store: background, clock, log, metrics });
  delivery.dispatcher.start();
  const { smtpUrl, mailFrom: from } = config;
  const requestLog = startRequestLog({ store: background, clock, log, queue, keyUses, days, monotonicMs });
  const tried = metrics.mailTried;
  const outbox = startOutbox(
    { store: background, clock, realClock: systemClock, log, tried },
    { smtpUrl, from },
  );

  return {
    url,
    portalUrl: place.url,
    docsUrl: docsUrl.href,
    adminUrl: admin && addressOf(admin, config.adminHost),
    store,
    clock,
    webhooks: { ...delivery.context, store },
    supply: services,
    deliverDue,
    async stop() {
      state.ready = false;
      const shutdownMs = config.shutdownSeconds * 1000;
      const steps: (() => Promise<void>)[] = [
        () => drainServer(server, config.drainSeconds * 1000),
        async () => void (await Promise.all([closeServer(server, shutdownMs, log), worker.stop(shutdownMs)])),
        () => requestLog.stop(),
        () => watch.stop(),
        () => importer.stop(),
        () => catalogueWatch.stop(),
        () => delivery.stop(responseTimeoutMs),
        () => outbox.stop(),
        async () => void (admin && (await closeServer(admin, 0, log))),
        () => store.close(),
        async () => await tracing?.stop(),
      ];
      // After a failed step the others still run.
      for (const step of steps)
        await step().catch((error) => log.error({ err: error }, "the service stopped with a fault"));
      if (lines === undefined) await closeLog();
    },
  };
}

function endServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Most deployments don't load OpenTelemetry. */
async function tracingOf({ otlpEndpoint, tracesRatio }: Config, log: Logger): Promise<Tracing | null> {
  if (otlpEndpoint === null) return null;
  const { openTracing } = await import("../telemetry/open-telemetry.ts");
  const limit = (socket: object) => {
    if (socket instanceof Socket) limitResponses(socket, "the collector sends too much");
  };
  return openTracing({ endpoint: otlpEndpoint, ratio: tracesRatio, version, log, limit });
}

async function ownSettings(
  store: Store,
  config: Config,
  secrets: Secrets,
  log: Logger,
): Promise<DeliveryOptions> {
  const { allowLocalWebhooks: allowLocal, serviceName } = config;
  const sealingKeys = sealingKeysOf(secrets);
  const settings = {
    allowLocal,
    userAgent: userAgentOf(serviceName),
    sealingMark: sealingMarkOf(sealingKeys.current),
  };
  const before = await deliverySettings(store.reads);
  const changed = before !== null && before.sealingMark !== settings.sealingMark;
  // Before marking, so that an interrupted start repeats it.
  await rotateAtStart(store, secrets, random, changed, log);
  await keepDeliverySettings(store, settings);
  if (allowLocal) log.warn("webhooks may go to loopback addresses: never allow this in production");
  return { ...settings, sealingKeys };
}
