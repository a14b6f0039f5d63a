// Runs background jobs when they fall due. It sleeps half a second at most, because other processes add jobs too.
import type { Logger } from "pino";
import { checkJobKinds, type JobKind, purchaseJobKinds, storeJobKinds } from "../domain/jobs.ts";
import { removeOutdated, runStoreJobs, runSupplyJobs } from "../domain/run-jobs.ts";
import { rollUpSales } from "../domain/sales/sales.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Clock } from "./clock.ts";
import { type Loop, startLoop } from "./loop.ts";

const longestSleepMs = 500;
const cleanUpEveryMs = 600_000;
const rollUpEveryMs = 60_000;
const afterFailureMs = 2000;

export interface Worker {
  stop(): Promise<void>;
}

export interface WorkerContext extends SupplyContext {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

/** Separate loops: a slow supplier delays only its own jobs, and neither checks of eSIMs nor clean-up delay an order. */
export function startWorker(context: WorkerContext): Worker {
  const { metrics, store } = context;
  const loops = [
    startRounds(context, storeJobKinds, (now) => runStoreJobs(context, now)),
    startUpkeep(context),
    ...[purchaseJobKinds, checkJobKinds].map((kinds) =>
      startRounds(context, kinds, (now) => runSupplyJobs(context, now, kinds)),
    ),
  ];
  const watch = startLoop(
    async () => {
      const next = await store.reads.jobs.nextAt();
      metrics.jobsOverdue(next === null ? 0 : Math.max(0, (context.clock.now() - next) / 1000));
      return longestSleepMs;
    },
    { log: context.log, failure: "looking for overdue work failed", afterFailureMs },
  );
  return {
    async stop() {
      await Promise.all([...loops, watch].map((loop) => loop.stop()));
    },
  };
}

function startUpkeep({ clock, log, store }: WorkerContext): Loop {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let rolledUpAt = Number.NEGATIVE_INFINITY;
  return startLoop(
    async () => {
      await clock.refresh?.();
      const now = clock.now();
      // The clock may be set back.
      if (Math.abs(now - cleanedAt) >= cleanUpEveryMs) {
        cleanedAt = now;
        await removeOutdated(store, now);
      }
      if (Math.abs(now - rolledUpAt) >= rollUpEveryMs) {
        rolledUpAt = now;
        await rollUpSales(store, now);
      }
      return longestSleepMs;
    },
    { log, failure: "clean-up failed", afterFailureMs },
  );
}

/** @param round returns the number of jobs run */
function startRounds(
  { clock, log, metrics, store }: WorkerContext,
  kinds: readonly JobKind[],
  round: (now: number) => Promise<number>,
): Loop {
  return startLoop(
    async () => {
      await clock.refresh?.();
      metrics.jobsDone(await round(clock.now()));
      const next = await store.reads.jobs.nextAt(kinds);
      if (next === null) return longestSleepMs;
      return Math.min(longestSleepMs, Math.max(5, next - clock.now()));
    },
    { log, failure: "background work failed", afterFailureMs },
  );
}
