// Events of live eSIMs. They are recorded only while somebody could be told: the account is active and has an enabled
// live endpoint. What happens otherwise is kept for a while, and becomes an event if that changes in time.
import type { EventType } from "@partner-esim/generated/events";
import { limits } from "@partner-esim/generated/limits";
import type { Esim } from "../esims.ts";
import { recordEvent } from "../events.ts";
import type { Ledger } from "../ledger.ts";
import type { Random, Tx } from "../ports.ts";
import { esimSummaryForm } from "../representations.ts";

const catchUpMs = limits.esimCatchUpHours * 3_600_000;

/** What was seen before this moment is never made up for. */
export const oldestMissed = (now: number): number => now - catchUpMs;

const isHeard = (ledger: Ledger): boolean => ledger.active && ledger.enabledEndpoints > 0;

/** Announces changes of one eSIM, in their order, with the eSIM as it is after all of them. Saves the ledger. */
export async function announceChanges(
  tx: Tx,
  esim: Esim,
  types: readonly EventType[],
  now: number,
  random: Random,
): Promise<void> {
  if (types.length === 0) return;
  const ledger = await tx.ledgerByNumber(esim.ledger);
  for (const type of types) {
    if (isHeard(ledger)) await recordEvent(tx, ledger, type, esimSummaryForm(esim), now, random);
    else await tx.insertMissedEvent(ledger.n, { esim: esim.n, type, at: now });
  }
  await tx.saveLedger(ledger);
}

/**
 * Makes up for what was missed, as soon as somebody can be told again: to be called when a live endpoint is added or
 * enabled and when an account is activated, after that has been saved. Each change becomes an event once; what is too
 * old is dropped for good.
 */
export async function announceMissed(
  tx: Tx,
  ledgerNumber: number,
  now: number,
  random: Random,
): Promise<void> {
  const ledger = await tx.ledgerByNumber(ledgerNumber);
  if (ledger.mode !== "live" || !isHeard(ledger)) return;
  for (const { esim: n, type, at } of await tx.missedEvents(ledger.n)) {
    const esim = at >= oldestMissed(now) ? await tx.esimByNumber(n) : null;
    if (esim) await recordEvent(tx, ledger, type, esimSummaryForm(esim), now, random);
  }
  await tx.deleteMissedEvents(ledger.n);
  await tx.saveLedger(ledger);
}
