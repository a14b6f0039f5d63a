// Bulk resends. An endpoint gets their deliveries when nothing else is due, and not during a pause, so they delay no
// event. After several failures in a row the others are dropped, so a broken endpoint gets no flood.
import { limits } from "@partner-esim/generated/portal/limits";
import { type Actor, addAuditEntry } from "../accounts/audit-log.ts";
import type { Store, Tx } from "../ports.ts";
import { newResendId } from "../values/ids.ts";
import { type Mode, modes } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import type { Endpoint } from "./endpoint.ts";
import { accountInactive, EndpointProblem } from "./endpoint-problem.ts";
import { oldestLogged, resendWindowMs } from "./schedule.ts";
import type { Resend } from "./store.ts";

export type Chosen = { ids: readonly string[] } | { failedSince: number; endpointId: string | undefined };

export async function createResend(
  { store, random }: { store: Store; random: Random },
  { account, mode }: { account: number; mode: Mode },
  chosen: Chosen,
  actor: Actor,
  now: number,
): Promise<Resend | EndpointProblem<"resend_limit" | "account_inactive">> {
  return await store.transaction(async (tx) => {
    // Locked, so that concurrent resends don't exceed the limit.
    const ledger = await tx.ledgers.lockOfAccount(account, mode);
    if (!ledger.active) return accountInactive();
    const recent = await tx.resends.since(ledger.n, now - resendWindowMs);
    const left = limits.resendDeliveriesPerWindow - recent.total;
    const wanted = "ids" in chosen ? new Set(chosen.ids).size : 1;
    if (left < wanted) return overLimit(recent.oldest ?? now);
    const id = newResendId(random);
    const resend = { n: await tx.resends.insert({ id, ledger: ledger.n, createdAt: now }), account, now };
    const notBefore = oldestLogged(now);
    const queued =
      "ids" in chosen
        ? await tx.resends.addChosen(resend, ledger.n, chosen.ids, notBefore)
        : await tx.resends.addFailed(resend, ledger.n, {
            since: Math.max(chosen.failedSince, notBefore),
            endpointId: chosen.endpointId,
            limit: Math.min(left, limits.resendDeliveriesMax),
          });
    const total = "ids" in chosen ? wanted : queued;
    await tx.resends.setTotal(resend.n, total);
    for (const endpoint of await tx.resends.endpointsOf(resend.n))
      await tx.deliveryQueue.bringForward([{ n: endpoint.n, at: Math.max(now, endpoint.pausedUntil ?? 0) }]);
    await addAuditEntry(tx, account, actor, "deliveries.resent", id, now, `${queued} of ${total} queued`);
    const counts = { total, delivered: 0, failed: 0, pending: queued, skipped: total - queued };
    return { id, ...counts, stopped: null, createdAt: now };
  });
}

/** Locks the resend's endpoints, so that none starts another delivery. Returns null if the resend does not exist. */
export async function cancelResend(
  store: Store,
  account: number,
  id: string,
  actor: Actor,
  now: number,
): Promise<{ resend: Resend; mode: Mode } | null> {
  return await store.transaction(async (tx) => {
    for (const mode of modes) {
      const { n: ledger } = await tx.ledgers.ofAccount(account, mode);
      const known = await tx.resends.byId(ledger, id);
      if (!known) continue;
      await tx.ledgers.lock(ledger);
      for (const endpoint of await tx.resends.endpointsOf(known.n)) await tx.endpoints.lock(endpoint.n);
      const before = (await tx.resends.byId(ledger, id)) ?? known;
      if (before.pending === 0) return { resend: before, mode };
      const dropped = await tx.resends.cancel(before.n, "It was cancelled.");
      const text = `${dropped} of ${before.total} not sent`;
      await addAuditEntry(tx, account, actor, "resend.cancelled", id, now, text);
      return { resend: (await tx.resends.byId(ledger, id)) ?? before, mode };
    }
    return null;
  });
}

function overLimit(oldest: number): EndpointProblem<"resend_limit"> {
  const { resendDeliveriesPerWindow: deliveriesMax, resendWindowMinutes: minutes } = limits;
  const message = `Bulk resends can have ${deliveriesMax} deliveries in ${minutes} minutes; wait, or choose fewer.`;
  return new EndpointProblem("resend_limit", message, { retryAt: oldest + resendWindowMs });
}

/** Call this after recording a failed manual delivery. */
export async function stopIfFailing(tx: Tx, { n }: Endpoint, manual: number): Promise<void> {
  const resend = (await tx.manualDeliveries.byNumber(manual))?.resend ?? null;
  const failuresMax = limits.resendFailuresMax;
  if (resend === null || !(await tx.resends.haveLastFailed(resend, n, failuresMax))) return;
  await tx.resends.stop(n, `${failuresMax} in a row failed, so the endpoint got no more of them.`, resend);
}
