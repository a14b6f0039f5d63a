// Processes the supplier's reports about live eSIMs. Each announcement is made once per eSIM or allowance.

import { type DueJob, jobLeaseMs } from "../jobs/jobs.ts";
import { lockEsim } from "../locks.ts";
import { accountIdOf } from "../orders/live-orders.ts";
import type { Tx } from "../ports.ts";
import { orUnknown } from "../supply/attempts.ts";
import type { SupplyContext } from "../supply/ports.ts";
import { usageIntervalMs, usageTimeoutMs } from "../supply/schedule.ts";
import type { EsimReport } from "../supply/supplier.ts";
import { before, isOver } from "../supply/waiting.ts";
import type { ActivationCodes } from "./activation-codes.ts";
import type { Esim, EsimEventType } from "./esim.ts";
import { announceChanges } from "./esim-events.ts";
import { recordUse } from "./esim-use.ts";
import { activate, nextCheckAfter, raiseUsage, usage80Mb } from "./esims.ts";

function take(
  esim: Esim,
  report: EsimReport,
  now: number,
  activationCodes: ActivationCodes,
): EsimEventType[] | null {
  if (esim.status === "cancelled" || esim.status === "expired") return null;
  let changed = false;
  if (
    esim.sealedCode === null &&
    esim.smdpAddress === null &&
    report.activationCode !== null &&
    report.smdpAddress !== null
  ) {
    esim.smdpAddress = report.smdpAddress;
    esim.sealedCode = activationCodes.seal(report.activationCode, esim.iccid);
    changed = true;
  }
  // During a cancellation only its result counts.
  if (esim.cancelling) return changed ? [] : null;
  const types: EsimEventType[] = [];
  const usedMb = Math.floor(report.usedMb ?? 0);
  if (esim.status === "ready" && (report.firstUsedAt !== null || usedMb > 0)) {
    activate(esim, Math.min(Math.max(report.firstUsedAt ?? now, esim.createdAt), now));
    types.push("esim.activated");
  }
  if (esim.status !== "ready") {
    const before = esim.usedMb;
    raiseUsage(esim, usedMb);
    changed ||= esim.usedMb !== before;
    types.push(...levelsReached(esim));
  }
  return changed || types.length > 0 ? types : null;
}

function levelsReached(esim: Esim): EsimEventType[] {
  const { totalMb, usedMb } = esim;
  if (totalMb === null) return [];
  const types: EsimEventType[] = [];
  if (usedMb >= usage80Mb(totalMb) && esim.announced80Mb !== totalMb) {
    esim.announced80Mb = totalMb;
    types.push("esim.usage_80");
  }
  if (usedMb >= totalMb && esim.announced100Mb !== totalMb) {
    esim.announced100Mb = totalMb;
    types.push("esim.usage_100");
  }
  return types;
}

async function applyReport(
  tx: Tx<EsimEventType>,
  n: number,
  report: EsimReport,
  now: number,
  { random, zone, activationCodes }: Pick<SupplyContext, "random" | "zone" | "activationCodes">,
): Promise<void> {
  const locked = await lockEsim(tx, n);
  const usedBefore = locked?.esim.usedMb ?? 0;
  const types = locked && take(locked.esim, report, now, activationCodes);
  if (!types) return;
  const { esim } = locked;
  await tx.esims.update(esim);
  await recordUse(tx, esim, usedBefore, zone.dayOf(now));
  await announceChanges(tx, esim, types, now, random);
}

/** Returns whether anything changed; throws if the supplier doesn't respond. */
async function pollUsage(context: SupplyContext, esim: Esim, now: number): Promise<boolean> {
  const { store, supplier } = context;
  const account = await accountIdOf(store.reads, esim.ledger);
  context.beforeCall?.();
  const report = await supplier.report({ iccid: esim.iccid, account });
  if (take({ ...esim }, report, now, context.activationCodes) === null) return false;
  await store.transaction((tx) => applyReport(tx, esim.n, report, now, context));
  return true;
}

const batch = 100;
const pollsInParallel = 10;

/**
 * A round ends before its lease, so that no second round runs beside it. The next round starts with the current time.
 */
const longestRoundMs = jobLeaseMs / 2;

export async function checkEsims(context: SupplyContext, job: DueJob, now: number): Promise<number> {
  const { store, time } = context;
  let changed = 0;
  for (;;) {
    const esims = await store.transaction((tx) => tx.esims.claimChecks(now, nextCheckAfter(now), batch));
    for (let i = 0; i < esims.length; i += pollsInParallel) {
      const group = esims.slice(i, i + pollsInParallel);
      // The next check polls failed eSIMs again.
      const results = await Promise.all(group.map((esim) => orUnknown(pollUsage(context, esim, now))));
      changed += results.filter((result) => result === true).length;
    }
    if (esims.length < batch) break;
    if ((await time.now()) >= now + longestRoundMs) {
      await store.transaction((tx) => tx.jobs.postpone(job.n, now));
      return changed;
    }
  }
  await store.transaction(async (tx) => {
    if (await tx.esims.isAnyToCheck()) await tx.jobs.postpone(job.n, nextCheckAfter(now));
    else await tx.jobs.finish(job.n);
  });
  return changed;
}

export const isPolled = (esim: Pick<Esim, "mode" | "status">): boolean =>
  esim.mode === "live" && esim.status !== "cancelled" && esim.status !== "expired";

/** Polls an eSIM when it is fetched, at most once a minute and with a short timeout. */
export async function refreshUsage(context: SupplyContext, esim: Esim, now: number): Promise<void> {
  if (!isPolled(esim) || !isPollDue(esim, now)) return;
  const isMine = await context.store.transaction(async (tx) => {
    const locked = await lockEsim(tx, esim.n);
    if (!locked || !isPollDue(locked.esim, now)) return false;
    await tx.esims.setPolledAt(esim.n, now);
    return true;
  });
  if (isMine) await pollNow(context, esim, now);
}

const isPollDue = ({ polledAt }: Esim, now: number): boolean =>
  polledAt === null || polledAt + usageIntervalMs <= now || polledAt > now + usageIntervalMs;

export async function pollNow(context: SupplyContext, esim: Esim, now: number): Promise<boolean> {
  const request = orUnknown(pollUsage(context, esim, now));
  const response = await before(context.time, now + usageTimeoutMs, request);
  return !isOver(response) && typeof response === "boolean";
}
