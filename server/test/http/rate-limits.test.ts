// The cost and size of the counts of clients: constant time, a maximum, and one client per IPv6 /64.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { BadKeys, QrLimits } from "../../src/http/rate-limits.ts";

const now = 29_000_000 * 60_000;
const windowMs = limits.badKeyWindowMinutes * 60_000;
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const clients = 300_000;

t.test("300,000 clients with a bad key each take constant time each, and bounded memory", (t) => {
  const bad = new BadKeys();
  const started = performance.now();
  for (let n = 0; n < clients; n++) bad.count(addressOf(n), now + n / 1000);
  const tookMs = performance.now() - started;
  t.ok(tookMs < 15_000, `${Math.round(tookMs)} ms`);
  t.ok(bad.size <= 100_000, `${bad.size} are remembered`);
  t.end();
});

t.test("300,000 clients that ask for an image are remembered to a bound", (t) => {
  const images = new QrLimits();
  for (let n = 0; n < clients; n++) images.take(addressOf(n), now);
  t.ok(images.size <= 100_000, `${images.size} are remembered`);
  t.end();
});

t.test("a flood of new clients lifts no block", (t) => {
  const bad = new BadKeys();
  for (let i = 0; i < limits.badKeyMax; i++) bad.count("192.0.2.1", now);
  for (let n = 0; n < clients; n++) bad.count(addressOf(n), now + 1);
  t.equal(bad.blockedFor("192.0.2.1", now + 2), 600);
  t.equal(bad.blockedFor("192.0.2.2", now + 2), 0);
  t.end();
});

t.test("an IPv6 /64 is one client, its neighbour another", (t) => {
  const bad = new BadKeys();
  const images = new QrLimits();
  const within = (n: number) => `2001:db8:0:7:${n.toString(16)}::1`;
  for (let i = 0; i < limits.badKeyMax; i++) bad.count(within(i), now);
  for (let i = 0; i < limits.qrPerMinute; i++) t.equal(images.take(within(i), now), 0);
  t.equal(bad.blockedFor(within(5000), now), 600);
  t.equal(images.take(within(5000), now), 60);
  for (const other of ["2001:db8:0:8::1", "2001:db8::7:0:0:1", "192.0.2.1"]) {
    t.equal(bad.blockedFor(other, now), 0, other);
    t.equal(images.take(other, now), 0, other);
  }
  t.end();
});

t.test("a block ends with its window, and with a clock that is set back beyond it", (t) => {
  const bad = new BadKeys();
  for (let i = 0; i < limits.badKeyMax; i++) bad.count("192.0.2.1", now);
  t.equal(bad.blockedFor("192.0.2.1", now + windowMs - 1), 1);
  t.equal(bad.blockedFor("192.0.2.1", now + windowMs), 0);
  bad.count("192.0.2.1", now + windowMs);
  t.equal(bad.blockedFor("192.0.2.1", now + windowMs), 0, "the next window counts from one");
  t.equal(bad.blockedFor("192.0.2.1", now - 60 * 60_000), 0);
  t.end();
});
