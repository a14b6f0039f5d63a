// Checks objects against the simulated supplier's records. A real supplier has no records here, and so no violations.

import type { JobKind } from "../../../domain/jobs/jobs.ts";
import type { SimulatedRequest } from "../../../domain/simulated-supplier/network.ts";
import type { InvariantId } from "../../../domain/verification.ts";
import type { Check } from "./check.ts";

const requestKind = (kind: SimulatedRequest["kind"]): string => `'${kind}'`;
const outcome = (name: NonNullable<SimulatedRequest["outcome"]>): string => `'${name}'`;
const hasJob = (kind: JobKind, subject: string): string =>
  `exists (select 1 from jobs j where j.kind = '${kind}' and j.subject = ${subject})`;

/** While true, the supplier may have sold units that are not recorded here. */
const mayBePending = `o.status = 'processing' or ${hasJob("recall-order", "o.n")}`;

export function networkChecks() {
  return {
    "network.units": {
      sql: `select n.iccid, r.id as unit, o.id as "order", o.status as order_status, e.status as esim_status
            from simulated_esims n left join simulated_requests r on r.iccid = n.iccid and r.kind = ${requestKind("issue")}
              left join orders o on o.id = r.order_id left join esims e on e.iccid = n.iccid
            where n.cancelled_at is null and not case
              when e.n is null then coalesce(${mayBePending}, false)
              else e.status <> 'cancelled' and e.unit_id is not distinct from r.id end
            union all
            select e.iccid, e.unit_id, e.order_id, null, e.status from esims e
              left join simulated_esims n on n.iccid = e.iccid
            where e.status <> 'cancelled' and e.cancelling = 0 and e.unit_id is not null and case
              when n.iccid is null then exists (select 1 from simulated_requests r where r.id = e.unit_id)
              else n.cancelled_at is not null end`,
    },
    "network.topups": {
      sql: `select r.id as topup, r.outcome, t.status
            from simulated_requests r left join topups t on t.id = r.id
            where r.kind = ${requestKind("topup")} and not case r.outcome
              when ${outcome("applied")} then coalesce(t.status in ('completed', 'processing')
                or ${hasJob("recall-topup", "t.n")}, false)
              else coalesce(t.status, '') <> 'completed' end`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}
