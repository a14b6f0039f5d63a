import { LRUCache } from "lru-cache";
import type { Counts } from "../../domain/accounts/overview-store.ts";
import type { Esim } from "../../domain/esims/esim.ts";
import type { Connection } from "./connection.ts";
import { rangeCount } from "./counted-ranges.ts";
import { balanceBefore, firstEntrySince } from "./entries-by-number.ts";
import { type EsimRow, esimStatuses, selectEsim, toEsim } from "./esims.ts";
import { firstEventSince } from "./events.ts";
import { daysOfMoney } from "./overview-days.ts";
import { deliveryCounts } from "./overview-deliveries.ts";

export function overviewReads(db: Connection) {
  const firstEntry = firstEntrySince(db);
  const before = balanceBefore(db);
  const esimBounds = db.prepare<{ first: number | null; last: number | null }>(
    `select (select min(created_at) from esims where ledger = $1 and status = $2) as first,
       (select max(created_at) from esims where ledger = $1 and status = $2) as last`,
  );
  const esimsBetween = rangeCount(db, "esims where ledger = $1 and status = $2", "created_at");
  const mostUsed =
    db.prepare<EsimRow>(`${selectEsim} where e.ledger = $1 and e.status in ('active', 'depleted') and e.total_mb > 0
     order by e.used_mb * 1000 / e.total_mb desc limit $2`);
  async function countEsims(ledger: number): Promise<EsimCounts> {
    const counts: EsimCounts = {};
    for (const status of esimStatuses as Esim["status"][]) {
      const { first, last } = (await esimBounds.get(ledger, status)) ?? { first: null, last: null };
      if (first === null || last === null) continue;
      counts[status] = await esimsBetween({ values: [ledger, status], first, last });
    }
    return counts;
  }
  const esimsOf = keptFor(countEsims);
  return {
    daysOfMoney: daysOfMoney(db, firstEntry),
    balanceBefore: async (ledger: number, at: number) => before(ledger, await firstEntry(ledger, at)),
    countDeliveries: keptFor(deliveryCounts(db, firstEventSince(db))),
    countEsims: (ledger: number, now: number) => esimsOf(ledger, 0, now),
    mostUsedEsims: async (ledger: number, limit: number) => (await mostUsed.all(ledger, limit)).map(toEsim),
  };
}

type EsimCounts = Partial<Counts<Esim["status"]>>;

/** How long a count is cached per counted row. */
const keptMsPerRow = 0.01;

const countsMax = 500;

/** Caches a count for a time proportional to its cost. */
function keptFor<Counted extends Record<string, number>>(
  count: (ledger: number, since: number) => Promise<Counted>,
): (ledger: number, since: number, now: number) => Promise<Counted> {
  const cache = new LRUCache<string, { counts: Promise<Counted>; endsAt: number }>({ max: countsMax });
  return async (ledger, since, now) => {
    const key = `${ledger} ${since}`;
    const known = cache.get(key);
    if (known && now < known.endsAt) return await known.counts;
    const entry = { counts: count(ledger, since), endsAt: Number.POSITIVE_INFINITY };
    cache.set(key, entry);
    try {
      const counts = await entry.counts;
      const rows = Object.values(counts).reduce((sum, value) => sum + value, 0);
      entry.endsAt = now + Math.floor(rows * keptMsPerRow);
      return counts;
    } catch (error) {
      cache.delete(key);
      throw error;
    }
  };
}
