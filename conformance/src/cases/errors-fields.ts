/**
 * Rules `errors.<operation>.400-invalid-request` and `errors.code.*`: one bad value at a time, and the parameter that
 * the response names.
 */

import type { CallOptions } from "../caller.ts";
import { rule } from "../case.ts";
import { limits, type OperationId, type Page } from "../contract.ts";
import { sample, testObjects } from "../fixtures.ts";
import { type Idempotent, idempotentOperations } from "../operations.ts";
import { pagedLists, pathOf } from "../paged-lists.ts";
import { post } from "../posts.ts";

type Query = Record<string, string>;

const tooLong = "x".repeat(limits.customerRefMax + 1);
/** Returns the cursor with its middle letter changed. */
function altered(cursor: string): string {
  const middle = Math.floor(cursor.length / 2);
  return `${cursor.slice(0, middle)}${cursor[middle] === "A" ? "B" : "A"}${cursor.slice(middle + 1)}`;
}

const badPaging: Query[] = [{ limit: "0" }, { limit: "101" }, { cursor: "abc" }, { cursor: "" }];

/** For each list: bad queries (one parameter each) and a good one. */
const lists = {
  "packages-list": {
    operation: "packagesList",
    bad: [
      { country: "IND" },
      { unlimited: "yes" },
      { q: "x".repeat(limits.searchMax + 1) },
      { q: "a\tb" },
      ...badPaging,
    ],
    good: { country: "in", unlimited: "false", q: "a", limit: "1" },
  },
  "orders-list": {
    operation: "ordersList",
    bad: [
      { status: "done" },
      { customer_ref: tooLong },
      { created_after: "yesterday" },
      { created_after: "2025-02-30" },
      { created_before: "01/02/2025" },
      ...badPaging,
    ],
    good: {
      status: "failed",
      customer_ref: "x",
      created_after: "2025-01-01",
      created_before: "2025-01-02",
      limit: "1",
    },
  },
  "esims-list": {
    operation: "esimsList",
    bad: [{ status: "used" }, { customer_ref: tooLong }, { customer_ref: "a\tb" }, ...badPaging],
    good: { status: "ready", customer_ref: "x", limit: "1" },
  },
  "topups-list": { operation: "topupsList", bad: badPaging, good: { limit: "1" } },
  "events-list": {
    operation: "eventsList",
    bad: [{ type: "order.created" }, ...badPaging],
    good: { type: "order.failed", limit: "1" },
  },
} as const satisfies Record<string, { operation: OperationId; bad: readonly Query[]; good: Query }>;

type ListName = keyof typeof lists;

function badQueries<const Name extends ListName>(name: Name) {
  return rule(`errors.${name}.400-invalid-request`, {}, async (t, check) => {
    const { operation, bad, good } = lists[name];
    const { iccid } = await testObjects(t);
    const path: Record<string, string> = operation === "topupsList" ? { iccid } : {};
    for (const query of bad as readonly Query[]) {
      const [param = ""] = Object.keys(query);
      const rejected = await t.test.call(operation, { path, query });
      check.error(rejected, 400, "invalid_request", param, `${param}=${query[param]?.slice(0, 20)}`);
    }
    const control = await t.test.call(operation, { path, query: good as Query });
    check.status(control, 200, "good values");
    check.valid(control, operation);
  });
}

/** For each POST: bad fields, one at a time. */
const fields = {
  "orders-create": {
    operation: "ordersCreate",
    bad: [
      ["package_id", { package_id: null }],
      ["package_id", { package_id: 5 }],
      ["quantity", { quantity: 0 }],
      ["quantity", { quantity: 51 }],
      ["quantity", { quantity: "2" }],
      ["customer_ref", { customer_ref: tooLong }],
      ["customer_ref", { customer_ref: 5 }],
      ["customer", { customer: "x" }],
      ["customer.name", { customer: { name: "x".repeat(limits.customerNameMax + 1) } }],
      ["customer.email", { customer: { email: "abc" } }],
    ],
  },
  "topups-create": {
    operation: "topupsCreate",
    bad: [
      ["package_id", { package_id: null }],
      ["package_id", { package_id: "" }],
      ["package_id", { package_id: 5 }],
      ["customer_ref", { customer_ref: tooLong }],
      ["customer_ref", { customer_ref: "a\tb" }],
    ],
  },
  simulate: {
    operation: "simulate",
    bad: [
      ["event", { event: null }],
      ["event", { event: "esim.activated" }],
      ["event", { event: 5 }],
    ],
  },
} as const satisfies Record<string, { operation: Idempotent; bad: readonly (readonly [string, object])[] }>;

type PostName = keyof typeof fields;

const badBodies: readonly (readonly [string, CallOptions])[] = [
  ["malformed JSON", { raw: "{" }],
  ["an array", { raw: "[]" }],
  ["no body", { raw: "" }],
  ["an oversize body", { raw: JSON.stringify({ padding: "x".repeat(limits.bodyMaxBytes) }) }],
];

