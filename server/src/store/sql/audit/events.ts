// Checks events, stored responses and background jobs against their objects.
import { type EventType, eventTypes as everyEventType } from "@partner-esim/generated/events";
import { limits } from "@partner-esim/generated/limits";
import { oldestReadable } from "../../../domain/events/events.ts";
import type { IdempotentOperation } from "../../../domain/idempotency/stored-response.ts";
import type { JobKind } from "../../../domain/jobs/jobs.ts";
import { entryIdPrefix } from "../../../domain/values/ids.ts";
import { dayMs } from "../../../domain/values/timestamps.ts";
import type { InvariantId } from "../../../domain/verification.ts";
import type { Check, CheckContext } from "./check.ts";

const quoted = <T extends string>(...names: T[]): string => names.map((name) => `'${name}'`).join(", ");
const eventTypes = (...types: EventType[]): string => quoted(...types);
const esimEventTypes = eventTypes(
  ...everyEventType.map(({ type }) => type).filter((type) => type.startsWith("esim.")),
);
const operations = (...ids: IdempotentOperation[]): string => quoted(...ids);
const jobKinds = (...kinds: JobKind[]): string => quoted(...kinds);

/** True beyond the retention period, or if the account was inactive when the object may have ended (within a day). */
const mayLackEvent = (object: string): string => `(${object}.created_at < $1 or exists (
    select 1 from ledgers l join deactivations d on d.account = l.account
    where l.n = ${object}.ledger and d.since < ${object}.created_at + ${dayMs}
      and coalesce(d.until, $2) >= ${object}.created_at))`;

