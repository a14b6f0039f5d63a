// Does background work when it falls due: sleeps until the next row's time, and looks again at least every half
// second for what other processes have left.
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { SupplyContext } from "./domain/supply/ports.ts";
import { supplyWorkKinds } from "./domain/supply/work.ts";
import { doStoreWork, doSupplyWork, removeOutdated, storeWorkKinds } from "./domain/work.ts";
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

/** Two loops, so that a network that is slow to answer holds up nothing but what waits for it. */
export function startWorker(context: WorkerContext): Worker {
  const { clock, metrics, store } = context;
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const { reads } = store;
  const loops = [
    startRounds(context, async (now) => {
      metrics.workDone(await doStoreWork(context, now));
      if (now - cleanedAt >= cleanUpEveryMs) {
        cleanedAt = now;
        await removeOutdated(store, now);
      }
      return [await reads.nextWorkAt(storeWorkKinds)];
    }),
    startRounds(context, async (now) => {
      metrics.workDone(await doSupplyWork(context, now));
      const next = await reads.nextWorkAt(supplyWorkKinds);
      metrics.workOverdue(next === null ? 0 : Math.max(0, (clock.now() - next) / 1000));
      return [next, await reads.nextCheckAt()];
    }),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** @param round does what is due at `now` and answers when more is, where it knows */
function startRounds(
  { clock, log }: WorkerContext,
  round: (now: number) => Promise<(number | null)[]>,
): Loop {
  return startLoop(async () => {
    try {
      await clock.refresh?.();
      const dueTimes = (await round(clock.now())).filter((at) => at !== null);
      const untilNextMs = Math.min(...dueTimes) - clock.now();
      return Math.min(longestSleepMs, Math.max(5, untilNextMs));
    } catch (error) {
      log.error({ err: error }, "background work failed");
      return afterFailureMs;
    }
  });
}
