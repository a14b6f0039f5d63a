// Rate limits that processes count together: each store here is what a process would open.
import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import type { RateLimit, Taken } from "../../src/domain/limits/rate-windows.ts";
import { SignInPace, takeSharedSlot } from "../../src/domain/people/sign-in-pace.ts";
import { SharedBadKeys } from "../../src/http/bad-keys.ts";
import { keyLimit, qrLimit, RateLimits } from "../../src/http/rate-limits.ts";
import { bucketsOfNetwork, bucketsOfToken, takeFrom } from "../../src/portal/rate-limits.ts";
import { type StoreObserver, unobserved } from "../../src/store/failures.ts";
import { PostgresStore } from "../../src/store/postgres/store.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";

const skip = !hasPostgres;
const minute = 1_800_000_000_000;
const limit: RateLimit = { kind: "test", requests: 120, changes: 30, continuesMs: 0 };

async function open(t: Test, count = 2, observer: Partial<StoreObserver> = {}) {
  const url = await postgres.database(t);
  const stores: PostgresStore[] = [];
  while (stores.length < count)
    stores.push(await PostgresStore.open({ url, observer: { ...unobserved, ...observer } }));
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  return { url, stores: stores as [PostgresStore, PostgresStore] };
}

const request = (isChange = false, endsAt = minute, subject = "a") => ({ subject, isChange, endsAt });

t.test("requests of all processes fill one window, each counted once", { skip }, async (t) => {
  const { stores } = await open(t, 3);
  const send = async (count: number, isChange: boolean) =>
    (await Promise.all(
      Array.from({ length: count }, (_, i) =>
        (stores[i % 3] as PostgresStore).rateWindows.take(limit, request(isChange)),
      ),
    )) as Taken[];
  const changes = await send(60, true);
  const others = await send(240, false);
  const allowed = [...changes, ...others].filter(({ isAllowed }) => isAllowed);
  t.same(
    allowed.map(({ requests }) => requests).sort((a, b) => a - b),
    Array.from({ length: 120 }, (_, i) => i + 1),
    "each allowed request has its own count",
  );
  t.equal(changes.filter(({ isAllowed }) => isAllowed).length, limit.changes);
  t.match(others.filter(({ isAllowed }) => !isAllowed).at(-1), {
    requests: 120,
    changes: 30,
    endsAt: minute,
  });
});

t.test("a rejected change doesn't count as a request", { skip }, async (t) => {
  const { stores } = await open(t);
  const [one, two] = stores.map(({ rateWindows }) => rateWindows) as [
    PostgresStore["rateWindows"],
    PostgresStore["rateWindows"],
  ];
  await Promise.all(Array.from({ length: 30 }, () => one.take(limit, request(true))));
  t.match(await two.take(limit, request(true)), { isAllowed: false, requests: 30, changes: 30 });
  t.match(await two.take(limit, request()), { isAllowed: true, requests: 31, changes: 30 });
  t.match(await one.take(limit, request(true, minute, "b")), { isAllowed: true, requests: 1, changes: 1 });
});

t.test("sign-ins have one pace over all processes", { skip }, async (t) => {
  const { stores } = await open(t);
  const [one, two] = stores.map(({ rateWindows: windows }) => ({ pace: new SignInPace(), windows })) as [
    Parameters<typeof takeSharedSlot>[0],
    Parameters<typeof takeSharedSlot>[0],
  ];
  const step = portalLimits.signInPaceSeconds * 1000;
  const subject = `mail "{}'\\\n@example.com`;
  t.equal(await takeSharedSlot(one, subject, "a", minute), 0);
  t.equal(await takeSharedSlot(two, subject, "b", minute + 1), minute + step, "the other process waits");
  t.equal(await takeSharedSlot(two, "mail other", "b", minute + 1), 0);
  t.equal(await takeSharedSlot(two, subject, "c", minute + step + 1), 0);
  t.equal(await takeSharedSlot(one, subject, "a", minute + step + 2), minute + 2 * step + 1);
  t.equal(await takeSharedSlot({ pace: new SignInPace(), windows: null }, subject, "a", minute), 0);
});

t.test(
  "a slightly late clock continues the window; one that was set back begins a new window",
  { skip },
  async (t) => {
    const { stores } = await open(t);
    const { rateWindows: windows } = stores[0];
    await windows.take(limit, request());
    const next = minute + 60_000;
    t.match(await windows.take(limit, request(false, next)), { requests: 1, endsAt: next });
    t.match(await windows.take(limit, request(false, minute)), { requests: 2, endsAt: next }, "the late one");
    const earlier = minute - 3_600_000;
    t.match(await windows.take(limit, request(false, earlier)), { requests: 1, endsAt: earlier }, "set back");
    const sliding = { ...limit, kind: "sliding", continuesMs: 599_999 };
    await windows.take(sliding, request());
    t.match(await windows.take(sliding, request(false, minute + 599_999)), { requests: 2, endsAt: minute });
    t.match(await windows.take(sliding, request(false, minute + 600_000)), { requests: 1 });
  },
);

