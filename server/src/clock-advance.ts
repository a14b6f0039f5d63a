// Moves a virtual clock forward, from due time to due time, so that background work sees the moment at which it
// fell due; by the answer, everything that was due until then has been done.
import { type ClockKind, clockKindOf, VirtualClock } from "./clock.ts";
import { AdministrationFault } from "./domain/administration-fault.ts";
import { doLiveWork } from "./domain/live-purchases.ts";
import type { Random, Reads, Store } from "./domain/ports.ts";
import type { Supplier } from "./domain/supplier.ts";
import { doDueWork, removeOutdated } from "./domain/work.ts";

/** How long work that another process has taken may keep us waiting. */
const patienceMs = 30_000;
const lookAgainMs = 20;

export interface AdvanceContext {
  store: Store;
  random: Random;
  supplier: Supplier;
}

/** Answers the new time. */
export async function advanceClock(context: AdvanceContext, ms: number): Promise<number> {
  const { store } = context;
  requireVirtual(await clockKindOf(store.reads));
  const clock = await VirtualClock.open(store);
  const target = clock.now() + ms;
  const work = { ...context, outside: doLiveWork.bind(null, context) };
  for (;;) {
    await doDueWork(work, clock.now());
    const next = await nextDueAt(store.reads);
    if (next === null || next > target) break;
    await clock.moveTo(next);
  }
  await clock.moveTo(target);
  await doDueWork(work, clock.now());
  await othersDone(store.reads, target);
  await removeOutdated(store, clock.now());
  return clock.now();
}

function requireVirtual(kind: ClockKind | null): void {
  if (kind === "virtual") return;
  const present = kind === "real" ? "the database lives on real time" : "the database was never served";
  throw new AdministrationFault(
    "conflict",
    null,
    `${present}: a clock that moves needs serve --virtual-clock`,
  );
}

async function nextDueAt(reads: Reads): Promise<number | null> {
  const times = [await reads.nextWorkAt(), await reads.nextExpiryAt()].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Waits for the rows that a process which serves has taken and is still working on. */
async function othersDone(reads: Reads, target: number): Promise<void> {
  for (let waitedMs = 0; await reads.isWorkLeft(target); waitedMs += lookAgainMs) {
    if (waitedMs >= patienceMs)
      throw new AdministrationFault("conflict", null, "background work does not end");
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
