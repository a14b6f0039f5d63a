// A ledger's entries within a period, in parts.
import type { ListedEntry, StatementReads, SummedQuarter } from "../../domain/ledger/statement-store.ts";
import { quarterMs } from "../../domain/values/time-zone.ts";
import type { Connection } from "./connection.ts";
import { balanceBefore, entriesBetween, firstEntrySince, inOrder } from "./entries-by-number.ts";

interface SumRow {
  quarter: number;
  funds: number;
  adjustments: number;
  charges: number;
  refunds: number;
  last: number;
  rows: number;
}

interface EntryRow {
  n: number;
  kind: ListedEntry["kind"];
  amount_paise: number;
  balance_after_paise: number;
  order_id: string | null;
  topup_id: string | null;
  note: string | null;
  reference: string | null;
  operator: string | null;
  created_at: number;
}

const toListed = (row: EntryRow): ListedEntry => ({
  n: row.n,
  kind: row.kind,
  note: row.note,
  reference: row.reference,
  operator: row.operator,
  createdAt: row.created_at,
  amountPaise: row.amount_paise,
  balanceAfterPaise: row.balance_after_paise,
  orderId: row.order_id,
  topupId: row.topup_id,
});

const toQuarter = ({ rows: entries, ...row }: SumRow): SummedQuarter => ({ ...row, entries });

export function statementReads(db: Connection): StatementReads {
  const someEntries = `select * ${entriesBetween(db)} ${inOrder} limit $4`;
  const sumOf = (...kinds: ListedEntry["kind"][]) =>
    `sum(case when kind in (${kinds.map((kind) => `'${kind}'`).join()}) then amount_paise else 0 end)`;
  const quarters =
    db.prepare<SumRow>(`select created_at / ${quarterMs} as quarter, max(n) as last, count(*) as rows,
       ${sumOf("opening", "sandbox_refill", "wallet_topup")} as funds, ${sumOf("adjustment")} as adjustments,
       ${sumOf("order_charge", "topup_charge")} as charges, ${sumOf("order_refund", "topup_refund")} as refunds
     from (${someEntries}) entries group by created_at / ${quarterMs} order by quarter`);
  const entries = db.prepare<EntryRow>(`select e.*, o.id as order_id, t.id as topup_id from (${someEntries}) e
     left join orders o on o.n = e.order_n left join topups t on t.n = e.topup_n order by e.n`);
  const payments = db.prepare<Omit<EntryRow, "order_id" | "topup_id">>(
    `select * ${entriesBetween(db)} and kind = 'wallet_topup' ${inOrder} limit $4`,
  );
  const alone = { order_id: null, topup_id: null };
  return {
    payments: async (ledger, from, until, limit) =>
      (await payments.all(ledger, from, until, limit)).map((row) => toListed({ ...row, ...alone })),
    firstSince: firstEntrySince(db),
    balanceBefore: balanceBefore(db),
    quarters: async (ledger, from, until, limit) =>
      (await quarters.all(ledger, from, until, limit)).map(toQuarter),
    entries: async (ledger, from, until, limit) =>
      (await entries.all(ledger, from, until, limit)).map(toListed),
  };
}