function badFields<const Name extends PostName>(name: Name) {
  return rule(`errors.${name}.400-invalid-request`, {}, async (t, check) => {
    const { operation, bad } = fields[name];
    const { options, first } = await post(t, operation);
    for (const [param, changed] of bad) {
      const body = { ...(options.body as object), ...changed };
      const rejected = await t.test.call(operation, { ...options, body });
      check.error(rejected, 400, "invalid_request", param, JSON.stringify(changed).slice(0, 60));
    }
    for (const [what, raw] of badBodies) {
      const rejected = await t.test.call(operation, { ...options, body: undefined, ...raw });
      check.error(rejected, 400, "invalid_request", null, what);
    }
    const text = await t.test.call(operation, { ...options, contentType: "text/plain" });
    check.error(text, 400, "invalid_request", null, "another content type");
    const idempotencyKey = "k".repeat(limits.idempotencyKeyMax + 1);
    const long = await t.test.call(operation, { ...options, idempotencyKey });
    check.error(long, 400, "invalid_request", "Idempotency-Key", "a key of 256 characters");
    check.status(await t.test.call(operation, options), first, "good values");
  });
}

export const cases = [
  badQueries("packages-list"),
  badQueries("orders-list"),
  badQueries("esims-list"),
  badQueries("topups-list"),
  badQueries("events-list"),
  badFields("orders-create"),
  badFields("topups-create"),
  badFields("simulate"),

  rule("errors.code.invalid-request.control.customer-name", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const order = (name: string) =>
      t.test.call("ordersCreate", { body: { package_id: item.id, customer: { name } } });
    for (const bad of ["A\nB", "A\tB", "A\u0085B"]) {
      check.error(await order(bad), 400, "invalid_request", "customer.name", JSON.stringify(bad));
    }
    check.status(await order("A B"), 201, "a space");
  }),

  rule("errors.code.invalid-request.control.customer-email", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const order = (email: string) =>
      t.test.call("ordersCreate", { body: { package_id: item.id, customer: { email } } });
    for (const bad of ["a\t@example.com", "a@example.com\n", "a\u0000b@example.com"]) {
      check.error(await order(bad), 400, "invalid_request", "customer.email", JSON.stringify(bad));
    }
    check.status(await order("a@example.com"), 201, "without");
  }),

  rule("errors.code.invalid-request.control.q", {}, async (t, check) => {
    const list = (query: string) => t.test.call("packagesList", { query });
    for (const bad of ["q=a%09b", "q=a%0Ab", "q=%C2%85", "q=%E2%80%A8"]) {
      check.error(await list(bad), 400, "invalid_request", "q", bad);
    }
    check.status(await list("q=a%20b"), 200, "a space");
  }),

  rule("errors.code.invalid-request.control.idempotency-key", {}, async (t, check) => {
    for (const operation of idempotentOperations) {
      const { options, first } = await post(t, operation);
      const send = (idempotencyKey: string) => t.test.call(operation, { ...options, idempotencyKey });
      const base = t.unique("control");
      check.error(await send(`${base}\tx`), 400, "invalid_request", "Idempotency-Key", `${operation}: a tab`);
      check.status(await send(`${base} x\u00e9`), first, `${operation}: a space and a non-ASCII letter`);
    }
  }),

  rule("errors.code.invalid-request.bad-cursor", {}, async (t, check) => {
    let cursorCount = 0;
    for (const operation of pagedLists) {
      const path = await pathOf(t, operation);
      for (const cursor of ["abc", "0", "eyJpZCI6MX0"]) {
        const rejected = await t.test.call(operation, { path, query: { cursor } });
        check.error(rejected, 400, "invalid_request", "cursor", `${operation} with cursor=${cursor}`);
      }
      const page = await t.test.done(operation, { path, query: { limit: 1 } });
      const cursor = (page.json as Page<unknown>).next_cursor;
      if (cursor !== null) {
        cursorCount++;
        const rejected = await t.test.call(operation, { path, query: { cursor: altered(cursor) } });
        check.error(rejected, 400, "invalid_request", "cursor", `${operation} with an altered cursor`);
      }
      check.status(await t.test.call(operation, { path }), 200, `${operation} without a cursor`);
    }
    check.ok(cursorCount > 0, "lists that give a cursor to alter", cursorCount);
  }),

  rule("errors.code.idempotency-key-required.empty", {}, async (t, check) => {
    for (const operation of idempotentOperations) {
      const { options, first } = await post(t, operation);
      for (const idempotencyKey of ["", "   "]) {
        const rejected = await t.test.call(operation, { ...options, idempotencyKey });
        check.error(rejected, 400, "idempotency_key_required", "Idempotency-Key", operation);
      }
      check.status(await t.test.call(operation, options), first, `${operation}: with a key`);
    }
  }),
];
