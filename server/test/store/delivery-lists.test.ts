// Lists of deliveries by every combination of filters, on every database.
import t from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { PageRequest } from "../../src/domain/lists/pages.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "../../src/store/open.ts";
import { backends, changeAt } from "../stores.ts";

const sequences = 240;
const endpoints = [
  { n: 1, id: "we_1", tried: 200 },
  { n: 2, id: "we_2", tried: 20 },
  { n: 3, id: "we_3", tried: 240 },
];
const types = ["order.completed", "esim.activated", "balance.low"];
const statuses = ["pending", "sending", "retrying", "delivered", "failed", undefined] as const;
const timeOf = (sequence: number) => 1_700_000_000_000 + sequence * 1000;

const times = [
  { until: undefined, notBefore: 0 },
  { until: timeOf(150), notBefore: timeOf(90) },
];

/** Of an endpoint or an event. */
const choices = [
  [],
  ["we_2"],
  [undefined, "evt_120"],
  ["we_2", "evt_121"],
  ["we_9"],
  [undefined, "evt_999"],
] as const;

/** The same number for the same arguments, below `count`. */
const choose = (count: number, ...of: number[]) =>
  of.reduce((seed, one) => (((seed ^ one) * 2_654_435_761) % 4_294_967_296) >>> 7, 97) % count;

const typeOf = (sequence: number) => types[sequence % 30 === 0 ? 2 : choose(2, sequence)] as string;

const deliveries = Array.from({ length: sequences }, (_, i) => i + 1).flatMap((sequence) =>
  endpoints.map(({ n: endpoint, id: endpointId, tried }) => {
    const isTried = sequence <= tried || choose(9, endpoint, sequence, 5) === 0;
    const tries = ["delivered", "failed", "retrying"][choose(3, endpoint, sequence, 6)] as string;
    const n = sequence * 10 + endpoint;
    const status = isTried ? tries : "pending";
    const attempts = status === "pending" ? 0 : status === "retrying" ? 1 : 8;
    return { n, id: `dlv_${n}`, endpoint, endpointId, sequence, status, attempts, type: typeOf(sequence) };
  }),
);

const newestOf = (status: string, endpoint: number) =>
  deliveries.findLast((one) => one.status === status && one.endpoint === endpoint)?.n;
const sending = [newestOf("pending", 1), newestOf("pending", 2), newestOf("retrying", 3)];

const setup = (ledger: number): string[] => [
  ...endpoints.map(
    ({ n, id, tried }) =>
      `insert into endpoints (n, id, ledger, url, secret, enabled, created_at, failures_in_row, pause_ms,
         exhausted_in_row, tried_sequence, sending, holder, lease_until)
       values (${n}, '${id}', ${ledger}, 'https://example.com', 's', 1, 1, 0, 0, 0, ${tried}, ${sending[n - 1]}, 'p', 5)`,
  ),
  `insert into events (id, ledger, sequence, type, created_at, data) values ${Array.from(
    { length: sequences },
    (_, i) => `('evt_${i + 1}', ${ledger}, ${i + 1}, '${typeOf(i + 1)}', ${timeOf(i + 1)}, '{}')`,
  ).join()}`,
  `insert into deliveries
     (n, id, endpoint, ledger, sequence, event_type, status, due_at, attempts, manual_retries, created_at)
   values ${deliveries
     .map(({ n, id, endpoint, sequence, status, attempts, type }) => {
       const due = status === "pending" || status === "retrying" ? 1 : null;
       return `(${n}, '${id}', ${endpoint}, ${ledger}, ${sequence}, '${type}', '${status}', ${due}, ${attempts}, 0, ${timeOf(sequence)})`;
     })
     .join()}`,
];

for (const where of backends)
  t.test(`on ${where.name}`, async (t) => {
    const database = await where.database(t);
    const store = await openStore(database);
    t.teardown(() => store.close());
    const ledger = await store.transaction(async (tx) => {
      const account = await createAccount(tx, { name: "A", email: "a@example.com" }, 0, random);
      return (await tx.ledgers.ofAccount(account.n, "test")).n;
    });
    await changeAt(database, setup(ledger));

    const faults: string[] = [];
    let matching = 0;
    for (const eventType of [...types, undefined])
      for (const status of statuses)
        for (const [endpointId, eventId] of choices)
          for (const { until, notBefore } of times)
            for (const limit of [7, 50]) {
              const filter = { eventType, status, endpointId, eventId, until, notBefore };
              const expected = deliveries
                .filter((one) => {
                  const listed = sending.includes(one.n) ? "sending" : one.status;
                  return (
                    (eventType === undefined || one.type === eventType) &&
                    (status === undefined || listed === status) &&
                    (endpointId === undefined || one.endpointId === endpointId) &&
                    (eventId === undefined || `evt_${one.sequence}` === eventId) &&
                    (until === undefined || timeOf(one.sequence) < until) &&
                    timeOf(one.sequence) >= notBefore
                  );
                })
                .map(({ id }) => id)
                .reverse();
              const found: string[] = [];
              for (let page: PageRequest = { after: null, limit }; ; ) {
                const rows = await store.reads.deliveries.ofLedger(ledger, filter, page);
                if (rows.some((row) => eventType !== undefined && row.eventType !== eventType))
                  faults.push("another type");
                found.push(...rows.slice(0, limit).map(({ id }) => id));
                const last = rows[limit - 1];
                if (!last || rows.length <= limit) break;
                page = { after: { at: last.sequence, n: last.n }, limit };
              }
              if (expected.length > limit) matching += 1;
              if (found.join() !== expected.join())
                faults.push(
                  `${JSON.stringify({ ...filter, limit })}: ${found.length}, not ${expected.length}`,
                );
            }
    t.same(faults, []);
    t.ok(matching > 50, `${matching} lists of several pages`);
  });
