import { randomBytes } from "node:crypto";
import fc from "fast-check";
import t from "tap";
import { QrTokens } from "../../src/api/qr-tokens.ts";
import { luhnDigit, newApiKey, newSandboxIccid } from "../../src/domain/ids.ts";
import { formatPaise, parseRupees } from "../../src/domain/ledger/money.ts";
import { toTimestamp } from "../../src/domain/timestamps.ts";
import { Cursors } from "../../src/http/cursors.ts";
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
  const malformed = ["", ".5", "1.", "1.234", "1e3", " 1", "1,000", "abc", "+1"];
  t.same(
    malformed.filter((text) => parseRupees(text) !== null),
    [],
  );
  t.throws(() => formatPaise(0.5), RangeError);
});

t.test("ICCIDs pass the Luhn test and keys have their form", async (t) => {
  const iccids = Array.from({ length: 200 }, () => newSandboxIccid(random, 1_767_225_600_000));
  const violations = iccids.filter((iccid) => {
    let sum = 0;
    [...iccid].reverse().forEach((digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      sum += doubled > 9 ? doubled - 9 : doubled;
    });
    return !/^8999999\d{12}$/.test(iccid) || sum % 10 !== 0;
  });
  t.same(violations, []);
  t.equal(luhnDigit("7992739871"), "3", "the example that every description of Luhn gives");
  t.match(newApiKey(random, "live"), /^sk_live_[0-9A-Za-z]{40}$/);
});

t.test("timestamps are cut to the second", async (t) => {
  t.equal(toTimestamp(Date.UTC(2026, 0, 31, 12, 0, 59, 999)), "2026-01-31T12:00:59Z");
});

t.test("cursors and tokens: one that was not issued is rejected", async (t) => {
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
  const taken = Array.from({ length: 30 }, () => keys.take(1, true, minute + 100).allowed);
  t.notOk(taken.includes(false), "all within the limit are allowed");
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
  const waits = Array.from({ length: 240 }, () => images.take("a", minute + 500));
  t.same(
    waits.filter((seconds) => seconds !== 0),
    [],
    "all within the limit are allowed",
  );
  t.equal(images.take("a", minute + 500), 60);
  t.equal(images.take("b", minute + 500), 0);

  const bad = new BadKeys();
  const blocks = Array.from({ length: 60 }, (_, i) => {
    const seconds = bad.blockedFor("a", minute);
    bad.count("a", minute + i);
    return seconds;
  });
  t.same(
    blocks.filter((seconds) => seconds !== 0),
    [],
    "no block within the limit",
  );
  t.equal(bad.blockedFor("a", minute + 60), 600);
  t.equal(bad.blockedFor("a", minute + 599_999), 1);
  t.equal(bad.blockedFor("a", minute + 600_000), 0);
});
