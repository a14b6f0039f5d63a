/**
 * Rules `errors.class`, `errors.no-route`, `errors.param` and `errors.retry`: errors that belong to no single
 * operation.
 */
import type { Checker } from "../assert.ts";
import type { CallOptions } from "../caller.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type OperationId, type Order, paiseOf, routes } from "../contract.ts";
import { sample, testObjects } from "../fixtures.ts";
import { isReplay, posts, raceOf } from "../posts.ts";
import type { Exchange } from "../wire.ts";

/** Values that have broken services before, encoded for paths and queries. */
const oddParts = [
  "%00",
  "%FF%FE",
  "..%2F..%2Fetc%2Fpasswd",
  "%F0%9F%9B%B0",
  "%27%20OR%201%3D1--",
  "a".repeat(3000),
  "-1",
  "99999999999999999999999999",
  "__proto__",
  "%25",
];

const oddBodies: readonly (string | Buffer)[] = [
  `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  '{"__proto__":{"quantity":1},"constructor":1}',
  '{"package_id":{"toString":1},"event":[],"quantity":1e400}',
  '{"package_id":"\\u0000","event":"\\u0000","customer_ref":"\\udfff"}',
  '{"package_id":"pkg_99999999999999999999999","event":"__proto__","quantity":-0}',
  '{"quantity":1e308,"package_id":"constructor","event":"constructor"}',
  '{"customer":{"email":{"$ne":1},"name":[]},"package_id":[]}',
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  Buffer.from([0x00, 0xff, 0xfe]),
];

const oddHeaders: readonly Record<string, string>[] = [
  { Accept: "text/html;q=x" },
  { "Content-Encoding": "nonsense" },
  { "If-None-Match": '"x"', Range: "bytes=5-1" },
  { "X-Forwarded-For": "not, an, address", Forwarded: "for=;;;" },
  { Cookie: "a".repeat(4000) },
];

/** Expects a well-formed response other than 5xx, and an error if one is due. */
function checkOdd(check: Checker, what: string, exchange: Exchange, errorDue: boolean): void {
  const { status } = exchange;
  check.ok(status < 500, `${what}: no 5xx`, status, exchange);
  if (errorDue) check.ok(status >= 400, `${what}: rejected`, status, exchange);
  const error = (exchange.json as { error?: { code?: unknown } } | undefined)?.error;
  if (status >= 400)
    check.ok(typeof error?.code === "string", `${what}: the error envelope`, exchange.json, exchange);
}

async function fuzz(t: Context, check: Checker, operation: OperationId): Promise<void> {
  const { iccid, packageId } = await testObjects(t);
  const route = routes[operation];
  const fill = (value: string) => route.path.replace(/\{\w+\}/, value);
  const send = (target: string, options: CallOptions = {}) => t.test.send(route.method, target, options);
  if (route.pathParams.length > 0) {
    const body = route.method === "POST" ? { body: { package_id: packageId, event: "activated" } } : {};
    for (const part of oddParts) checkOdd(check, `${operation}: path`, await send(fill(part), body), true);
  }
  const known = operation === "packagesGet" ? packageId : iccid;
  for (const name of route.queryParams) {
    for (const part of oddParts)
      checkOdd(check, operation, await send(`${fill(known)}?${name}=${part}`), false);
    checkOdd(check, operation, await send(`${fill(known)}?${name}[]=1&${name}=${"%E2%82".repeat(9)}`), false);
  }
  if (route.method === "POST") {
    for (const raw of oddBodies)
      checkOdd(check, `${operation}: body`, await send(fill(known), { raw }), true);
  }
  for (const headers of oddHeaders)
    checkOdd(check, `${operation}: header`, await send(fill(known), { headers }), false);
}

export const cases = [
  rule("errors.class.5xx", {}, async (t, check) => {
    await Promise.all((Object.keys(routes) as OperationId[]).map((operation) => fuzz(t, check, operation)));
    const control = await t.test.call("balanceGet");
    check.status(control, 200, "a plain request afterwards");
    check.valid(control, "balanceGet");
  }),

  rule("errors.no-route.path", {}, async (t, check) => {
    for (const path of [
      "/v1/nothing",
      "/v1/orders/",
      "//v1/orders",
      "/V1/orders",
      "/v1/Orders",
      "/v1",
      "/v1/orders/a/b",
    ]) {
      check.error(await t.test.send("GET", path), 404, "not_found", null, path);
    }
    check.error(await t.test.send("POST", "/v1/nothing", { body: {} }), 404, "not_found", null, "POST");
    check.status(await t.test.send("GET", "/v1/orders"), 200, "/v1/orders");
    check.status(await t.test.send("GET", "/v1/order%73"), 200, "percent-encoding is decoded once");
  }),

  rule("errors.no-route.method", {}, async (t, check) => {
    for (const [method, path] of [
      ["DELETE", "/v1/orders"],
      ["PUT", "/v1/orders"],
      ["PATCH", "/v1/balance"],
      ["OPTIONS", "/v1/orders"],
      ["POST", "/v1/balance"],
      ["POST", "/v1/packages"],
    ] as const) {
      const response = await t.test.send(method, path, method === "POST" ? { body: {} } : {});
      check.error(response, 404, "not_found", null, `${method} ${path}`);
      check.header(response, "Allow", null);
    }
    const head = await t.test.send("HEAD", "/v1/balance");
    check.status(head, 404, "HEAD");
    check.equal(head.body.length, 0, "bytes in the response to a HEAD");
    check.status(await t.test.send("GET", "/v1/balance"), 200, "GET");
  }),

  rule("errors.param.with-idempotency-errors", {}, async (t, check) => {
    for (const call of await posts(t)) {
      const { operation, options, other } = call;
      const missing = await t.test.call(operation, { ...options, idempotencyKey: null });
      check.error(missing, 400, "idempotency_key_required", "Idempotency-Key", operation);
      const { responses, afterwards } = await raceOf(t, call);
      for (const response of responses.filter(({ status }) => status === 409)) {
        check.error(response, 409, "request_in_progress", "Idempotency-Key", operation);
      }
      const key = afterwards.outgoing.headers.find(([name]) => name === "Idempotency-Key")?.[1] ?? "";
      const reused = await t.test.call(operation, { ...options, ...other, idempotencyKey: key });
      check.error(reused, 409, "idempotency_key_reused", "Idempotency-Key", operation);
    }
  }),

  rule("errors.retry.same-key-safe", { quiet: true }, async (t, check) => {
    const { package: item } = await sample(t);
    for (let round = 1; round <= 3; round++) {
      const before = await t.test.balancePaise();
      const customerRef = t.unique("dropped");
      const call = {
        body: { package_id: item.id, customer_ref: customerRef },
        idempotencyKey: t.unique("dropped"),
      };
      await t.test.drop("ordersCreate", call);
      const response = await untilDone(t, call);
      check.oneOf(response.status, [200, 201], "the retry", response);
      check.equal(isReplay(response), response.status === 200, "a 200 is a replay", response);
      const repeat = await t.test.call("ordersCreate", call);
      check.ok(isReplay(repeat), "one more retry is a replay", repeat.status, repeat);
      const { data } = await t.test.get("ordersList", { query: { customer_ref: customerRef } });
      check.equal(data.length, 1, "orders placed");
      check.equal(data[0]?.id, (response.json as Order | undefined)?.id, "the order of the response");
      check.equal(before - (await t.test.balancePaise()), paiseOf(item.price), "paise charged");
    }
  }),
];

/** Retries a request until the first one is no longer in progress. */
async function untilDone(t: Context, call: CallOptions): Promise<Exchange> {
  for (let attempt = 1; ; attempt++) {
    const response = await t.test.call("ordersCreate", call);
    if (response.status !== 409 || attempt === 100) return response;
    await t.sleep(100);
  }
}
