/** Rules `idempotency.*` about keys: their scope, invalid keys, and requests that leave a key unused. */

import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { sample } from "../fixtures.ts";
import { isReplay, posts, raceOf } from "../posts.ts";
import type { Exchange } from "../wire.ts";

const idOf = (exchange: Exchange) => (exchange.json as { id?: unknown } | undefined)?.id;

async function orderBody(t: Context): Promise<{ package_id: string }> {
  return { package_id: (await sample(t)).package.id };
}

export const cases = [
  rule("idempotency.reused.other-body", { quiet: true }, async (t, check) => {
    for (const { operation, options, other } of await posts(t)) {
      const idempotencyKey = t.unique("reused");
      await t.test.done(operation, { ...options, idempotencyKey });
      const before = await t.test.balancePaise();
      const rejected = await t.test.call(operation, { ...options, ...other, idempotencyKey });
      check.error(rejected, 409, "idempotency_key_reused", "Idempotency-Key", operation);
      check.equal(await t.test.balancePaise(), before, `${operation}: balance in paise`);
    }
    // The same JSON value, written differently.
    const body = await orderBody(t);
    const idempotencyKey = t.unique("spelling");
    await t.test.order({ ...body, quantity: 1 }, { idempotencyKey });
    for (const raw of [
      `{ "quantity": 1.0, "package_id": "${body.package_id}", "unknown": 5 }`,
      `{"package_id":"${body.package_id.replace("p", "\\u0070")}","customer_ref":"","customer":null}`,
      `{"package_id":"${body.package_id}","customer":{"name":"","email":null}}`,
    ]) {
      const again = await t.test.call("ordersCreate", { raw, idempotencyKey });
      check.ok(isReplay(again), `the same body as ${raw}`, again.status, again);
    }
  }),

  rule("idempotency.reused.other-endpoint", {}, async (t, check) => {
    const calls = await posts(t);
    for (const first of calls) {
      const idempotencyKey = t.unique("elsewhere");
      await t.test.done(first.operation, { ...first.options, idempotencyKey });
      for (const { operation, options } of calls.filter((other) => other !== first)) {
        const rejected = await t.test.call(operation, { ...options, idempotencyKey });
        const what = `key of ${first.operation} on ${operation}`;
        check.error(rejected, 409, "idempotency_key_reused", "Idempotency-Key", what);
      }
      const again = await t.test.call(first.operation, { ...first.options, idempotencyKey });
      check.ok(isReplay(again), `${first.operation}: control`, again.status, again);
    }
  }),

  rule("idempotency.reused.other-esim", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const { esims } = await t.test.order({ package_id: item.id, quantity: 2 });
    const [one = "", other = ""] = esims.map(({ iccid }) => iccid);
    for (const [operation, body] of [
      ["topupsCreate", { package_id: topup.id }],
      ["simulate", { event: "activated" }],
    ] as const) {
      const idempotencyKey = t.unique("esim");
      await t.test.done(operation, { path: { iccid: one }, body, idempotencyKey });
      const rejected = await t.test.call(operation, { path: { iccid: other }, body, idempotencyKey });
      check.error(rejected, 409, "idempotency_key_reused", "Idempotency-Key", operation);
      const control = await t.test.call(operation, { path: { iccid: one }, body, idempotencyKey });
      check.ok(isReplay(control), `${operation} for the same eSIM`, control.status, control);
    }
  }),

  rule("idempotency.in-progress", {}, async (t, check) => {
    for (const call of await posts(t)) {
      const { responses, afterwards } = await raceOf(t, call);
      const first = responses.filter((response) => response.status === call.first && !isReplay(response));
      check.equal(first.length, 1, `${call.operation}: first responses among twenty at once`);
      for (const response of responses) {
        if (first.includes(response)) continue;
        if (response.status === 200)
          check.ok(isReplay(response), `${call.operation}: a replay`, response.status, response);
        else check.error(response, 409, "request_in_progress", "Idempotency-Key", call.operation);
      }
      check.ok(
        isReplay(afterwards),
        `${call.operation}: a later retry is a replay`,
        afterwards.status,
        afterwards,
      );
      check.equal(afterwards.json, first[0]?.json, `${call.operation}: of the first response`, afterwards);
    }
    if (!t.has("portal") || !t.has("supplier")) return;
    // Sandbox requests finish too fast to overlap. An order that its supplier delays does not.
    const tenant = await t.tenant({ liveKeys: 2, walletRupees: 100_000 });
    await tenant.network({ hold: ["issue"] });
    const call = { body: await orderBody(t), idempotencyKey: t.unique("held") };
    const first = tenant.live.call("ordersCreate", call);
    await t.sleep(1000);
    const meanwhile = await tenant.live.call("ordersCreate", call);
    check.error(
      meanwhile,
      409,
      "request_in_progress",
      "Idempotency-Key",
      "while the supplier holds the order",
    );
    await tenant.manage("accountNetworkRelease");
    await tenant.network({});
    check.status(await first, 201, "the first request");
  }),

  rule("idempotency.scope.account", { needs: ["secondAccount"] }, async (t, check) => {
    const idempotencyKey = t.unique("two accounts");
    const body = await orderBody(t);
    const mine = await t.test.call("ordersCreate", { body, idempotencyKey });
    const theirs = await t.other().test.call("ordersCreate", { body, idempotencyKey });
    check.status(mine, 201, "the key in one account");
    check.status(theirs, 201, "the same key in another account");
    check.notEqual(idOf(theirs), idOf(mine), "different orders");
    check.header(theirs, "Idempotent-Replayed", null);
  }),

  rule("idempotency.scope.mode", { needs: ["live"] }, async (t, check) => {
    const idempotencyKey = t.unique("two modes");
    const body = await orderBody(t);
    const responses: Exchange[] = [];
    for (const caller of [t.test, t.live])
      responses.push(await caller.call("ordersCreate", { body, idempotencyKey }));
    for (const response of responses) {
      check.status(response, 201);
      check.header(response, "Idempotent-Replayed", null);
    }
    check.equal(new Set(responses.map(idOf)).size, 2, "different orders");
  }),

  rule("idempotency.scope.shared-by-api-keys", { needs: ["twoKeys"] }, async (t, check) => {
    const idempotencyKey = t.unique("two keys");
    const body = await orderBody(t);
    const one = await t.test.key("POST");
    const two = await t.test.key("POST", one);
    const first = await t.test.call("ordersCreate", { body, idempotencyKey, apiKey: one });
    const again = await t.test.call("ordersCreate", { body, idempotencyKey, apiKey: two });
    check.notEqual(one, two, "two API keys");
    check.status(first, 201, "first");
    check.status(again, 200, "retry with the other API key");
    check.ok(isReplay(again), "the retry is a replay", again.headers, again);
    check.equal(idOf(again), idOf(first), "id");
  }),

  rule("idempotency.only-2xx-remembered", {}, async (t, check) => {
    const body = await orderBody(t);
    for (const [what, status, rejectedBody] of [
      ["quantity 0", 400, { ...body, quantity: 0 }],
      ["an unknown package", 404, { package_id: "pkg_999999999" }],
      ["test_insufficient_balance", 402, { ...body, customer_ref: "test_insufficient_balance" }],
      ["test_supplier_down", 503, { ...body, customer_ref: "test_supplier_down" }],
    ] as const) {
      const idempotencyKey = t.unique("free");
      const rejected = await t.test.call("ordersCreate", { body: rejectedBody, idempotencyKey });
      check.status(rejected, status, what);
      const made = await t.test.call("ordersCreate", { body, idempotencyKey });
      check.status(made, 201, `the same key after ${what}`);
      check.header(made, "Idempotent-Replayed", null);
    }
    const iccid = await t.test.newEsim(body.package_id);
    const usage = { path: { iccid }, body: { event: "usage_80" }, idempotencyKey: t.unique("free") };
    check.error(
      await t.test.call("simulate", usage),
      409,
      "invalid_state",
      undefined,
      "usage_80 on a ready eSIM",
    );
    await t.test.simulate(iccid, "activated");
    const made = await t.test.call("simulate", usage);
    check.status(made, 200, "the same key once the eSIM is active");
    check.header(made, "Idempotent-Replayed", null);
  }),

  rule("idempotency.reserved-prefix", {}, async (t, check) => {
    const body = await orderBody(t);
    const send = (idempotencyKey: string) => t.test.call("ordersCreate", { body, idempotencyKey });
    for (const { operation, options } of await posts(t)) {
      const rejected = await t.test.call(operation, { ...options, idempotencyKey: t.unique("api:x") });
      check.error(rejected, 400, "invalid_request", "Idempotency-Key", operation);
    }
    for (const prefix of ["apix", "API:x", "xapi:x"]) {
      check.status(await send(t.unique(prefix)), 201, `a key starting with ${prefix}`);
    }
  }),
];
