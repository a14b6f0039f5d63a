/** Rules `idempotency.*` about replays: what a repeated key and body returns, and that it has no second effect. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type Event, limits, type Order, type Page } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { isReplay, posts } from "../posts.ts";

/** Returns a valid order under a key, to be sent any number of times. `fields` change its body. */
async function keyedOrder(t: Context, key = t.unique("key")) {
  const { package: item } = await sample(t);
  const send = (fields: object = {}, caller = t.test) =>
    caller.call("ordersCreate", { body: { package_id: item.id, ...fields }, idempotencyKey: key });
  return { key, send, item };
}

/** Returns everything that a repeated order could change on an otherwise idle account. */
async function effectsOf(t: Context) {
  const orders = await t.test.all<Order>("ordersList");
  const events = await t.test.all<Event>("eventsList");
  return {
    balancePaise: await t.test.balancePaise(),
    orders: orders.map(({ id }) => id),
    esims: (await t.test.all<{ iccid: string }>("esimsList")).map(({ iccid }) => iccid),
    events: events.map(({ id }) => id),
  };
}

export const cases = [
  rule("idempotency.key.required", {}, async (t, check) => {
    for (const { operation, options, first } of await posts(t)) {
      const without = await t.test.call(operation, { ...options, idempotencyKey: null });
      check.error(without, 400, "idempotency_key_required", "Idempotency-Key", operation);
      check.status(await t.test.call(operation, options), first, `${operation} with a key`);
    }
  }),

  rule("idempotency.key.length", {}, async (t, check) => {
    for (const { operation, options, first } of await posts(t)) {
      const base = t.unique("length");
      const keyOf = (length: number) => base + "k".repeat(length - base.length);
      const over = await t.test.call(operation, {
        ...options,
        idempotencyKey: keyOf(limits.idempotencyKeyMax + 1),
      });
      check.error(over, 400, "invalid_request", "Idempotency-Key", `${operation}: 256 characters`);
      const exact = await t.test.call(operation, {
        ...options,
        idempotencyKey: keyOf(limits.idempotencyKeyMax),
      });
      check.status(exact, first, `${operation}: 255 characters`);
    }
    // Every character counts: the last of a long key, and a byte that some implementations trim as a space.
    const full = t.unique("all characters").padEnd(limits.idempotencyKeyMax - 1, "k");
    for (const last of ["a", "b"]) {
      const one = await (await keyedOrder(t, full + last)).send();
      check.status(one, 201, `a key of 255 characters that ends in ${last}`);
    }
    const trailing = await keyedOrder(t, `${full}k\u00a0`);
    check.error(
      await trailing.send(),
      400,
      "invalid_request",
      "Idempotency-Key",
      "256 characters, the last one the byte A0",
    );
    const { send } = await keyedOrder(t, t.unique("bytes") + "\u00ff".repeat(250));
    check.error(await send(), 400, "invalid_request", "Idempotency-Key", "each byte of the value counts");
    const short = await keyedOrder(t, "~");
    check.oneOf((await short.send()).status, [200, 201, 409], "a key of one character is accepted");
  }),

  rule("idempotency.replay-status", {}, async (t, check) => {
    for (const { operation, options, first } of await posts(t)) {
      const call = { ...options, idempotencyKey: t.unique("replay") };
      check.status(await t.test.call(operation, call), first, `${operation}: first response`);
      const again = await t.test.call(operation, call);
      check.status(again, 200, `${operation}: retry`);
      check.valid(again, operation);
    }
  }),

  rule("idempotency.replay-header", {}, async (t, check) => {
    for (const { operation, options, first } of await posts(t)) {
      const call = { ...options, idempotencyKey: t.unique("replay") };
      const one = await t.test.call(operation, call);
      check.status(one, first, `${operation}: first response`);
      check.header(one, "Idempotent-Replayed", null);
      check.header(await t.test.call(operation, call), "Idempotent-Replayed", "true");
    }
  }),

  rule("idempotency.replay-no-effect", { quiet: true }, async (t, check) => {
    const { send } = await keyedOrder(t);
    check.status(await send(), 201, "first");
    const calls = (await posts(t)).map(({ operation, options }) => ({
      operation,
      options: { ...options, idempotencyKey: t.unique("again") },
    }));
    for (const { operation, options } of calls) await t.test.done(operation, options);
    const before = await effectsOf(t);
    t.must.ok(
      before.events.length > 0 && before.orders.length > 0,
      "the requests have to have an effect",
      before,
    );
    for (let i = 0; i < 3; i++) check.ok(isReplay(await send()), "the retry is a replay");
    for (const { operation, options } of calls) {
      check.ok(isReplay(await t.test.call(operation, options)), `${operation}: a replay`);
    }
    check.equal(await effectsOf(t), before, "balance, orders, eSIMs and events after the replays");
  }),

  rule("idempotency.failed-is-remembered", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await t.test.newEsim(item.id);
    const fields = { customer_ref: "test_order_failed" };
    for (const [operation, options] of [
      ["ordersCreate", { body: { package_id: item.id, ...fields } }],
      ["topupsCreate", { path: { iccid }, body: { package_id: topup.id, ...fields } }],
    ] as const) {
      const idempotencyKey = t.unique("failed");
      const first = await t.test.call(operation, { ...options, idempotencyKey });
      const again = await t.test.call(operation, { ...options, idempotencyKey });
      const retried = await t.test.call(operation, options);
      check.status(first, 201, `${operation}: first`);
      check.status(again, 200, `${operation}: retry`);
      check.ok(isReplay(again), `${operation}: the retry is a replay`, again.headers, again);
      const idOf = (exchange: typeof first) => (exchange.json as { id?: unknown } | undefined)?.id;
      check.equal(
        (again.json as { status?: unknown })?.status,
        "failed",
        `${operation}: status of the replay`,
      );
      check.equal(idOf(again), idOf(first), `${operation}: id of the replay`);
      check.status(retried, 201, `${operation}: a new key`);
      check.notEqual(idOf(retried), idOf(first), `${operation}: id of the object made with a new key`);
    }
  }),

  rule("idempotency.replay-verbatim", {}, async (t, check) => {
    const { send } = await keyedOrder(t);
    const first = await send();
    t.must.status(first, 201, "order");
    const { id, esims } = first.json as Order;
    const iccid = esims[0]?.iccid ?? "";
    const activate = { path: { iccid }, body: { event: "activated" }, idempotencyKey: t.unique("activate") };
    const activated = await t.test.done("simulate", activate);
    await t.test.simulate(iccid, "usage_100");
    const replay = await send();
    check.ok(isReplay(replay), "the repeated order is a replay", replay.headers, replay);
    check.equal(replay.body.toString(), first.body.toString(), "body of the replayed order", replay);
    const now = await t.test.get("ordersGet", { path: { id } });
    check.equal(now.esims[0]?.status, "depleted", "status of the order's eSIM, fetched before the replay");
    const replayed = await t.test.call("simulate", activate);
    check.ok(isReplay(replayed), "the repeated simulate is a replay", replayed.headers, replayed);
    check.equal(
      replayed.body.toString(),
      activated.body.toString(),
      "body of the replayed simulate",
      replayed,
    );
  }),

  rule("idempotency.replay-sandbox-processing", { waits: true }, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await t.test.newEsim(item.id);
    const fields = { customer_ref: "test_processing" };
    const calls = [
      [
        "ordersCreate",
        "ordersGet",
        { body: { package_id: item.id, ...fields }, idempotencyKey: t.unique("slow") },
      ],
      [
        "topupsCreate",
        "topupsGet",
        { path: { iccid }, body: { package_id: topup.id, ...fields }, idempotencyKey: t.unique("slow") },
      ],
    ] as const;
    const firsts: { id: string; status: string }[] = [];
    for (const [operation, , options] of calls) {
      firsts.push((await t.test.done(operation, options)).json as { id: string; status: string });
    }
    await t.pass(limits.testProcessingMaxSeconds + 1);
    for (const [index, [operation, read, options]] of calls.entries()) {
      const first = firsts[index] as { id: string; status: string };
      check.equal(first.status, "processing", `${operation}: first response`);
      const now = (await t.test.done(read, { path: { id: first.id } })).json as { status: string };
      check.equal(now.status, "completed", `${read} afterwards`);
      const replay = await t.test.call(operation, options);
      check.ok(isReplay(replay), `${operation}: the retry is a replay`, replay.headers, replay);
      check.equal(replay.json, first as unknown, `${operation}: the replay`, replay);
    }
  }),

  rule("idempotency.get-needs-no-key", {}, async (t, check) => {
    const { key, send } = await keyedOrder(t);
    const made = await send();
    t.must.status(made, 201, "order");
    const path = { id: (made.json as Order).id };
    const plain = await t.test.done("ordersGet", { path });
    for (const sent of [t.unique("get"), key, "api:reserved", "k".repeat(300), ""]) {
      const response = await t.test.call("ordersGet", { path, headers: { "Idempotency-Key": sent } });
      const what = `with the key "${sent.slice(0, 20)}"`;
      check.status(response, 200, what);
      check.equal(response.json, plain.json, `${what}: the same response`, response);
      check.header(response, "Idempotent-Replayed", null);
    }
    const list = await t.test.call("ordersList", {
      query: { limit: 1 },
      headers: { "Idempotency-Key": key },
    });
    check.equal(
      (list.json as Partial<Page<unknown>>)?.data?.length,
      1,
      "orders in a list requested with a used key",
    );
  }),
];
