// Moves a virtual clock from due time to due time, so that background jobs run at the time they were due.

import { addAuditEntry, type OperatorActor } from "../domain/accounts/audit-log.ts";
import { AdministrationFault } from "../domain/administration-fault.ts";
import { checkJobKinds, purchaseJobKinds, storeJobKinds } from "../domain/jobs/jobs.ts";
import { removeOutdated, runDueJobs } from "../domain/jobs/run-jobs.ts";
import type { Reads, Tx } from "../domain/ports.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import { eraseOutdated, type Retention } from "../domain/travellers/retention.ts";
import { type ClockKind, clockKindOf, type VirtualClock } from "../runtime/clock.ts";

const timeoutMs = 30_000;
const pollIntervalMs = 20;

export interface AdvanceContext extends SupplyContext {
  clock: VirtualClock;
  deliverDue(): Promise<void>;
  retention: Retention;
}

export async function requireVirtualClock(reads: Reads): Promise<void> {
  const kind: ClockKind | null = await clockKindOf(reads);
  if (kind === "virtual") return;
  const current = kind === "real" ? "the database runs on real time" : "the database was never served";
  throw new AdministrationFault(
    "conflict",
    null,
    `${current}: a clock that moves needs serve --virtual-clock`,
  );
}

export async function advanceClock(context: AdvanceContext, ms: number): Promise<number> {
  const { store, clock } = context;
  await requireVirtualClock(store.reads);
  await clock.refresh();
  const target = clock.now() + ms;
  await moveByDueTimes(store.reads, clock, target, async () => {
    const done = await runDueJobs(context, clock.now());
    await context.deliverDue();
    return done;
  });
  await othersDone(store.reads, target);
  await removeOutdated(store, clock.now());
  await eraseOutdated(store, context.retention, clock.now());
  return clock.now();
}

export async function noteAdvance(tx: Tx, seconds: number, actor: OperatorActor, now: number): Promise<void> {
  await addAuditEntry(tx, null, actor, "clock.advanced", "clock", now, `${seconds} s`);
}

/** @param perform runs what is due and returns how much that was */
export async function moveByDueTimes(
  reads: Reads,
  clock: Pick<VirtualClock, "now" | "moveTo">,
  target: number,
  perform: () => Promise<number>,
): Promise<void> {
  // The supplier's state changes only by calls and instructions. So once a check of the eSIMs finds nothing, later
  // checks need no stop until something else has run: a year has 52,560 of them.
  let atRest = false;
  for (;;) {
    if ((await perform()) > 0) atRest = false;
    const others: number = await earliest([
      reads.jobs.nextAt([...storeJobKinds, ...purchaseJobKinds]),
      reads.esims.nextExpiryAt(),
      reads.deliveryQueue.nextAt(),
    ]);
    const check: number = await earliest(atRest ? [] : [reads.jobs.nextAt(checkJobKinds)]);
    const next = Math.min(others, check);
    if (next > target) break;
    if (next <= clock.now()) await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    await clock.moveTo(next);
    atRest = check < others;
  }
  await clock.moveTo(target);
  await perform();
}

async function earliest(times: Promise<number | null>[]): Promise<number> {
  const known = (await Promise.all(times)).filter((at) => at !== null);
  return Math.min(...known);
}

/** Waits for jobs that a serving process has claimed. */
async function othersDone(reads: Reads, target: number): Promise<void> {
  for (let waitedMs = 0; await reads.jobs.isAnyLeft(target); waitedMs += pollIntervalMs) {
    if (waitedMs >= timeoutMs)
      throw new AdministrationFault("conflict", null, "background work does not end");
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}
