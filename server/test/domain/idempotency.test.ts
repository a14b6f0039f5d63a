// Which requests are the same, keys that a live call holds, and responses that are stored when it settles.
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import {
  claimKey,
  fingerprintOf,
  holdKey,
  operatorKey,
  portalKey,
  replayObject,
  runOnce,
  storeResponseOnce,
  storeSettledResponse,
} from "../../src/domain/idempotency/idempotency.ts";
import { latestEnd } from "../../src/domain/jobs/leases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { callLeaseMs } from "../../src/domain/supply/schedule.ts";
import { toJson } from "../../src/domain/values/json.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "./store.ts";

const request = (key: string) => ({ key, operation: "ordersCreate", fingerprint: "f" }) as const;

async function start(t: Test) {
  const store = openStore(t);
  const account = await store.transaction((tx) =>
    createAccount(tx, { name: "A", email: "a@example.com" }, 0, random),
  );
  return { store, live: (await store.reads.ledgers.ofAccount(account.n, "live")).n };
}

t.test("requests are equal if operation, path and body are, ignoring empty values", async (t) => {
  const print = (path: object, body: object) => fingerprintOf("ordersCreate", path, body);
  const usual = print({ iccid: "1" }, { a: [1], b: { c: 2 } });
  t.match(usual, /^[\w-]{43}$/);
  t.equal(print({ iccid: "1" }, { a: [1], b: { c: 2 }, d: {}, e: [] }), usual);
  const others = [
    print({ iccid: "2" }, { a: [1], b: { c: 2 } }),
    print({ iccid: "1" }, { a: [1], b: { c: null } }),
    print({ iccid: "1" }, { a: [1] }),
    fingerprintOf("topupsCreate", { iccid: "1" }, { a: [1], b: { c: 2 } }),
  ];
  t.equal(new Set([usual, ...others]).size, 5);
  t.equal(new Set(["k", portalKey("k"), portalKey("l"), operatorKey("k")]).size, 4);
});

t.test("a key belongs to its first request and is in progress until its lease ends", async (t) => {
  const { store, live } = await start(t);
  const claim = (now: number, more = {}) =>
    store.transaction((tx) => claimKey(tx, live, { ...request("k"), ...more }, now));
  const leaseUntil = callLeaseMs;
  await store.transaction((tx) => holdKey(tx, live, request("k"), "ord_1", leaseUntil, 0));
  t.match(await store.reads.idempotency.byKey(live, "k"), {
    state: "running",
    objectId: "ord_1",
    leaseUntil,
    body: null,
  });
  t.match(await claim(leaseUntil - 1), {
    code: "request_in_progress",
    message:
      "The first request with this idempotency key is still running. Repeat it shortly with the same key.",
    param: "Idempotency-Key",
  });
  const isObject = { found: "object", objectId: "ord_1", isFirstResponse: true };
  t.match(await claim(leaseUntil), isObject, "the lease is over");
  const reused = {
    code: "idempotency_key_reused",
    message: "This idempotency key belongs to a different request. Send a new key with every new request.",
    param: "Idempotency-Key",
  };
  t.match(await claim(leaseUntil, { operation: "topupsCreate" }), reused);
  t.match(await claim(leaseUntil, { fingerprint: "g" }), reused);
  await store.transaction((tx) => holdKey(tx, live, request("k"), "ord_1", 1000 * leaseUntil, 0));
  t.match(await claim(1), isObject, "a lease longer than any is from another clock");
  const longest = latestEnd(1 + callLeaseMs);
  await store.transaction((tx) => holdKey(tx, live, request("k"), "ord_1", longest, 0));
  t.match(await claim(1), { code: "request_in_progress" }, "the longest is not");
});

