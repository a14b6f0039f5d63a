// Counts of clients: a maximum, one client per IPv6 /64, and no block that a flood lifts.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { OwnBadKeys } from "../../src/http/bad-keys.ts";
import { qrLimit, RateLimits } from "../../src/http/rate-limits.ts";

const now = 29_000_000 * 60_000;
const windowMs = limits.badKeyWindowMinutes * 60_000;
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const clients = 150_000;

t.test("a limited number of clients with bad keys is remembered, and blocks are kept", async (t) => {
  const bad = new OwnBadKeys();
  for (let i = 0; i < limits.badKeyMax; i++) await bad.count("192.0.2.1", now);
  for (let n = 0; n < clients; n++) await bad.count(addressOf(n), now + 1);
  t.ok(bad.size <= 100_000, `${bad.size} are remembered`);
  t.equal(bad.blockedFor("192.0.2.1", now + 2), 600);
  t.equal(bad.blockedFor("192.0.2.2", now + 2), 0);
});

t.test("subjects beyond the bound of a window share one count", async (t) => {
  const windows = new RateLimits(null);
  const take = (subject: string, at = now) => windows.take(qrLimit, subject, false, at);
  for (let n = 0; n < 50_000; n++) await take(addressOf(n));
  t.match(await take(addressOf(60_000)), { requests: 1 });
  t.match(await take(addressOf(60_001)), { requests: 2 });
  t.match(await take(addressOf(60_001), now + 60_000), { requests: 1 }, "the next window");
});

t.test("an exhausted limit is not counted again, and applies to one kind and subject", async (t) => {
  let counted = 0;
  const windows = new RateLimits({
    async take(limit, { endsAt }) {
      counted += 1;
      return { isAllowed: false, endsAt, requests: limit.requests, changes: 0 };
    },
  });
  const full = { kind: "full", requests: 2, changes: 1, continuesMs: 0 };
  t.match(await windows.take(full, "a", false, now), { isAllowed: false, endsAt: now + 60_000 });
  t.match(await windows.take(full, "a", true, now + 1), { isAllowed: false, endsAt: now + 60_000 });
  t.equal(counted, 1);
  t.equal(windows.exhaustedUntil(full, "b", false, now), 0);
  t.equal(windows.exhaustedUntil({ ...full, kind: "other" }, "a", false, now), 0);
  t.equal(windows.exhaustedUntil(full, "a", false, now + 60_000), 0, "until the window ends");
});

t.test("an IPv6 /64 is one client, its neighbour another", async (t) => {
  const bad = new OwnBadKeys();
  const within = (n: number) => `2001:db8:0:7:${n.toString(16)}::1`;
  for (let i = 0; i < limits.badKeyMax; i++) await bad.count(within(i), now);
  t.equal(bad.blockedFor(within(5000), now), 600);
  for (const other of ["2001:db8:0:8::1", "2001:db8::7:0:0:1", "192.0.2.1"])
    t.equal(bad.blockedFor(other, now), 0, other);
});

t.test("a block ends with its window, and with a clock that is set back beyond it", async (t) => {
  const bad = new OwnBadKeys();
  for (let i = 0; i < limits.badKeyMax; i++) await bad.count("192.0.2.1", now);
  t.equal(bad.blockedFor("192.0.2.1", now + windowMs - 1), 1);
  t.equal(bad.blockedFor("192.0.2.1", now + windowMs), 0);
  await bad.count("192.0.2.1", now + windowMs);
  t.equal(bad.blockedFor("192.0.2.1", now + windowMs), 0, "the next window counts from one");
  t.equal(bad.blockedFor("192.0.2.1", now - 60 * 60_000), 0);
});
