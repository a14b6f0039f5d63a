// Writes twenty days of business straight into a database file, because a million orders through the service would take
// an hour. The rows satisfy `partner-esim verify`, and stored JSON comes from the domain's own representations.
import type { Database } from "better-sqlite3";
import type { Offer } from "../../server/src/domain/catalogue/catalogue.ts";
import { ActivationCodes } from "../../server/src/domain/esims/activation-codes.ts";
import { newEsim } from "../../server/src/domain/esims/esims.ts";
import { type Order, unknownOrigin } from "../../server/src/domain/orders/order.ts";
import { boughtPackage } from "../../server/src/domain/orders/orders.ts";
import { toEsimSummaryResponse, toOrderResponse } from "../../server/src/domain/representations.ts";
import { luhnDigit } from "../../server/src/domain/values/ids.ts";
import { dayMs } from "../../server/src/domain/values/timestamps.ts";
import { random } from "../../server/src/runtime/random.ts";

export interface Holder {
  account: number;
  ledger: number;
}

interface Business {
  offer: Offer;
  orders: number;
  now: number;
}

const historyDays = 20;
/** Orders per customer reference, except `walk-in`, which a tenth of all orders have. */
const ordersPerRef = 40;

export function writeHistory(db: Database, holders: readonly Holder[], business: Business): void {
  for (const setting of [
    "journal_mode = off",
    "synchronous = off",
    "cache_size = -500000",
    "temp_store = memory",
  ]) {
    db.pragma(setting);
  }
  db.function("luhn", { deterministic: true }, (digits) => luhnDigit(String(digits)));
  // A multiple of ten keeps the tenth of orders of each reference, so pages of small and large files are equally full.
  const refs = 10 * Math.max(1, Math.floor(business.orders / ordersPerRef / 10));
  db.exec("begin");
  planOrders(db, holders, business, refs);
  writeOrders(db, business);
  writeEsims(db, business);
  writeEntries(db);
  writeEvents(db, business);
  writeRemembered(db, business);
  db.exec(`update ledgers set sequence = 4 * o.count,
             balance_paise = (select e.balance_after_paise from ledger_entries e
                              where e.ledger = ledgers.n order by e.n desc limit 1)
           from (select ledger, count(*) as count from plan group by ledger) o where o.ledger = ledgers.n`);
  db.exec("drop table plan; commit");
  db.pragma("journal_mode = wal");
}

/**
 * Creates a temporary table with one row per order: `i` counts all orders, `k` those of one ledger. Nine of ten belong
 * to the first holder. Of fifty orders one fails and one is cancelled, both refunded at once.
 */
function planOrders(
  db: Database,
  holders: readonly Holder[],
  { orders, now, offer }: Business,
  refs: number,
): void {
  const others = holders.length - 1;
  const stepMs = (historyDays * dayMs) / (orders + 1);
  db.exec("create temp table holder (place integer primary key, ledger integer)");
  for (const [index, { ledger }] of holders.entries()) {
    db.prepare("insert into holder values (?, ?)").run(index, ledger);
  }
  // Written into the text, because numbers are bound as floating point, and 7 / 2.0 is not 3.
  db.exec(
    `create temp table plan as
     with recursive
       counted (i) as (values (0) union all select i + 1 from counted where i + 1 < ${orders}),
       placed as (
         select i,
                case when i % 10 < 9 then 0 else 1 + (i / 10) % ${others} end as place,
                case when i % 10 < 9 then i - i / 10 else i / 10 / ${others} end as k
         from counted)
     select i, i + 1 as n, ledger, k,
            printf('%012x', (i * 6364136223849 + 977) & 0xffffffffffff) as tail,
            case k % 50 when 7 then 'failed' when 31 then 'cancelled' else 'completed' end as status,
            case when k % 10 < 4 then null when k % 10 = 4 then 'walk-in' else 'trip-' || (k % ${refs}) end as ref,
            cast(${now - historyDays * dayMs} + i * ${stepMs} as integer) as at,
            ${offer.pricePaise} * (1 + k - (k + 42) / 50 - (k + 18) / 50) as spent
     from placed join holder using (place)`,
  );
  // Every ledger is funded with the cost of its orders, so that it ends with the sandbox's starting balance.
  db.exec(`create temp table funds as
             select ledger, max(spent) as paise, count(*) as orders from plan group by ledger;
           alter table plan add column balance_after integer;
           update plan set balance_after = l.balance_paise + f.paise - spent
             from funds f join ledgers l on l.n = f.ledger where f.ledger = plan.ledger`);
}

