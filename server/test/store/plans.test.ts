// No list reads more on PostgreSQL when its table grows: rows and blocks stay within a multiple of the page's limit.
import { limits } from "@partner-esim/generated/portal/limits";
import pg from "pg";
import t from "tap";
import type { PageRequest } from "../../src/domain/lists/pages.ts";
import type { Reads } from "../../src/domain/ports.ts";
import { orderTexts } from "../../src/domain/search/store.ts";
import { migrate } from "../../src/store/postgres/migrations.ts";
import { types } from "../../src/store/postgres/prepared.ts";
import { travellerWrites } from "../../src/store/sql/travellers.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { costOf, Explained } from "./plans-explained.ts";
import { fill, fillRequestLog, firstAt, large, refs } from "./plans-fill.ts";

const rows = Number(process.env.PLAN_ROWS ?? 8000);
/** A millisecond for each row of each table. */
t.setTimeout(Math.max(120_000, rows));
const limit = 10;

/** Rows and blocks. */
const usual = 40 * (limit + 1) + 60;
/** A search for orders chooses the newest of a bounded number: for each of them two rows of the plan, and two blocks. */
const ofMatching = usual + 4 * limits.travellerOrdersMax;
/** Batches have no index by time: a binary search reads them one by one, then 200 heads at a time. */
const requestLog = usual + 40 * Math.ceil(Math.log2(rows)) + 2 * 200 + 40 * limit;

/** Every combination of some of the fields. */
function combinations<T extends object>(fields: T): Partial<T>[] {
  let all: Partial<T>[] = [{}];
  for (const [name, value] of Object.entries(fields))
    all = all.flatMap((filter) => [filter, { ...filter, [name]: value }]);
  return all;
}

interface List {
  name: string;
  read: (reads: Reads, page: PageRequest) => Promise<unknown>;
  budget?: number;
}

const turn = async () => {};
const middle = firstAt + (rows / 2) * 1000;
const afterAll = firstAt + rows * 100_000;
const ledger = large.test;
const texts = {
  customer_ref: refs.frequent,
  customer_email: "c12",
  customer_name: "customer 12",
  customer_later_names: "12",
  customer_last_name: "12",
};

function* lists(): Iterable<List> {
  const named = (what: string, filter: object) => `${what} ${JSON.stringify(filter)}`;
  for (const [customerRef, status] of [
    [refs.frequent, "processing"],
    [refs.rare, "completed"],
  ] as const)
    for (const filter of combinations({ status, customerRef, createdAfter: firstAt, createdBefore: middle }))
      for (const oldestFirst of [false, true])
        yield {
          name: named("orders", { ...filter, oldestFirst }),
          read: ({ orders }, page) => orders.list(ledger, filter, { ...page, oldestFirst }),
        };
  for (const [customerRef, status] of [
    [refs.frequent, "depleted"],
    [refs.rare, "ready"],
  ] as const)
    for (const filter of combinations({ status, customerRef, createdAfter: firstAt, createdBefore: middle }))
      for (const oldestFirst of [false, true])
        yield {
          name: named("eSIMs", { ...filter, oldestFirst }),
          read: ({ esims }, page) => esims.list(ledger, filter, { ...page, oldestFirst }),
        };
  const numbers = Array.from({ length: limit + 1 }, (_, i) => 1 + i * Math.floor(rows / 20));
  yield { name: "refunds of an order", read: ({ ledgers }) => ledgers.refundsOf(rows) };
  yield { name: "last funds", read: ({ ledgers }) => ledgers.lastFunds(ledger) };
  yield {
    name: "orders of a traveller",
    read: ({ orders }) => orders.ofTraveller(ledger, "customer 12", limit),
  };
  yield { name: "orders by number", read: ({ orders }) => orders.byNumbers(numbers) };
  yield { name: "eSIMs by number", read: ({ esims }) => esims.byNumbers(numbers) };
  yield { name: "eSIMs of orders", read: ({ esims }) => esims.ofOrders(numbers, limit) };
  for (const notBefore of [firstAt, afterAll])
    for (const esim of [
      { esim: 1, order: 1 },
      { esim: 2, order: 2 },
    ])
      yield {
        name: named("events of an eSIM", { ...esim, notBefore }),
        read: ({ events }, page) => events.about(esim, notBefore, page),
      };
  yield { name: "eSIMs of a page's orders", read: ({ orders }) => orders.unitsOf(numbers) };
  for (const status of [undefined, "processing", "completed", "failed"] as const)
    yield {
      name: named("top-ups of a ledger", { status }),
      read: ({ topups }, page) => topups.list(ledger, { status }, page),
    };
  yield { name: "top-ups", read: ({ topups }, page) => topups.ofEsim(1, page) };
  for (const notBefore of [firstAt, afterAll]) yield* listsSince(notBefore);
  yield* entriesOf(ledger);
  yield { name: "entry with a reference", read: ({ ledgers }) => ledgers.withReference(ledger, "Ref 997") };
  for (const one of [ledger, null])
    for (const since of [0, middle, afterAll])
      yield {
        name: named("requests for funds", { ledger: one, since }),
        read: ({ fundsRequests }, page) => fundsRequests.pending(one, since, page),
      };
  yield {
    name: "request with a reference",
    read: ({ fundsRequests }) => fundsRequests.pendingWithReference(ledger, "Ref 999", 0),
  };
  yield { name: "pending requests", read: ({ fundsRequests }) => fundsRequests.countPending(0, limit) };
  for (const account of [1, null])
    for (const times of combinations({ since: firstAt, until: middle }))
      yield {
        name: named("activity", { account, ...times }),
        read: ({ auditLog }, page) => auditLog.list(account, times, page),
      };
  yield { name: "operator tokens", read: ({ operatorTokens }, page) => operatorTokens.list(page) };
  yield { name: "emails", read: ({ mails }, page) => mails.ofAccount(1, page) };
  yield { name: "bulk resends", read: ({ resends }) => resends.newest(ledger, limit) };
  yield { name: "most used eSIMs", read: ({ overview }) => overview.mostUsedEsims(ledger, limit) };
  for (const filter of combinations({ account: 1, key: 1, since: firstAt, until: middle }))
    yield {
      name: named("requests", filter),
      read: ({ requestLog }, page) => requestLog.list(filter, page, turn),
      budget: requestLog,
    };
  yield* attention();
  yield* searches();
}

