// Jobs that call the supplier, between their transactions. Running a job twice does nothing twice.
import { continueCancelling } from "../esims/cancelling.ts";
import { checkEsims } from "../esims/esim-reports.ts";
import type { DueJob } from "../jobs.ts";
import { fulfilOrder, recallOrder } from "../orders/live-orders.ts";
import { applyTopup, recallTopup } from "../topups/live-topups.ts";
import type { SupplyContext } from "./ports.ts";
import { backOffMs } from "./schedule.ts";

export async function runSupplyJob(context: SupplyContext, job: DueJob, now: number): Promise<number> {
  const { subject } = job;
  switch (job.kind) {
    case "fulfil-order":
      await fulfilOrder(context, job, now);
      return 1;
    case "apply-topup":
      await applyTopup(context, job, now);
      return 1;
    case "recall-order":
      return await finishOrPostpone(context, job, now, await recallOrder(context, subject));
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