t.test("windows that ended are deleted", { skip }, async (t) => {
  const { url, stores } = await open(t);
  await stores[0].rateWindows.take(limit, request());
  // The first statement of a process looks for ended windows.
  await stores[1].rateWindows.take(limit, request(false, minute + 600_000, "b"));
  const rows = async () => await inServer(url, "select subject from rate_windows");
  for (let tries = 0; (await rows()).length > 1 && tries < 100; tries += 1)
    await stores[1].reads.accounts.list();
  t.same(await rows(), [{ subject: "test b" }]);
  const [kind] = await inServer(
    url,
    "select relpersistence as kind from pg_class where relname = 'rate_windows'",
  );
  t.match(kind, { kind: "u" }, "the table is unlogged");
});

t.test("a process that cannot reach the windows counts for itself", { skip }, async (t) => {
  const notes: string[] = [];
  const observer = { limitsFailed: () => notes.push("failed"), limitsShared: () => notes.push("shared") };
  const { url, stores } = await open(t, 1, observer as Partial<StoreObserver>);
  const windows = new RateLimits(stores[0].rateWindows);
  const take = (isPost: boolean) => windows.take(keyLimit, "1", isPost, minute + 100);
  for (let i = 0; i < 20; i += 1) await take(true);
  t.match(await take(false), { isAllowed: true, requests: 21, endsAt: minute + 60_000 });
  await inServer(url, "alter table rate_windows rename to gone");
  notes.length = 0;
  t.match(await take(true), { isAllowed: true, requests: 1 });
  t.match(await take(true), { isAllowed: true, requests: 2 });
  t.same(notes, ["failed"], "and waits before it tries again");
  await inServer(url, "alter table gone rename to rate_windows");
  for (let tries = 0; !notes.includes("shared") && tries < 100; tries += 1) {
    await take(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  t.same(notes.filter((note) => note === "failed").length, 1);
  t.ok(notes.includes("shared"));
});

t.test("QR images are counted together by IP address", { skip }, async (t) => {
  const { stores } = await open(t);
  const [one, two] = stores.map(({ rateWindows }) => new RateLimits(rateWindows)) as [RateLimits, RateLimits];
  const take = (windows: RateLimits, network: string, at: number) =>
    windows.take(qrLimit, network, false, at);
  const usages = await Promise.all(
    Array.from({ length: limits.qrPerMinute }, (_, i) => take(i % 2 ? one : two, "192.0.2.1", minute)),
  );
  t.ok(usages.every(({ isAllowed }) => isAllowed));
  for (const windows of [one, two])
    t.match(await take(windows, "192.0.2.1", minute + 1000), { isAllowed: false, endsAt: minute + 60_000 });
  t.match(await take(two, "192.0.2.2", minute), { isAllowed: true });
  t.match(await take(one, "192.0.2.1", minute + 60_000), { isAllowed: true }, "the next minute");
});

t.test(
  "an IP address that one process blocks is blocked for all with their next request",
  { skip },
  async (t) => {
    const { stores } = await open(t);
    const badKeysOf = (store: PostgresStore) => new SharedBadKeys(store, store.rateWindows);
    const [one, two] = stores.map(badKeysOf) as [SharedBadKeys, SharedBadKeys];
    for (let i = 0; i < limits.badKeyMax; i += 1) {
      const process = i % 2 ? one : two;
      await process.refresh();
      t.equal(process.blockedFor("192.0.2.1", minute + i), 0, `before ${i}`);
      t.equal(await process.count("192.0.2.1", minute + i), 0);
    }
    for (const process of [one, two]) {
      await process.refresh();
      t.equal(process.blockedFor("192.0.2.1", minute + 1000), 599);
      t.equal(await process.count("192.0.2.1", minute + 1000), 599, "not counted any more");
      t.equal(process.blockedFor("192.0.2.2", minute), 0);
    }
    const late = badKeysOf(stores[0]);
    await late.refresh();
    t.equal(late.blockedFor("192.0.2.1", minute + 599_000), 1, "a process that starts later knows it");
    t.equal(late.blockedFor("192.0.2.1", minute + 600_000), 0);
  },
);

t.test("the portal's requests are counted together", { skip }, async (t) => {
  const { stores } = await open(t);
  const [one, two] = stores.map(({ rateWindows }) => new RateLimits(rateWindows)) as [RateLimits, RateLimits];
  const take = (windows: RateLimits, buckets: ReturnType<typeof bucketsOfToken>, at: number) =>
    takeFrom(windows, buckets, false, at);
  const token = bucketsOfToken("a");
  const requestsMax = portalLimits.unauthenticatedPerMinute;
  const network = bucketsOfNetwork("192.0.2.1");
  const waits = await Promise.all(
    Array.from({ length: requestsMax + 10 }, (_, i) => take(i % 2 ? one : two, network, minute + 1000)),
  );
  t.equal(waits.filter((seconds) => seconds === 0).length, requestsMax);
  t.same([...new Set(waits)].sort(), [0, 59]);
  t.equal(await take(two, token, minute), 0, "a token has its own");
  t.equal(await take(one, network, minute + 60_000), 0, "the next minute");
});