function* entriesOf(one: number): Iterable<List> {
  yield {
    name: `ledger entries of ${one}`,
    read: ({ ledgers }, page) => ledgers.entries(one, page),
  };
  const range = [one, 1, rows, limit] as const;
  yield { name: `payments of ${one}`, read: ({ statements }) => statements.payments(...range) };
  yield { name: `entries of ${one}`, read: ({ statements }) => statements.entries(...range) };
  yield { name: `sums of ${one}`, read: ({ statements }) => statements.quarters(...range) };
  for (const at of [firstAt, middle, afterAll])
    yield {
      name: `first entry of ${one} since ${at}`,
      read: ({ statements }) => statements.firstSince(one, at),
    };
  for (const n of [1, rows / 2, rows])
    yield {
      name: `balance of ${one} before ${n}`,
      read: ({ statements }) => statements.balanceBefore(one, n),
    };
}

function* attention(): Iterable<List> {
  for (const status of ["all", "processing", "failed"] as const)
    yield {
      name: `orders of all accounts: ${status}`,
      read: ({ attention }, page) => attention.orders(status, page),
    };
  yield { name: "processing top-ups", read: ({ attention }, page) => attention.processingTopups(page) };
  yield { name: "due jobs", read: ({ attention }, page) => attention.dueJobs(afterAll, page) };
  for (const state of ["paused", "disabled", "waiting"] as const)
    yield {
      name: `endpoints: ${state}`,
      read: ({ attention }, page) => attention.endpoints(state, middle, page),
    };
  for (const kind of ["orders", "topups"] as const)
    yield { name: `processing ${kind}`, read: ({ counts }) => counts.processing(kind, afterAll, limit) };
  yield { name: "paused endpoints", read: ({ counts }) => counts.pausedEndpoints(middle, limit) };
  yield { name: "disabled endpoints", read: ({ counts }) => counts.disabledEndpoints(limit) };
  yield { name: "jobs that are due", read: ({ counts }) => counts.dueJobs(afterAll, limit) };
  yield { name: "waiting deliveries", read: ({ counts }) => counts.waitingDeliveries(limit) };
  yield { name: "waiting emails", read: ({ counts }) => counts.waitingMails(limit) };
}

/** What is older is not shown, and read neither. */
function* listsSince(notBefore: number): Iterable<List> {
  const named = (what: string, filter: object) => `${what} ${JSON.stringify({ ...filter, notBefore })}`;
  for (const type of [undefined, "order.completed", "balance.low"])
    yield {
      name: named("events", { type }),
      read: ({ events }, page) => events.list(ledger, { type, notBefore }, page),
    };
  for (const status of [undefined, "pending", "sending", "retrying", "delivered", "failed"] as const) {
    yield {
      name: named("deliveries of an endpoint", { status }),
      read: ({ deliveries }, page) => deliveries.ofEndpoint(1, { status, notBefore }, page),
    };
    for (const filter of [
      ...combinations({ endpointId: "we_2", eventId: "evt_499" }),
      ...combinations({ endpointId: "we_2", until: middle }).map((endpointFilter) => ({
        ...endpointFilter,
        eventType: "order.completed",
      })),
      { eventType: "balance.low", until: middle },
    ])
      yield {
        name: named("deliveries", { ...filter, status }),
        read: ({ deliveries }, page) => deliveries.ofLedger(ledger, { ...filter, status, notBefore }, page),
      };
  }
}

