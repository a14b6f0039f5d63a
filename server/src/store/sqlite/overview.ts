// Figures of a ledger in SQLite. The entries of the last days are found by halving, as their numbers grow with time:
// an index by time would cost every order, for a page that is looked at now and then.
import type { Database } from "better-sqlite3";
import type { Esim } from "../../domain/esims.ts";
import type { Counts, DayOfMoney } from "../../domain/overview.ts";
import type { DeliveryStatus } from "../../domain/webhooks/deliveries.ts";
import { type EsimRow, selectEsim, toEsim } from "./esims.ts";
import { prepare } from "./statements.ts";

const dayMs = 86_400_000;

interface DayRow {
  day: number;
  charged: number;
  refunded: number;
  last: number;
}

export function overviewReads(db: Database) {
  const bounds = prepare<{ first: number | null; last: number | null }>(
    db,
    "select min(n) as first, max(n) as last from ledger_entries where ledger = $1",
  );
  const entryFrom = prepare<{ n: number; created_at: number }>(
    db,
    "select n, created_at from ledger_entries where ledger = $1 and n >= $2 order by n limit 1",
  );
  const entryBefore = prepare<{ balance_after_paise: number }>(
    db,
    "select balance_after_paise from ledger_entries where ledger = $1 and n < $2 order by n desc limit 1",
  );
  const balanceAfter = prepare<{ balance_after_paise: number }>(
    db,
    "select balance_after_paise from ledger_entries where n = $1",
  );
  const days = prepare<DayRow>(
    db,
    `select created_at / ${dayMs} as day, max(n) as last,
       sum(case when kind in ('order_charge', 'topup_charge') then -amount_paise else 0 end) as charged,
       sum(case when kind in ('order_refund', 'topup_refund') then amount_paise else 0 end) as refunded
     from ledger_entries where ledger = $1 and n >= $2 group by day order by day`,
  );
  const orders = prepare<{ day: number; orders: number }>(
    db,
    `select created_at / ${dayMs} as day, count(*) as orders
     from orders where ledger = $1 and created_at >= $2 group by day`,
  );
  const deliveries = prepare<{ status: DeliveryStatus; count: number }>(
    db,
    `select case when p.sending = d.n then 'sending' else d.status end as status, count(*) as count
     from deliveries d join endpoints p on p.n = d.endpoint
     where d.ledger = $1 and d.created_at >= $2 group by 1`,
  );
  const esims = prepare<{ status: Esim["status"]; count: number }>(
    db,
    "select status, count(*) as count from esims where ledger = $1 group by status",
  );
  const mostUsed = prepare<EsimRow>(
    db,
    `${selectEsim} where e.ledger = $1 and e.status in ('active', 'depleted') and e.total_mb > 0
     order by e.used_mb * 1000 / e.total_mb desc limit $2`,
  );

  /** Number of the first entry at or after `at`; one more than the last where there is none. */
  function firstSince(ledger: number, at: number): number {
    const { first, last } = bounds.get(ledger) ?? { first: null, last: null };
    if (first === null || last === null) return 0;
    let low = first;
    let high = last + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const entry = entryFrom.get(ledger, middle);
      if (!entry || entry.created_at >= at) high = middle;
      else low = entry.n + 1;
    }
    return low;
  }

  return {
    daysOfMoney: async (ledger: number, since: number): Promise<DayOfMoney[]> =>
      days.all(ledger, firstSince(ledger, since)).map(({ day, charged, refunded, last }) => ({
        day,
        chargedPaise: charged,
        refundedPaise: refunded,
        balancePaise: balanceAfter.get(last)?.balance_after_paise ?? 0,
      })),
    balanceBefore: async (ledger: number, at: number) =>
      entryBefore.get(ledger, firstSince(ledger, at))?.balance_after_paise ?? 0,
    ordersByDay: async (ledger: number, since: number) => orders.all(ledger, since),
    countDeliveries: async (ledger: number, since: number) => countsOf(deliveries.all(ledger, since)),
    countEsims: async (ledger: number) => countsOf(esims.all(ledger)),
    mostUsedEsims: async (ledger: number, limit: number) => mostUsed.all(ledger, limit).map(toEsim),
  };
}

function countsOf<Name extends string>(rows: { status: Name; count: number }[]): Partial<Counts<Name>> {
  const counts: Partial<Counts<Name>> = {};
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
