// Sums of sales by day and by ledger, and of the entries not yet included.
import { rolledUpSetting } from "../../domain/sales/sales.ts";
import type {
  LedgerDay,
  LedgerSales,
  SalesDay,
  SalesReads,
  SalesSums,
  SummedEntries,
} from "../../domain/sales/store.ts";
import type { Mode } from "../../domain/values/mode.ts";
import { quarterMs } from "../../domain/values/time-zone.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

interface SumRow {
  orders: number;
  failed_orders: number;
  topups: number;
  revenue_paise: number;
  cost_paise: number;
  without_cost: number;
}

type DayRow = SumRow & { day: number; up_to: string | null };
type LedgerRow = SumRow & { ledger: number; up_to: string | null };
type EntriesRow = SumRow & {
  quarter: number;
  ledger: number;
  mode: Mode;
  entries: number;
  last: number;
  last_at: number;
};

const toSums = (row: SumRow): SalesSums => ({
  orders: row.orders,
  failedOrders: row.failed_orders,
  topups: row.topups,
  revenuePaise: row.revenue_paise,
  costPaise: row.cost_paise,
  withoutCost: row.without_cost,
});

const sums = ["orders", "failed_orders", "topups", "revenue_paise", "cost_paise", "without_cost"] as const;
const bought = "e.kind in ('order_charge', 'order_refund', 'topup_charge', 'topup_refund')";
const counted = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`;

export function salesReads(db: Connection): SalesReads {
  // One statement each, so that sums and position match.
  const position = `from (select 1 as one) o left join settings s on s.name = '${rolledUpSetting}'`;
  const rolledUp = db.prepare<DayRow>(`select s.value as up_to, d.* ${position}
    left join sales_days d on d.mode = $1 and d.day >= $2 and d.day < $3`);
  const byLedger = db.prepare<LedgerRow>(`select s.value as up_to, d.* ${position} left join (
      select d.ledger, ${sums.map((name) => `sum(d.${name}) as ${name}`).join(", ")}
      from ledger_days d join ledgers l on l.n = d.ledger and l.mode = $1
      where d.day >= $2 and d.day < $3 group by d.ledger) d on 1 = 1`);
  const owners = db.prepare<{ ledger: number; id: string; name: string }>(
    `select l.n as ledger, a.id, a.name from ledgers l join accounts a on a.n = l.account
     where ${db.dialect.isOneOf("l.n", "$1")}`,
  );
  // A failed order has one refund.
  const after = db.prepare<EntriesRow>(`with entries as (
      select n, ledger, kind, amount_paise, cost_paise, order_n, created_at from ledger_entries
      where n > $1 order by n limit $3
    ), settled as (
      select * from entries where n < coalesce((select min(n) from entries where created_at >= $2), ${Number.MAX_SAFE_INTEGER})
    )
    select e.created_at / ${quarterMs} as quarter, e.ledger, l.mode,
      ${counted("e.kind = 'order_charge'")} as orders, ${counted("o.status = 'failed'")} as failed_orders,
      ${counted("e.kind = 'topup_charge'")} as topups,
      sum(case when ${bought} then -e.amount_paise else 0 end) as revenue_paise,
      sum(coalesce(e.cost_paise, 0)) as cost_paise, ${counted(`${bought} and e.cost_paise is null`)} as without_cost,
      count(*) as entries, max(e.n) as last, max(e.created_at) as last_at
    from settled e join ledgers l on l.n = e.ledger
    left join orders o on o.n = e.order_n and e.kind = 'order_refund'
    group by e.created_at / ${quarterMs}, e.ledger, l.mode`);
  return {
    rolledUp: async (mode, since, until) => {
      const rows = await rolledUp.all(mode, since, until);
      const days = rows.filter(({ day }) => day !== null);
      return {
        days: days.map((row): SalesDay => ({ day: row.day, ...toSums(row) })),
        upTo: Number(rows[0]?.up_to ?? 0),
      };
    },
    rolledUpByLedger: async (mode, since, until) => {
      const rows = await byLedger.all(mode, since, until);
      const ledgers = rows.filter(({ ledger }) => ledger !== null);
      return {
        ledgers: ledgers.map((row): LedgerSales => ({ ledger: row.ledger, ...toSums(row) })),
        upTo: Number(rows[0]?.up_to ?? 0),
      };
    },
    owners: async (ledgers) => {
      const rows = await owners.all(JSON.stringify(ledgers));
      return new Map(rows.map(({ ledger, id, name }) => [ledger, { id, name }]));
    },
    sumAfter: async (n, before, limit): Promise<SummedEntries> => {
      const rows = await after.all(n, before, limit);
      const newest = rows.reduce<EntriesRow | null>((a, b) => (a === null || b.last > a.last ? b : a), null);
      return {
        quarters: rows.map((row) => ({
          quarter: row.quarter,
          ledger: row.ledger,
          mode: row.mode,
          ...toSums(row),
        })),
        entries: rows.reduce((total, row) => total + row.entries, 0),
        last: newest && { n: newest.last, at: newest.last_at },
      };
    },
  };
}

export function salesWrites(db: Connection) {
  const adding = (table: string, owner: string) =>
    db.prepare(`${insertInto(table, ["day", owner, ...sums])} on conflict (day, ${owner}) do update set
    ${sums.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(", ")}`);
  const addToDay = adding("sales_days", "mode");
  const addToLedger = adding("ledger_days", "ledger");
  const clear = ["sales_days", "ledger_days"].map((table) => db.prepare(`delete from ${table}`));
  return {
    add: async (days: readonly LedgerDay[]) => {
      for (const { day, ledger, mode, ...sum } of days) {
        const { orders, failedOrders, topups, revenuePaise, costPaise, withoutCost } = sum;
        const values = [orders, failedOrders, topups, revenuePaise, costPaise, withoutCost];
        await addToDay.run(day, mode, ...values);
        await addToLedger.run(day, ledger, ...values);
      }
    },
    clear: async () => {
      for (const statement of clear) await statement.run();
    },
  };
}
