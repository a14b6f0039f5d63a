// Events of an eSIM are deferred while nobody can receive them: the account is inactive or, in live mode, has no
// enabled endpoint. Events deferred for too long are dropped.
import { limits } from "@partner-esim/generated/limits";
import { recordEvent } from "../events/events.ts";
import type { Ledger } from "../ledger/entry.ts";
import type { Tx } from "../ports.ts";
import { toEsimSummaryResponse } from "../representations.ts";
import type { Random } from "../values/random.ts";
import type { Esim, EsimEventType } from "./esim.ts";

const catchUpMs = limits.esimCatchUpHours * 3_600_000;

export const oldestDeferred = (now: number): number => now - catchUpMs;

const isHeard = ({ active, mode, enabledEndpoints }: Ledger): boolean =>
  active && (mode === "test" || enabledEndpoints > 0);

/** Announces changes in order, with the eSIM's final state, and saves the ledger. */
export async function announceChanges<Type extends EsimEventType>(
  tx: Tx<NoInfer<Type>>,
  esim: Esim,
  types: readonly Type[],
  now: number,
  random: Random,
  changedAt = now,
): Promise<void> {
  if (types.length === 0) return;
  const ledger = await tx.ledgers.lock(esim.ledger);
  for (const type of types) {
    if (isHeard(ledger))
      await recordEvent(tx, ledger, type, toEsimSummaryResponse(esim), now, random, { esim: esim.n });
    else await tx.deferredEvents.insert(ledger.n, { esim: esim.n, type, at: changedAt });
  }
  await tx.ledgers.update(ledger);
}

/** Records deferred events after an endpoint was enabled or an account activated; drops old ones. */
export async function announceDeferred(
  tx: Tx<EsimEventType>,
  ledgerNumber: number,
  now: number,
  random: Random,
): Promise<void> {
  const ledger = await tx.ledgers.lock(ledgerNumber);
  if (!isHeard(ledger)) return;
  for (const { esim: n, type, at } of await tx.deferredEvents.ofLedger(ledger.n)) {
    const esim = at >= oldestDeferred(now) ? await tx.esims.byNumber(n) : null;
    if (esim) await recordEvent(tx, ledger, type, toEsimSummaryResponse(esim), now, random, { esim: esim.n });
  }
  await tx.deferredEvents.deleteOf(ledger.n);
  await tx.ledgers.update(ledger);
}
