// Figures of a ledger in SQLite. Entries and events of the last days are found by halving, as their numbers grow with
// time: an index by time would cost every order, for a page that is looked at now and then.
import type { Database } from "better-sqlite3";
import type { Esim } from "../../domain/esims.ts";
import type { Counts, DayOfMoney } from "../../domain/overview.ts";
import type { DeliveryStatus } from "../../domain/webhooks/deliveries.ts";
import { type EsimRow, selectEsim, toEsim } from "./esims.ts";
import { orderStatuses } from "./orders.ts";
import { prepare, type Statement } from "./statements.ts";

const dayMs = 86_400_000;

interface DayRow {
  day: number;
  charged: number;
  refunded: number;
  last: number;
}

interface Bounds {
  first: number | null;
  last: number | null;
}

/**
 * Number of a ledger's first row at or after a time, of rows whose numbers grow with it; one more than the last where
 * there is none.
 */
function firstSince(
  bounds: Statement<Bounds>,
  rowFrom: Statement<{ n: number; created_at: number }>,
  ledger: number,
  at: number,
): number {
  const { first, last } = bounds.get(ledger) ?? { first: null, last: null };
  if (first === null || last === null) return 0;
  let low = first;
  let high = last + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rowFrom.get(ledger, middle);
    if (!row || row.created_at >= at) high = middle;
    else low = row.n + 1;
  }
  return low;
}

export function overviewReads(db: Database) {
  const bounds = prepare<Bounds>(
    db,
    `select (select min(n) from ledger_entries where ledger = $1) as first,
       (select max(n) from ledger_entries where ledger = $1) as last`,
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
     from orders where ledger = $1 and status in (select value from json_each($3)) and created_at >= $2 group by day`,
  );
  const eventFrom = prepare<{ n: number; created_at: number }>(
    db,
    "select sequence as n, created_at from events where ledger = $1 and sequence >= $2 order by sequence limit 1",
  );
  const eventBounds = prepare<Bounds>(
    db,
    `select (select min(sequence) from events where ledger = $1) as first,
       (select max(sequence) from events where ledger = $1) as last`,
  );
  const allDeliveries = prepare<{ count: number }>(
    db,
    "select count(*) as count from deliveries where ledger = $1 and sequence >= $2",
  );
  const some = (condition: string) =>
    prepare<{ count: number }>(
      db,
      `select count(*) as count from endpoints p join deliveries d on d.endpoint = p.n
       where p.ledger = $1 and d.sequence >= $2 and ${condition}`,
    );
  const pending = some("d.sequence > p.tried_sequence and d.status = 'pending'");
  const retrying = some("d.status = 'retrying'");
  const failed = some("d.status = 'failed'");
  const sending = prepare<{ status: DeliveryStatus }>(
    db,
    `select d.status from endpoints p join deliveries d on d.n = p.sending
     where p.ledger = $1 and p.sending is not null and d.sequence >= $2`,
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

  const firstEntry = (ledger: number, at: number) => firstSince(bounds, entryFrom, ledger, at);

  /** Counted apart, since nearly all have been delivered and need not be looked at one by one. */
  function countDeliveries(ledger: number, since: number): Counts<DeliveryStatus> {
    const from = firstSince(eventBounds, eventFrom, ledger, since);
    const count = (statement: Statement<{ count: number }>) => statement.get(ledger, from)?.count ?? 0;
    const counts = {
      pending: count(pending),
      sending: 0,
      retrying: count(retrying),
      delivered: count(allDeliveries),
      failed: count(failed),
    };
    counts.delivered -= counts.pending + counts.retrying + counts.failed;
    for (const { status } of sending.all(ledger, from)) {
      counts[status] -= 1;
      counts.sending += 1;
    }
    return counts;
  }

  return {
    daysOfMoney: async (ledger: number, since: number): Promise<DayOfMoney[]> =>
      days.all(ledger, firstEntry(ledger, since)).map(({ day, charged, refunded, last }) => ({
        day,
        chargedPaise: charged,
        refundedPaise: refunded,
        balancePaise: balanceAfter.get(last)?.balance_after_paise ?? 0,
      })),
    balanceBefore: async (ledger: number, at: number) =>
      entryBefore.get(ledger, firstEntry(ledger, at))?.balance_after_paise ?? 0,
    ordersByDay: async (ledger: number, since: number) =>
      orders.all(ledger, since, JSON.stringify(orderStatuses)),
    countDeliveries: async (ledger: number, since: number) => countDeliveries(ledger, since),
    countEsims: async (ledger: number) => countsOf(esims.all(ledger)),
    mostUsedEsims: async (ledger: number, limit: number) => mostUsed.all(ledger, limit).map(toEsim),
  };
}

function countsOf<Name extends string>(rows: { status: Name; count: number }[]): Partial<Counts<Name>> {
  const counts: Partial<Counts<Name>> = {};
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
