// A service that is killed at any time, like a machine that loses power: clients store their keys before they send, and
// retry after each restart. Afterwards every response that was sent is still true, and nothing was done twice.
import t, { type Test } from "tap";
import { setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import { VirtualClock } from "../../src/runtime/clock.ts";
import { openStore } from "../../src/store/open.ts";
import { call, type JsonResponse, runHere, type Serving, serve } from "../cli/command-line.ts";
import { findFaults } from "../simulation/invariants.ts";
import { type Backend, backends, rowsAt } from "../stores.ts";
import { Receiver, status } from "../webhooks/receiver.ts";
import { until } from "./live.ts";

const cycles = Number(process.env.CRASH_CYCLES ?? 10);
/** Chaos kills processes on PostgreSQL too. */
const cyclesOn = ({ name }: Backend) => (name === "SQLite" ? cycles : Math.ceil(cycles / 2));
t.setTimeout((240_000 + cycles * 15_000) * backends.length);

async function kill(service: Serving): Promise<void> {
  service.child.kill("SIGKILL");
  await service.ended;
}

/** What a client stored before it sent. */
interface Journal {
  key: string;
  path: string;
  body: object;
  /** The first success; one that was processing may differ later. */
  response: { id: string; status: string; body: string } | null;
}

async function send({ ready: { url, demo } }: Serving, entry: Journal): Promise<void> {
  const response = await fetch(url + entry.path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${demo.live_key}`,
      "content-type": "application/json",
      "idempotency-key": entry.key,
    },
    body: JSON.stringify(entry.body),
  }).catch(() => null);
  if (!response?.ok) return;
  const body = await response.text().catch(() => null);
  if (body === null) return;
  const { id, status } = JSON.parse(body);
  const first = entry.response;
  if (first === null) entry.response = { id, status, body };
  else if (first.id !== id || (first.status !== "processing" && first.body !== body)) {
    throw new Error(`${entry.key} got the response ${first.body} and then ${body}`);
  }
}

async function countAt(database: string, sql: string): Promise<number> {
  const [row] = await rowsAt<{ n: number }>(database, sql);
  return row?.n ?? 0;
}

const purchasesAt = (database: string) =>
  countAt(
    database,
    `select (select count(*) from orders where ledger in (select n from ledgers where mode = 'live'))
       + count(*) as n from topups where ledger in (select n from ledgers where mode = 'live')`,
  );

type Read = (path: string) => Promise<JsonResponse>;

/** All events of the list, the oldest first. */
async function readEvents(read: Read): Promise<{ id: string; sequence: number }[]> {
  const events = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await read(`/v1/events?limit=100${cursor && `&cursor=${cursor}`}`);
    events.push(...page.body.data);
    cursor = page.body.next_cursor;
  }
  return events.sort((a, b) => a.sequence - b.sequence);
}

for (const backend of backends)
  t.test(`${cyclesOn(backend)} times kill -9 among orders, top-ups and webhooks, on ${backend.name}`, (t) =>
    surviveKills(t, backend),
  );

async function surviveKills(t: Test, backend: Backend): Promise<void> {
  const cycles = cyclesOn(backend);
  const database = await backend.database(t);
  const receiver = await Receiver.start(t);
  // Slow enough that a kill interrupts some.
  receiver.answer = async (response, one) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await status(200)(response, one);
  };
  const begin = () =>
    serve(t, database, ["--demo", "--virtual-clock", "--allow-local-webhooks", "--log-level", "error"]);
  let service = await begin();
  const operator = (...words: string[]) => runHere([...words, "--json", "--database", database]);
  const [{ id: account }] = (await operator("accounts", "list")).json.accounts;
  // Each cycle spends some hundreds of rupees.
  await operator("wallet", "topup", account, String(cycles * 2000));
  const words = ["endpoints", "create", account, "--mode", "live", "--url", receiver.url()];
  const { json: endpoint } = await operator(...words);
  t.match(endpoint, { enabled: true });
  const store = await openStore(database, { existing: true });
  t.teardown(() => store.close());
  const clock = await VirtualClock.open(store);
  let reads = 0;
  const read: Read = async (path) => {
    reads += 1;
    // Within the rate limit: moving the clock replaces waiting a minute.
    if (reads % 60 === 0) await clock.advance(60_000);
    return await call(service.ready.url + path, service.ready.demo.live_key);
  };
  const { body } = await read("/v1/packages?country=IN&unlimited=false&limit=1");
  const package_id = body.data[0].id;
  const before = await purchasesAt(database);
  const eventsBefore = (await readEvents(read)).length;
  const journal: Journal[] = [];
  const write = (path: string, body: object) => {
    const entry = { key: `key-${journal.length}`, path, body, response: null };
    journal.push(entry);
    return entry;
  };

  for (let cycle = 0; cycle < cycles; cycle++) {
    await setNetworkRule(
      store,
      null,
      [{}, { delaySeconds: 1 }, { failNext: 6, failAs: "timeout" as const }][cycle % 3] ?? {},
    );
    const iccids = journal.flatMap(({ response }) =>
      response ? (JSON.parse(response.body).esims ?? []).map(({ iccid }: { iccid: string }) => iccid) : [],
    );
    const begun = [1, 2, 3].map((quantity) => send(service, write("/v1/orders", { package_id, quantity })));
    for (const iccid of iccids.slice(-2))
      begun.push(send(service, write(`/v1/esims/${iccid}/topups`, { package_id })));
    await new Promise((resolve) => setTimeout(resolve, [30, 90, 250, 700, 1300][cycle % 5]));
    await kill(service);
    await Promise.all(begun);
    service = await begin();
    // A request that died holds its key for some time.
    await clock.advance(61_000);
    const again = journal.filter(({ response }, i) => response === null || i >= journal.length - 10);
    await Promise.all(again.map((entry) => send(service, entry)));
  }

  await setNetworkRule(store, null, {});
  for (let i = 0; i < 20; i++) await clock.advance(60_000);
  await Promise.all(journal.slice(-25).map((entry) => send(service, entry)));
  const count = (sql: string) => countAt(database, sql);
  const processing =
    "select (select count(*) from orders where status = 'processing') + count(*) as n from topups where status = 'processing'";
  await until(async () => (await count(processing)) === 0);
  await until(async () => (await store.reads.jobs.nextAt(["recall-order", "recall-topup"])) === null);

  t.ok(
    journal.every(({ response }) => response !== null),
    "every request got a response in the end",
  );
  const ids = journal.map(({ response }) => response?.id);
  t.equal(new Set(ids).size, journal.length, "each key made one thing");
  t.equal((await purchasesAt(database)) - before, journal.length, "and nothing else was made");
  for (const { path, response } of journal) {
    if (response === null) continue;
    const at = path === "/v1/orders" ? "/v1/orders" : "/v1/topups";
    const now = await read(`${at}/${response.id}`);
    const first = JSON.parse(response.body);
    // What was final in its response is still final; an order's eSIMs may have been used since.
    t.match(now.body, { id: response.id, ...(first.status !== "processing" && { status: first.status }) });
  }

  const events = (await readEvents(read)).slice(eventsBefore);
  t.ok(events.length >= journal.length);
  const arrived = new Map<string, number>();
  await until(async () => {
    for (const [i, { event }] of receiver.received.entries())
      if (!arrived.has(event.id)) arrived.set(event.id, i);
    // An interrupted delivery is sent again when it is due.
    await clock.advance(60_000);
    return events.every(({ id }) => arrived.has(id));
  }, 60_000);
  const open = "select count(*) as n from deliveries where status not in ('delivered', 'failed')";
  await until(async () => (await count(open)) === 0);
  const again = "select e.id from deliveries d join events e using (ledger, sequence) where d.attempts > 1";
  const repeated = new Set((await rowsAt<{ id: string }>(database, again)).map(({ id }) => id));
  const inOrder = events.filter(({ id }) => !repeated.has(id)).map(({ id }) => arrived.get(id) ?? 0);
  t.same(
    inOrder,
    inOrder.toSorted((a, b) => a - b),
    "those that arrived at the first attempt came in order",
  );
  t.comment(`${journal.length} purchases, ${events.length} events, ${repeated.size} of them sent again`);
  t.same(await findFaults(database, clock.now()), []);
  await kill(service);
}
