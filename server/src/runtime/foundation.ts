// What serving and background work share: log, metrics, store, clock, secrets, supplier and webhook delivery.
import type { Logger } from "pino";
import { storeUseRecordingStart } from "../domain/accounts/key-uses.ts";
import { createLimiters, type Limiters } from "../domain/limits/limiters.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import type { ObserveSupplierCall, Supplier } from "../domain/supply/supplier.ts";
import { keepTestRuns } from "../domain/test-runs/provisioning.ts";
import type { Retention } from "../domain/travellers/retention.ts";
import type { Random } from "../domain/values/random.ts";
import { TimeZone } from "../domain/values/time-zone.ts";
import { createMetrics, type Metrics } from "../http/metrics.ts";
import { addStoredMetrics, type StoredMetricSources } from "../http/stored-metrics.ts";
import { rotateAtStart } from "../operation/rotation.ts";
import { type OpenedStore, openStore } from "../store/open.ts";
import { measured } from "../suppliers/measured.ts";
import { RecentCalls } from "../suppliers/recent-calls.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { createDelivery, type Delivery, type DeliveryOptions } from "../webhooks/delivery.ts";
import {
  deliverySettings,
  keepDeliverySettings,
  sealingKeysOf,
  sealingMarkOf,
  userAgentOf,
} from "../webhooks/delivery-settings.ts";
import {
  type Clock,
  claimClockKind,
  clockOf,
  ServerClock,
  systemClock,
  timeOf,
  VirtualClock,
} from "./clock.ts";
import type { Config } from "./config.ts";
import { activationCodesOf, deploymentSecrets, type Secrets } from "./deployment-secret.ts";
import { type Log, openLog } from "./log.ts";
import { random } from "./random.ts";
import { requireSameTime } from "./same-time.ts";
import { requireDurability } from "./server-watch.ts";
import { warnOfMissing } from "./start-warnings.ts";
import { StoreHealth } from "./store-health.ts";
import { storedMetricSources } from "./stored-metric-sources.ts";
import { supplierOf } from "./supplier-choice.ts";
import { version } from "./version.ts";

/** Clean-up functions of what a start has opened, oldest first. */
export type Opened = (() => unknown)[];

/** A part of a process. Each of the three steps of stopping runs concurrently in all parts. */
export interface Part {
  /** Keeps serving until load balancers have noticed. */
  drain?(): Promise<void>;
  /** Accepts nothing new, and completes work in flight. */
  finish(): Promise<void>;
  end(): Promise<void>;
}

export interface Prepared {
  store: OpenedStore;
  secret: string;
  now: number;
  random: Random;
  zone: TimeZone;
}

export interface Foundation {
  config: Config;
  log: Logger;
  closeLog: () => Promise<void>;
  metrics: Metrics;
  tracing: Tracing | null;
  health: StoreHealth;
  store: OpenedStore;
  clock: Clock;
  backgroundClock: Clock;
  /** Real time on which all processes agree. */
  realClock: Clock;
  /** Null for an SQLite file. */
  serverClock: ServerClock | null;
  secrets: Secrets;
  random: Random;
  limiters: Limiters;
  supply: SupplyContext & { limiters: Limiters };
  recentCalls: RecentCalls;
  delivery: Delivery;
  retention: Retention;
  /** User-Agent header of webhook requests. */
  userAgent: string;
  newestBackup: StoredMetricSources["newestBackup"];
}

/** @param prepare fills the database before anything is served @param lines the log, closed by the caller */
export async function layFoundation(
  config: Config,
  prepare: ((prepared: Prepared) => Promise<void>) | undefined,
  lines: Log | undefined,
  opened: Opened,
): Promise<Foundation> {
  const { log, onDrop, close: closeLog } = lines ?? openLog(config.logLevel);
  if (lines === undefined) opened.push(closeLog);
  const metrics = createMetrics();
  onDrop(metrics.logLineDropped);
  const limiters = createLimiters(config, metrics.limiter);
  metrics.watchLimiters(limiters);
  const tracing = await tracingOf(config, log);
  opened.push(() => tracing?.stop());
  const health = new StoreHealth(log, metrics, tracing);
  await requireSameTime(config.database);
  const store = await openStore(config.database, { observer: health });
  opened.push(() => store.close());
  await claimClockKind(store, config.virtualClock ? "virtual" : "real");
  await keepTestRuns(store, config.allowTestRuns);
  const { server } = store;
  if (server) await requireDurability({ server, log }, config.allowWeakDurability);
  const serverClock = server && (await ServerClock.open(server));
  const realClock = serverClock ?? systemClock;
  const clock = await clockOf(store, realClock);
  await storeUseRecordingStart(store, clock.now());
  const zone = new TimeZone(config.timeZone);
  const sources = storedMetricSources(config, store, clock, health, zone, log);
  addStoredMetrics(metrics, sources);
  const secrets = await deploymentSecrets(store, config);
  warnOfMissing(config, secrets, log);
  await prepare?.({ store, secret: secrets.current, now: clock.now(), random, zone });
  const recentCalls = new RecentCalls();
  const monotonicMs = () => performance.now();
  const observer = {
    called: (...[call, outcome, tookMs, error]: Parameters<ObserveSupplierCall>) => {
      metrics.supplierCalled(call, outcome, tookMs);
      recentCalls.add(outcome, tookMs, clock.now(), error);
    },
    failed: (call: keyof Supplier, error: unknown) =>
      log.warn({ call, err: error }, "a supplier call failed"),
    tracing,
  };
  const supplier = await supplierOf(config, store, clock, tracing, limiters);
  const supply = {
    store,
    random,
    activationCodes: activationCodesOf(secrets, random),
    zone,
    canSell: config.supplierUrl !== null || config.simulatedSupplier,
    limiters,
    supplier: measured(supplier, observer, monotonicMs),
    time: timeOf(clock),
  };
  const options = await deliveryOptions(store, config, secrets, log);
  const backgroundClock = clock instanceof VirtualClock ? clock.background : clock;
  const background = { store: store.background, clock: backgroundClock };
  const delivery = createDelivery({ ...background, realClock, random, log, metrics, tracing }, options);
  return {
    config,
    log,
    closeLog: lines === undefined ? closeLog : async () => {},
    metrics,
    tracing,
    health,
    store,
    clock,
    backgroundClock,
    realClock,
    serverClock,
    secrets,
    random,
    limiters,
    supply,
    recentCalls,
    delivery,
    retention: { days: config.travellerRetentionDays, erased: metrics.travellersErased },
    userAgent: options.userAgent,
    newestBackup: sources.newestBackup,
  };
}

/** Loads OpenTelemetry only if configured. */
async function tracingOf({ otlpEndpoint, tracesRatio }: Config, log: Logger): Promise<Tracing | null> {
  if (otlpEndpoint === null) return null;
  const { openTracing } = await import("../telemetry/open-telemetry.ts");
  return openTracing({ endpoint: otlpEndpoint, ratio: tracesRatio, version, log });
}

async function deliveryOptions(
  store: OpenedStore,
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
