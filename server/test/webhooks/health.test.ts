import t from "tap";
import {
  afterFailure,
  disableReason,
  type Health,
  healthy,
  needsWarning,
} from "../../src/domain/webhooks/health.ts";
import { disabledNotice, warningNotice } from "../../src/domain/webhooks/notices.ts";

const second = 1000;
const hour = 3_600_000;
const quick = { tookMs: 20, exhausted: false };

function failures(count: number, failure = quick, from: Health = healthy, now = 0): Health {
  let health = from;
  for (let i = 0; i < count; i++) health = afterFailure(health, failure, now);
  return health;
}

t.test(
  "five failures in a row, or one that hangs, pause for 30 seconds, doubling up to 15 minutes",
  async (t) => {
    t.equal(failures(4).pauseMs, 0);
    t.equal(failures(4).pausedUntil, null);
    t.equal(failures(5).pauseMs, 30 * second);
    t.equal(failures(5).pausedUntil, 30 * second);
    t.equal(failures(1, { tookMs: 4999, exhausted: false }).pauseMs, 0);
    t.equal(failures(1, { tookMs: 5000, exhausted: false }).pauseMs, 30 * second);
    const pauses = [5, 6, 7, 8, 9, 10, 11].map((count) => failures(count).pauseMs / second);
    t.same(pauses, [30, 60, 120, 240, 480, 900, 900]);
  },
);

t.test("20 deliveries used up, or failing for 3 days, disable; half of it, or 2 days, warn", async (t) => {
  const exhausted = { tookMs: 20, exhausted: true };
  t.equal(disableReason(failures(200), 0), null, "attempts alone do not count");
  t.equal(disableReason(failures(19, exhausted), 0), null);
  t.equal(disableReason(failures(20, exhausted), 0), "exhausted");
  t.equal(disableReason(failures(1), 72 * hour - 1), null);
  t.equal(disableReason(failures(1), 72 * hour), "failing");
  t.equal(failures(3, quick, failures(1), 50).failingSince, 0, "counted from the first failure");
  t.notOk(needsWarning(failures(9, exhausted), 0));
  t.notOk(needsWarning(healthy, 1000 * hour), "without a failure");
  t.equal(disableReason(healthy, 1000 * hour), null);
  t.ok(needsWarning(failures(10, exhausted), 0));
  t.ok(needsWarning(failures(1), 48 * hour));
  t.notOk(needsWarning({ ...failures(10, exhausted), warnedAt: 1 }, 0), "once");
});

t.test("the emails name the endpoint, its mode and the reason", async (t) => {
  const endpoint = { url: "https://partner.example/hook", mode: "live", exhaustedInRow: 10 } as const;
  const text = /^Your live webhook endpoint https:\/\/partner\.example\/hook /;
  t.match(warningNotice(endpoint).text, text);
  t.match(
    warningNotice(endpoint).text,
    /\(10 deliveries exhausted in a row\)[\s\S]*after 20 exhausted deliveries[\s\S]* or 3 days/,
  );
  t.match(disabledNotice(endpoint, "exhausted").text, text);
  t.match(disabledNotice(endpoint, "exhausted").text, /20 events in a row .* in 8 attempts each/);
  t.match(disabledNotice(endpoint, "failing").text, /every attempt of the last 3 days has failed/);
});
