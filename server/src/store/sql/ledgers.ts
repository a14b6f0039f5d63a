// The repository of ledgers and their entries.
import type {
  EntryKind,
  Ledger,
  LedgerEntry,
  NewLedgerEntry,
  OrderRefund,
} from "../../domain/ledger/entry.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Mode } from "../../domain/values/mode.ts";
import type { Connection } from "./connection.ts";
import { entriesBelow } from "./entries-by-number.ts";
import { found, insertInto, orNull, updateByNumber } from "./statements.ts";

interface LedgerRow {
  n: number;
  account: number;
  mode: Mode;
  balance_paise: number;
  low_warned: number;
  sequence: number;
  active: number;
  low_balance_threshold_paise: number | null;
  enabled_endpoints: number;
}

const toLedger = (row: LedgerRow): Ledger => ({
  n: row.n,
  account: row.account,
  mode: row.mode,
  balancePaise: row.balance_paise,
  lowWarned: row.low_warned === 1,
  sequence: row.sequence,
  thresholdPaise: row.low_balance_threshold_paise,
  active: row.active === 1,
  enabledEndpoints: row.enabled_endpoints,
});

const selectLedger =
  "select l.*, a.active, a.low_balance_threshold_paise from ledgers l join accounts a on a.n = l.account";

interface EntryRow {
  n: number;
  ledger: number;
  kind: EntryKind;
  amount_paise: number;
  cost_paise: number | null;
  balance_after_paise: number;
  order_n: number | null;
  topup_n: number | null;
  order_id: string | null;
  topup_id: string | null;
  note: string | null;
  reference: string | null;
  operator: string | null;
  approved_by: string | null;
  created_at: number;
}

const toEntry = (row: EntryRow): LedgerEntry => ({
  n: row.n,
  ledger: row.ledger,
  kind: row.kind,
  amountPaise: row.amount_paise,
  costPaise: row.cost_paise,
  balanceAfterPaise: row.balance_after_paise,
  order: row.order_n,
  topup: row.topup_n,
  orderId: row.order_id,
  topupId: row.topup_id,
  note: row.note,
  reference: row.reference,
  operator: row.operator,
  approvedBy: row.approved_by,
  createdAt: row.created_at,
});

export function ledgerReads(db: Connection) {
  const ledger = db.prepare<LedgerRow>(`${selectLedger} where l.account = $1 and l.mode = $2`);
  const ledgerByNumber = db.prepare<LedgerRow>(`${selectLedger} where l.n = $1`);
  const entries =
    db.prepare<EntryRow>(`select e.*, o.id as order_id, t.id as topup_id, f.decided_by as approved_by
     from (select * ${entriesBelow(db)} limit $3) e
       left join orders o on o.n = e.order_n left join topups t on t.n = e.topup_n
       left join funds_requests f on f.entry = e.n
     order by e.n desc`);
  const lastFunds = db.prepare<EntryRow>(`select *, null as order_id, null as topup_id,
       (select decided_by from funds_requests where entry = ledger_entries.n) as approved_by from ledger_entries
     where ${db.dialect.ownedBelow("ledger", "$1", String(Number.MAX_SAFE_INTEGER))} and kind = 'wallet_topup'
     order by ledger desc, n desc limit 1`);
  const withReference = db.prepare<{ n: number; createdAt: number }>(
    `select n, created_at as "createdAt" from ledger_entries
     where ledger = $1 and reference is not null and upper(reference) = upper($2)`,
  );
  const refunds = db.prepare<OrderRefund>(
    `select cast(sum(amount_paise) as bigint) as "amountPaise", created_at as "createdAt" from ledger_entries
     where order_n = $1 and kind = 'order_refund' group by created_at order by created_at desc`,
  );
  return {
    refundsOf: async (order: number) => await refunds.all(order),
    withReference: async (ledger: number, reference: string) =>
      (await withReference.get(ledger, reference)) ?? null,
    ofAccount: async (account: number, mode: Mode) =>
      toLedger(found(await ledger.get(account, mode), "ledger")),
    byNumber: async (n: number) => toLedger(found(await ledgerByNumber.get(n), "ledger")),
    lastFunds: async (n: number) => orNull(await lastFunds.get(n), toEntry),
    entries: async (n: number, page: PageRequest) =>
      (await entries.all(n, page.after?.n ?? Number.MAX_SAFE_INTEGER, page.limit + 1)).map(toEntry),
  };
}

/** Locks first, then reads by a second statement: the account may have changed before the lock was granted. */
export function ledgerLocks(db: Connection) {
  const { byNumber, ofAccount } = ledgerReads(db);
  const { locksRows, locked } = db.dialect;
  const hold = db.prepare(`select n from ledgers where n = $1${locked("ledgers")}`);
  const holdOf = db.prepare(`select n from ledgers where account = $1 and mode = $2${locked("ledgers")}`);
  return {
    lock: async (n: number) => {
      if (!locksRows) return await byNumber(n);
      const [, ledger] = await Promise.all([hold.get(n), byNumber(n)]);
      return ledger;
    },
    lockOfAccount: async (account: number, mode: Mode) => {
      if (!locksRows) return await ofAccount(account, mode);
      const [, ledger] = await Promise.all([holdOf.get(account, mode), ofAccount(account, mode)]);
      return ledger;
    },
  };
}

export function ledgerWrites(db: Connection) {
  const saveLedger = db.prepare(updateByNumber("ledgers", ["balance_paise", "low_warned", "sequence"]));
  const insertEntry = db.prepare(
    insertInto("ledger_entries", [
      "ledger",
      "kind",
      "amount_paise",
      "cost_paise",
      "balance_after_paise",
      "order_n",
      "topup_n",
      "note",
      "reference",
      "operator",
      "created_at",
    ]),
  );
  return {
    update: async (ledger: Ledger) => {
      await saveLedger.send(ledger.n, ledger.balancePaise, Number(ledger.lowWarned), ledger.sequence);
    },
    insertEntry: async (entry: NewLedgerEntry) => {
      const { ledger, kind, amountPaise, costPaise, balanceAfterPaise } = entry;
      const { order, topup, note, reference, operator, createdAt } = entry;
      await insertEntry.send(
        ledger,
        kind,
        amountPaise,
        costPaise,
        balanceAfterPaise,
        order,
        topup,
        note,
        reference,
        operator,
        createdAt,
      );
    },
  };
}
