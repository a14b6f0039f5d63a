import { randomBytes } from "node:crypto";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import fc from "fast-check";
import t from "tap";
import { QrTokens } from "../../src/api/qr-tokens.ts";
import { discountBpsOf } from "../../src/domain/accounts/account.ts";
import {
  cancellable,
  whyNotCancellable,
  whyOrderNotCancellable,
} from "../../src/domain/esims/cancellable.ts";
import type { Esim } from "../../src/domain/esims/esim.ts";
import { formatPaise, parseRupees, toMoney } from "../../src/domain/ledger/money.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { KnownDevices } from "../../src/domain/people/devices.ts";
import { pairFailuresCounted, pairWaitMs, SignInPace } from "../../src/domain/people/sign-in-pace.ts";
import * as ids from "../../src/domain/values/ids.ts";
import { luhnDigit, newApiKey, newSandboxIccid } from "../../src/domain/values/ids.ts";
import { toTimestamp } from "../../src/domain/values/timestamps.ts";
import {
  accountInactive,
  endpointDisabled,
  endpointNotFound,
} from "../../src/domain/webhooks/endpoint-problem.ts";
import { OwnBadKeys } from "../../src/http/bad-keys.ts";
import { Cursors } from "../../src/http/cursors.ts";
import { keyLimit, qrLimit, RateLimits } from "../../src/http/rate-limits.ts";

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

