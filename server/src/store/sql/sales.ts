// Sums of sales by day, and of the entries that are not part of them yet.

import { rolledUpSetting } from "../../domain/sales/sales.ts";
import type { SalesDay, SalesReads, SummedEntries } from "../../domain/sales/store.ts";
import type { Mode } from "../../domain/values/mode.ts";
import { dayMs } from "../../domain/values/timestamps.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

interface SumRow {
  day: number;
  mode: Mode;
  orders: number;
  failed_orders: number;
  topups: number;
  revenue_paise: number;
  cost_paise: number;
  without_cost: number;
}

type DayRow = SumRow & { up_to: string | null };
type EntriesRow = SumRow & { entries: number; last: number; last_at: number };

const toDay = (row: SumRow): SalesDay => ({
  day: row.day,
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
  // One statement, so that days and position fit.
  const rolledUp = db.prepare<DayRow>(`select s.value as up_to, d.*
    from (select 1 as one) o left join settings s on s.name = '${rolledUpSetting}'
    left join sales_days d on d.mode = $1 and d.day >= $2`);
  // A failed order has one refund.
  const after = db.prepare<EntriesRow>(`with entries as (
      select n, ledger, kind, amount_paise, cost_paise, order_n, created_at from ledger_entries
      where n > $1 order by n limit $3
    ), settled as (
      select * from entries where n < coalesce((select min(n) from entries where created_at >= $2), ${Number.MAX_SAFE_INTEGER})
    )
    select e.created_at / ${dayMs} as day, l.mode,
      ${counted("e.kind = 'order_charge'")} as orders, ${counted("o.status = 'failed'")} as failed_orders,
      ${counted("e.kind = 'topup_charge'")} as topups,
      sum(case when ${bought} then -e.amount_paise else 0 end) as revenue_paise,
      sum(coalesce(e.cost_paise, 0)) as cost_paise, ${counted(`${bought} and e.cost_paise is null`)} as without_cost,
      count(*) as entries, max(e.n) as last, max(e.created_at) as last_at
    from settled e join ledgers l on l.n = e.ledger
    left join orders o on o.n = e.order_n and e.kind = 'order_refund'
    group by e.created_at / ${dayMs}, l.mode`);
  return {
    rolledUp: async (mode, since) => {
      const rows = await rolledUp.all(mode, since);
      return { days: rows.filter(({ day }) => day !== null).map(toDay), upTo: Number(rows[0]?.up_to ?? 0) };
    },
    sumAfter: async (n, before, limit): Promise<SummedEntries> => {
      const rows = await after.all(n, before, limit);
      const newest = rows.reduce<EntriesRow | null>((a, b) => (a === null || b.last > a.last ? b : a), null);
      return {
        days: rows.map((row) => ({ ...toDay(row), mode: row.mode })),
        entries: rows.reduce((total, row) => total + row.entries, 0),
        last: newest && { n: newest.last, at: newest.last_at },
      };
    },
  };
}

export function salesWrites(db: Connection) {
  const add =
    db.prepare(`${insertInto("sales_days", ["day", "mode", ...sums])} on conflict (day, mode) do update set
    ${sums.map((name) => `${name} = sales_days.${name} + excluded.${name}`).join(", ")}`);
  return {
    add: async ({ days }: SummedEntries) => {
      for (const { day, mode, ...sum } of days) {
        const { orders, failedOrders, topups, revenuePaise, costPaise, withoutCost } = sum;
        await add.run(day, mode, orders, failedOrders, topups, revenuePaise, costPaise, withoutCost);
      }
    },
  };
}
