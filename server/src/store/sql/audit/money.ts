// Checks accounts, ledgers and their entries.

import type { EntryKind } from "../../../domain/ledger/entry.ts";
import type { InvariantId } from "../../../domain/verification.ts";
import type { Check } from "./check.ts";

interface EntryForm {
  of: "order" | "topup" | null;
  sign: "minus" | "plus" | "any";
}

const expectedEntries: Record<EntryKind, EntryForm> = {
  opening: { of: null, sign: "plus" },
  sandbox_refill: { of: null, sign: "plus" },
  wallet_topup: { of: null, sign: "plus" },
  adjustment: { of: null, sign: "any" },
  order_charge: { of: "order", sign: "minus" },
  order_refund: { of: "order", sign: "plus" },
  topup_charge: { of: "topup", sign: "minus" },
  topup_refund: { of: "topup", sign: "plus" },
};

const soundEntry = Object.entries(expectedEntries)
  .map(([kind, { of, sign }]) =>
    [
      `kind = '${kind}'`,
      `order_n is ${of === "order" ? "not null" : "null"}`,
      `topup_n is ${of === "topup" ? "not null" : "null"}`,
      { minus: "amount_paise < 0", plus: "amount_paise > 0", any: "amount_paise <> 0" }[sign],
    ].join(" and "),
  )
  .map((condition) => `(${condition})`)
  .join(" or ");

export function moneyChecks() {
  return {
    "account.ledgers": {
      sql: `select a.id as account, count(l.n) as ledgers from accounts a left join ledgers l on l.account = a.n
            group by a.n having count(l.n) <> 2 or count(distinct l.mode) <> 2`,
    },
    "account.deactivation": {
      sql: `select a.id as account, a.active, count(d.n) as open_deactivations
            from accounts a left join deactivations d on d.account = a.n and d.until is null
            group by a.n having count(d.n) <> 1 - a.active`,
    },
    "ledger.balance": {
      sql: `select l.n as ledger, l.balance_paise, coalesce(sum(e.amount_paise), 0) as entries_paise
            from ledgers l left join ledger_entries e on e.ledger = l.n
            group by l.n having l.balance_paise <> coalesce(sum(e.amount_paise), 0)`,
    },
    "ledger.chain": {
      sql: `select * from (
              select ledger, n as entry, amount_paise, balance_after_paise,
                coalesce(lag(balance_after_paise) over (partition by ledger order by n), 0) as before_paise
              from ledger_entries) e
            where balance_after_paise <> before_paise + amount_paise`,
    },
    "ledger.not-negative": {
      sql: `select n as ledger, null as entry, balance_paise from ledgers where balance_paise < 0
            union all
            select ledger, n, balance_after_paise from ledger_entries where balance_after_paise < 0`,
    },
    "ledger.sequence": {
      sql: `select l.n as ledger, l.sequence as ledger_sequence, max(e.sequence) as event_sequence
            from ledgers l join events e on e.ledger = l.n
            group by l.n having max(e.sequence) > l.sequence`,
    },
    "entry.subject": {
      sql: `select n as entry, kind, amount_paise, order_n, topup_n from ledger_entries where not (${soundEntry})`,
    },
    "entry.ledger": {
      sql: `select e.n as entry, e.ledger, coalesce(o.id, t.id) as object, coalesce(o.ledger, t.ledger) as object_ledger
            from ledger_entries e left join orders o on o.n = e.order_n left join topups t on t.n = e.topup_n
            where o.ledger <> e.ledger or t.ledger <> e.ledger`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}
