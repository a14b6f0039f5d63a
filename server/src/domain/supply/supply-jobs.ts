// Runs jobs that call the supplier, between their transactions. Running a job twice has one effect. Jobs run
// concurrently, so a slow one delays no other. Each ledger has a limit, which leaves room for other ledgers.
import { continueCancelling } from "../esims/cancelling.ts";
import { checkEsims } from "../esims/esim-reports.ts";
import { type ClaimedJob, type DueJob, type JobKind, jobLeaseMs } from "../jobs/jobs.ts";
import { fulfilOrder, recallOrder } from "../orders/live-orders.ts";
import { applyTopup, recallTopup } from "../topups/live-topups.ts";
import type { SupplyContext } from "./ports.ts";
import { backOffMs } from "./schedule.ts";

const atOnce = 200;
/** A claim can add this many again, so a ledger may have nearly twice as many. */
const atOncePerLedger = 10;

export class SupplyJobs {
  readonly #context: SupplyContext;
  readonly #kinds: readonly JobKind[];
  readonly #ended: (result: PromiseSettledResult<number>) => void;
  #isStopping = false;
  readonly #running = new Map<number, { ledger: number | null; end: Promise<void> }>();

  constructor(
    context: SupplyContext,
    kinds: readonly JobKind[],
    ended: (result: PromiseSettledResult<number>) => void,
  ) {
    this.#context = context;
    this.#kinds = kinds;
    this.#ended = ended;
  }

  /** Starts due jobs while there is room. Returns whether all due jobs are started. */
  async startDue(now: number): Promise<boolean> {
    const { store } = this.#context;
    for (;;) {
      const limit = Math.min(atOncePerLedger, atOnce - this.#running.size);
      if (limit === 0 || this.#isStopping) return false;
      const busy = this.#busyLedgers();
      const until = now + jobLeaseMs;
      const jobs = await store.transaction((tx) => tx.jobs.claim(this.#kinds, now, until, limit, busy));
      for (const job of jobs) this.#start(job, now);
      if (jobs.length < limit) return busy.length === 0;
    }
  }

  /** Resolves when a running job has ended; false if none runs. */
  async oneEnds(): Promise<boolean> {
    if (this.#running.size === 0) return false;
    await Promise.race([...this.#running.values()].map(({ end }) => end));
    return true;
  }

  /** Starts no more jobs. Resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#running.values()].map(({ end }) => end));
  }

  #busyLedgers(): number[] {
    const counts = new Map<number, number>();
    for (const { ledger } of this.#running.values())
      if (ledger !== null) counts.set(ledger, (counts.get(ledger) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= atOncePerLedger).map(([ledger]) => ledger);
  }

  #start(job: ClaimedJob, now: number): void {
    const end = Promise.allSettled([runSupplyJob(this.#context, job, now)]).then(([result]) => {
      this.#running.delete(job.n);
      this.#ended(result);
    });
    this.#running.set(job.n, { ledger: job.ledger, end });
  }
}

async function runSupplyJob(context: SupplyContext, job: DueJob, now: number): Promise<number> {
  const { subject } = job;
  switch (job.kind) {
    case "fulfil-order":
      await fulfilOrder(context, job, now);
      return 1;
    case "apply-topup":
      await applyTopup(context, job, now);
      return 1;
    case "recall-order":
      return await finishOrPostpone(context, job, now, await recallOrder(context, subject, now));
    case "recall-topup":
      return await finishOrPostpone(context, job, now, await recallTopup(context, subject, now));
    case "cancel-esim":
      return await finishOrPostpone(context, job, now, await continueCancelling(context, subject, now));
    case "check-esims":
      return await checkEsims(context, job, now);
    default:
      throw new Error(`a ${job.kind} job needs no supplier`);
  }
}

async function finishOrPostpone(
  { store }: SupplyContext,
  job: DueJob,
  now: number,
  ended: boolean,
): Promise<number> {
  await store.transaction(async (tx) => {
    if (ended) await tx.jobs.finish(job.n);
    else await tx.jobs.postpone(job.n, now + backOffMs(job.attempts));
  });
  return 1;
}
