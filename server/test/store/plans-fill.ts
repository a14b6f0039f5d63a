// Rows for the plans of lists: one large partner among small ones, rare statuses, and references that few or many rows have.
import type pg from "pg";

const accounts = 40;
/** Ledgers of the large partner. */
export const large = { test: 1, live: 2 };
export const refs = { rare: "rare", frequent: "frequent" };

/** Time of the first row; each is a second later. */
export const firstAt = 1_700_000_000_000;

/** Three quarters belong to ledger 1. */
const ledgerOf = `case when i % 4 > 0 then ${large.test} else 2 + i / 4 % ${2 * accounts - 1} end`;
const at = `${firstAt} + cast(i as bigint) * 1000`;
const refOf = `case when i % 1000 = 1 then '${refs.rare}' when i % 3 = 1 then '${refs.frequent}' when i % 5 = 1 then 'ref ' || i end`;

/** @param rows of each large table */
export async function fill(client: pg.ClientBase, rows: number): Promise<void> {
  const each = (count: number | string) => `from generate_series(1, ${count}) i`;
  const statements = [
    `insert into accounts (id, name, email, active, live_approved, tier, sells_unlimited, created_at)
       select 'acc_' || i, 'Partner ' || i, i || '@example.com', 1, 1, 'bronze', 1, ${at} ${each(accounts)}`,
    `insert into ledgers (n, account, mode, balance_paise, low_warned, sequence)
       select i, (i + 1) / 2, case when i % 2 = 1 then 'test' else 'live' end, 0, 0, ${rows} ${each(2 * accounts)}`,
    `insert into api_keys (id, account, mode, name, hash, hint, allowlist, created_at, revoked_at)
       select 'key_' || i, 1 + i % ${accounts}, 'test', 'k', 'h' || i, '…', '[]', ${at}, case when i % 4 > 0 then ${at} end
       ${each(4 * accounts)}`,
    `insert into people (id, account, email, role, password_hash, recovery_codes, created_at)
       select 'per_' || i, 1 + i % ${accounts}, i || '@example.com', 'viewer', 'h', '[]', ${at} ${each(2 * accounts)}`,
    `insert into orders (id, number, ledger, status, source, items, customer_ref, total_paise, refunded_paise,
         balance_after_paise, created_at, progress_at, customer_email, customer_name)
       select 'ord_' || i, 'n' || i, ${ledgerOf},
         case when i % 997 = 0 then 'processing' when i % 31 = 0 then 'failed' else 'completed' end,
         'api', '[]', ${refOf}, 100, 0, 0, ${at}, ${at}, 'C' || i % 5000 || '@example.com', 'Customer ' || i % 5000
       ${each(rows)}`,
    `insert into esims (iccid, ledger, status, order_n, order_id, customer_ref, package_name, origin, unlimited, total_mb,
         used_mb, validity_days, created_at, running_topups, cancelling, expires_at, next_check_at)
       select 'iccid ' || i, ${ledgerOf},
         case when i % 997 = 0 then 'depleted' when i % 11 = 0 then 'active' when i % 2 = 0 then 'ready' else 'expired' end,
         i, 'ord_' || i, ${refOf}, 'p', '{}', 0, 1000, i % 1000, 30, ${at}, 0, 0, ${at} + 2592000000,
         case when i % 2 = 0 then ${at} end ${each(rows)}`,
    `insert into topups (id, ledger, status, esim, iccid, package_number, package, total_paise, balance_after_paise, created_at)
       select 'top_' || i, ${ledgerOf}, case when i % 997 = 0 then 'processing' else 'completed' end, case when i % 2 = 0 then 1 else i end, 'iccid ' || i, 1, '{}', 1, 1, ${at}
       ${each(rows)}`,
    `insert into ledger_entries (ledger, kind, amount_paise, balance_after_paise, order_n, created_at, reference)
       select ${ledgerOf}, case when i % 997 = 0 then 'wallet_topup' else 'order_charge' end, -1, 0, i, ${at},
         case when i % 997 = 0 then 'ref ' || i end ${each(rows)}`,
    `insert into funds_requests (id, ledger, kind, amount_paise, reference, requested_by, created_at, status, decided_by,
         decided_at)
       select 'frq_' || i, ${ledgerOf}, 'wallet_topup', 1, 'ref ' || i, 'a', ${at}, s.status,
         case when s.status = 'declined' then 'b' end, case when s.status = 'declined' then ${at} end
       ${each(rows)}, lateral (select case when i % 3 = 0 then 'pending' else 'declined' end as status) s`,
    `insert into events (id, ledger, sequence, type, created_at, data, order_n, esim)
       select 'evt_' || i, ${ledgerOf}, i, case when i % 499 = 0 then 'balance.low' else 'order.completed' end, ${at}, '{}',
         case when i % 3 = 0 then i end, case when i % 3 = 1 then case when i % 2 = 0 then 1 else i end end
       ${each(rows)}`,
    `insert into endpoints (id, ledger, url, secret, enabled, created_at, failures_in_row, pause_ms, exhausted_in_row,
         tried_sequence, sending, holder, lease_until)
       select 'we_' || i, case when i <= 2 then ${large.test} else i end, 'https://example.com', 's', 1, ${at}, 0, 0, 0,
         ${rows} - 50, case when i = 1 then 5 end, case when i = 1 then 'p' end, case when i = 1 then 5 end
       ${each(2 * accounts)}`,
    "analyze events, endpoints",
    `insert into deliveries (id, endpoint, ledger, sequence, event_type, status, due_at, attempts, manual_retries, created_at)
       select 'del_' || e.sequence || '_' || p.n, p.n, e.ledger, e.sequence, e.type, s.status,
         case when s.status in ('pending', 'retrying') then ${firstAt} end, 1, 0, e.created_at
       from events e join endpoints p on p.ledger = e.ledger,
         lateral (select case when e.sequence > ${rows} - 50 then 'pending' when e.sequence % 499 = 0 then 'retrying'
           when e.sequence % 211 = 0 then 'failed' else 'delivered' end as status) s
       order by e.sequence, p.n`,
    `insert into jobs (kind, subject, due_at)
       select case when i % 2 = 0 then 'fulfil-order' else 'apply-topup' end, i, ${at} ${each(rows)}`,
    `insert into resends (id, ledger, total, created_at) select 'rsd_' || i, ${ledgerOf}, 1, ${at} ${each(rows / 4)}`,
    `insert into manual_deliveries (endpoint, account, delivery, requested_at, done_at, resend)
       select d.endpoint, 1, d.n, ${firstAt}, ${firstAt}, 1 + d.n % ${rows / 4} from deliveries d`,
    `insert into audit_log (account, actor, kind, subject, text, at)
       select (${ledgerOf} + 1) / 2, 'a', 'k', 's', 't', ${at} ${each(rows)}`,
    `insert into audit_log (actor, operator, kind, subject, text, at)
       select 'operator', 'o', 'k', 's', 't', ${at} ${each(rows)}`,
    `insert into operator_tokens (id, name, hash, scopes, created_at)
       select 'tok_' || i, 'n', 'h' || i, '[]', ${at} ${each(rows)}`,
    `insert into mails (account, kind, to_address, subject, text, created_at, attempts)
       select (${ledgerOf} + 1) / 2, 'k', 'a@example.com', 's', 't', ${at}, 1 ${each(rows)}`,
    "vacuum analyze",
  ];
  for (const statement of statements) await client.query(statement);
}

export async function fillRequestLog(client: pg.ClientBase, rows: number): Promise<void> {
  await client.query(
    `insert into request_log (account, first_at, last_at, keys, errors, requests_total, bytes_total, body)
     select (${ledgerOf} + 1) / 2, ${at}, ${at} + 900, ',1,', case when i % 10 = 0 then 1 else 0 end, i, i * 10,
       '[["req_' || i || '",' || ${at} || ',1,null,"GET","/",' || case when i % 10 = 0 then 404 else 200 end
         || ',1,null,null,0,null,null,null]]'
     from generate_series(1, ${rows}) i`,
  );
  await client.query("vacuum analyze request_log");
}
