import type { Logger } from "pino";
import { readLastCheckup } from "../domain/health/checkup.ts";
import type { Store } from "../domain/ports.ts";
import type { TimeZone } from "../domain/values/time-zone.ts";
import { readLastVerification } from "../domain/verification.ts";
import type { StoredMetricSources } from "../http/stored-metrics.ts";
import { newestBackup } from "../operation/newest-backup.ts";
import { isServer } from "../store/open.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { StoreHealth } from "./store-health.ts";
import { version } from "./version.ts";

export function storedMetricSources(
  { database, backups, travellerRetentionDays }: Config,
  store: Store,
  clock: Clock,
  health: StoreHealth,
  zone: TimeZone,
  log: Logger,
): StoredMetricSources {
  return {
    store,
    now: () => clock.now(),
    travellerRetentionDays,
    today: () => zone.dayOf(clock.now()),
    version,
    database: isServer(database) ? "postgresql" : "sqlite",
    isWritable: () => health.failing === null,
    lastVerification: () => readLastVerification(store.reads),
    lastCheckup: () => readLastCheckup(store.reads),
    newestBackup: backups === null ? undefined : () => newestBackup(backups, database),
    failed: (metric, error) => log.error({ err: error, metric }, "a metric could not be counted"),
    monotonicMs: () => performance.now(),
  };
}
