/** Rules `conventions.format.*`, `input`, `headers`, `success` and `timestamps`, which apply to every response. */
import { rule } from "../case.ts";
import { type OperationId, type Page, routes } from "../contract.ts";
import { sample, testObjects } from "../fixtures.ts";
import { pagedLists, pathOf } from "../paged-lists.ts";
import { posts } from "../posts.ts";
import { tour } from "../tour.ts";
import { exhaustedKeyResponse } from "../windows.ts";
import type { Exchange } from "../wire.ts";

const idFormat = /^req_[0-9a-f]{16}$/i;

/** Returns every object key in a JSON value. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

/** Returns every value under one of these keys, at any depth of a JSON value. */
function valuesOf(value: unknown, keys: readonly string[]): [key: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((inner) => valuesOf(inner, keys));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(keys.includes(key) ? [[key, inner] as [string, unknown]] : []),
    ...valuesOf(inner, keys),
  ]);
}

function mediaTypeOf(exchange: Exchange): string {
  return exchange.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

export const cases = [
  rule("conventions.format.json-utf8", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const reference = `${t.unique("utf8")} Ünïcödé 東京 हिन्दी 🛰️`;
    const made = await t.test.call("ordersCreate", {
      body: { package_id: item.id, customer_ref: reference },
    });
    check.status(made, 201);
    check.equal(
      (made.json as { customer_ref?: unknown })?.customer_ref,
      reference,
      "customer_ref of the response",
    );
    const found = await t.test.call("ordersList", { query: { customer_ref: reference } });
    check.equal((found.json as Partial<Page<unknown>>)?.data?.length, 1, "orders found by that reference");
    const { successes, refusals: errorResponses } = await tour(t);
    for (const { operation, exchange } of successes) {
      const expected = operation === "qr" ? "image/png" : "application/json";
      check.equal(mediaTypeOf(exchange), expected, `content type of ${operation}`, exchange);
      if (operation !== "qr")
        check.ok(exchange.json !== undefined, `${operation}: JSON in UTF-8`, undefined, exchange);
    }
    for (const { status, exchange } of errorResponses) {
      check.equal(mediaTypeOf(exchange), "application/json", `content type of a ${status}`, exchange);
    }
  }),

  rule("conventions.format.snake-case", {}, async (t, check) => {
    const { all } = await tour(t);
    const keys = all.flatMap((exchange) => keysIn(exchange.json).map((key) => ({ key, exchange })));
    check.ok(keys.length > 100, "field names to check", keys.length);
    for (const { key, exchange } of keys) check.match(key, /^[a-z][a-z0-9_]*$/, "field name", exchange);
  }),

  rule("conventions.format.post-content-type", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const bytes = JSON.stringify({ package_id: item.id });
    const post = (contentType: string | null) => t.test.call("ordersCreate", { raw: bytes, contentType });
    for (const wrong of ["text/plain", null, "application/x-www-form-urlencoded", "application/jsonx"]) {
      check.error(await post(wrong), 400, "invalid_request", null, `Content-Type ${wrong}`);
    }
    check.error(
      await post("application/json; charset=iso-8859-1"),
      400,
      "invalid_request",
      null,
      "another charset",
    );
    for (const right of ["application/json", "Application/JSON", "application/json; charset=utf-8"]) {
      check.status(await post(right), 201, `Content-Type ${right}`);
    }
    for (const { operation, options, first } of await posts(t)) {
      const { body = {}, ...rest } = options;
      const send = (contentType: string) =>
        t.test.call(operation, { ...rest, raw: JSON.stringify(body), contentType });
      check.error(await send("text/plain"), 400, "invalid_request", null, `${operation}: text/plain`);
      check.status(await send("application/json"), first, `${operation}: application/json`);
    }
  }),

  rule("conventions.input.unknown-field-ignored", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const made = await t.test.call("ordersCreate", {
      body: { package_id: item.id, foo: "unknown", mode: "live" },
    });
    check.status(made, 201, "with unknown fields");
    check.valid(made, "ordersCreate");
    check.ok(!keysIn(made.json).includes("foo"), "foo is not returned", made.json);
    check.equal((made.json as { mode?: unknown })?.mode, "test", "mode");
  }),

  rule("conventions.input.unknown-query-ignored", {}, async (t, check) => {
    const list = (query: string) => t.test.call("packagesList", { query });
    const plain = await t.test.done("packagesList");
    const odd = await list("foo=bar&Limit=1");
    check.status(odd, 200, "with an unknown parameter");
    check.equal(odd.json, plain.json, "the list with an unknown parameter");
    const repeated = await list("limit=2&limit=3");
    check.status(repeated, 200, "with limit twice");
    check.equal((repeated.json as Partial<Page<unknown>>)?.data?.length, 2, "the first limit counts");
  }),

  rule("conventions.input.empty-query-absent", {}, async (t, check) => {
    await testObjects(t);
    for (const operation of pagedLists) {
      const names = routes[operation].queryParams.filter((name) => name !== "cursor");
      const query = names.map((name) => `${name}=`).join("&");
      const odd = await t.test.call(operation, { path: await pathOf(t, operation), query });
      check.status(odd, 200, `${operation}?${query}`);
      const items = (odd.json as Partial<Page<unknown>>)?.data?.length ?? 0;
      check.ok(items > 0 && items <= 25, `${operation}: a page of the default size`, items, odd);
      if (operation === "packagesList") {
        check.equal(
          odd.json,
          (await t.test.done(operation)).json,
          "list with empty parameters, same as without",
        );
      }
    }
  }),

  rule("conventions.input.empty-cursor-refused", {}, async (t, check) => {
    for (const operation of pagedLists) {
      const path = await pathOf(t, operation);
      const rejected = await t.test.call(operation, { path, query: "cursor=" });
      check.error(rejected, 400, "invalid_request", "cursor", operation);
      check.status(await t.test.call(operation, { path }), 200, `${operation} without cursor`);
    }
  }),

  rule("conventions.success.no-wrapper", {}, async (t, check) => {
    const { successes } = await tour(t);
    const topLevel: Partial<Record<OperationId, string>> = {
      packagesGet: "id",
      ordersCreate: "id",
      ordersGet: "id",
      esimsGet: "iccid",
      topupsCreate: "id",
      topupsGet: "id",
      eventsGet: "id",
      simulate: "iccid",
      balanceGet: "balance",
    };
    for (const [operation, key] of Object.entries(topLevel)) {
      const exchange = successes.find((visit) => visit.operation === operation)?.exchange;
      const body = exchange?.json as object | undefined;
      check.ok(body && key in body, `${operation}: ${key} at the top level`, body, exchange);
    }
  }),

  rule("conventions.headers.request-id", {}, async (t, check) => {
    const { all } = await tour(t);
    const exchanges = [...all, await exhaustedKeyResponse(t)];
    const sentId = "req_0123456789abcdef";
    exchanges.push(await t.test.call("balanceGet", { headers: { "X-Request-Id": sentId } }));
    const ids = exchanges.map((exchange) => exchange.header("X-Request-Id"));
    for (const exchange of exchanges) check.header(exchange, "X-Request-Id", idFormat);
    check.equal(new Set(ids).size, ids.length, "different ids");
    check.ok(!ids.includes(sentId), "an id sent by the client is not used", ids.at(-1));
    const statuses = new Set(exchanges.map(({ status }) => status));
    for (const status of [200, 201, 400, 401, 404, 429]) {
      check.ok(statuses.has(status), `a ${status} among them`, [...statuses]);
    }
  }),

  rule("conventions.headers.no-store", {}, async (t, check) => {
    const { successes, refusals: errorResponses } = await tour(t);
    for (const { operation, exchange } of successes) {
      if (operation !== "qr") check.header(exchange, "Cache-Control", "no-store");
    }
    for (const { exchange } of errorResponses) check.header(exchange, "Cache-Control", "no-store");
    check.header(await exhaustedKeyResponse(t), "Cache-Control", "no-store");
  }),

  rule("conventions.headers.no-cors", {}, async (t, check) => {
    const { all } = await tour(t);
    const preflight = await t.test.send("OPTIONS", "/v1/orders", {
      headers: { Origin: "https://shop.example.com", "Access-Control-Request-Method": "POST" },
    });
    for (const exchange of [...all, preflight]) {
      const cors = exchange.headers.map(([name]) => name).filter((name) => /^access-control-/i.test(name));
      check.equal(cors, [], "CORS headers", exchange);
    }
    check.ok(
      all.every(({ outgoing }) => outgoing.headers.some(([name]) => name === "Origin")),
      "all were sent with an Origin",
    );
  }),

  rule("conventions.timestamps.output", {}, async (t, check) => {
    const { all } = await tour(t);
    const times = all.flatMap((exchange) =>
      valuesOf(exchange.json, ["created", "activated_at", "expires_at"]).map((found) => ({
        found,
        exchange,
      })),
    );
    for (const key of ["created", "activated_at", "expires_at"]) {
      check.ok(
        times.some(({ found }) => found[0] === key && typeof found[1] === "string"),
        `a ${key} to check`,
      );
    }
    for (const { found, exchange } of times) {
      const [key, value] = found;
      if (value === null && key !== "created") continue;
      check.match(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, key, exchange);
    }
  }),
];
