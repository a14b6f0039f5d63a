// For each invariant, ways of violating it directly in the database. Written for the rows of `world.ts`.
import type { InvariantId } from "../../src/domain/verification.ts";

const aCompletedOrder = "(select min(n) from orders where status = 'completed' and id like 'ord_test_%')";
const aFailedOrder = "(select min(n) from orders where status = 'failed')";
const aProcessingOrder = "(select min(n) from orders where status = 'processing' and id like 'ord_test_%')";
const aCompletedTopup = "(select min(n) from topups where status = 'completed')";
const aFailedTopup = "(select min(n) from topups where status = 'failed')";
const aProcessingTopup = "(select min(n) from topups where status = 'processing')";
const aTestLedger = "(select min(ledger) from orders where id like 'ord_test_%')";
const aLiveLedger = "(select min(ledger) from orders where id not like 'ord_test_%')";
const aDelivery = "(select min(n) from deliveries where status = 'delivered')";
const aKeptEsim = `(select min(n) from esims where order_n = ${aCompletedOrder})`;
const aReturnedEsim =
  "(select min(e.n) from esims e join topups t on t.esim = e.n where e.status = 'cancelled')";
const aLiveEsim =
  "(select min(n) from esims where unit_id is not null and status = 'ready' and cancelling = 0)";
const aSoldIccid = `(select iccid from esims where n = ${aLiveEsim})`;
const aLiveTopup =
  "(select t.id from topups t join simulated_requests r on r.id = t.id where r.outcome = 'applied')";
const anActiveEsim = "(select min(n) from esims where status = 'active' and unlimited = 0)";

