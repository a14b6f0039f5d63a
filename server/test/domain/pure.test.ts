import { randomBytes } from "node:crypto";
import fc from "fast-check";
import t from "tap";
import { luhnDigit, newApiKey, newSandboxIccid } from "../../src/domain/ids.ts";
import { formatPaise, parseRupees } from "../../src/domain/money.ts";
import { toTimestamp } from "../../src/domain/timestamps.ts";
import { Cursors } from "../../src/http/cursors.ts";
import { QrTokens } from "../../src/http/qr-tokens.ts";
import { BadKeys, KeyLimits, QrLimits } from "../../src/http/rate-limits.ts";

const random = { bytes: (length: number) => randomBytes(length) };

t.test("money: text and paise are the same amount, both ways", async (t) => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      (paise) => parseRupees(formatPaise(paise)) === paise || paise === 0,
    ),
  );
  t.equal(formatPaise(5), "0.05");
  t.equal(formatPaise(-1234567), "-12345.67");
  t.equal(parseRupees("12.5"), 1250);
  for (const text of ["", ".5", "1.", "1.234", "1e3", " 1", "1,000", "abc", "+1"])
    t.equal(parseRupees(text), null, text);
  t.throws(() => formatPaise(0.5), RangeError);
});

t.test("ICCIDs pass the Luhn test and keys have their form", async (t) => {
  for (let i = 0; i < 200; i++) {
    const iccid = newSandboxIccid(random, 1_767_225_600_000);
    t.match(iccid, /^8999999\d{12}$/);
    let sum = 0;
    [...iccid].reverse().forEach((digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      sum += doubled > 9 ? doubled - 9 : doubled;
    });
    t.equal(sum % 10, 0);
  }
  t.equal(luhnDigit("7992739871"), "3", "the example that every description of Luhn gives");
  t.match(newApiKey(random, "live"), /^sk_live_[0-9A-Za-z]{40}$/);
});

t.test("timestamps are cut to the second", async (t) => {
  t.equal(toTimestamp(Date.UTC(2026, 0, 31, 12, 0, 59, 999)), "2026-01-31T12:00:59Z");
});

t.test("cursors and tokens: what was not given out is not read", async (t) => {
  const cursors = new Cursors(Buffer.from("a secret"));
  const list = { operation: "ordersList", ledger: 7 } as const;
  const position = { at: 1_790_000_000_123, n: 42 };
  const cursor = cursors.encode(list, position);
  t.same(cursors.decode(list, cursor), position);
  t.equal(cursors.decode({ ...list, ledger: 8 }, cursor), null);
  t.equal(cursors.decode({ ...list, subject: 1 }, cursor), null);
  t.equal(cursors.decode({ ...list, operation: "esimsList" }, cursor), null);
  t.equal(new Cursors(Buffer.from("another")).decode(list, cursor), null);
  const tokens = new QrTokens(Buffer.from("a secret"));
  const token = tokens.encode(123_456_789);
  t.equal(tokens.decode(token), 123_456_789);
  fc.assert(
    fc.property(fc.string(), (text) => cursors.decode(list, text) === null && tokens.decode(text) === null),
  );
});

t.test("windows: fixed minutes for keys and images, ten minutes from the first bad key", async (t) => {
  const minute = 29_000_000 * 60_000;
  const keys = new KeyLimits();
  for (let i = 0; i < 30; i++) t.ok(keys.take(1, true, minute + 100).allowed);
  t.match(keys.take(1, true, minute + 100), { allowed: false, limit: 30, remaining: 0 });
  t.match(keys.take(1, false, minute + 59_999), {
    allowed: true,
    limit: 120,
    remaining: 89,
    resetAt: minute / 1000 + 60,
  });
  for (let i = 0; i < 89; i++) keys.take(1, false, minute + 59_999);
  t.match(keys.take(1, false, minute + 59_999), { allowed: false, remaining: 0 });
  t.match(keys.take(1, true, minute + 60_000), { allowed: true, remaining: 29 });

  const images = new QrLimits();
  for (let i = 0; i < 240; i++) t.equal(images.take("a", minute + 500), 0);
  t.equal(images.take("a", minute + 500), 60);
  t.equal(images.take("b", minute + 500), 0);

  const bad = new BadKeys();
  for (let i = 0; i < 60; i++) {
    t.equal(bad.blockedFor("a", minute), 0);
    bad.count("a", minute + i);
  }
  t.equal(bad.blockedFor("a", minute + 60), 600);
  t.equal(bad.blockedFor("a", minute + 599_999), 1);
  t.equal(bad.blockedFor("a", minute + 600_000), 0);
});
