// The running service: store, clock, application, worker and listeners put together, and taken down in order.
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { dirname } from "node:path";
import type { Logger } from "pino";
import { adminListener } from "./admin.ts";
import { type Clock, claimClockKind, clockOf, systemClock, timeOf, VirtualClock } from "./clock.ts";
import { basePathEnd, type Config } from "./config.ts";
import { deploymentSecret, deriveSecret } from "./deployment-secret.ts";
import { CatalogueViews } from "./domain/catalogue/views.ts";
import type { Random, Store } from "./domain/ports.ts";
import type { SupplyContext } from "./domain/supply/ports.ts";
import type { WebhookContext } from "./domain/webhooks/endpoints.ts";
import { answerTimeoutMs } from "./domain/webhooks/schedule.ts";
import { createApp } from "./http/app.ts";
import { Cursors } from "./http/cursors.ts";
import { createDocumentation } from "./http/documentation.ts";
import { answerWhatIsNoRequest } from "./http/malformed.ts";
import { createMetrics } from "./http/metrics.ts";
import { QrTokens } from "./http/qr-tokens.ts";
import { addressOf, closeServer, listen } from "./listening.ts";
import { openLog } from "./log.ts";
import { startOutbox } from "./mail/outbox.ts";
import { createPortal } from "./portal/app.ts";
import { isBelow, portalPlace } from "./portal/origin.ts";
import { peopleServices } from "./portal/services.ts";
import { random } from "./random.ts";
import { SqliteStore } from "./store/sqlite/store.ts";
import { supplierOf } from "./supplier-choice.ts";
import { measured } from "./suppliers/measured.ts";
import { createDelivery, type DeliveryOptions, sealingKeyOf } from "./webhooks/delivery.ts";
import { keepDeliverySettings, sealingMarkOf, userAgentOf } from "./webhooks/delivery-settings.ts";
import { startWorker } from "./worker.ts";

export { random };

export interface Service {
  /** The base address, ending in /partner/api. */
  url: string;
  /** The address of the portal. */
  portalUrl: string;
  /** The address of the documentation. */
  docsUrl: string;
  adminUrl: string | null;
  store: Store;
  clock: Clock;
  webhooks: WebhookContext;
  supply: SupplyContext;
  /** Sends every webhook that is due at the clock's time, to its end. */
  deliverDue(): Promise<void>;
  /** Ends what was taken on, then closes everything. */
  stop(): Promise<void>;
}

export function openStore(config: Pick<Config, "database">): SqliteStore {
  mkdirSync(dirname(config.database), { recursive: true });
  return new SqliteStore({ file: config.database });
}

/** What is there before the first request. */
export interface Prepared {
  store: Store;
  secret: string;
  now: number;
  random: Random;
}

/** @param prepare fills the database before anything listens */
export async function startService(
  config: Config,
  prepare?: (prepared: Prepared) => Promise<void>,
): Promise<Service> {
  const { log, close: closeLog } = openLog(config.logLevel);
  const store = openStore(config);
  await claimClockKind(store, config.virtualClock ? "virtual" : "real");
  const clock = await clockOf(store);
  const secret = await deploymentSecret(store, config.secret);
  await prepare?.({ store, secret, now: clock.now(), random });
  const metrics = createMetrics(() => store.reads.waitingDeliveries());
  const qrTokens = new QrTokens(deriveSecret(secret, "qr"));
  // A missing Host header is judged like the rest of a request: in the envelope. Most requests have no body: without a
  // stream for what will not come, each takes 3 µs less.
  const server = createServer({ requireHostHeader: false, optimizeEmptyRequests: true });
  await listen(server, config.port, config.host);
  const state = { ready: true };
  const admin =
    config.adminPort === null ? null : createServer(adminListener(metrics.registry, store, state));
  try {
    if (admin) await listen(admin, config.adminPort ?? 0, "127.0.0.1");
  } catch (error) {
    server.close();
    await store.close();
    throw error;
  }
  const url = config.publicUrl ?? addressOf(server, config.host) + basePathEnd;
  const services = {
    store,
    random,
    supplier: measured(supplierOf(config, store, clock), metrics.supplierAsked, () => performance.now()),
    time: timeOf(clock),
    views: new CatalogueViews(store),
    cursors: new Cursors(deriveSecret(secret, "cursors")),
    qrTokens,
    qrAddress: (esim: { n: number }) => `${url}/v1/qr/${qrTokens.encode(esim.n)}.png`,
  };
  const basePath = new URL(url).pathname;
  const { trustedProxies, checkResponses } = config;
  const api = createApp({ ...services, clock, log, metrics, basePath, trustedProxies, checkResponses });
  answerWhatIsNoRequest(server, random);
  const settings = await ownSettings(store, config, secret, log);
  const delivery = createDelivery({ store, clock, random, log, metrics }, settings);
  const deliverDue = () => delivery.dispatcher.runDue();
  const place = portalPlace(url, config.publicUrl !== null);
  const portal = createPortal({
    ...{ ...services, ...peopleServices(store, random, config.serviceName, secret) },
    ...{ clock, log, metrics, place, trustedProxies, checkResponses },
    webhooks: delivery.context,
    userAgent: settings.userAgent,
    advance: clock instanceof VirtualClock ? { ...services, clock, deliverDue } : null,
    capabilities: {
      virtualClock: config.virtualClock,
      simulatedSupplier: config.supplierUrl === null,
      localWebhooks: config.allowLocalWebhooks,
      runs: config.allowTestRuns,
    },
  });
  const docsUrl = new URL("docs", place.url);
  const documentation = createDocumentation(docsUrl.pathname, log);
  const answerApi = api.callback();
  const beside = [
    { path: place.path, answer: portal.callback() },
    { path: docsUrl.pathname, answer: documentation.callback() },
  ];
  server.on("request", (request, response) => {
    const other = beside.find(({ path }) => isBelow(request.url ?? "", path));
    (other?.answer ?? answerApi)(request, response);
  });
  // An unmet expectation (Expect: …) is no reason to answer other than by the request.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  const worker = startWorker({ ...services, clock, log, metrics });
  delivery.dispatcher.start();
  const { smtpUrl, mailFrom: from } = config;
  const outbox = startOutbox({ store, clock, realClock: systemClock, log }, { smtpUrl, from });

  return {
    url,
    portalUrl: place.url,
    docsUrl: docsUrl.href,
    adminUrl: admin && addressOf(admin, "127.0.0.1"),
    store,
    clock,
    webhooks: delivery.context,
    supply: services,
    deliverDue,
    async stop() {
      state.ready = false;
      await closeServer(server, config.shutdownSeconds * 1000, log);
      await worker.stop();
      await delivery.stop(answerTimeoutMs);
      await outbox.stop();
      if (admin) await closeServer(admin, 0, log);
      await store.close();
      closeLog();
    },
  };
}

/** What this deployment sends webhooks by, written down for the commands that help it. */
async function ownSettings(
  store: Store,
  config: Config,
  secret: string,
  log: Logger,
): Promise<DeliveryOptions> {
  const { allowLocalWebhooks: allowLocal, serviceName } = config;
  const sealingKey = sealingKeyOf(secret);
  const settings = {
    allowLocal,
    userAgent: userAgentOf(serviceName),
    sealingMark: sealingMarkOf(sealingKey),
  };
  const sealedBefore = await keepDeliverySettings(store, settings);
  if (allowLocal) log.warn("webhooks may go to loopback addresses: never allow this in production");
  if (sealedBefore)
    log.warn("the deployment's secret has changed: webhook secrets made before must be rotated");
  return { ...settings, sealingKey };
}
