// Runs background jobs when they are due. It sleeps at most half a second, because other processes add jobs too.
import type { Logger } from "pino";
import { checkJobKinds, type JobKind, purchaseJobKinds, storeJobKinds } from "../domain/jobs/jobs.ts";
import { removeOutdated, runStoreJobs } from "../domain/jobs/run-jobs.ts";
import { rollUpSales } from "../domain/sales/sales.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import { SupplyJobs } from "../domain/supply/supply-jobs.ts";
import { eraseOutdated, type Retention } from "../domain/travellers/retention.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Clock } from "./clock.ts";
import { type Loop, startLoop } from "./loop.ts";

const longestSleepMs = 500;
const cleanUpEveryMs = 600_000;
const rollUpEveryMs = 60_000;
const afterFailureMs = 2000;
/** Pause after a round that found no room for some jobs. Due jobs of other ledgers wait up to this long. */
const whileFullMs = 50;

export interface Worker {
  /** Claims no more jobs, and waits for running ones. Another process continues unfinished jobs after their lease. */
  stop(waitMs: number): Promise<void>;
}

export interface WorkerContext extends SupplyContext {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  retention: Retention;
}

const failure = "background work failed";

/** Separate loops, so that neither eSIM checks nor clean-up delay an order. */
export function startWorker(context: WorkerContext): Worker {
  const { log, metrics, store } = context;
  const ended = (result: PromiseSettledResult<number>) => {
    if (result.status === "rejected") log.error({ err: result.reason }, failure);
    else metrics.jobsDone(result.value);
  };
  let isStopping = false;
  const goesOn = () => !isStopping;
  const supplyJobs = [purchaseJobKinds, checkJobKinds].map((kinds) => ({
    kinds,
    jobs: new SupplyJobs(context, kinds, ended),
  }));
  const loops = [
    startRounds(context, storeJobKinds, async (now) => {
      metrics.jobsDone(await runStoreJobs(context, now, goesOn));
      return true;
    }),
    startUpkeep(context, goesOn),
    startErasing(context, goesOn),
    ...supplyJobs.map(({ kinds, jobs }) => startRounds(context, kinds, (now) => jobs.startDue(now))),
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
    async stop(waitMs) {
      isStopping = true;
      const all = [...supplyJobs.map(({ jobs }) => jobs), ...loops, watch];
      let timer: NodeJS.Timeout | undefined;
      const isOver = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          log.warn("jobs still ran at the end of the wait; they are continued after their lease");
          resolve();
        }, waitMs);
      });
      await Promise.race([Promise.all(all.map((one) => one.stop())), isOver]);
      clearTimeout(timer);
    },
  };
}

function startUpkeep({ clock, log, store, zone }: WorkerContext, goesOn: () => boolean): Loop {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let rolledUpAt = Number.NEGATIVE_INFINITY;
  return startLoop(
    async () => {
      await clock.refresh?.();
      const now = clock.now();
      // The clock may be set back.
      if (Math.abs(now - cleanedAt) >= cleanUpEveryMs) {
        cleanedAt = now;
        await removeOutdated(store, now, goesOn);
      }
      if (Math.abs(now - rolledUpAt) >= rollUpEveryMs) {
        rolledUpAt = now;
        await rollUpSales(store, zone, now);
      }
      return longestSleepMs;
    },
    { log, failure: "clean-up failed", afterFailureMs },
  );
}

/** A loop of its own: the first round may have years of orders to erase. */
function startErasing({ clock, log, retention, store }: WorkerContext, goesOn: () => boolean): Loop {
  let erasedAt = Number.NEGATIVE_INFINITY;
  return startLoop(
    async () => {
      await clock.refresh?.();
      const now = clock.now();
      if (Math.abs(now - erasedAt) >= cleanUpEveryMs) {
        await eraseOutdated(store, retention, now, goesOn);
        erasedAt = now;
      }
      return longestSleepMs;
    },
    { log, failure: "erasing travellers' details failed", afterFailureMs },
  );
}

/** @param round returns false if due jobs may wait for room */
function startRounds(
  { clock, log, store }: WorkerContext,
  kinds: readonly JobKind[],
  round: (now: number) => Promise<boolean>,
): Loop {
  return startLoop(
    async () => {
      await clock.refresh?.();
      if (!(await round(clock.now()))) return whileFullMs;
      const next = await store.reads.jobs.nextAt(kinds);
      if (next === null) return longestSleepMs;
      return Math.min(longestSleepMs, Math.max(5, next - clock.now()));
    },
    { log, failure, afterFailureMs },
  );
}
