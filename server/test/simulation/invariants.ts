// What must hold when a simulation has come to rest, whatever happened in it: money, units, top-ups, events.
import type { Database } from "better-sqlite3";

/** Each query finds the rows that are wrong. */
const queries: Record<string, string> = {
  "a balance is the sum of its entries": `
    select l.n, l.balance_paise, sum(e.amount_paise) from ledgers l left join ledger_entries e on e.ledger = l.n
    group by l.n having l.balance_paise <> coalesce(sum(e.amount_paise), 0) or l.balance_paise < 0`,
  "every order is charged once": `
    select o.id from orders o left join ledger_entries e on e.order_n = o.n and e.kind = 'order_charge'
    group by o.n having count(e.n) <> 1 or sum(e.amount_paise) <> -o.total_paise`,
  "what an order says was refunded was": `
    select o.id from orders o left join ledger_entries e on e.order_n = o.n and e.kind = 'order_refund'
    group by o.n having o.refunded_paise <> coalesce(sum(e.amount_paise), 0) or o.refunded_paise > o.total_paise`,
  "nothing is left processing": `
    select id from orders where status = 'processing' union all select id from topups where status = 'processing'
    union all select iccid from esims where cancelling = 1 or running_topups > 0`,
  "an order's status fits its units": `
    select * from (select o.id, o.status,
      (select sum(json_extract(i.value, '$.quantity')) from json_each(o.items) i) as units,
      (select count(*) from esims e where e.order_n = o.n) as issued,
      (select count(*) from esims e where e.order_n = o.n and e.status = 'cancelled' and activated_at is null) as gone
      from orders o)
    where not case status when 'completed' then issued = units when 'failed' then issued = 0
      when 'partially_completed' then issued between 1 and units - 1 when 'cancelled' then gone = issued and issued > 0
      else false end`,
  "a top-up is charged once and returned exactly when it failed or its eSIM was cancelled unused": `
    select t.id from topups t join esims s on s.n = t.esim left join ledger_entries e on e.topup_n = t.n
    group by t.n having coalesce(sum(e.amount_paise), 0) <> case
      when t.status = 'failed' or (s.status = 'cancelled' and s.activated_at is null) then 0 else -t.total_paise end`,
  "an eSIM holds what was bought for it and added to it": `
    select e.iccid from esims e join orders o on o.n = e.order_n join json_each(o.items) i
      on json_extract(i.value, '$.packageNumber') = e.package_number
    where e.total_mb <> json_extract(i.value, '$.package.totalMb') + coalesce((
      select sum(json_extract(t.package, '$.totalMb')) from topups t
      where t.esim = e.n and t.status = 'completed'), 0)`,
  "what the network has issued and not cancelled is what partners have, and nothing else": `
    select n.iccid from network_esims n left join esims e on e.iccid = n.iccid
    where (n.cancelled_at is null) <> (coalesce(e.status, 'cancelled') <> 'cancelled')
    union all
    select e.iccid from esims e join ledgers l on l.n = e.ledger left join network_esims n on n.iccid = e.iccid
    where l.mode = 'live' and n.iccid is null`,
  "what the network has added is what was completed": `
    select r.id from network_requests r left join topups t on t.id = r.id
    where r.kind = 'topup' and (r.outcome = 'applied') <> (coalesce(t.status, '') = 'completed')`,
  "no background work is left but the checks": "select * from work where kind <> 'check-esims'",
  "an order has one event at most, and one if its account was always active": `
    select o.id, count(e.id) from orders o left join events e
      on e.type in ('order.completed', 'order.failed') and json_extract(e.data, '$.id') = o.id
    group by o.n having count(e.id) > 1 or (count(e.id) = 0 and not exists (select 1 from deactivations))`,
  "an eSIM is announced as activated and as expired once": `
    select json_extract(data, '$.iccid'), type, count(*) from events where type in ('esim.activated', 'esim.expired')
    group by 1, 2 having count(*) > 1`,
  "usage is announced once for an allowance": `
    select json_extract(data, '$.iccid'), type, json_extract(data, '$.data.total_mb'), count(*) from events
    where type like 'esim.usage%' and ledger in (select n from ledgers where mode = 'live')
      and not exists (select 1 from deactivations) group by 1, 2, 3
    having count(*) > 1 + (select count(*) from endpoints where deleted_at is not null or enabled = 0)`,
  "no event is missing where there was an endpoint": `
    select p.endpoint, e.sequence from endpoint_periods p join endpoints n on n.n = p.endpoint
      join events e on e.ledger = n.ledger and e.sequence > p.after_sequence
        and (p.until_sequence is null or e.sequence <= p.until_sequence)
      left join deliveries d on d.endpoint = p.endpoint and d.sequence = e.sequence
    where d.n is null and (p.selection is null or exists (
      select 1 from json_each(p.selection) s where s.value = e.type))`,
  "nothing waits to be delivered": "select * from deliveries where due_at is not null",
};

/** Sentences that turned out untrue, with the first rows that show it. */
export function findFaults(db: Database): string[] {
  const faults: string[] = [];
  for (const [sentence, sql] of Object.entries(queries)) {
    const rows = db.prepare(sql).all();
    if (rows.length > 0) faults.push(`untrue: ${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return faults;
}
