/** Rules `conventions.body.*`, `conventions.text.*` and `limits.body`: valid and invalid request bodies. */
import type { CallOptions } from "../caller.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { limits } from "../contract.ts";
import { sample, testObjects } from "../fixtures.ts";
import { rateHeaders, windowOf } from "../keys.ts";
import { operationIds, pathOf } from "../operations.ts";
import { posts } from "../posts.ts";
import { textFields, withField } from "../text-fields.ts";

/** Returns a valid order of exactly this many bytes. */
function padded(packageId: string, bytes: number): string {
  const empty = JSON.stringify({ package_id: packageId, padding: "" });
  return JSON.stringify({ package_id: packageId, padding: "x".repeat(bytes - empty.length) });
}

async function orderOf(t: Context) {
  const { package: item } = await sample(t);
  const post = (fields: object) => t.test.call("ordersCreate", { body: { package_id: item.id, ...fields } });
  const raw = (bytes: string | Buffer, options: object = {}) =>
    t.test.call("ordersCreate", { raw: bytes, ...options });
  return { item, post, raw };
}

/** Returns every text field of every operation, each with a request that is valid except for this field's text. */
async function textsOf(t: Context) {
  const objects = await testObjects(t);
  const rows = await posts(t);
  return operationIds.flatMap((operation) =>
    textFields(operation).map(({ place: location, path, maxLength }) => {
      const row = rows.find((each) => each.operation === operation);
      const options: CallOptions = row?.options ?? { path: pathOf(operation, objects) };
      const param = path.join(".");
      const send = (text: string) =>
        t.test.call(
          operation,
          location === "query"
            ? { ...options, query: { [param]: text } }
            : { ...options, body: withField(options.body, path, text) },
        );
      return { operation, param, maxLength, send };
    }),
  );
}

const unknownKey = "sk_test_0000000000000000000000000000000000000000";

