// The request log on both databases: what is written is found again, newest first, and the oldest are deleted.
import Database from "better-sqlite3";
import t from "tap";
import type { PageRequest } from "../../src/domain/lists/pages.ts";
import { batchesOf, toRecord } from "../../src/domain/request-log/batch.ts";
import { findRequest } from "../../src/domain/request-log/find.ts";
import type { LoggedRequest, RequestFilter } from "../../src/domain/request-log/logged-request.ts";
import { openStore } from "../../src/store/open.ts";
import { openAt, sqlite, storeBackends } from "../stores.ts";
import { loggedRequest } from "./logged-request.ts";

const start = Date.UTC(2027, 0, 31);
const stepMs = 1000;

const request = (i: number, more: Partial<LoggedRequest> = {}): LoggedRequest =>
  loggedRequest(start + i * stepMs, { account: 1 + (i % 2), key: 1 + (i % 4), ...more });

const everything = { requests: 1e9, bytes: 1e9 };

for (const backend of storeBackends) {
  t.test(
    `a search for rare requests in the log on ${backend.name} ends early and can be continued`,
    async (t) => {
      const { requestLog, reads } = await openAt(t, backend);
      const write = (requests: readonly LoggedRequest[]) =>
        requestLog.write(batchesOf(requests.map(toRecord)));
      await write(
        Array.from({ length: 999 }, (_, i) =>
          request(300, { status: i === 0 ? 503 : 404, code: "not_found" }),
        ),
      );
      for (let i = 301; i < 340; i++)
        await write(Array.from({ length: 999 }, () => request(i, { status: 404, code: "not_found" })));
      const rare = { status: { least: 503, most: 503 } };
      let turns = 0;
      const asked = (after: PageRequest["after"]) =>
        reads.requestLog.list(rare, { after, limit: 10 }, async () => void turns++);
      const first = await asked(null);
      t.same([first.requests.length, first.next === null], [0, false], "a search ends before it takes long");
      t.equal(turns, 28, "and takes turns");
      t.match((await asked(first.next)).requests, [{ status: 503 }], "where it ended it goes on");
    },
  );

  t.test(`uses of keys on ${backend.name}`, async (t) => {
    const { requestLog, reads } = await openAt(t, backend);
    const uses = async () => [...(await reads.keys.lastUses([{ n: 1 }, { n: 2 }, { n: 3 }])).values()];
    const use = (key: number, at: number, address: string | null = null) => ({ key, at, address });
    t.same(await uses(), []);
    await requestLog.writeKeyUses([use(2, start, "192.0.2.1"), use(1, start), use(4, start)]);
    t.same(await uses(), [use(1, start), use(2, start, "192.0.2.1")]);
    await requestLog.writeKeyUses([use(1, start + 59_999), use(2, start + 60_000)]);
    t.same(await uses(), [use(1, start), use(2, start + 60_000)], "once a minute, whoever writes");
    await requestLog.writeKeyUses([use(2, start)]);
    t.same(await uses(), [use(1, start), use(2, start + 60_000)], "never back");
  });

  t.test(`the request log on ${backend.name}`, async (t) => {
    const { requestLog, reads } = await openAt(t, backend);
    const write = (requests: readonly LoggedRequest[]) => requestLog.write(batchesOf(requests.map(toRecord)));
    const page = { after: null, limit: 1000 };
    const list = (filter: RequestFilter, asked: PageRequest) =>
      reads.requestLog.list(filter, asked, async () => {});
    const found = async (filter: RequestFilter, asked = page) =>
      (await list(filter, asked)).requests.map(({ at }) => (at - start) / stepMs);
    const now = start + 1000 * stepMs;

    t.same(await found({ since: start }), [], "an empty log");
    t.equal(await findRequest(reads, request(1).id, now), null);
    const error = request(100, {
      account: null,
      key: null,
      operation: null,
      status: 400,
      code: "invalid_request",
      param: "a,\"b'{}\\",
      idempotencyKey: "k",
      replayed: true,
      error: '{"error":{"message":"ü, {\\"x\\"}"}}',
    });
    const all = Array.from({ length: 300 }, (_, i) => (i === 100 ? error : request(i)));
    for (let from = 0; from < 300; from += 10) await write(all.slice(from, from + 10));
    t.match(await findRequest(reads, error.id, now), {
      ...error,
      accountId: null,
      keyHint: null,
      mode: null,
    });
    for (const i of [0, 1, 57, 299])
      t.match(await findRequest(reads, all[i]?.id ?? "", now), all[i] as object, `request ${i}`);
    t.match(await findRequest(reads, error.id, now + 50 * 86_400_000), error, "seven cycles of the id later");
    for (const id of [request(1).id, "req_%", `${error.id.slice(0, 8)}`])
      t.equal(await findRequest(reads, id, now), null, id);

    t.same(new Set(await found({})), new Set(all.keys()));
    const odd = Array.from({ length: 150 }, (_, i) => 299 - 2 * i);
    t.same(await found({ account: 2 }), odd);
    t.same((await found({ account: 2, key: 4 })).slice(0, 3), [299, 295, 291]);
    t.same(await found({ account: 1, key: 4 }), []);
    t.same(await found({ status: { least: 400, most: 499 } }), [100]);
    t.same(await found({ status: { least: 500, most: 599 } }), []);
    t.equal((await found({ status: { least: 200, most: 200 } })).length, 299);
    for (const since of [0, 1, 57, 150, 298, 299, 300]) {
      const expected = odd.filter((i) => i >= since);
      t.same(await found({ account: 2, since: start + since * stepMs }), expected, `since ${since}`);
    }
    for (const until of [0, 1, 57, 150, 298, 299, 300]) {
      const expected = odd.filter((i) => i < until && i >= 50);
      const span = { since: start + 50 * stepMs, until: start + until * stepMs };
      t.same(await found({ account: 2, ...span }), expected, `until ${until}`);
    }
    const paged: number[] = [];
    for (let after = null as { at: number; n: number } | null; ; ) {
      const { requests, next } = await list({ account: 2 }, { after, limit: 7 });
      paged.push(...requests.map(({ at }) => (at - start) / stepMs));
      if (next === null) break;
      after = next;
    }
    t.same(paged, odd, "page by page");

    const before = { at: start + 50 * stepMs, ...everything };
    t.equal(await requestLog.deleteOldest(before, 4), true, "a step");
    t.equal(await requestLog.deleteOldest(before, 500), false);
    t.equal(Math.min(...(await found({}))), 50);
    t.equal((await found({ since: start })).length, 250, "numbers don't begin with 1");
    await requestLog.deleteOldest({ at: 0, requests: 100, bytes: 1e9 }, 500);
    t.equal(Math.min(...(await found({}))), 200, "the newest 100");
    await requestLog.deleteOldest({ at: 0, requests: 1e9, bytes: 3000 }, 500);
    const left = (await found({})).length;
    t.ok(left > 5 && left < 30, `the newest 3,000 bytes: ${left}`);
    while (await requestLog.deleteOldest({ at: Number.MAX_SAFE_INTEGER, ...everything }, 500));
    t.same(await found({}), [], "all");

    const waited = Array.from({ length: 200 }, (_, i) => request(i * 60, { account: 1 + (i % 2) }));
    await write(waited);
    await write([request(200 * 60)]);
    const later = now + 200 * 60 * stepMs;
    for (const i of [0, 1, 2, 100, 101, 199])
      t.match(await findRequest(reads, waited[i]?.id ?? "", later), waited[i] as object, "of hours, at once");
    const hour = { since: start + 3600 * stepMs, until: start + 7200 * stepMs };
    t.equal((await found({ ...hour, account: 1 })).length, 30);
    t.same(await found({ since: start + 199 * 60 * stepMs }), [200 * 60, 199 * 60]);
  });
}

t.test("on SQLite the log waits while a command writes", async (t) => {
  const file = await sqlite.database(t);
  const store = await openStore(file);
  t.teardown(() => store.close());
  const write = (i: number) => store.requestLog.write(batchesOf([toRecord(request(i))]));
  await write(1);
  const command = new Database(file);
  t.teardown(() => command.close());
  command.exec("begin immediate");
  const written = Promise.all([
    write(2),
    store.requestLog.writeKeyUses([{ key: 1, at: start, address: null }]),
    store.requestLog.deleteOldest({ at: 0, ...everything }, 1),
  ]);
  setTimeout(() => command.exec("commit"), 100);
  t.same(await written, [undefined, undefined, false]);
  t.same(await Promise.all([write(3), write(4)]), [undefined, undefined], "at the same moment");
});
