// Reads the overview of an account.

import type { Counts } from "../../domain/accounts/overview-store.ts";
import type { Esim } from "../../domain/esims/esim.ts";
import type { DeliveryStatus } from "../../domain/webhooks/delivery.ts";
import { onePerTurn } from "../../domain/yield-turn.ts";
import type { Connection, Statement } from "./connection.ts";
import { type EsimRow, esimStatuses, selectEsim, toEsim } from "./esims.ts";
import { type Bounds, firstSince } from "./first-since.ts";
import { daysOfMoney, rowsPerTurn } from "./overview-days.ts";

/** Each may have a delivery for each of five endpoints; 10,000 rows take 2 ms. */
const sequencesPerTurn = 2000;
const nextTurn = onePerTurn();

export function overviewReads(db: Connection) {
  const bounds = db.prepare<Bounds>(`select (select min(n) from ledger_entries where ledger = $1) as first,
       (select max(n) from ledger_entries where ledger = $1) as last`);
  const entryFrom = db.prepare<{ n: number; created_at: number }>(
    "select n, created_at from ledger_entries where ledger = $1 and n >= $2 order by n limit 1",
  );
  const entryBefore = db.prepare<{ balance_after_paise: number }>(
    "select balance_after_paise from ledger_entries where ledger = $1 and n < $2 order by n desc limit 1",
  );
  const eventFrom = db.prepare<{ n: number; created_at: number }>(
    "select sequence as n, created_at from events where ledger = $1 and sequence >= $2 order by sequence limit 1",
  );
  const eventBounds =
    db.prepare<Bounds>(`select (select min(sequence) from events where ledger = $1) as first,
       (select max(sequence) from events where ledger = $1) as last`);
  const allDeliveries = db.prepare<{ count: number }>(
    "select count(*) as count from deliveries where ledger = $1 and sequence >= $2 and sequence < $3",
  );
  const endpointsOf = db.prepare<{ n: number; tried: number }>(
    "select n, tried_sequence as tried from endpoints where ledger = $1",
  );
  const some = (status: DeliveryStatus) =>
    db.prepare<{ count: number }>(`select count(*) as count from deliveries
       where endpoint = $1 and sequence >= $2 and sequence < $3 and status = '${status}'`);
  const [pending, retrying, failed] = [some("pending"), some("retrying"), some("failed")];
  const sending = db.prepare<{
    status: DeliveryStatus;
  }>(`select d.status from endpoints p join deliveries d on d.n = p.sending
     where p.ledger = $1 and p.sending is not null and d.sequence >= $2`);
  const esimsAfter = "from esims where ledger = $1 and status = $2 and (created_at, n) > ($3, $4)";
  const endOfSome = db.prepare<{ created_at: number; n: number }>(
    `select created_at, n ${esimsAfter} order by created_at, n limit 1 offset ${rowsPerTurn - 1}`,
  );
  const restOfEsims = db.prepare<{ count: number }>(`select count(*) as count ${esimsAfter}`);
  const mostUsed =
    db.prepare<EsimRow>(`${selectEsim} where e.ledger = $1 and e.status in ('active', 'depleted') and e.total_mb > 0
     order by e.used_mb * 1000 / e.total_mb desc limit $2`);
  const firstEntry = (ledger: number, at: number) => firstSince(bounds, entryFrom, ledger, at);
  /** Nearly all are delivered and need not be scanned. */
  async function countDeliveries(ledger: number, since: number): Promise<Counts<DeliveryStatus>> {
    const from = await firstSince(eventBounds, eventFrom, ledger, since);
    const last = (await eventBounds.get(ledger))?.last ?? 0;
    const count = async (statement: Statement<{ count: number }>, owner: number, least: number) => {
      let total = 0;
      for (let next = least; next <= last; next += sequencesPerTurn) {
        if (next > least) await nextTurn();
        total += (await statement.get(owner, next, next + sequencesPerTurn))?.count ?? 0;
      }
      return total;
    };
    const delivered = await count(allDeliveries, ledger, from);
    const counts = { pending: 0, sending: 0, retrying: 0, delivered, failed: 0 };
    for (const { n, tried } of await endpointsOf.all(ledger)) {
      counts.pending += await count(pending, n, Math.max(from, tried + 1));
      counts.retrying += await count(retrying, n, from);
      counts.failed += await count(failed, n, from);
    }
    counts.delivered -= counts.pending + counts.retrying + counts.failed;
    for (const { status } of await sending.all(ledger, from)) {
      counts[status] -= 1;
      counts.sending += 1;
    }
    return counts;
  }
  async function countEsims(ledger: number): Promise<EsimCounts> {
    const counts: EsimCounts = {};
    for (const status of esimStatuses as Esim["status"][]) {
      let total = 0;
      let after = { created_at: -1, n: -1 };
      for (;;) {
        const end = await endOfSome.get(ledger, status, after.created_at, after.n);
        if (end === undefined) break;
        total += rowsPerTurn;
        after = end;
        await nextTurn();
      }
      total += (await restOfEsims.get(ledger, status, after.created_at, after.n))?.count ?? 0;
      if (total > 0) counts[status] = total;
    }
    return counts;
  }
  const esimsOf = keptFor(countEsims);
  return {
    daysOfMoney: daysOfMoney(db, firstEntry),
    balanceBefore: async (ledger: number, at: number) =>
      (await entryBefore.get(ledger, await firstEntry(ledger, at)))?.balance_after_paise ?? 0,
    countDeliveries: keptFor(countDeliveries),
    countEsims: (ledger: number, now: number) => esimsOf(ledger, 0, now),
    mostUsedEsims: async (ledger: number, limit: number) => (await mostUsed.all(ledger, limit)).map(toEsim),
  };
}

type EsimCounts = Partial<Counts<Esim["status"]>>;

/** 100,000 rows are cached for a second. */
const keptMsPerRow = 0.01;

const countsMax = 500;

/** Caches a count for a time proportional to its cost. */
function keptFor<Counted extends Record<string, number>>(
  count: (ledger: number, since: number) => Promise<Counted>,
): (ledger: number, since: number, now: number) => Promise<Counted> {
  const kept = new Map<string, { counts: Promise<Counted>; endsAt: number }>();
  return async (ledger, since, now) => {
    const key = `${ledger} ${since}`;
    const known = kept.get(key);
    if (known && now < known.endsAt) return await known.counts;
    const entry = { counts: count(ledger, since), endsAt: Number.POSITIVE_INFINITY };
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.size > countsMax ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    try {
      const counts = await entry.counts;
      const rows = Object.values(counts).reduce((sum, some) => sum + some, 0);
      entry.endsAt = now + Math.floor(rows * keptMsPerRow);
      return counts;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
