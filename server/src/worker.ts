// Does background work when it falls due: sleeps until the next row's time, and looks again at least every half
// second for what other processes have left.
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { SupplyContext } from "./domain/supply/ports.ts";
import { checkWorkKinds, purchaseWorkKinds } from "./domain/supply/work.ts";
import { doStoreWork, doSupplyWork, removeOutdated, storeWorkKinds, type WorkKind } from "./domain/work.ts";
import type { Metrics } from "./http/metrics.ts";
import { type Loop, startLoop } from "./loop.ts";

const longestSleepMs = 500;
const cleanUpEveryMs = 600_000;
const afterFailureMs = 2000;

export interface Worker {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>;
}

export interface WorkerContext extends SupplyContext {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

/**
 * Loops of their own, so that a network that is slow to answer holds up nothing but what waits for it, and the checks
 * of many eSIMs no order.
 */
export function startWorker(context: WorkerContext): Worker {
  const { metrics, store } = context;
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const loops = [
    startRounds(context, storeWorkKinds, async (now) => {
      const done = await doStoreWork(context, now);
      if (now - cleanedAt >= cleanUpEveryMs) {
        cleanedAt = now;
        await removeOutdated(store, now);
      }
      return done;
    }),
    ...[purchaseWorkKinds, checkWorkKinds].map((kinds) =>
      startRounds(context, kinds, (now) => doSupplyWork(context, now, kinds)),
    ),
  ];
  const watch = startLoop(async () => {
    try {
      const next = await store.reads.nextWorkAt();
      metrics.workOverdue(next === null ? 0 : Math.max(0, (context.clock.now() - next) / 1000));
      return longestSleepMs;
    } catch (error) {
      context.log.error({ err: error }, "looking for overdue work failed");
      return afterFailureMs;
    }
  });
  return {
    async stop() {
      await Promise.all([...loops, watch].map((loop) => loop.stop()));
    },
  };
}

/** @param round does what is due of these kinds, and answers how much that was */
function startRounds(
  { clock, log, metrics, store }: WorkerContext,
  kinds: readonly WorkKind[],
  round: (now: number) => Promise<number>,
): Loop {
  return startLoop(async () => {
    try {
      await clock.refresh?.();
      metrics.workDone(await round(clock.now()));
      const next = await store.reads.nextWorkAt(kinds);
      if (next === null) return longestSleepMs;
      return Math.min(longestSleepMs, Math.max(5, next - clock.now()));
    } catch (error) {
      log.error({ err: error }, "background work failed");
      return afterFailureMs;
    }
  });
}