function writeOrders(db: Database, { offer }: Business): void {
  db.prepare(
    `insert into orders (n, id, number, ledger, status, source, items, customer_ref, customer_name, customer_email,
       total_paise, refunded_paise, balance_after_paise, created_at, progress_at)
     select n, 'ord_test_' || tail, 'TEST-' || upper(tail), ledger, status, 'api', $items, ref,
       case when k % 3 = 0 then 'Asha Verma' end, case when k % 3 = 0 then 'asha@example.com' end,
       $price, case when status = 'completed' then 0 else $price end, balance_after, at, at
     from plan`,
  ).run({ items: JSON.stringify(sampleOrder(offer).items), price: offer.pricePaise });
}

/** In twentieths: ready, active, depleted; the others expired early. */
function writeEsims(db: Database, { offer }: Business): void {
  const esim = sampleEsim(offer);
  db.prepare(
    `insert into esims (n, iccid, ledger, order_n, order_id, customer_ref, package_number, package_name, origin,
       unlimited, created_at, status, smdp_address, activation_code, total_mb, used_mb, validity_days, activated_at,
       expires_at, running_topups, cancelling)
     select n, digits || luhn(digits), ledger, n, 'ord_test_' || tail, ref, $number, $name, $origin, 0, at,
       case when status = 'cancelled' then 'cancelled' else use end, $smdp, upper(tail || tail), $total,
       case use when 'ready' then 0 when 'depleted' then $total else $total / 2 end, $days,
       case when use <> 'ready' then at + 3600000 end,
       case use when 'ready' then null when 'expired' then at + 7200000 else at + 3600000 + $days * ${dayMs} end, 0, 0
     from (select *, '8999999' || printf('%011d', (i * 70000000003 + 12345) % 100000000000) as digits,
             case when k % 20 < 2 or status = 'cancelled' then 'ready' when k % 20 < 9 then 'active'
               when k % 20 = 9 then 'depleted' else 'expired' end as use
           from plan where status <> 'failed')`,
  ).run({
    number: offer.package.number,
    name: offer.package.name,
    origin: JSON.stringify(esim.origin),
    smdp: esim.smdpAddress,
    total: esim.totalMb,
    days: esim.validityDays,
  });
}

function writeEntries(db: Database): void {
  const first = "(select max(n) from ledger_entries) + 1";
  const columns = "(n, ledger, kind, amount_paise, balance_after_paise, order_n, created_at)";
  db.exec(`
    insert into ledger_entries ${columns}
      select ${first} + f.ledger, f.ledger, 'adjustment', f.paise, l.balance_paise + f.paise, null, min(p.at)
      from funds f join ledgers l on l.n = f.ledger join plan p on p.ledger = f.ledger group by f.ledger;
    create temp table start as select ${first} as n;
    insert into ledger_entries ${columns}
      select start.n + 2 * i + part, o.ledger, case part when 0 then 'order_charge' else 'order_refund' end,
        case part when 0 then -o.total_paise else o.total_paise end,
        p.balance_after + part * o.total_paise, o.n, p.at
      from plan p join orders o on o.n = p.n, start, (select 0 as part union all select 1)
      where part = 0 or p.status <> 'completed'
      order by 1`);
}

