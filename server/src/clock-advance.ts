// Moves a virtual clock forward, from due time to due time, so that background work sees the moment at which it
// fell due; by the answer, everything that was due until then has been done.
import { type ClockKind, clockKindOf, type VirtualClock } from "./clock.ts";
import { AdministrationFault } from "./domain/administration-fault.ts";
import type { Reads } from "./domain/ports.ts";
import type { SupplyContext } from "./domain/supply/ports.ts";
import { checkWorkKinds, purchaseWorkKinds } from "./domain/supply/work.ts";
import { doDueWork, removeOutdated, storeWorkKinds } from "./domain/work.ts";

/** How long work that another process has taken may keep us waiting. */
const patienceMs = 30_000;
const lookAgainMs = 20;

export interface AdvanceContext extends SupplyContext {
  /** The one that the supplier goes by too. */
  clock: VirtualClock;
  /** Sends every webhook that is due at the clock's time, to its end. */
  deliverDue(): Promise<void>;
}

/** Refuses a deployment whose clock does not move. */
export async function requireVirtualClock(reads: Reads): Promise<void> {
  const kind: ClockKind | null = await clockKindOf(reads);
  if (kind === "virtual") return;
  const present = kind === "real" ? "the database lives on real time" : "the database was never served";
  throw new AdministrationFault(
    "conflict",
    null,
    `${present}: a clock that moves needs serve --virtual-clock`,
  );
}

/** Answers the new time. */
export async function advanceClock(context: AdvanceContext, ms: number): Promise<number> {
  const { store, clock } = context;
  await requireVirtualClock(store.reads);
  await clock.refresh();
  const target = clock.now() + ms;
  await moveByDueTimes(store.reads, clock, target, async () => {
    const done = await doDueWork(context, clock.now());
    await context.deliverDue();
    return done;
  });
  await othersDone(store.reads, target);
  await removeOutdated(store, clock.now());
  return clock.now();
}

/**
 * Moves a clock to `target`, stopping at each moment at which something falls due.
 * @param perform does what is due, and answers how much that was
 */
export async function moveByDueTimes(
  reads: Reads,
  clock: Pick<VirtualClock, "now" | "moveTo">,
  target: number,
  perform: () => Promise<number>,
): Promise<void> {
  // A network changes its mind only when it is asked for something or told to. So when a check of the eSIMs has found
  // nothing, the next ones need no stop of their own until something else has been done: a year has 52,560 of them.
  let atRest = false;
  for (;;) {
    if ((await perform()) > 0) atRest = false;
    const others: number = await earliest([
      reads.nextWorkAt([...storeWorkKinds, ...purchaseWorkKinds]),
      reads.nextExpiryAt(),
      reads.nextDeliveryAt(),
    ]);
    const check: number = await earliest(atRest ? [] : [reads.nextWorkAt(checkWorkKinds)]);
    const next = Math.min(others, check);
    if (next > target) break;
    if (next <= clock.now()) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
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

/** Waits for the rows that a process which serves has taken and is still working on. */
async function othersDone(reads: Reads, target: number): Promise<void> {
  for (let waitedMs = 0; await reads.isWorkLeft(target); waitedMs += lookAgainMs) {
    if (waitedMs >= patienceMs)
      throw new AdministrationFault("conflict", null, "background work does not end");
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
