// Runs background jobs, each claimed with a lease. A job that needs only the store runs in the claiming transaction.

import type { ActivationCodes } from "../esims/activation-codes.ts";
import { oldestDeferred } from "../esims/esim-events.ts";
import { expireEsims } from "../esims/esim-expiry.ts";
import { oldestUse } from "../esims/esim-use.ts";
import { oldestReadable } from "../events/events.ts";
import { oldestResponse } from "../idempotency/idempotency.ts";
import { lockLedgers } from "../locks.ts";
import { oldestMail } from "../mail/mails.ts";
import { finishSandboxOrder } from "../orders/orders.ts";
import { oldestFailure } from "../people/sign-in.ts";
import type { RecordingTx, Store, Tx } from "../ports.ts";
import { oldestAttempt } from "../supply/attempts.ts";
import type { SupplyContext } from "../supply/ports.ts";
import { SupplyJobs } from "../supply/supply-jobs.ts";
import { finishSandboxTopup } from "../topups/topups.ts";
import type { Random } from "../values/random.ts";
import { hourMs } from "../webhooks/endpoint-figures.ts";
import { oldestLogged } from "../webhooks/schedule.ts";
import { inSteps } from "./in-steps.ts";
import { type DueJob, type JobKind, jobLeaseMs, storeJobKinds, supplyJobKinds } from "./jobs.ts";

const batch = 50;

export async function runDueJobs(context: SupplyContext, now: number): Promise<number> {
  return (await runStoreJobs(context, now)) + (await runSupplyJobs(context, now));
}

export async function runStoreJobs(
  { store, random, activationCodes }: Pick<SupplyContext, "store" | "random" | "activationCodes">,
  now: number,
  goesOn = () => true,
): Promise<number> {
  let done = await expireEsims(store, now, random);
  for (;;) {
    const claimed = await store.transaction(async (tx) => {
      const rows = await tx.jobs.claim(storeJobKinds, now, now + jobLeaseMs, batch);
      await lockLedgersOf(tx, rows);
      for (const row of rows) {
        await runStoreJob(tx, row, now, random, activationCodes);
        await tx.jobs.finish(row.n);
      }
      return rows.length;
    });
    done += claimed;
    if (claimed < batch || !goesOn()) return done;
  }
}

async function lockLedgersOf(tx: Tx, rows: readonly DueJob[]): Promise<void> {
  const ledgers: number[] = [];
  for (const { kind, subject } of rows) {
    const purchases = kind === "finish-sandbox-order" ? tx.orders : tx.topups;
    const purchase = await purchases.byNumber(subject);
    if (purchase) ledgers.push(purchase.ledger);
  }
  await lockLedgers(tx, ledgers);
}

async function runStoreJob(
  tx: RecordingTx,
  row: DueJob,
  now: number,
  random: Random,
  activationCodes: ActivationCodes,
): Promise<void> {
  if (row.kind === "finish-sandbox-order")
    await finishSandboxOrder(tx, row.subject, now, random, activationCodes);
  else await finishSandboxTopup(tx, row.subject, now, random);
}

/** Runs due jobs, and jobs that become due by running them. Rethrows errors of jobs. */
export async function runSupplyJobs(
  context: SupplyContext,
  now: number,
  kinds: readonly JobKind[] = supplyJobKinds,
): Promise<number> {
  let done = 0;
  const errors: unknown[] = [];
  const ended = (result: PromiseSettledResult<number>) => {
    if (result.status === "rejected") errors.push(result.reason);
    else done += result.value;
  };
  const jobs = new SupplyJobs(context, kinds, ended);
  do await jobs.startDue(now);
  while (await jobs.oneEnds());
  if (errors.length > 0) throw errors[0];
  return done;
}

/** Works in small steps, so that requests are not delayed. */
export async function removeOutdated(store: Store, now: number, goesOn = () => true): Promise<void> {
  let removed: number;
  do {
    removed = await store.transaction(async (tx) => {
      const manualDeliveries = await tx.manualDeliveries.deleteBefore(oldestLogged(now), 500);
      const resends = await tx.resends.deleteBefore(oldestLogged(now), 500);
      const deliveries = await tx.deliveries.deleteBefore(oldestLogged(now), 500);
      const endpointHours = await tx.endpointHours.deleteBefore(Math.floor(oldestLogged(now) / hourMs), 500);
      const esimDays = await tx.esimDays.deleteBefore(oldestUse(now), 500);
      const endpoints = await tx.endpoints.deleteDeletedBefore(oldestLogged(now), 500);
      // Events are deleted last, because deliveries in the log refer to them.
      const events = deliveries < 500 ? await tx.events.deleteBefore(oldestReadable(now), 500) : 500;
      const mails = await tx.mails.deleteBefore(oldestMail(now), 500);
      const deferredEvents = await tx.deferredEvents.deleteBefore(oldestDeferred(now), 500);
      const stored = await tx.idempotency.deleteBefore(oldestResponse(now), 500);
      const sessions = await tx.sessions.deleteBefore(now, 500);
      const blocks = await tx.blockedNetworks.deleteBefore(now, 500);
      const attempts = await tx.supplierAttempts.deleteBefore(oldestAttempt(now), 500);
      const failures = await tx.signInFailures.deleteBefore(oldestFailure(now), 500);
      const rows = [
        manualDeliveries,
        resends,
        endpointHours,
        esimDays,
        deliveries,
        endpoints,
        events,
        mails,
        deferredEvents,
        stored,
        sessions,
        blocks,
        attempts,
        failures,
      ];
      return Math.max(...rows);
    });
  } while (removed >= 500 && goesOn());
  await inSteps(goesOn, () => store.transaction(async (tx) => tx.catalogue.moveImported(500)));
  const before = now - importAtMostMs;
  await inSteps(goesOn, () => store.transaction(async (tx) => tx.catalogue.discardStaleImport(before, 500)));
}

/** An import that is older and not applied belongs to a process that died. */
const importAtMostMs = 3_600_000;
