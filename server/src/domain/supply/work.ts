// Background work that asks the network: done between transactions of its own. Each kind either ends its row or puts
// it off; a row whose process died becomes due again by its lease, and asking twice does nothing twice.
import { continueCancelling } from "../cancelling.ts";
import type { DueWork } from "../work.ts";
import { fulfilOrder, recallOrder } from "./orders.ts";
import type { SupplyContext } from "./ports.ts";
import { growingPauseMs, mostRecalls } from "./schedule.ts";
import { applyTopup, recallTopup } from "./topups.ts";

export const supplyWorkKinds = [
  "fulfil-order",
  "apply-topup",
  "recall-order",
  "recall-topup",
  "cancel-esim",
] as const;

export async function doSupplyRow(context: SupplyContext, work: DueWork, now: number): Promise<void> {
  const { subject, attempts } = work;
  switch (work.kind) {
    case "fulfil-order":
      return await fulfilOrder(context, work, now);
    case "apply-topup":
      return await applyTopup(context, work, now);
    case "recall-order":
      return await endOrPutOff(
        context,
        work,
        now,
        (await recallOrder(context, subject)) || attempts >= mostRecalls,
      );
    case "recall-topup":
      return await endOrPutOff(
        context,
        work,
        now,
        (await recallTopup(context, subject, now)) || attempts >= mostRecalls,
      );
    case "cancel-esim":
      return await endOrPutOff(context, work, now, await continueCancelling(context, subject, now));
    default:
      throw new Error(`${work.kind} asks no network`);
  }
}

async function endOrPutOff(
  { store }: SupplyContext,
  work: DueWork,
  now: number,
  ended: boolean,
): Promise<void> {
  await store.transaction(async (tx) => {
    if (ended) await tx.finishWork(work.n);
    else await tx.postponeWork(work.n, now + growingPauseMs(work.attempts));
  });
}