/** SQL that violates each invariant. `file.integrity` is violated in the bytes, not here. */
export const plantedFaults: Record<Exclude<InvariantId, "file.integrity">, readonly string[]> = {
  "file.references": ["update api_keys set account = 999999 where n = 1"],
  "account.ledgers": ["delete from ledgers where mode = 'live' and account = (select max(n) from accounts)"],
  "account.deactivation": [
    "update accounts set active = 0 where n = 1",
    "insert into deactivations (account, since) values (1, 5)",
  ],
  "ledger.balance": [`update ledgers set balance_paise = balance_paise + 1 where n = ${aTestLedger}`],
  "ledger.chain": [
    "update ledger_entries set balance_after_paise = balance_after_paise - 1 where n = 3",
    `delete from ledger_entries where kind = 'order_refund' and order_n = ${aFailedOrder}`,
    `insert into ledger_entries (ledger, kind, amount_paise, balance_after_paise, created_at)
     values (${aLiveLedger}, 'adjustment', 5, 5, 0)`,
  ],
  "ledger.not-negative": [
    `update ledgers set balance_paise = -1 where n = ${aLiveLedger}`,
    "update ledger_entries set balance_after_paise = -1 where n = 3",
  ],
  "ledger.sequence": [`update ledgers set sequence = sequence - 1 where n = ${aTestLedger}`],
  "entry.subject": [
    `update ledger_entries set order_n = null where kind = 'order_charge' and order_n = ${aCompletedOrder}`,
    `update ledger_entries set topup_n = ${aCompletedTopup} where kind = 'opening'`,
    "update ledger_entries set kind = 'gift' where kind = 'wallet_topup'",
    "update ledger_entries set amount_paise = -amount_paise where kind = 'order_refund'",
  ],
  "entry.ledger": [
    `update ledger_entries set ledger = ${aLiveLedger} where kind = 'order_charge' and order_n = ${aCompletedOrder}`,
    `update ledger_entries set ledger = ${aLiveLedger} where kind = 'topup_charge' and topup_n = ${aCompletedTopup}`,
  ],
  "order.mode": [
    `update orders set ledger = ${aLiveLedger} where n = ${aCompletedOrder}`,
    `update orders set id = 'ord_' || substr(id, 10) where n = ${aCompletedOrder}`,
  ],
  "order.total": [`update orders set total_paise = total_paise + 1 where n = ${aCompletedOrder}`],
  "order.charge": [
    `delete from ledger_entries where order_n = ${aCompletedOrder}`,
    `insert into ledger_entries (ledger, kind, amount_paise, balance_after_paise, order_n, created_at)
     select ledger, kind, amount_paise, balance_after_paise, order_n, created_at from ledger_entries
     where order_n = ${aCompletedOrder}`,
    `update ledger_entries set amount_paise = amount_paise - 1 where order_n = ${aCompletedOrder}`,
  ],
  "order.refund": [
    `update orders set refunded_paise = refunded_paise - 1 where n = ${aFailedOrder}`,
    `update ledger_entries set amount_paise = amount_paise * 2 where kind = 'order_refund'`,
  ],
  "order.balance-after": [
    `update orders set balance_after_paise = balance_after_paise + 1 where n = ${aCompletedOrder}`,
  ],
  "order.units": [
    `update orders set status = 'failed' where n = ${aCompletedOrder}`,
    `update orders set status = 'completed' where n = ${aFailedOrder}`,
    `update orders set status = 'partially_completed' where n = ${aCompletedOrder}`,
    `update esims set order_n = null where n = (select min(n) from esims where order_n = ${aCompletedOrder})`,
    `update orders set refunded_paise = 1 where n = ${aProcessingOrder}`,
    `update esims set status = 'cancelled', activated_at = null where n = ${aKeptEsim}`,
    `update esims set status = 'ready' where n = ${aReturnedEsim}`,
    "update orders set status = 'completed' where status = 'cancelled'",
    `update orders set status = 'cancelled' where n = ${aCompletedOrder}`,
  ],
  "order.event": [
    `delete from events where type = 'order.failed'`,
    `update events set type = 'order.failed' where type = 'order.completed'`,
    `insert into events (id, ledger, sequence, type, created_at, data)
     select 'evt_double', ledger, 0, type, created_at, data from events where type = 'order.completed' limit 1`,
    `update orders set status = 'processing' where n = ${aCompletedOrder}`,
  ],
  "order.key": [
    `delete from stored_responses where operation = 'ordersCreate' and ledger = ${aTestLedger}`,
    `insert into stored_responses (ledger, key, operation, fingerprint, state, shows_current_state, body, responded_at)
     select ledger, 'second', operation, fingerprint, state, shows_current_state, body, responded_at
     from stored_responses where operation = 'ordersCreate' and state = 'completed' limit 1`,
    `update orders set source = 'portal' where n = ${aCompletedOrder}`,
  ],
  "esim.mode": [
    `update esims set ledger = ${aLiveLedger} where n = 1`,
    "update esims set iccid = '8900' || substr(iccid, 5) where n = 1",
  ],
  "esim.order": [
    "update esims set order_id = 'ord_test_000000000000' where n = 1",
    "update esims set customer_ref = 'another' where n = 1",
    "update esims set package_number = 1 where n = 1",
  ],
  "esim.allowance": [
    `update esims set total_mb = total_mb + 1 where n = ${anActiveEsim}`,
    `update esims set validity_days = validity_days + 1 where n = ${anActiveEsim}`,
    `update esims set unlimited = 1, total_mb = null where n = ${anActiveEsim}`,
    `update topups set status = 'failed' where n = ${aCompletedTopup}`,
  ],
  "esim.validity": [
    `update esims set expires_at = expires_at + 1 where n = ${anActiveEsim}`,
    `update esims set expires_at = null where n = ${anActiveEsim}`,
    "update esims set activated_at = 5, expires_at = 6 where status = 'ready'",
    "update esims set expires_at = expires_at + 86400000 * 400 where status = 'expired'",
  ],
  "esim.state": [
    `update esims set used_mb = total_mb + 1 where n = ${anActiveEsim}`,
    `update esims set used_mb = total_mb where n = ${anActiveEsim}`,
    "update esims set used_mb = 0 where status = 'depleted'",
    "update esims set unlimited = 1 where total_mb is not null",
  ],
  "esim.running-topups": [
    "update esims set running_topups = running_topups + 1 where n = 1",
    `update esims set running_topups = 0 where n = (select esim from topups where n = ${aProcessingTopup})`,
  ],
  "topup.mode": [
    `update topups set ledger = ${aLiveLedger} where n = ${aCompletedTopup}`,
    `update topups set iccid = '8999999000000000000' where n = ${aCompletedTopup}`,
    `update topups set id = 'top_' || substr(id, 10) where n = ${aCompletedTopup}`,
  ],
  "topup.charge": [
    `delete from ledger_entries where topup_n = ${aCompletedTopup}`,
    `update topups set total_paise = total_paise + 1 where n = ${aCompletedTopup}`,
  ],
  "topup.refund": [
    "delete from ledger_entries where kind = 'topup_refund'",
    `update topups set status = 'completed' where n = ${aFailedTopup}`,
    `update topups set status = 'failed' where n = ${aCompletedTopup}`,
    `delete from ledger_entries where topup_n = (select n from topups where esim = ${aReturnedEsim})
     and kind = 'topup_refund'`,
    `update esims set status = 'active', activated_at = 0, expires_at = 0 where n = ${aReturnedEsim}`,
  ],
  "topup.balance-after": [
    `update topups set balance_after_paise = balance_after_paise + 1 where n = ${aCompletedTopup}`,
    `update topups set balance_after_paise = balance_after_paise - total_paise where n = ${aFailedTopup}`,
  ],
  "topup.event": [
    "delete from events where type = 'topup.completed'",
    `update topups set status = 'processing' where n = ${aCompletedTopup}`,
  ],
  "topup.key": [`delete from stored_responses where operation = 'topupsCreate' and ledger = ${aTestLedger}`],
  "event.sequence": [
    `update events set sequence = -sequence where n = (select min(n) + 1 from events where ledger = ${aTestLedger})`,
    "update events set sequence = 0 where n = (select max(n) from events)",
  ],
  "event.subject": [
    `update events set ledger = ${aLiveLedger}, sequence = 9999 where type = 'order.failed'`,
    "update events set data = '{}' where type = 'topup.completed'",
    `update events set data = '{"iccid":"8999999000000000000"}' where type = 'esim.activated'`,
    "update events set type = 'ping' where type = 'balance.low'",
  ],
  "response.body": [
    "update stored_responses set body = null where rowid = 1",
    "update stored_responses set body = 'half a' where rowid = 1",
    "update stored_responses set state = 'running' where rowid = 1",
  ],
  "response.object": [
    `delete from esims where status = 'depleted'`,
    "update stored_responses set operation = 'balanceGet' where rowid = 1",
    `update stored_responses set ledger = ${aLiveLedger}, key = 'moved' where rowid = 1`,
  ],
  "delivery.owed": [
    `delete from deliveries where n = ${aDelivery}`,
    "update endpoint_periods set after_sequence = -1, until_sequence = null, selection = null where n = 3",
  ],
  "delivery.event": [
    `delete from events where (ledger, sequence) in (select ledger, sequence from deliveries where n = ${aDelivery})`,
    `update deliveries set ledger = ${aLiveLedger} where n = ${aDelivery}`,
    `update deliveries set event_type = 'balance.low' where n = ${aDelivery}`,
    "update endpoint_periods set until_sequence = 0 where n = 1",
  ],
  "delivery.attempts": [
    `update deliveries set attempts = 9 where n = ${aDelivery}`,
    "update deliveries set attempts = 0 where status = 'retrying'",
    "update deliveries set status = 'pending' where status = 'retrying'",
  ],
  "delivery.waiting": [
    "update endpoints set due_at = null where n = (select max(endpoint) from deliveries where status = 'retrying')",
    "update endpoints set enabled = 0 where n = (select max(endpoint) from deliveries where status = 'retrying')",
    "update deliveries set status = 'pending', due_at = 5, attempts = 0 where status = 'delivered'",
  ],
  "endpoint.count": [`update ledgers set enabled_endpoints = enabled_endpoints + 1 where n = ${aTestLedger}`],
  "endpoint.period": [
    "delete from endpoint_periods where n = 1",
    "update endpoint_periods set until_sequence = null where until_sequence is not null",
    "update endpoints set selection = '[\"order.failed\"]' where n = 1",
  ],
  "endpoint.lease": ["update endpoints set holder = 'gone' where n = 1"],
  "network.units": [
    `delete from esims where n = ${aLiveEsim}`,
    `update esims set status = 'cancelled' where n = ${aLiveEsim}`,
    `update esims set unit_id = 'another' where n = ${aLiveEsim}`,
    `update simulated_esims set cancelled_at = 5 where iccid = ${aSoldIccid}`,
    `delete from simulated_esims where iccid = ${aSoldIccid}`,
    `update simulated_esims set cancelled_at = null where cancelled_at is not null`,
    "update orders set status = 'failed' where id not like 'ord_test_%' and status = 'processing'",
    `insert into simulated_esims (iccid, smdp_address, activation_code, details_given, used_mb)
     values ('8900000000000000000', 'smdp.simulated.invalid', 'A', 1, 0)`,
  ],
  "network.topups": [
    `delete from topups where id = ${aLiveTopup}`,
    `update topups set status = 'failed' where id = ${aLiveTopup}`,
    `update simulated_requests set outcome = 'withdrawn' where id = ${aLiveTopup}`,
  ],
  "job.missing": [
    "delete from jobs where kind = 'cancel-esim'",
    `delete from jobs where subject = ${aProcessingOrder} and kind = 'finish-sandbox-order'`,
    `update jobs set kind = 'apply-topup' where kind = 'finish-sandbox-topup'`,
  ],
  "job.subject": [
    "update jobs set subject = 999999 where kind = 'finish-sandbox-order'",
    "update jobs set kind = 'dance'",
  ],
  "catalogue.import": [
    "insert into catalogue_imports (applied, started_at) values (1, 0)",
    "update catalogue_import_rows set provider_id = 'nobody'",
    "update catalogue_import_rows set destination = 'region-999999'",
  ],
  "catalogue.revision": ["delete from revisions where name = 'catalogue'"],
};
