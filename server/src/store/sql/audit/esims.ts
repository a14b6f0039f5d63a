import { sandboxPrefixes } from "../../../domain/values/ids.ts";
import { dayMs } from "../../../domain/values/timestamps.ts";
import type { InvariantId } from "../../../domain/verification.ts";
import type { Check, CheckContext } from "./check.ts";
import { hasOtherMode } from "./orders.ts";

export function esimChecks({ dialect: { valuesOf, integerAt, flagAt } }: CheckContext) {
  const bought = (name: string) => integerAt("i.value", `package.${name}`);
  const boughtUnlimited = flagAt("i.value", "package.unlimited");
  const added = (name: string) =>
    `coalesce((select sum(${integerAt("t.package", name)}) from topups t
               where t.esim = e.n and t.status = 'completed'), 0)`;
  const isItsPackage = `${integerAt("i.value", "packageNumber")} = e.package_number`;
  return {
    "esim.mode": {
      sql: `select e.iccid, l.mode, e.ledger, o.ledger as order_ledger
            from esims e join ledgers l on l.n = e.ledger left join orders o on o.n = e.order_n
            where o.ledger <> e.ledger or ${hasOtherMode("e.iccid")}`,
      values: [sandboxPrefixes.iccid],
    },
    "esim.order": {
      sql: `select e.iccid, e.order_id, o.id as "order", e.customer_ref, o.customer_ref as order_customer_ref, e.package_number
            from esims e join orders o on o.n = e.order_n
            where e.order_id is distinct from o.id or e.customer_ref is distinct from o.customer_ref
              or not exists (select 1 from ${valuesOf("o.items", "i")} where ${isItsPackage})`,
    },
    "esim.allowance": {
      sql: `select e.iccid, e.unlimited, e.total_mb, e.validity_days, ${boughtUnlimited} as bought_unlimited,
              ${bought("totalMb")} + ${added("totalMb")} as expected_mb,
              ${bought("validityDays")} + ${added("validityDays")} as expected_days
            from esims e join orders o on o.n = e.order_n join ${valuesOf("o.items", "i")} on ${isItsPackage}
            where e.unlimited <> ${boughtUnlimited}
              or e.total_mb is distinct from ${bought("totalMb")} + ${added("totalMb")}
              or e.validity_days <> ${bought("validityDays")} + ${added("validityDays")}`,
    },
    // Simulated expiry moves the end; a cancelled eSIM keeps its times.
    "esim.validity": {
      sql: `select iccid, status, validity_days, activated_at, expires_at from esims
            where (activated_at is null) <> (expires_at is null)
              or (activated_at is null) <> (status = 'ready') and status <> 'cancelled'
              or status in ('active', 'depleted') and expires_at <> activated_at + validity_days * $1
              or status = 'expired' and expires_at not between activated_at and activated_at + validity_days * $1`,
      values: [dayMs],
    },
    "esim.state": {
      sql: `select iccid, status, unlimited, total_mb, used_mb from esims
            where (unlimited = 1) <> (total_mb is null) or used_mb < 0 or used_mb > total_mb
              or status = 'depleted' and (unlimited = 1 or used_mb < total_mb)
              or status = 'active' and used_mb >= total_mb`,
    },
    "esim.running-topups": {
      sql: `select * from (
              select e.iccid, e.running_topups,
                (select count(*) from topups t where t.esim = e.n and t.status = 'processing') as processing
              from esims e) e
            where running_topups <> processing`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}