function* searches(): Iterable<List> {
  for (const text of orderTexts)
    for (const ledgers of [[large.test, large.live], Array.from({ length: 20 }, (_, i) => i + 1)])
      yield {
        name: `search ${text} in ${ledgers.length} ledgers`,
        read: ({ search }) => search.ordersWith(text, texts[text], ledgers, limit),
        budget: ofMatching,
      };
  yield { name: "search an order", read: ({ search }) => search.order("ord_1") };
  yield { name: "search an eSIM", read: ({ search }) => search.esim("iccid 1") };
  yield { name: "search a top-up", read: ({ search }) => search.esimToppedUpBy("top_1") };
  yield { name: "search an event", read: ({ search }) => search.event("evt_1", firstAt) };
  yield { name: "search ledgers", read: ({ search }) => search.ledgersAfter(20, limit) };
  yield { name: "search ledgers of an account", read: ({ search }) => search.ledgersOf(1) };
  yield { name: "search keys", read: ({ search }) => search.keysEndingIn("h5", null, limit) };
  yield { name: "search an account's keys", read: ({ search }) => search.keysEndingIn("h5", 6, limit) };
  for (const ledgers of [[large.test, large.live], Array.from({ length: 20 }, (_, i) => i + 1)]) {
    const named = { email: "c12@example.com", customer_ref: refs.rare } as const;
    for (const by of ["email", "customer_ref"] as const)
      yield {
        name: `orders of a traveller by ${by} in ${ledgers.length} ledgers`,
        read: ({ travellers }) => travellers.ordersOf(by, named[by], ledgers, 0, limit),
      };
  }
  for (const kind of ["ordersAfter", "topupsAfter"] as const)
    yield { name: `travellers' ${kind}`, read: ({ travellers }) => travellers[kind](rows / 2, limit) };
  yield { name: "search accounts", read: ({ search }) => search.accountsNamed("partner 1", limit) };
}

const pages: Record<string, PageRequest> = {
  first: { after: null, limit },
  // By time, or by number.
  next: { after: { at: middle, n: rows / 2 }, limit },
};

t.test("PostgreSQL reads no more than a page needs", { skip: !hasPostgres }, async (t) => {
  const connectionString = await postgres.database(t);
  const client = new pg.Client({ connectionString, types });
  await client.connect();
  t.teardown(() => client.end());
  await migrate(client, { check: false });
  await fill(client, rows);
  await fillRequestLog(client, rows);
  const explained = new Explained(client);
  for (const { name, read, budget = usual } of lists())
    for (const [which, page] of Object.entries(pages)) {
      const readings = await explained.readingsOf((reads) => read(reads, page));
      const cost = readings.reduce((sum, reading) => sum + costOf(reading), 0);
      t.ok(cost <= budget, `${name}, ${which} page: ${cost} rows and blocks, at most ${budget}`, {
        readings,
      });
    }

  // Odd: half of the top-ups are for the first eSIM.
  const erased = Array.from({ length: limit }, (_, i) => 3 + i * 2 * Math.floor(rows / 40));
  const { eraseOrders, eraseTopups } = travellerWrites(explained.connection);
  for (const [name, erase] of Object.entries({ eraseOrders, eraseTopups })) {
    const readings = await explained.readingsOf(() => erase(erased));
    const cost = readings.reduce((sum, reading) => sum + costOf(reading), 0);
    t.ok(cost <= 3 * usual, `${name}: ${cost} rows and blocks, at most ${3 * usual}`, { readings });
  }

  await client.query("update deliveries set status = 'delivered', due_at = null where status <> 'delivered'");
  await client.query("delete from endpoints where n > 1");
  await client.query("vacuum analyze deliveries, endpoints");
  const later = new pg.Client({ connectionString, types });
  await later.connect();
  t.teardown(() => later.end());
  const none = new Explained(later);
  const readings = await none.readingsOf(({ counts }) => counts.waitingDeliveries(limit));
  const cost = readings.reduce((sum, reading) => sum + costOf(reading), 0);
  t.ok(cost <= usual, `no waiting deliveries: ${cost} rows and blocks, at most ${usual}`, { readings });
});

t.test(
  "PostgreSQL reads only one ledger's entries, even if it has few",
  { skip: !hasPostgres },
  async (t) => {
    const connectionString = await postgres.database(t);
    const client = new pg.Client({ connectionString, types });
    await client.connect();
    t.teardown(() => client.end());
    await migrate(client, { check: false });
    const quiet = 8;
    await client.query("set session_replication_role = replica");
    await client.query(`insert into ledger_entries (ledger, kind, amount_paise, balance_after_paise, created_at)
    select case when i <= 100 then ${quiet} else 1 + i % ${quiet - 1} end, 'order_charge', -1, 0,
      ${firstAt} + cast(i as bigint) * 1000 from generate_series(1, 40000) i`);
    await client.query("analyze ledger_entries");
    const explained = new Explained(client);
    for (const { name, read, budget = usual } of entriesOf(quiet)) {
      const readings = await explained.readingsOf((reads) => read(reads, { after: null, limit }));
      const cost = readings.reduce((sum, reading) => sum + costOf(reading), 0);
      t.ok(cost <= budget, `${name}: ${cost} rows and blocks, at most ${budget}`, { readings });
    }
  },
);
