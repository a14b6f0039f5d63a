// Partitions of the request log on PostgreSQL: what is to be kept is kept, and little more, whatever the time is and
// whoever works beside it.
import pg from "pg";
import t, { type Test } from "tap";
import { batchesOf, toRecord } from "../../src/domain/request-log/batch.ts";
import { findRequest } from "../../src/domain/request-log/find.ts";
import type { LoggedRequest } from "../../src/domain/request-log/logged-request.ts";
import { migrations } from "../../src/store/migrations.ts";
import { type OpenedStore, openStore } from "../../src/store/open.ts";
import { forPostgres } from "../../src/store/postgres/migrations.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { loggedRequest } from "./logged-request.ts";

const skip = !hasPostgres;
const start = Date.UTC(2027, 0, 31);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const much = { requests: 1e9, bytes: 1e9 };
const noTurn = async () => {};

async function opened(t: Test, url: string): Promise<OpenedStore> {
  const store = await openStore(url);
  t.teardown(() => store.close());
  return store;
}

const write = ({ requestLog }: OpenedStore, requests: readonly LoggedRequest[]) =>
  requestLog.write(batchesOf(requests.map(toRecord)));

/** As the service does each minute. Returns the number of steps. */
async function purge({ requestLog }: OpenedStore, kept: { at: number; requests: number; bytes: number }) {
  let steps = 0;
  while (await requestLog.deleteOldest(kept, 50)) steps += 1;
  return steps;
}

async function timesIn({ reads }: OpenedStore, limit = 10_000): Promise<number[]> {
  const { requests } = await reads.requestLog.list({}, { after: null, limit }, noTurn);
  return requests.map(({ at }) => at);
}

const partitionsIn = async (url: string): Promise<number> =>
  (await inServer(url, "select 1 from pg_inherits where inhparent = 'request_log'::regclass")).length;

t.test("partitions follow time, and go when nothing of them is to be kept", { skip }, async (t) => {
  const url = await postgres.database(t);
  const store = await opened(t, url);
  const written: LoggedRequest[] = [];
  const violations: string[] = [];
  for (let hour = 0; hour < 15 * 24; hour += 6) {
    const now = start + hour * hourMs;
    const request = loggedRequest(now);
    written.push(request);
    await write(store, [request]);
    await purge(store, { at: now - 7 * dayMs, ...much });
    if (hour % 24 > 0) continue;
    const times = await timesIn(store);
    const least = written.filter(({ at }) => at >= now - 7 * dayMs).length;
    const most = written.filter(({ at }) => at >= now - 7.5 * dayMs).length + 1;
    if (times.length < least || times.length > most)
      violations.push(`hour ${hour}: ${times.length}, not ${least} to ${most}`);
    const expected = written.map(({ at }) => at).slice(-times.length);
    if (JSON.stringify(times) !== JSON.stringify(expected.reverse())) violations.push(`hour ${hour}: order`);
  }
  t.same(violations, []);
  const partitions = await partitionsIn(url);
  t.ok(partitions > 10 && partitions < 20, `${partitions} partitions`);
  const now = written.at(-1)?.at ?? 0;
  for (const request of written.slice(-25)) t.match(await findRequest(store.reads, request.id, now), request);

  const later = now + 3650 * dayMs;
  await write(store, [loggedRequest(later)]);
  await purge(store, { at: later - 7 * dayMs, ...much });
  t.same((await timesIn(store))[0], later, "a clock that was moved by ten years");
  await write(store, [loggedRequest(later + 1)]);
  await purge(store, { at: later + 1, ...much });
  t.same((await timesIn(store)).slice(0, 2), [later + 1, later]);
  await purge(store, { at: Number.MAX_SAFE_INTEGER, ...much });
  t.same([await timesIn(store), await partitionsIn(url)], [[], 1], "nothing is to be kept");
});

