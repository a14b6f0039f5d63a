// Counts for the metrics. Each has a limit, so its cost is bounded for any backlog.

import { limits } from "@partner-esim/generated/portal/limits";
import type { CountReads } from "../../domain/observation.ts";
import type { Mode } from "../../domain/values/mode.ts";
import type { Connection, Statement } from "./connection.ts";

const { paceDays } = limits;

/** Numbers of low wallets. */
export const lowWallets = (
  since: string,
  today: string,
) => `select n from ledgers where low_warned = 1 and mode = 'live'
  union select l.n from (select ledger, sum(revenue_paise) as spent from ledger_days
      where day >= ${since} and day < ${today} group by ledger) d
    join ledgers l on l.n = d.ledger and l.mode = 'live' and l.balance_paise * ${paceDays} < d.spent
    join accounts a on a.n = l.account and a.low_balance_threshold_paise is null and a.active = 1`;

export function countReads(db: Connection): CountReads {
  const processingOf = (table: string) =>
    db.prepare<{ mode: Mode; count: number }>(`select l.mode, count(*) as count from (
         select ledger from ${table} where status = 'processing' and created_at <= $1
         order by created_at limit $2
       ) o join ledgers l on l.n = o.ledger group by l.mode`);
  const processing = { orders: processingOf("orders"), topups: processingOf("topups") };
  const counted = (rows: string) =>
    db.prepare<{ count: number }>(`select count(*) as count from (${rows}) found`);
  const low = counted(`${lowWallets("$2", "$3")} limit $1`);
  const paused = counted(
    "select n from endpoints where paused_until is not null and paused_until > $1 limit $2",
  );
  const disabled = db.prepare<{
    by: string | null;
    count: number;
  }>(`select disabled_by as by, count(*) as count
     from (select disabled_by from endpoints where enabled = 0 and deleted_at is null limit $1) found group by disabled_by`);
  const due = db.prepare<{ kind: string; count: number }>(`select kind, count(*) as count
     from (select kind from jobs where due_at <= $1 order by due_at limit $2) found group by kind`);
  const retrying = counted("select n from deliveries where status = 'retrying' limit $1");
  // Endpoints with pending deliveries are due or leased. The cross join makes SQLite read endpoints first. The limit
  // per endpoint keeps PostgreSQL from scanning all deliveries.
  const sending = `(select n, tried_sequence from endpoints where holder is null and due_at is not null
       union all select n, tried_sequence from endpoints where holder is not null) p`;
  const untried = "endpoint = p.n and sequence > p.tried_sequence";
  const pending = counted(
    db.dialect.locksRows
      ? `select 1 from ${sending} cross join lateral
           (select status from deliveries where ${untried} order by sequence limit $1) d
         where status = 'pending' limit $1`
      : `select d.n from ${sending} cross join deliveries d where ${untried} and status = 'pending' limit $1`,
  );
  const mails = counted("select n from mails where due_at is not null limit $1");
  const countOf = async (rows: Statement<{ count: number }>, ...values: number[]) =>
    (await rows.get(...values))?.count ?? 0;
  return {
    processing: async (kind, at, limit) => await processing[kind].all(at, limit),
    lowWallets: (today, limit) => countOf(low, limit, today - paceDays, today),
    pausedEndpoints: (now, limit) => countOf(paused, now, limit),
    // Endpoints disabled by an older release don't say by whom.
    disabledEndpoints: async (limit) =>
      (await disabled.all(limit)).map(({ by, count }) => ({ by: by ?? "person", count })),
    dueJobs: async (now, limit) => await due.all(now, limit),
    waitingDeliveries: async (limit) => (await countOf(retrying, limit)) + (await countOf(pending, limit)),
    waitingMails: (limit) => countOf(mails, limit),
  };
}