export const cases = [
  rule("conventions.body.max-64-kb", {}, async (t, check) => {
    const { item, raw } = await orderOf(t);
    check.status(await raw(padded(item.id, limits.bodyMaxBytes)), 201, "64 KB");
    const over = padded(item.id, limits.bodyMaxBytes + 1);
    check.error(await raw(over), 400, "invalid_request", null, "a body one byte over the limit");
    check.error(await raw(padded(item.id, 1_000_000)), 400, "invalid_request", null, "1 MB");
    const get = await t.test.send("GET", "/v1/balance", { raw: over });
    check.error(get, 400, "invalid_request", null, "an oversize body on a GET");
    check.status(await t.test.send("GET", "/v1/balance", { raw: "{}" }), 200, "a small body on a GET");
    const gzipped = { "Content-Encoding": "gzip" };
    const { gzipSync } = await import("node:zlib");
    const compressed = gzipSync(JSON.stringify({ package_id: item.id }));
    check.error(
      await raw(compressed, { headers: gzipped }),
      400,
      "invalid_request",
      null,
      "a compressed body",
    );
  }),

  rule("conventions.body.object-only", {}, async (t, check) => {
    const { item, raw } = await orderOf(t);
    for (const other of ["[]", '"x"', "1", "null", "true", `[{"package_id":"${item.id}"}]`]) {
      check.error(await raw(other), 400, "invalid_request", null, `body ${other}`);
    }
    check.status(await raw(`{"package_id":"${item.id}"}`), 201, "an object");
  }),

  rule("conventions.body.valid-json", {}, async (t, check) => {
    const { item, raw } = await orderOf(t);
    const good = `{"package_id":"${item.id}"}`;
    const notUtf8 = Buffer.concat([
      Buffer.from(`{"package_id":"${item.id}","customer_ref":"a`),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    for (const [what, bytes] of [
      ["cut off", '{"package_id":'],
      ["empty", ""],
      ["a byte that is not UTF-8", notUtf8],
      ["text after the object", `${good} x`],
      ["a comment", `/* */${good}`],
    ] as const) {
      check.error(await raw(bytes), 400, "invalid_request", null, what);
    }
    const twice = await raw(`{"package_id":"pkg_0","quantity":3,"quantity":2,"package_id":"${item.id}"}`);
    check.status(twice, 201, "a duplicate member");
    check.equal(
      (twice.json as { quantity?: unknown })?.quantity,
      2,
      "quantity after a duplicate member: the last value",
    );
    check.status(await raw(good), 201, "well-formed");
  }),

  rule("conventions.body.oversize-before-key", {}, async (t, check) => {
    const { item } = await orderOf(t);
    const from = t.badKeyAddress();
    const authorization = `Bearer ${unknownKey}`;
    const big = await t.test.call("ordersCreate", { raw: padded(item.id, 70_000), authorization, from });
    check.error(big, 400, "invalid_request", null, "oversized body with an unknown key");
    const small = await t.test.call("ordersCreate", { raw: padded(item.id, 1000), authorization, from });
    check.error(small, 401, "invalid_api_key", null, "small body with an unknown key");
    const keyless = await t.test.call("ordersCreate", { raw: padded(item.id, 70_000), authorization: null });
    check.error(keyless, 400, "invalid_request", null, "oversized body without a key");
  }),

  rule("conventions.body.oversize-no-rate-headers", {}, async (t, check) => {
    const { item, raw, post } = await orderOf(t);
    const big = await raw(padded(item.id, limits.bodyMaxBytes + 1));
    check.error(big, 400, "invalid_request", null, "oversized body with a valid key");
    for (const name of rateHeaders) check.header(big, name, null);
    const other = await post({ quantity: 0 });
    check.error(other, 400, "invalid_request", "quantity", "another 400");
    check.ok(windowOf(other), "rate limit headers on another 400", other.headers, other);
  }),

  rule("limits.body", {}, async (t, check) => {
    const { item, raw } = await orderOf(t);
    const exact = padded(item.id, limits.bodyMaxBytes);
    t.must.equal(Buffer.byteLength(exact), 65536, "bytes of the body");
    const made = await raw(exact);
    check.status(made, 201, "65536 bytes");
    check.valid(made, "ordersCreate");
    // Many bytes, few characters: a limit that counts characters would accept this body.
    const wide = JSON.stringify({ package_id: item.id, padding: "é".repeat(33_000) });
    check.error(await raw(wide), 400, "invalid_request", null, "66000 bytes in half as many characters");
  }),

  rule("conventions.text.no-control-characters", {}, async (t, check) => {
    const { post } = await orderOf(t);
    for (const bad of ["\t", "\n", "\u0000", "\u001f", "\u007f", "\u0085", "\u009f", "\u2028", "\u2029"]) {
      const response = await post({ customer_ref: `a${bad}b` });
      const name = `U+${bad.charCodeAt(0).toString(16).padStart(4, "0")}`;
      check.error(response, 400, "invalid_request", "customer_ref", name);
    }
    for (const { operation, send, param } of await textsOf(t))
      check.error(await send("a\tb"), 400, "invalid_request", param, `${operation}: a tab in ${param}`);
    check.status(await post({ customer_ref: "a b" }), 201, "a space");
    check.status(
      await post({ customer_ref: "a\u00a0b\u200d" }),
      201,
      "U+00A0 and U+200D are not control characters",
    );
  }),

  rule("conventions.text.length-in-characters", {}, async (t, check) => {
    const { post, raw, item } = await orderOf(t);
    const max = limits.customerRefMax;
    for (const letter of ["ü", "東", "😀"]) {
      const made = await post({ customer_ref: letter.repeat(max) });
      check.status(made, 201, `${max} times ${letter}`);
      const over = await post({ customer_ref: letter.repeat(max + 1) });
      check.error(over, 400, "invalid_request", "customer_ref", `${max + 1} times ${letter}`);
    }
    for (const { operation, send, param, maxLength } of await textsOf(t)) {
      if (maxLength === undefined) continue;
      const over = await send("x".repeat(maxLength + 1));
      check.error(
        over,
        400,
        "invalid_request",
        param,
        `${operation}: ${maxLength + 1} characters in ${param}`,
      );
    }
    const lone = await raw(`{"package_id":"${item.id}","customer_ref":"a\\ud83d"}`);
    check.error(lone, 400, "invalid_request", "customer_ref", "a lone surrogate");
  }),

  rule("conventions.text.empty-is-null", {}, async (t, check) => {
    const { post } = await orderOf(t);
    const read = async (fields: object) => {
      const made = await post(fields);
      check.status(made, 201, JSON.stringify(fields));
      return (made.json as { customer_ref?: unknown } | undefined)?.customer_ref;
    };
    check.equal(await read({ customer_ref: "" }), null, 'customer_ref ""');
    check.equal(await read({ customer_ref: " " }), " ", "a space is text and is kept");
    check.equal(await read({ customer_ref: "x", customer: { name: "", email: "" } }), "x", "control");
    check.error(await post({ package_id: "" }), 400, "invalid_request", "package_id", 'package_id ""');
    const missing = await t.test.call("ordersCreate", { body: {} });
    check.error(missing, 400, "invalid_request", "package_id", "package_id missing");
  }),
];