t.test("a full log keeps the newest requests and bytes", { skip }, async (t) => {
  const url = await postgres.database(t);
  const store = await opened(t, url);
  const [bytes] = batchesOf([toRecord(loggedRequest(start))]).map(({ body }) => body.length);
  for (const kept of [
    { requests: 160, bytes: 1e9 },
    { requests: 1e9, bytes: 160 * (bytes ?? 0) },
  ]) {
    for (let i = 0; i < 400; i += 5) {
      await write(store, [loggedRequest(start + i * minuteMs)]);
      for (let j = 1; j < 5; j++) await write(store, [loggedRequest(start + (i + j) * minuteMs)]);
      await purge(store, { at: 0, ...kept });
    }
    const times = await timesIn(store);
    t.ok(times.length >= 160 && times.length <= 190, `${times.length} of 160`);
    t.equal(times[0], start + 399 * minuteMs);
  }
});

t.test("processes write and move partitions beside each other", { skip }, async (t) => {
  const url = await postgres.database(t);
  const stores = await Promise.all([opened(t, url), opened(t, url), opened(t, url)]);
  const each = 60;
  let steps = 0;
  const work = async (store: OpenedStore, number: number) => {
    for (let i = 0; i < each; i++) {
      await write(store, [loggedRequest(start + i * minuteMs + number)]);
      const some = await purge(store, { at: start - each * minuteMs, ...much });
      steps += some;
    }
  };
  await Promise.all(stores.map(work));
  const expected = stores.flatMap((_, n) => Array.from({ length: each }, (_, i) => start + i * minuteMs + n));
  t.same(new Set(await timesIn(stores[0] as OpenedStore)), new Set(expected), "each request once");
  t.equal(await partitionsIn(url), steps + 1, "each end begins a partition");
  t.ok(steps > 3, `${steps} partitions were ended`);
});

t.test("a dump holds up neither requests nor their log", { skip }, async (t) => {
  const url = await postgres.database(t);
  const store = await opened(t, url);
  const dump = new pg.Client(url);
  await dump.connect();
  await write(store, [loggedRequest(start)]);
  await dump.query("begin; lock table request_log in access share mode");
  t.equal(await purge(store, { at: start + dayMs, ...much }), 0, "it is tried again a minute later");
  await write(store, [loggedRequest(start + 1)]);
  t.same(await timesIn(store), [start + 1, start]);
  await dump.end();
  t.equal(await purge(store, { at: start + dayMs, ...much }), 2);
  t.same(await timesIn(store), []);
});

t.test("the log of the release before becomes the first partition", { skip }, async (t) => {
  const url = await postgres.database(t);
  const before = new pg.Client(url);
  await before.connect();
  t.teardown(() => before.end());
  for (const { number, sql } of migrations()) if (number <= 23) await before.query(forPostgres(sql));
  await before.query(
    "create table schema_version (n bigint not null); insert into schema_version values (23)",
  );
  const insert = {
    name: "insert",
    text: `insert into request_log (account, first_at, last_at, keys, errors, requests_total, bytes_total, body)
      select 1, at, at, ',1,', 0, $1 + i, 10, json_build_array(json_build_array('req', at, 1, null, 'GET', '/', 200, 1, null, null, 0, null, null, null))
      from generate_series(1, 3) i, lateral (select ${start} + 1000 * ($1 + i) as at) t`,
  };
  await before.query({ ...insert, values: [0] });
  const store = await opened(t, url);
  t.equal((await timesIn(store)).length, 3);
  await before.query({ ...insert, values: [3] });
  t.equal((await timesIn(store)).length, 6, "its processes go on writing");
  t.equal(await purge(store, { at: start + dayMs, ...much }), 2);
  t.equal(await partitionsIn(url), 1);
  await before.query({ ...insert, values: [6] });
  await before.query("delete from request_log where n in (select n from request_log order by n limit 1)");
  t.same((await timesIn(store)).length, 2, "and deleting");
});
