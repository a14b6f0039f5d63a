// Does background work when it falls due: sleeps until the next row's time, and looks again at least every half
// second for what other processes have left.
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Store } from "./domain/ports.ts";
import { doDueWork, removeOutdated, type WorkContext } from "./domain/work.ts";
import type { Metrics } from "./http/metrics.ts";
import { startLoop } from "./loop.ts";

const longestSleepMs = 500;
const cleanUpEveryMs = 600_000;
const afterFailureMs = 2000;

export interface Worker {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>;
}

export interface WorkerContext extends WorkContext {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

export function startWorker(context: WorkerContext): Worker {
  const { clock, log, metrics, store } = context;
  let cleanedAt = Number.NEGATIVE_INFINITY;
  return startLoop(async () => {
    try {
      await clock.refresh?.();
      const now = clock.now();
      metrics.workDone(await doDueWork(context, now));
      if (now - cleanedAt >= cleanUpEveryMs) {
        cleanedAt = now;
        await removeOutdated(store, now);
      }
      return await untilNext(store, clock.now(), metrics);
    } catch (error) {
      log.error({ err: error }, "background work failed");
      return afterFailureMs;
    }
  });
}

async function untilNext(store: Store, now: number, metrics: Metrics): Promise<number> {
  const next = await store.reads.nextWorkAt();
  metrics.workOverdue(next === null ? 0 : Math.max(0, (now - next) / 1000));
  if (next === null) return longestSleepMs;
  return Math.min(longestSleepMs, Math.max(5, next - now));
}
