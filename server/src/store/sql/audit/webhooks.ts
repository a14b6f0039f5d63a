// Checks that every event has exactly the deliveries it needs, and that pending deliveries will be sent.

import type { InvariantId } from "../../../domain/verification.ts";
import { attemptsMax, oldestLogged } from "../../../domain/webhooks/schedule.ts";
import type { Check, CheckContext } from "./check.ts";

export function webhookChecks({ dialect, now }: CheckContext) {
  /** A period covers the events between two sequences, of the types selected at the time. */
  const covers = `e.sequence > s.after_sequence and e.sequence <= coalesce(s.until_sequence, e.sequence)
    and (s.selection is null or e.type in (${dialect.textsOf("s.selection")}))`;
  return {
    "delivery.owed": {
      sql: `select e.id as event, p.id as endpoint
            from endpoint_periods s join endpoints p on p.n = s.endpoint join events e on e.ledger = p.ledger
            where ${covers} and e.created_at >= $1
              and not exists (select 1 from deliveries d where d.endpoint = p.n and d.sequence = e.sequence)`,
      values: [oldestLogged(now)],
    },
    "delivery.event": {
      sql: `select d.id as delivery, p.id as endpoint, d.sequence
            from deliveries d join endpoints p on p.n = d.endpoint where d.created_at >= $1 and not exists (
              select 1 from events e join endpoint_periods s on s.endpoint = p.n
              where e.ledger = d.ledger and e.ledger = p.ledger and e.sequence = d.sequence
                and d.event_type = e.type and ${covers})`,
      values: [oldestLogged(now)],
    },
    "delivery.attempts": {
      sql: `select id as delivery, status, attempts from deliveries where not case status
              when 'pending' then attempts = 0
              when 'retrying' then attempts between 1 and ${attemptsMax - 1}
              when 'failed' then attempts between 0 and ${attemptsMax}
              else attempts + manual_retries >= 1 and attempts <= ${attemptsMax} end`,
    },
    "delivery.waiting": {
      sql: `select d.id as delivery, p.id as endpoint, d.status from deliveries d join endpoints p on p.n = d.endpoint
            where d.status in ('pending', 'retrying')
              and not (p.enabled = 1 and p.deleted_at is null
                and (p.due_at is not null or p.holder is not null or p.n in (select endpoint from due_endpoints))
                and (d.status = 'retrying' or d.sequence > p.tried_sequence))`,
    },
    "endpoint.count": {
      sql: `select l.n as ledger, l.enabled_endpoints, count(p.n) as enabled
            from ledgers l left join endpoints p on p.ledger = l.n and p.enabled = 1 and p.deleted_at is null
            group by l.n having l.enabled_endpoints <> count(p.n)`,
    },
    "endpoint.period": {
      sql: `select p.id as endpoint, p.enabled, count(s.n) as open_periods
            from endpoints p left join endpoint_periods s on s.endpoint = p.n and s.until_sequence is null
            group by p.n having count(s.n) <> case when p.enabled = 1 and p.deleted_at is null then 1 else 0 end
              or (p.enabled = 1 and max(s.selection) is distinct from p.selection)`,
    },
    "endpoint.lease": {
      sql: `select id as endpoint, holder, sending, manual_delivery from endpoints
            where (holder is null) <> (sending is null and manual_delivery is null)
              or (holder is null) <> (lease_until is null)`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}
