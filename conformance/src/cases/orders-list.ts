/** Rules `orders.list.*`: the order list and its filters. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { limits, type Order } from "../contract.ts";
import { freshEsim, simulated } from "../esims.ts";
import { sample, testObjects } from "../fixtures.ts";
import { checkItems } from "../paged-lists.ts";

const statuses = ["processing", "completed", "partially_completed", "failed", "cancelled"];

async function placeOrder(t: Context, customerRef: string): Promise<Order> {
  return t.test.order({ package_id: (await sample(t)).package.id, customer_ref: customerRef });
}

/** Returns the first page of orders under these filters, with their ids. */
async function listed(t: Context, query: Record<string, string | number>): Promise<Order[]> {
  const { data } = await t.test.get("ordersList", { query: { limit: 100, ...query } });
  t.must.ok(Array.isArray(data), "ordersList has to return a list", data);
  return data;
}

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

/** Returns the timestamp this many milliseconds later, as a filter value. */
function after(timestamp: string, ms: number): string {
  return new Date(Date.parse(timestamp) + ms).toISOString();
}

/** Returns the millisecond at which an order was created: the last value of `created_after` that still lists it. */
async function millisecondOf(t: Context, order: Order): Promise<number> {
  let low = 0;
  let high = 999;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const filter = { customer_ref: order.customer_ref ?? "", created_after: after(order.created, middle) };
    if ((await listed(t, filter)).length > 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Filters must compare milliseconds. A service that compares whole seconds puts every order at the first or last
 * millisecond of its second. An order created in such a millisecond proves nothing, so several orders are tried.
 */
async function checkMilliseconds(t: Context, check: Checker): Promise<void> {
  const seen: number[] = [];
  for (let i = 0; i < 4; i++) {
    const order = await placeOrder(t, t.unique("millisecond"));
    const ms = await millisecondOf(t, order);
    seen.push(ms);
    if (ms === 0 || ms === 999) continue;
    const before = (at: number) =>
      listed(t, { customer_ref: order.customer_ref ?? "", created_before: after(order.created, at) });
    check.equal(idsOf(await before(ms)), [], "created_before that millisecond");
    check.equal(idsOf(await before(ms + 1)), [order.id], "created_before the next millisecond");
    return;
  }
  check.ok(false, "an order not at the edge of its second", seen);
}

export const cases = [
  rule("orders.list.ok", {}, async (t, check) => {
    await testObjects(t);
    const response = await t.test.call("ordersList");
    check.status(response, 200);
    check.valid(response, "ordersList");
    check.keys(response.json, ["data", "has_more", "next_cursor"], "keys");
    check.some((response.json as { data?: unknown[] } | undefined)?.data ?? [], "orders");
    const made = await placeOrder(t, t.unique("whole"));
    check.equal(
      await listed(t, { customer_ref: made.customer_ref ?? "" }),
      [made],
      "an order when it was placed",
    );
    const customerRef = t.unique("items");
    for (let i = 0; i < 2; i++) await placeOrder(t, customerRef);
    const [first] = await listed(t, { customer_ref: customerRef });
    await simulated(t, first?.esims[0]?.iccid ?? "", "activated");
    const failed = await placeOrder(t, t.unique("test_order_failed-"));
    for (const reference of [customerRef, failed.customer_ref ?? ""]) {
      await checkItems(t, check, "ordersList", { query: { customer_ref: reference } });
    }
  }),

  rule("orders.list.newest-first", { quiet: true }, async (t, check) => {
    const placed: string[] = [];
    for (let i = 0; i < 3; i++) placed.unshift((await placeOrder(t, t.unique("newest"))).id);
    check.equal(idsOf(await listed(t, { limit: 3 })), placed, "the first three of the list");
    const all = await listed(t, {});
    const times = all.map(({ created }) => created);
    check.equal(times, times.toSorted().reverse(), "created never increases along the list");
  }),

  rule("orders.list.no-topups", { quiet: true }, async (t, check) => {
    const iccid = await freshEsim(t);
    const before = idsOf(await listed(t, {}));
    const topup = await t.test.topup(iccid, { package_id: (await sample(t)).topup.id });
    check.match(topup.id, /^top_/, "a top-up was made");
    check.equal(idsOf(await listed(t, {})), before, "orders after it");
    check.equal(
      before.filter((id) => id.startsWith("top_")),
      [],
      "top-ups among the orders",
    );
    const order = await placeOrder(t, t.unique("control"));
    check.equal(idsOf(await listed(t, { limit: 1 })), [order.id], "control: an order is listed");
  }),

  rule("orders.list.status.filter", {}, async (t, check) => {
    const orders = {
      completed: await placeOrder(t, t.unique("filter")),
      failed: await placeOrder(t, t.unique("test_order_failed-")),
    };
    for (const status of statuses) {
      const found = await listed(t, { status });
      for (const order of found) {
        check.equal(order.status, status, `status of ${order.id}, listed under ${status}`);
      }
    }
    for (const [status, { id, customer_ref: customerRef }] of Object.entries(orders)) {
      const filter = { customer_ref: customerRef ?? "" };
      for (const other of statuses) {
        const expected = other === status ? [id] : [];
        const found = idsOf(await listed(t, { ...filter, status: other }));
        check.equal(found, expected, `a ${status} order under ${other}`);
      }
    }
    // Fetched at once, because it completes by itself.
    const running = await placeOrder(t, t.unique("test_processing-"));
    const found = await listed(t, { customer_ref: running.customer_ref ?? "", status: "processing" });
    check.equal(idsOf(found), [running.id], "a processing order under processing");
  }),

  rule("orders.list.status.unknown", {}, async (t, check) => {
    for (const status of ["done", "COMPLETED", "completed ", "completed,failed"]) {
      const rejected = await t.test.call("ordersList", { query: { status } });
      check.error(rejected, 400, "invalid_request", "status", `status=${status}`);
    }
    check.status(
      await t.test.call("ordersList", { query: { status: "completed" } }),
      200,
      "status=completed",
    );
  }),

  rule("orders.list.customer-ref.exact", {}, async (t, check) => {
    const customerRef = t.unique("abc");
    const { id } = await placeOrder(t, customerRef);
    check.equal(idsOf(await listed(t, { customer_ref: customerRef })), [id], "the whole reference");
    for (const part of [
      customerRef.slice(0, -1),
      customerRef.slice(1),
      `${customerRef}x`,
      `${customerRef} `,
      "%",
    ]) {
      check.equal(idsOf(await listed(t, { customer_ref: part })).includes(id), false, `customer_ref=${part}`);
    }
  }),

  rule("orders.list.customer-ref.case", {}, async (t, check) => {
    const customerRef = t.unique("AbC-É");
    const { id } = await placeOrder(t, customerRef);
    check.equal(idsOf(await listed(t, { customer_ref: customerRef })), [id], "the reference as sent");
    for (const other of [
      customerRef.toLowerCase(),
      customerRef.toUpperCase(),
      customerRef.replace("É", "é"),
    ]) {
      check.equal(idsOf(await listed(t, { customer_ref: other })), [], `customer_ref=${other}`);
    }
  }),

  rule("orders.list.customer-ref.max", {}, async (t, check) => {
    const longest = t.unique("longest").padEnd(limits.customerRefMax, "ü");
    const { id } = await placeOrder(t, longest);
    check.equal(idsOf(await listed(t, { customer_ref: longest })), [id], "120 characters");
    const rejected = await t.test.call("ordersList", { query: { customer_ref: `${longest}ü` } });
    check.error(rejected, 400, "invalid_request", "customer_ref", "121 characters");
  }),

  rule("orders.list.created.half-open", {}, async (t, check) => {
    const customerRef = t.unique("window");
    const placed: Order[] = [];
    for (let i = 0; i < 4; i++) {
      if (i > 0) await t.sleep(400);
      placed.unshift(await placeOrder(t, customerRef));
    }
    const start = placed.at(-1)?.created ?? "";
    const end = after(placed[0]?.created ?? "", 1000);
    const window = async (from: string, to: string) =>
      idsOf(await listed(t, { customer_ref: customerRef, created_after: from, created_before: to }));
    check.equal(await window(start, end), idsOf(placed), "the whole period");
    const lengthMs = Date.parse(end) - Date.parse(start);
    const sizes = new Set<number>();
    for (let ms = 0; ms <= lengthMs; ms += 250) {
      const split = after(start, ms);
      const earlier = await window(start, split);
      const later = await window(split, end);
      check.equal([...later, ...earlier], idsOf(placed), `two windows that meet at ${split}, joined`);
      sizes.add(earlier.length);
    }
    check.ok(sizes.size > 2, "some splits fall between the orders", [...sizes]);
    check.equal(await window(end, start), [], "a window that ends before it begins");
  }),

  rule("orders.list.created.milliseconds", {}, async (t, check) => {
    const customerRef = t.unique("millisecond");
    const order = await placeOrder(t, customerRef);
    const second = order.created;
    const found = async (query: Record<string, string>) =>
      idsOf(await listed(t, { customer_ref: customerRef, ...query }));
    check.equal(await found({ created_after: second }), [order.id], "created_after the second shown");
    check.equal(await found({ created_before: second }), [], "created_before the second shown");
    const halves: string[][] = [];
    for (const ms of [0, 500]) {
      const window = { created_after: after(second, ms), created_before: after(second, ms + 500) };
      halves.push(await found(window));
    }
    check.equal(halves.flat(), [order.id], "the two halves of that second, joined");
    await checkMilliseconds(t, check);
  }),

  rule("orders.list.created.non-iso", {}, async (t, check) => {
    for (const name of ["created_after", "created_before"]) {
      const list = (value: string) => t.test.call("ordersList", { query: { [name]: value } });
      for (const value of ["yesterday", "01/02/2025", "20250201", "2025-2-1", "1738368000", "2025-W05-6"]) {
        check.error(await list(value), 400, "invalid_request", name, `${name}=${value}`);
      }
      for (const value of ["2025-02-01", "2025-02-01T10:00:00Z"]) {
        check.status(await list(value), 200, `${name}=${value}`);
      }
    }
  }),
];
