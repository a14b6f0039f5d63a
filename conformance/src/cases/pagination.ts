/** Rules `pagination.*`: list envelopes, limits and cursors. */

import type { Caller } from "../caller.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { limits, type OperationId, type Page, routes } from "../contract.ts";
import { catalogue, liveObjects, sample, testObjects } from "../fixtures.ts";
import { pagedLists, pathOf } from "../paged-lists.ts";

async function page(
  t: Context,
  caller: Caller,
  operation: OperationId,
  query: object,
): Promise<Page<unknown>> {
  const options = { path: await pathOf(t, operation), query: query as Record<string, string | number> };
  const body = (await caller.done(operation, options)).json as Page<unknown>;
  t.must.ok(Array.isArray(body.data), `${operation} has to return a list`, body);
  return body;
}

/** Places this many orders under one new reference and returns it. */
async function placeOrders(t: Context, count: number): Promise<string> {
  const { package: item } = await sample(t);
  const customerRef = t.unique("paging");
  for (let i = 0; i < count; i++) await t.test.order({ package_id: item.id, customer_ref: customerRef });
  return customerRef;
}

/** Makes every list longer than a default page, as far as purchases can. Returns an eSIM with that many top-ups. */
async function lengthenLists(t: Context): Promise<string> {
  const longer = limits.pageLimitDefault + 1;
  const { package: item, topup } = await sample(t);
  const order = await t.test.order({ package_id: item.id, quantity: longer });
  const iccid = order.esims[0]?.iccid ?? "";
  for (let i = 0; i < longer; i++) await t.test.topup(iccid, { package_id: topup.id });
  const orders = await page(t, t.test, "ordersList", { limit: limits.pageLimitMax });
  await placeOrders(t, Math.max(0, longer - orders.data.length));
  return iccid;
}

/** Returns the cursor of a list's second page, with one item per page. */
async function cursorOf(t: Context, caller: Caller, operation: OperationId, iccid: string): Promise<string> {
  const path: Record<string, string> = routes[operation].pathParams.length === 0 ? {} : { iccid };
  const exchange = await caller.done(operation, { path, query: { limit: 1 } });
  const cursor = (exchange.json as Page<unknown>).next_cursor;
  t.must.ok(typeof cursor === "string", `${operation} has to offer a second page`, cursor, exchange);
  return cursor as string;
}

/** Gives every list of the account at least two items. Returns an eSIM with two top-ups. */
async function fillLists(t: Context): Promise<string> {
  const { package: item, topup } = await sample(t);
  await t.test.order({ package_id: item.id });
  const iccid = await t.test.newEsim(item.id);
  for (let i = 0; i < 2; i++) await t.test.topup(iccid, { package_id: topup.id });
  return iccid;
}

