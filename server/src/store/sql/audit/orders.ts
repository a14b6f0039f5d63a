// Checks orders and top-ups: money, units and promises.
import { sandboxPrefixes } from "../../../domain/values/ids.ts";
import type { InvariantId } from "../../../domain/verification.ts";
import type { Check, CheckContext } from "./check.ts";

export const hasOtherMode = (id: string): string =>
  `(substr(${id}, 1, length($1)) = $1) <> (l.mode = 'test')`;

/** Cancelled before use, so its price was refunded. */
const isReturned = "e.status = 'cancelled' and e.activated_at is null";
export function orderChecks({ dialect: { valuesOf, integerAt } }: CheckContext) {
  const items = valuesOf("o.items", "i");
  const quantity = integerAt("i.value", "quantity");
  const unitPaise = integerAt("i.value", "unitPaise");
  const keptEsims = `(select e.order_n, e.package_number, count(*) as n from esims e
    where not (${isReturned}) group by e.order_n, e.package_number)`;
  /**
   * Adds units requested, issued and refunded, and the price of missing units. It joins whole tables, because
   * subqueries per order would be evaluated for each use of their result.
   */
  const ordersWithUnits = `select o.id as "order", o.status, o.total_paise, o.refunded_paise,
      u.units, coalesce(c.issued, 0) as issued, coalesce(c.returned, 0) as returned, u.free_paise
    from orders o
      left join (select o.n, sum(${quantity}) as units,
          sum((${quantity} - coalesce(k.n, 0)) * ${unitPaise}) as free_paise
        from orders o cross join ${items}
          left join ${keptEsims} k on k.order_n = o.n and k.package_number = ${integerAt("i.value", "packageNumber")}
        group by o.n) u on u.n = o.n
      left join (select e.order_n, count(*) as issued, sum(case when ${isReturned} then 1 else 0 end) as returned
        from esims e group by e.order_n) c on c.order_n = o.n`;
  return {
    "order.mode": {
      sql: `select o.id as "order", l.mode from orders o join ledgers l on l.n = o.ledger where ${hasOtherMode("o.id")}`,
      values: [sandboxPrefixes.order],
    },
    "order.total": {
      sql: `select * from (
              select o.id as "order", o.total_paise,
                (select sum(${quantity} * ${unitPaise}) from ${items}) as items_paise
              from orders o) o
            where items_paise is distinct from total_paise`,
    },
    "order.charge": {
      sql: `select o.id as "order", o.total_paise, count(e.n) as charges, coalesce(sum(e.amount_paise), 0) as charged_paise
            from orders o left join ledger_entries e on e.order_n = o.n and e.kind = 'order_charge'
            group by o.n having count(e.n) <> 1 or sum(e.amount_paise) <> -o.total_paise`,
    },
    "order.refund": {
      sql: `select o.id as "order", o.total_paise, o.refunded_paise, coalesce(sum(e.amount_paise), 0) as entries_paise
            from orders o left join ledger_entries e on e.order_n = o.n and e.kind = 'order_refund'
            group by o.n
            having o.refunded_paise <> coalesce(sum(e.amount_paise), 0) or o.refunded_paise > o.total_paise`,
    },
    "order.balance-after": {
      sql: `select o.id as "order", o.balance_after_paise, e.n as entry, e.balance_after_paise as entry_paise
            from ledger_entries e join orders o on o.n = e.order_n
            where e.kind = 'order_charge' and e.balance_after_paise <> o.balance_after_paise`,
    },
    "order.units": {
      sql: `select * from (${ordersWithUnits}) o where issued > units
              or refunded_paise <> case status when 'processing' then 0 else free_paise end
              or not case status
                when 'processing' then returned = 0
                when 'completed' then issued = units and returned < issued
                when 'partially_completed' then issued between 1 and units - 1 and returned < issued
                when 'failed' then issued = 0
                else issued > 0 and returned = issued end`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}

export function topupChecks() {
  return {
    "topup.mode": {
      sql: `select t.id as topup, l.mode, t.ledger, e.ledger as esim_ledger, t.iccid, e.iccid as esim_iccid
            from topups t join ledgers l on l.n = t.ledger join esims e on e.n = t.esim
            where t.ledger <> e.ledger or t.iccid <> e.iccid or ${hasOtherMode("t.id")}`,
      values: [sandboxPrefixes.topup],
    },
    "topup.charge": {
      sql: `select t.id as topup, t.total_paise, count(e.n) as charges, coalesce(sum(e.amount_paise), 0) as charged_paise
            from topups t left join ledger_entries e on e.topup_n = t.n and e.kind = 'topup_charge'
            group by t.n having count(e.n) <> 1 or sum(e.amount_paise) <> -t.total_paise`,
    },
    "topup.refund": {
      sql: `select t.id as topup, t.status, t.total_paise, coalesce(sum(r.amount_paise), 0) as refunded_paise
            from topups t join esims e on e.n = t.esim
              left join ledger_entries r on r.topup_n = t.n and r.kind = 'topup_refund'
            group by t.n, e.n having coalesce(sum(r.amount_paise), 0) <> case
              when t.status = 'failed' or t.status = 'completed' and ${isReturned} then t.total_paise else 0 end`,
    },
    "topup.balance-after": {
      sql: `select t.id as topup, t.status, t.balance_after_paise, e.n as entry, e.balance_after_paise as entry_paise
            from ledger_entries e join topups t on t.n = e.topup_n
            where e.kind = case t.status when 'failed' then 'topup_refund' else 'topup_charge' end
              and e.balance_after_paise <> t.balance_after_paise`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}