export function eventChecks({ dialect: { textAt }, now }: CheckContext) {
  const dataId = textAt("ev.data", "id");
  const dataIccid = textAt("ev.data", "iccid");
  const eventsById = (...types: EventType[]): string =>
    `(select ev.ledger, ${dataId} as id, ev.type, count(*) as n from events ev
      where ev.type in (${eventTypes(...types)}) group by 1, 2, 3)`;
  const retention = [oldestReadable(now), now];
  return {
    "event.sequence": {
      sql: `select * from (
              select ledger, sequence, id as event, n,
                lag(n) over (partition by ledger order by sequence) as n_before
              from events) e
            where n_before > n or sequence < 1`,
    },
    "event.subject": {
      sql: `select ev.id as event, ev.type, ev.ledger, coalesce(${dataId}, ${dataIccid}) as subject
            from events ev where not case
              when ev.type in (${eventTypes("order.completed", "order.failed")})
                then exists (select 1 from orders o where o.id = ${dataId} and o.ledger = ev.ledger)
              when ev.type in (${eventTypes("topup.completed")})
                then exists (select 1 from topups t where t.id = ${dataId} and t.ledger = ev.ledger)
              when ev.type in (${esimEventTypes})
                then exists (select 1 from esims e
                             where e.iccid = ${dataIccid} and e.ledger = ev.ledger)
              else ev.type in (${eventTypes("balance.low")}) end`,
    },
    "order.event": {
      sql: `select o.id as "order", o.status, coalesce(c.n, 0) as completed_events, coalesce(f.n, 0) as failed_events
            from orders o
              left join ${eventsById("order.completed")} c on c.id = o.id and c.ledger = o.ledger
              left join ${eventsById("order.failed")} f on f.id = o.id and f.ledger = o.ledger
            where o.status <> 'cancelled' and not case
              when coalesce(c.n, 0) + coalesce(f.n, 0) = 0 then o.status = 'processing' or ${mayLackEvent("o")}
              when o.status = 'failed' then f.n = 1 and c.n is null
              else o.status <> 'processing' and c.n = 1 and f.n is null end`,
      values: retention,
    },
    "topup.event": {
      sql: `select t.id as topup, t.status, coalesce(c.n, 0) as events
            from topups t left join ${eventsById("topup.completed")} c on c.id = t.id and c.ledger = t.ledger
            where not case
              when c.n is null then t.status <> 'completed' or ${mayLackEvent("t")}
              else t.status = 'completed' and c.n = 1 end`,
      values: retention,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}

export function responseChecks({ dialect: { isJson, textAt }, now }: CheckContext) {
  /** Another invariant reports invalid JSON. */
  const inBody = (name: string) => `case when ${isJson("r.body")} then ${textAt("r.body", name)} end`;
  const responseId = `cast(coalesce(r.object_id, ${inBody("id")}) as text)`;
  const keysById = (...ids: IdempotentOperation[]) =>
    `(select r.ledger, ${responseId} as id, count(*) as n from stored_responses r
      where r.operation in (${operations(...ids)}) group by 1, 2)`;
  const retainedSince = now - limits.idempotencyMemoryHours * 3_600_000;
  return {
    "response.body": {
      sql: `select ledger, operation, key, state from stored_responses
            where not case state
              when 'completed' then coalesce(${isJson("body")}, false)
              else object_id is not null and lease_until is not null end`,
    },
    "response.object": {
      sql: `select r.ledger, r.operation, r.key, coalesce(${responseId}, ${inBody("iccid")}) as object
            from stored_responses r where (r.body is null or ${isJson("r.body")}) and not case
              when r.operation in (${operations("ordersCreate", "portal ordersCreate")})
                then exists (select 1 from orders o where o.id = ${responseId} and o.ledger = r.ledger)
              when r.operation in (${operations("topupsCreate", "portal topupsCreate")})
                then exists (select 1 from topups t where t.id = ${responseId} and t.ledger = r.ledger)
              when r.operation in (${operations("portal walletTopup", "portal walletAdjust")})
                then exists (select 1 from ledger_entries le where le.ledger = r.ledger
                             and le.n = cast(substr(${responseId}, ${entryIdPrefix.length + 1}) as bigint))
              when r.operation in (${operations("simulate")})
                then exists (select 1 from esims e
                             where e.iccid = ${inBody("iccid")} and e.ledger = r.ledger)
              else false end`,
    },
    "order.key": {
      sql: `select o.id as "order", o.source, coalesce(k.n, 0) as keys
            from orders o left join ${keysById("ordersCreate")} k on k.id = o.id and k.ledger = o.ledger
            where coalesce(k.n, 0) not between case when o.source = 'api' and o.created_at > $1 then 1 else 0 end
              and case o.source when 'api' then 1 else 0 end`,
      values: [retainedSince],
    },
    "topup.key": {
      sql: `select t.id as topup, coalesce(k.n, 0) as keys
            from topups t left join ${keysById("topupsCreate", "portal topupsCreate")} k on k.id = t.id and k.ledger = t.ledger
            where coalesce(k.n, 0) not between case when t.created_at > $1 then 1 else 0 end and 1`,
      values: [retainedSince],
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}

export function jobChecks() {
  return {
    "job.missing": {
      sql: `select o.id as object, l.mode from orders o join ledgers l on l.n = o.ledger
            where o.status = 'processing' and not exists (select 1 from jobs j where j.subject = o.n
              and j.kind = case l.mode when 'test' then ${jobKinds("finish-sandbox-order")} else ${jobKinds("fulfil-order")} end)
            union all
            select t.id, l.mode from topups t join ledgers l on l.n = t.ledger
            where t.status = 'processing' and not exists (select 1 from jobs j where j.subject = t.n
              and j.kind = case l.mode when 'test' then ${jobKinds("finish-sandbox-topup")} else ${jobKinds("apply-topup")} end)
            union all
            select e.iccid, l.mode from esims e join ledgers l on l.n = e.ledger
            where e.cancelling = 1 and not exists (
              select 1 from jobs j where j.subject = e.n and j.kind = ${jobKinds("cancel-esim")})`,
    },
    "job.subject": {
      sql: `select j.n as job, j.kind, j.subject from jobs j where not case
              when j.kind in (${jobKinds("finish-sandbox-order", "fulfil-order", "recall-order")})
                then exists (select 1 from orders o where o.n = j.subject)
              when j.kind in (${jobKinds("finish-sandbox-topup", "apply-topup", "recall-topup")})
                then exists (select 1 from topups t where t.n = j.subject)
              when j.kind = ${jobKinds("cancel-esim")} then exists (select 1 from esims e where e.n = j.subject)
              when j.kind = ${jobKinds("check-esims")} then j.subject = 0
              else false end`,
    },
  } satisfies Partial<Record<InvariantId, Check>>;
}
