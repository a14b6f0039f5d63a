import { randomBytes } from "node:crypto";
import fc from "fast-check";
import t from "tap";
import { QrTokens } from "../../src/api/qr-tokens.ts";
import * as ids from "../../src/domain/ids.ts";
import { luhnDigit, newApiKey, newSandboxIccid } from "../../src/domain/ids.ts";
import { formatPaise, parseRupees, toMoney } from "../../src/domain/ledger/money.ts";
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
  t.equal(formatPaise(0), "0.00");
  t.equal(formatPaise(5), "0.05");
  t.same(toMoney(123456), { amount: "1234.56", currency: "INR" });
  t.equal(formatPaise(-1234567), "-12345.67");
  t.equal(parseRupees("12.5"), 1250);
  t.equal(parseRupees("12"), 1200);
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

t.test("ids are a prefix, the time where they are indexed, and the random bytes", async (t) => {
  const now = 1_767_225_600_000;
  const counted = { bytes: (length: number) => Uint8Array.from({ length }, (_, at) => at + 10) };
  t.same(ids.newOrderIds(counted, "test", now), {
    id: "ord_test_7c44000a0b0c",
    number: "TEST-7C44000A0B0C",
  });
  t.same(ids.newOrderIds(counted, "live", now), { id: "ord_cdefghjklmnp", number: "CDEF-GHJK-LMNP" });
  const made = [
    ...[ids.newTopupId(counted, "test"), ids.newTopupId(counted, "live")],
    ids.newSandboxIccid(counted, now),
    ...[ids.newEventId(counted, now), ids.newEventId(counted, 5), ids.newDeliveryId(counted, now)],
    ...[ids.newRequestId, ids.newAccountId, ids.newKeyId, ids.newPersonId].map((newId) => newId(counted)),
    ...[ids.newRunId, ids.newOperatorTokenId, ids.newEndpointId].map((newId) => newId(counted)),
    ids.newOperatorTokenText(counted),
  ];
  t.same(made, [
    ...["top_test_0a0b0c0d0e0f", "top_0a0b0c0d0e0f1011"],
    "8999999256000012340",
    ...["evt_9b76daa8000a0b0c0d0e0f10", "evt_00000000050a0b0c0d0e0f10", "dlv_9b76daa8000a0b0c0d0e0f10"],
    ...["req_0a0b0c0d0e0f1011", "acc_0a0b0c0d0e0f", "key_0a0b0c0d0e0f", "per_0a0b0c0d0e0f"],
    ...["run_0a0b0c0d0e0f", "tok_0a0b0c0d0e0f", "whe_0a0b0c0d0e0f"],
    "op_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN",
  ]);
});

t.test("characters are equally likely: bytes that would favour some are drawn again", async (t) => {
  const draws = [
    [247, 248, 255, 0],
    [1, 2, 3, 4],
  ];
  const drawn = { bytes: () => Uint8Array.from(draws.shift() ?? []) };
  t.equal(ids.randomText(drawn, 4), "Z012");
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
