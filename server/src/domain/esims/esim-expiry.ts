// Expires eSIMs, in a request or a background job, whichever comes first, so all reads agree.

import { lockEsim, lockLedgers } from "../locks.ts";
import type { Store, Tx } from "../ports.ts";
import type { Random } from "../values/random.ts";
import { announceChanges } from "./esim-events.ts";
import { expire } from "./esims.ts";

const batch = 100;

export async function expireEsims(
  store: Store,
  now: number,
  random: Random,
  ledger?: number,
): Promise<number> {
  const next = await store.reads.esims.nextExpiryAt();
  if (next === null || next > now) return 0;
  let changed = 0;
  for (;;) {
    const due = await store.reads.esims.pastExpiry(now, batch, ledger);
    if (due.length === 0) return changed;
    await store.transaction(async (tx) => {
      if (ledger === undefined) await lockLedgersOf(tx, due);
      for (const n of due) await expireIfDue(tx, n, now, random);
    });
    changed += due.length;
    if (due.length < batch) return changed;
  }
}

async function lockLedgersOf(tx: Tx, esims: readonly number[]): Promise<void> {
  const ledgers: number[] = [];
  for (const n of esims) {
    const esim = await tx.esims.byNumber(n);
    if (esim) ledgers.push(esim.ledger);
  }
  await lockLedgers(tx, ledgers);
}

export async function expireIfDue(
  tx: Tx<"esim.expired">,
  n: number,
  now: number,
  random: Random,
): Promise<void> {
  const esim = (await lockEsim(tx, n))?.esim;
  if (!esim || esim.expiresAt === null || esim.expiresAt > now || esim.runningTopups > 0) return;
  if (esim.status !== "active" && esim.status !== "depleted") return;
  const endedAt = esim.expiresAt;
  expire(esim, endedAt);
  await tx.esims.update(esim);
  await announceChanges(tx, esim, ["esim.expired"], now, random, endedAt);
}