t.test("ICCIDs pass the Luhn check, and keys match their format", async (t) => {
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

t.test("ids consist of prefix, time (if indexed) and random bytes", async (t) => {
  const now = 1_767_225_600_000;
  const counted = { bytes: (length: number) => Uint8Array.from({ length }, (_, at) => at + 10) };
  t.same(ids.newOrderIds(counted, "test", now), {
    id: "ord_test_7c44000a0b0c",
    number: "TEST-7C44000A0B0C",
  });
  t.same(ids.newOrderIds(counted, "live", now), { id: "ord_cdefghjklmnp", number: "CDEF-GHJK-LMNP" });
  const made = [
    ids.newTopupId(counted, "test"),
    ids.newTopupId(counted, "live"),
    ids.newSandboxIccid(counted, now),
    ids.newEventId(counted, now),
    ids.newEventId(counted, 5),
    ids.newDeliveryId(counted, now),
    ...[ids.newRequestId, ids.newAccountId, ids.newKeyId, ids.newPersonId].map((newId) => newId(counted)),
    ...[ids.newRunId, ids.newOperatorTokenId, ids.newEndpointId].map((newId) => newId(counted)),
    ids.newOperatorTokenText(counted),
  ];
  t.same(made, [
    "top_test_0a0b0c0d0e0f",
    "top_0a0b0c0d0e0f1011",
    "8999999256000012340",
    "evt_9b76daa8000a0b0c0d0e0f10",
    "evt_00000000050a0b0c0d0e0f10",
    "dlv_9b76daa8000a0b0c0d0e0f10",
    "req_0a0b0c0d0e0f1011",
    "acc_0a0b0c0d0e0f",
    "key_0a0b0c0d0e0f",
    "per_0a0b0c0d0e0f",
    "run_0a0b0c0d0e0f",
    "tok_0a0b0c0d0e0f",
    "whe_0a0b0c0d0e0f",
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

t.test("rate limit windows are fixed minutes; bad keys count ten minutes from the first", async (t) => {
  const minute = 29_000_000 * 60_000;
  const windows = new RateLimits(null);
  const take = (isPost: boolean, at: number) => windows.take(keyLimit, "1", isPost, at);
  for (let i = 0; i < 30; i++) t.ok((await take(true, minute + 100)).isAllowed, "within the limit");
  t.match(await take(true, minute + 100), { isAllowed: false, changes: 30 });
  t.match(
    await take(false, minute + 59_999),
    { isAllowed: true, requests: 31, endsAt: minute + 60_000 },
    "a change that was not allowed is no request",
  );
  for (let i = 0; i < 89; i++) t.ok((await take(false, minute + 59_999)).isAllowed);
  t.match(await take(false, minute + 59_999), { isAllowed: false, requests: 120 });
  t.match(await take(true, minute + 60_000), { isAllowed: true, requests: 1, changes: 1 });

  for (let i = 0; i < 240; i++)
    t.ok((await windows.take(qrLimit, "a", false, minute + 500)).isAllowed, "within the limit");
  t.match(await windows.take(qrLimit, "a", false, minute + 500), { isAllowed: false });
  t.match(await windows.take(qrLimit, "b", false, minute + 500), { isAllowed: true });

  const bad = new OwnBadKeys();
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

const esimWith = (fields: Partial<Esim>) =>
  ({ status: "ready", runningTopups: 0, activatedAt: null, ...fields }) as Esim;
const orderWith = (status: Order["status"]) => ({ status }) as Order;

t.test("which eSIMs can be cancelled by whom, and why the others can't", async (t) => {
  const why = (fields: Partial<Esim>, order: Order | null, by: "partner" | "support") =>
    whyNotCancellable(esimWith(fields), order, by)?.message ?? "can";
  const done = orderWith("completed");
  const statuses = ["ready", "active", "depleted", "expired", "cancelled"] as const;
  t.same(
    statuses.map((status) => [status, why({ status }, done, "partner"), why({ status }, done, "support")]),
    [
      ["ready", "can", "can"],
      ["active", "The eSIM is active.", "can"],
      ["depleted", "The eSIM is depleted.", "can"],
      ["expired", "The eSIM is expired.", "The eSIM is expired."],
      ["cancelled", "The eSIM is cancelled.", "The eSIM is cancelled."],
    ],
  );
  t.same(
    [
      why({ runningTopups: 1 }, done, "support"),
      why({}, orderWith("processing"), "support"),
      why({}, null, "partner"),
      whyNotCancellable(esimWith({ runningTopups: 1 }), done, "partner")?.code,
    ],
    ["A top-up of the eSIM is running.", "Its order is not finished yet.", "can", "not_cancellable"],
  );
});

t.test("which orders can be cancelled: by a partner if none is used, by support if one can be", async (t) => {
  const why = (status: Order["status"], esims: Partial<Esim>[], by: "partner" | "support") =>
    whyOrderNotCancellable({ order: orderWith(status), esims: esims.map(esimWith) }, by)?.message ?? "can";
  const used = { status: "active", activatedAt: 1 } as const;
  const gone = { status: "cancelled" } as const;
  t.same(
    [
      why("completed", [{}], "partner"),
      why("partially_completed", [{}, gone], "partner"),
      why("processing", [{}], "support"),
      why("failed", [], "partner"),
      why("completed", [{}, used], "partner"),
      why("completed", [{}, { ...gone, activatedAt: 1 }], "partner"),
      why("completed", [{}, { runningTopups: 1 }], "partner"),
      why("completed", [{}, { status: "expired" }], "partner"),
      why("completed", [gone, used], "support"),
      why("completed", [gone, { status: "expired" }], "support"),
    ],
    [
      "can",
      "can",
      "The order is processing.",
      "The order is failed.",
      "An eSIM of the order has been used.",
      "An eSIM of the order has been used.",
      "A top-up of the eSIM is running.",
      "The eSIM is expired.",
      "can",
      "Nothing of the order can be cancelled.",
    ],
  );
  const esims = [esimWith({}), esimWith(used), esimWith(gone)];
  t.same(cancellable({ order: orderWith("completed"), esims }, "support"), esims.slice(0, 2));
});

t.test("a known device is recognised for its email address until it expires", async (t) => {
  const first = Buffer.alloc(32, 1);
  const second = Buffer.alloc(32, 2);
  const devices = new KnownDevices(first, random);
  const token = devices.issue("a@example.com", null, 0);
  const id = devices.idOf(token, "a@example.com", 0);
  t.match(id, /^[0-9A-Za-z]{16}$/);
  const endsAt = portalLimits.deviceDays * 86_400_000;
  const [name, , signature] = token.split(".");
  const rotated = new KnownDevices(second, random, [first]);
  t.same(
    [
      devices.idOf(token, "a@example.com", endsAt - 1),
      rotated.idOf(token, "a@example.com", 0),
      devices.idOf(devices.issue("a@example.com", id, 5), "a@example.com", endsAt),
    ],
    [id, id, id],
  );
  const wrong = [
    devices.idOf(token, "a@example.com", endsAt),
    devices.idOf(token, "b@example.com", 0),
    devices.idOf(null, "a@example.com", 0),
    devices.idOf("", "a@example.com", 0),
    devices.idOf(`x${token}`, "a@example.com", 0),
    devices.idOf(`${token}x`, "a@example.com", 0),
    devices.idOf(`${name}.${endsAt + 1}.${signature}`, "a@example.com", 0),
    new KnownDevices(second, random).idOf(token, "a@example.com", 0),
  ];
  t.same(
    wrong.filter((one) => one !== null),
    [],
  );
});

t.test("failed sign-ins double the wait, up to its maximum", async (t) => {
  const { signInFailuresPerPair: free, signInWaitMaxSeconds: max } = portalLimits;
  t.same([0, free - 1, free, free + 1, free + 2].map(pairWaitMs), [0, 0, 1000, 2000, 4000]);
  t.equal(pairWaitMs(pairFailuresCounted), max * 1000);
  t.ok(pairWaitMs(pairFailuresCounted - 1) < max * 1000);
  t.equal(pairWaitMs(1000), max * 1000);
});

t.test("sign-ins are paced: each client has one reserved time for a while", async (t) => {
  const step = portalLimits.signInPaceSeconds * 1000;
  const pace = new SignInPace();
  const take = (network: string, now: number) => pace.take("a@example.com", network, now);
  t.same([take("n0", 0), take("n1", 0), take("n2", 0), take("n1", 0)], [0, step, 2 * step, step]);
  t.equal(pace.take("b@example.com", "n1", 0), 0, "another subject");
  t.same([take("n1", step), take("n1", step)], [0, 3 * step], "its turn came, and the next one is later");
  const reservations = Array.from({ length: 12 }, (_, i) => take(`m${i}`, step));
  t.same(reservations.slice(-3), [12 * step, 12 * step, 12 * step], "at most ten are reserved");
  const late = 12 * step + 30_001;
  t.equal(take("m11", late), 0);
  t.equal(take("m0", late), late + step, "what was not taken up in time is forgotten");
  const crowded = new SignInPace();
  crowded.take("first", "n", 0);
  for (let i = 0; i < 4999; i++) crowded.take(`s${i}`, "n", 0);
  t.equal(crowded.take("first", "m", 0), step, "5,000 subjects are remembered");
  crowded.take("s5000", "n", 0);
  t.equal(crowded.take("first", "m", 0), 0, "then the oldest is forgotten");
});

t.test("an agreed discount replaces the tier's", async (t) => {
  const of = (tier: "standard" | "bronze" | "silver" | "gold", agreedDiscountBps: number | null = null) =>
    discountBpsOf({ tier, agreedDiscountBps });
  t.same([of("standard"), of("bronze"), of("silver"), of("gold")], [0, 500, 1000, 1500]);
  t.same([of("gold", 0), of("gold", 2550)], [0, 2550]);
});

t.test("what is wrong with an endpoint says what to do", async (t) => {
  t.match(
    [endpointNotFound(), endpointDisabled(), accountInactive()],
    [
      {
        code: "endpoint_not_found",
        message: "The account has no webhook endpoint with this id.",
        param: undefined,
      },
      {
        code: "endpoint_disabled",
        message: "The endpoint is disabled; nothing is sent to it. Enable it first.",
      },
      { code: "account_inactive", message: "The account is deactivated; nothing is sent for it." },
    ],
  );
});