/** Four sequences per order: its own event, and those of its eSIM. */
function writeEvents(db: Database, { offer }: Business): void {
  const insert = (index: number, type: string, data: string, where: string, values: object) =>
    db
      .prepare(
        `insert into events (n, id, ledger, sequence, type, created_at, data)
         select 4 * i + $place, 'evt_' || printf('%04x', (i * 40503 + $place) & 0xffff) || tail || '0000000' || $place,
           p.ledger, 4 * k + $place, $type, at + $place, ${data}
         from plan p left join esims e on e.n = p.n where ${where}`,
      )
      .run({ place: index, type, ...values });
  const order = (status: Order["status"]) => ({ template: orderTemplate(offer, status) });
  insert(1, "order.completed", orderText, "p.status <> 'failed'", order("completed"));
  insert(1, "order.failed", orderText, "p.status = 'failed'", order("failed"));
  const esim = { template: JSON.stringify(toEsimSummaryResponse(sampleEsim(offer))) };
  insert(2, "esim.activated", esimText, "e.activated_at is not null", esim);
  insert(3, "esim.usage_80", esimText, "e.activated_at is not null", esim);
  insert(4, "esim.usage_100", esimText, "e.activated_at is not null and k % 3 <> 0", esim);
}

/** Writes stored responses for the last day's keys. */
function writeRemembered(db: Database, { offer, now }: Business): void {
  const insert = (status: Order["status"], where: string) =>
    db
      .prepare(
        `insert into stored_responses
           (ledger, key, operation, fingerprint, state, object_id, shows_current_state, body, lease_until, responded_at)
         select p.ledger, tail || '-history', 'ordersCreate', tail, 'completed', null, 0, ${orderText}, null, at
         from plan p left join esims e on e.n = p.n where at > $since and ${where}`,
      )
      .run({ since: now - dayMs, template: orderTemplate(offer, status) });
  insert("completed", "p.status <> 'failed'");
  insert("failed", "p.status = 'failed'");
}

const placeholder = { id: "ord_test_id", iccid: "ICCID", ref: "REF", paise: 77_777_777, amount: "777777.77" };
const epoch = "1970-01-01T00:00:00Z";
const quotedRef = "case when p.ref is null then 'null' else '\"' || p.ref || '\"' end";
const timestamp = "strftime('%Y-%m-%dT%H:%M:%SZ', p.at / 1000, 'unixepoch')";
const amount = "printf('%d.%02d', p.balance_after / 100, p.balance_after % 100)";
const esimText = replaced("$template", [
  [placeholder.id, "'ord_test_' || p.tail"],
  [placeholder.iccid, "coalesce(e.iccid, '')"],
  [`"${placeholder.ref}"`, quotedRef],
]);
const orderText = replaced(esimText, [
  [epoch, timestamp],
  [placeholder.amount, amount],
]);

/** Replaces placeholders in SQL by each row's values. */
function replaced(text: string, values: [placeholder: string, sql: string][]): string {
  return values.reduce((sql, [placeholder, value]) => `replace(${sql}, '${placeholder}', ${value})`, text);
}

function orderTemplate(offer: Offer, status: Order["status"]): string {
  const order = sampleOrder(offer);
  const failed = status === "failed";
  const settled = { ...order, status, refundedPaise: failed ? order.totalPaise : 0 };
  return JSON.stringify(toOrderResponse(settled, failed ? [] : [sampleEsim(offer)]));
}

function sampleOrder(offer: Offer): Order {
  const { pricePaise } = offer;
  const { number } = offer.package;
  return {
    n: 0,
    id: placeholder.id,
    number: "",
    ledger: 0,
    mode: "test",
    status: "completed",
    source: "api",
    items: [{ packageNumber: number, quantity: 1, unitPaise: pricePaise, package: boughtPackage(offer) }],
    customerRef: placeholder.ref,
    customerName: null,
    customerEmail: null,
    totalPaise: pricePaise,
    refundedPaise: 0,
    balanceAfterPaise: placeholder.paise,
    createdAt: 0,
    progressAt: 0,
    origin: unknownOrigin,
  };
}

function sampleEsim(offer: Offer) {
  const order = sampleOrder(offer);
  const item = { packageNumber: offer.package.number, package: boughtPackage(offer) };
  const install = { iccid: placeholder.iccid, smdpAddress: "smdp.sandbox.invalid", activationCode: "" };
  const activationCodes = new ActivationCodes(new Uint8Array(32), random);
  return { ...newEsim(order, item, install, 0, activationCodes), n: 0 };
}