t.test("a live call's response is stored once, by whoever settles it first", async (t) => {
  const { store, live } = await start(t);
  const processing = toJson({ status: "processing" });
  const settled = toJson({ status: "completed" });
  const byKey = (key: string) => store.reads.idempotency.byKey(live, key);
  const claim = (key: string) => store.transaction((tx) => claimKey(tx, live, request(key), 9));
  const hold = (key: string, objectId: string) =>
    store.transaction((tx) => holdKey(tx, live, request(key), objectId, 5, 0));
  const respond = (key: string, objectId: string, showsCurrentState: boolean) =>
    store.transaction((tx) =>
      storeResponseOnce(
        tx,
        live,
        request(key),
        objectId,
        async () => ({ body: processing, processing: showsCurrentState }),
        6,
      ),
    );

  await hold("settled", "ord_1");
  await store.transaction(async (tx) => {
    await storeSettledResponse(tx, live, "ord_unknown", 6, () => settled);
    await storeSettledResponse(tx, live, "ord_1", 6, (operation) => {
      t.equal(operation, "ordersCreate");
      return settled;
    });
  });
  t.match(await byKey("settled"), {
    state: "completed",
    body: settled,
    showsCurrentState: false,
    leaseUntil: null,
  });
  t.match(
    await respond("settled", "ord_1", true),
    { body: settled, replayed: false },
    "the call sends what is stored",
  );
  t.match(await claim("settled"), { found: "response", response: { body: settled, replayed: true } });

  await hold("waiting", "ord_2");
  t.match(await respond("waiting", "ord_2", true), { body: processing, replayed: false });
  t.match(
    await claim("waiting"),
    { found: "object", objectId: "ord_2", isFirstResponse: false },
    "a retry shows the current state",
  );
  t.match(
    await respond("waiting", "ord_3", false),
    { body: processing },
    "of another object: stored in its place",
  );
  t.match(await byKey("waiting"), { objectId: "ord_3", showsCurrentState: false });

  await hold("died", "ord_4");
  const replay = (isFirstResponse: boolean) =>
    store.transaction((tx) =>
      replayObject(
        tx,
        live,
        request("died"),
        { objectId: "ord_4", isFirstResponse },
        { body: processing, processing: true },
        9,
      ),
    );
  t.match(await replay(false), { body: processing, replayed: true });
  t.match(await byKey("died"), { state: "running" });
  t.match(await replay(true), { body: processing, replayed: true });
  t.match(await byKey("died"), {
    state: "completed",
    body: processing,
    showsCurrentState: true,
    objectId: "ord_4",
  });
});

t.test("a key has one effect while it is remembered, and a rejection is not remembered", async (t) => {
  const { store, live } = await start(t);
  const other = await store.transaction(async (tx) => {
    const account = await createAccount(tx, { name: "B", email: "b@example.com" }, 0, random);
    return (await tx.ledgers.ofAccount(account.n, "live")).n;
  });
  let runs = 0;
  const once = (key: string, now = 0, ledger = live) =>
    runOnce(store, ledger, request(key), now, async () => toJson({ run: ++runs }));
  const memoryMs = limits.idempotencyMemoryHours * 3_600_000;
  const refusal = new Refusal("insufficient_balance", "Too little");
  t.equal(await runOnce(store, live, request("k"), 0, async () => refusal), refusal);
  t.same(await once("k"), { body: '{"run":1}', replayed: false });
  t.same(await once("k", memoryMs - 1), { body: '{"run":1}', replayed: true });
  t.same(await once("k", memoryMs), { body: '{"run":2}', replayed: false });
  t.same(await once("k", 0, other), { body: '{"run":3}', replayed: false }, "of another ledger");
  t.same(await once(operatorKey("o")), { body: '{"run":4}', replayed: false });
  t.same(
    await once(operatorKey("o"), 0, other),
    { body: '{"run":4}', replayed: true },
    "operators share keys",
  );
  t.same(await once(operatorKey("p")), { body: '{"run":5}', replayed: false });
  await store.transaction((tx) => holdKey(tx, live, request("held"), "ord_1", 0, 0));
  await t.rejects(once("held"), /^this operation leaves no object to show$/);
});