export const cases = [
  rule("pagination.envelope.fields", {}, async (t, check) => {
    const fresh = await t.test.newEsim((await sample(t)).package.id);
    const emptyBy: Partial<Record<OperationId, object>> = {
      packagesList: { query: { country: "ZZ" } },
      ordersList: { query: { customer_ref: t.unique("nobody") } },
      esimsList: { query: { customer_ref: t.unique("nobody") } },
      topupsList: { path: { iccid: fresh } },
      eventsList: { query: { type: "ping" } },
    };
    for (const operation of pagedLists) {
      const full = await t.test.call(operation, { path: await pathOf(t, operation) });
      const empty = await t.test.call(operation, emptyBy[operation]);
      for (const [exchange, isEmpty] of [
        [full, false],
        [empty, true],
      ] as const) {
        const body = (exchange.json ?? {}) as Partial<Page<unknown>>;
        const what = `${isEmpty ? "empty " : ""}${operation}`;
        check.status(exchange, 200, what);
        check.keys(body, ["data", "has_more", "next_cursor"], `${what}: keys`, exchange);
        check.ok(Array.isArray(body.data), `${what}: data is an array`, body, exchange);
        check.equal((body.data?.length ?? -1) === 0, isEmpty, `${what}: no items`, exchange);
        check.ok(
          typeof body.has_more === "boolean",
          `${what}: has_more is a boolean`,
          body.has_more,
          exchange,
        );
        const cursor = body.next_cursor;
        check.ok(cursor === null || typeof cursor === "string", `${what}: next_cursor`, cursor, exchange);
      }
    }
  }),

  rule("pagination.envelope.has-more", {}, async (t, check) => {
    const customerRef = await placeOrders(t, 3);
    let query: Record<string, string | number> = { customer_ref: customerRef, limit: 1 };
    for (const expected of [true, true, false]) {
      const body = await page(t, t.test, "ordersList", query);
      check.equal(body.has_more, expected, "has_more");
      check.equal(typeof body.next_cursor === "string", expected, "next_cursor is a string");
      query = { ...query, cursor: body.next_cursor ?? "" };
    }
  }),

  rule("pagination.limit.default", {}, async (t, check) => {
    const iccid = await lengthenLists(t);
    const onSale = (await catalogue(t)).length;
    for (const operation of pagedLists) {
      const path: Record<string, string> = routes[operation].pathParams.length === 0 ? {} : { iccid };
      const response = await t.test.done(operation, { path });
      const { data, has_more: hasMore } = response.json as Page<unknown>;
      const size = operation === "packagesList" ? onSale : Number.POSITIVE_INFINITY;
      const expected = Math.min(size, limits.pageLimitDefault);
      check.equal(data?.length, expected, `items of ${operation} on a page without limit`, response);
      check.equal(hasMore, size > limits.pageLimitDefault, `has_more of ${operation}`, response);
    }
  }),

  rule("pagination.limit.type", {}, async (t, check) => {
    for (const operation of pagedLists) {
      const path = await pathOf(t, operation);
      for (const limit of ["abc", "1.5", "%2B2", "2.0", "1e1", "%202"]) {
        const response = await t.test.call(operation, { path, query: `limit=${limit}` });
        check.error(response, 400, "invalid_request", "limit", `${operation} with limit=${limit}`);
      }
    }
    const two = await page(t, t.test, "packagesList", { limit: 2 });
    check.equal(two.data.length, 2, "packages with limit=2");
  }),

  rule("pagination.limit.out-of-range", {}, async (t, check) => {
    for (const operation of pagedLists) {
      const path = await pathOf(t, operation);
      for (const limit of [limits.pageLimitMin - 1, -1, limits.pageLimitMax + 1]) {
        const response = await t.test.call(operation, { path, query: { limit } });
        check.error(response, 400, "invalid_request", "limit", `${operation} with limit=${limit}`);
      }
      for (const limit of [limits.pageLimitMin, limits.pageLimitMax]) {
        const response = await t.test.call(operation, { path, query: { limit } });
        check.status(response, 200, `${operation} with limit=${limit}`);
        const body = (response.json ?? {}) as Partial<Page<unknown>>;
        const items = body.data?.length ?? Number.POSITIVE_INFINITY;
        check.ok(
          items <= limit,
          `${operation} with limit=${limit}: at most that many items`,
          items,
          response,
        );
        const isFull = items === limit || body.has_more === false;
        check.ok(
          isFull,
          `${operation} with limit=${limit}: exactly that many items where there are more`,
          items,
          response,
        );
      }
    }
  }),

  rule("pagination.cursor.continues", { quiet: true }, async (t, check) => {
    const customerRef = await placeOrders(t, 5);
    const { package: item, topup } = await sample(t);
    const iccid = await t.test.newEsim(item.id);
    for (let i = 0; i < 5; i++) await t.test.topup(iccid, { package_id: topup.id });
    // Issued at the same time, so `created` alone cannot order them.
    const together = t.unique("together");
    await t.test.order({ package_id: item.id, quantity: 5, customer_ref: together });
    const country = item.countries[0] ?? "";
    const walks: [OperationId, Record<string, string>][] = [
      ["ordersList", { customer_ref: customerRef }],
      ["esimsList", { customer_ref: customerRef }],
      ["esimsList", { customer_ref: together }],
      ["packagesList", { country }],
      ["topupsList", {}],
      ["eventsList", {}],
    ];
    for (const [operation, query] of walks) {
      const path: Record<string, string> = operation === "topupsList" ? { iccid } : {};
      const whole = (await t.test.done(operation, { path, query: { ...query, limit: 100 } }))
        .json as Page<Item>;
      const pages: Item[] = [];
      let cursor: string | null = null;
      do {
        const more: Record<string, string | number> = cursor === null ? {} : { cursor };
        const next = (await t.test.done(operation, { path, query: { ...query, limit: 2, ...more } }))
          .json as Page<Item>;
        pages.push(...next.data);
        cursor = next.next_cursor;
      } while (cursor !== null && pages.length < whole.data.length);
      check.ok(whole.data.length >= 3, `${operation}: enough items to page over`, whole.data.length);
      check.equal(pages.map(idOf), whole.data.map(idOf), `${operation}: pages of 2 joined, against one page`);
      const different = new Set(pages.map(idOf)).size;
      check.equal(different, pages.length, `${operation}: distinct ids on the joined pages`);
      check.equal(cursor === null, !whole.has_more, `${operation}: paging ends where the list ends`);
    }
  }),

  rule("pagination.cursor.other-list", { quiet: true }, async (t, check) => {
    const iccid = await fillLists(t);
    const { package: item } = await sample(t);
    const otherIccid = await t.test.newEsim(item.id);
    const pathFor = (operation: OperationId): Record<string, string> =>
      operation === "topupsList" ? { iccid } : {};
    for (const from of pagedLists) {
      const cursor = await cursorOf(t, t.test, from, iccid);
      for (const to of pagedLists) {
        const response = await t.test.call(to, { path: pathFor(to), query: { cursor } });
        if (to === from) check.status(response, 200, `${from}'s cursor on its own list`);
        else check.error(response, 400, "invalid_request", "cursor", `${from}'s cursor on ${to}`);
      }
    }
    const cursor = await cursorOf(t, t.test, "topupsList", iccid);
    const elsewhere = await t.test.call("topupsList", { path: { iccid: otherIccid }, query: { cursor } });
    check.error(elsewhere, 400, "invalid_request", "cursor", "top-ups of another eSIM");
  }),

  rule("pagination.cursor.other-mode", { needs: ["liveKeys"] }, async (t, check) => {
    for (const [caller, other] of [
      [t.test, t.live],
      [t.live, t.test],
    ] as const) {
      const cursor = await cursorOf(t, caller, "packagesList", "");
      const rejected = await other.call("packagesList", { query: { cursor } });
      check.error(
        rejected,
        400,
        "invalid_request",
        "cursor",
        `${caller.mode} cursor with a ${other.mode} key`,
      );
      const control = await caller.call("packagesList", { query: { cursor } });
      check.status(control, 200, `${caller.mode} cursor with a ${caller.mode} key`);
    }
    if (!t.has("live")) return;
    await testObjects(t);
    await liveObjects(t);
    const { iccid } = await testObjects(t);
    const cursor = await cursorOf(t, t.test, "ordersList", iccid);
    check.error(
      await t.live.call("ordersList", { query: { cursor } }),
      400,
      "invalid_request",
      "cursor",
      "orders",
    );
  }),

  rule("pagination.last-page", {}, async (t, check) => {
    const customerRef = await placeOrders(t, 4);
    const first = await page(t, t.test, "ordersList", { customer_ref: customerRef, limit: 2 });
    check.equal(first.has_more, true, "has_more of the first page of two");
    const query = { customer_ref: customerRef, limit: 2, cursor: first.next_cursor ?? "" };
    const last = await page(t, t.test, "ordersList", query);
    check.equal(last.data.length, 2, "items of the last page, which is full");
    check.equal(last.has_more, false, "has_more of the last page");
    check.equal(last.next_cursor, null, "next_cursor of the last page");
    const whole = await page(t, t.test, "ordersList", { customer_ref: customerRef });
    check.equal(
      [whole.data.length, whole.has_more, whole.next_cursor],
      [4, false, null],
      "the list on one page",
    );
  }),

  rule("pagination.unpaged.countries", {}, async (t, check) => {
    const plain = await t.test.done("countriesList");
    check.keys(plain.json, ["data"], "keys");
    check.some((plain.json as Page<unknown>).data ?? [], "destinations");
    const odd = await t.test.call("countriesList", { query: "limit=1&cursor=" });
    check.status(odd, 200, "with limit and cursor");
    check.equal(odd.json, plain.json, "limit and cursor are ignored");
  }),

  rule("pagination.unpaged.topup-packages", {}, async (t, check) => {
    const { iccid } = await testObjects(t);
    const plain = await t.test.done("topupPackagesList", { path: { iccid } });
    check.keys(plain.json, ["data"], "keys");
    check.some((plain.json as Page<unknown>).data ?? [], "packages");
    const odd = await t.test.call("topupPackagesList", { path: { iccid }, query: "limit=1&cursor=" });
    check.status(odd, 200, "with limit and cursor");
    check.equal(odd.json, plain.json, "limit and cursor are ignored");
  }),
];

interface Item {
  id?: string;
  iccid?: string;
}

const idOf = (item: Item) => item.id ?? item.iccid;
