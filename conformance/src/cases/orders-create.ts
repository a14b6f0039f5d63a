/** Rules `orders.create.*` about input: fields, their limits, and the fields that the order returns. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { limits, type Order } from "../contract.ts";
import { readEsim } from "../esims.ts";
import { sample } from "../fixtures.ts";
import type { Exchange } from "../wire.ts";

/** Orders one unit of the sample package, with these fields added or overridden. */
async function post(t: Context, fields: object): Promise<Exchange> {
  const { package: item } = await sample(t);
  return t.test.call("ordersCreate", { body: { package_id: item.id, ...fields } });
}

/** Expects each bad value to be rejected with the field as `param`, and each good one to be accepted. */
async function checkField(
  t: Context,
  check: Checker,
  field: string,
  values: { rejected: readonly unknown[]; accepted: readonly unknown[] },
): Promise<void> {
  const [outer = "", inner] = field.split(".");
  const bodyOf = (value: unknown) => ({ [outer]: inner === undefined ? value : { [inner]: value } });
  const textOf = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 40);
  for (const value of values.rejected) {
    const response = await post(t, bodyOf(value));
    check.error(response, 400, "invalid_request", field, `${field} ${textOf(value)}`);
  }
  for (const value of values.accepted) {
    check.status(await post(t, bodyOf(value)), 201, `${field} ${textOf(value)}`);
  }
}

/** Returns a valid email address of exactly this many characters. */
function address(length: number): string {
  const local = "a".repeat(64);
  const label = "b".repeat(60);
  const remaining = length - `${local}@${label}.${label}..example`.length;
  return `${local}@${label}.${label}.${"c".repeat(remaining)}.example`;
}

export const cases = [
  rule("orders.create.ok", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const made = await post(t, {});
    check.status(made, 201);
    check.valid(made, "ordersCreate");
    check.equal((made.json as Partial<Order>)?.package_id, item.id, "package_id");
    check.header(made, "Idempotent-Replayed", null);
  }),

  rule("orders.create.package-id.required", {}, async (t, check) => {
    const { package: item } = await sample(t);
    await checkField(t, check, "package_id", { rejected: [undefined, null, ""], accepted: [item.id] });
  }),

  rule("orders.create.package-id.type", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const number = Number(item.id.replace("pkg_", ""));
    const rejected = [number, true, [item.id], { id: item.id }];
    await checkField(t, check, "package_id", { rejected, accepted: [item.id] });
  }),

  rule("orders.create.quantity.default", {}, async (t, check) => {
    for (const fields of [{}, { quantity: null }]) {
      const order = (await post(t, fields)).json as Partial<Order> | undefined;
      check.equal(order?.quantity, 1, `quantity after ${JSON.stringify(fields)}`);
      check.equal(order?.esims?.length, 1, "eSIMs");
    }
    const two = (await post(t, { quantity: 2 })).json as Partial<Order> | undefined;
    check.equal(
      [two?.quantity, two?.esims?.length],
      [2, 2],
      "control: quantity and eSIMs when 2 are ordered",
    );
  }),

  rule("orders.create.quantity.range", {}, async (t, check) => {
    const quantityMax = limits.orderQuantityMax;
    await checkField(t, check, "quantity", {
      rejected: [0, -1, quantityMax + 1, 1e9],
      accepted: [2, quantityMax],
    });
  }),

  rule("orders.create.quantity.whole", {}, async (t, check) => {
    await checkField(t, check, "quantity", { rejected: [1.5, 0.5, 49.999], accepted: [1] });
    const { package: item } = await sample(t);
    const made = await t.test.call("ordersCreate", { raw: `{"package_id":"${item.id}","quantity":2.0}` });
    check.status(made, 201, "2.0 is an integer");
    check.equal((made.json as Partial<Order>)?.quantity, 2, "quantity after 2.0");
  }),

  rule("orders.create.quantity.json-number", {}, async (t, check) => {
    await checkField(t, check, "quantity", { rejected: ["2", "", true, [2], { value: 2 }], accepted: [2] });
  }),

  rule("orders.create.customer-ref.length", {}, async (t, check) => {
    const lengthMax = limits.customerRefMax;
    const text = (length: number) => t.unique("ref").padEnd(length, "x");
    await checkField(t, check, "customer_ref", {
      rejected: [text(lengthMax + 1)],
      accepted: [text(lengthMax)],
    });
  }),

  rule("orders.create.customer-ref.type", {}, async (t, check) => {
    await checkField(t, check, "customer_ref", {
      rejected: [5, {}, ["a"], true],
      accepted: [t.unique("ref")],
    });
  }),

  rule("orders.create.customer-ref.copied", {}, async (t, check) => {
    const customerRef = t.unique("Copied");
    const { package: item } = await sample(t);
    const order = await t.test.order({ package_id: item.id, quantity: 2, customer_ref: customerRef });
    check.equal(order.customer_ref, customerRef, "customer_ref of the order");
    check.equal(order.esims.length, 2, "eSIMs");
    for (const { iccid } of order.esims) {
      check.equal((await readEsim(t, iccid)).customer_ref, customerRef, "customer_ref of each eSIM");
    }
  }),

  rule("orders.create.customer.object", {}, async (t, check) => {
    await checkField(t, check, "customer", {
      rejected: ["x", "", [], 5, true],
      accepted: [{}, undefined, null, { name: "Asha", email: "asha@example.com", other: "ignored" }],
    });
  }),

  rule("orders.create.customer.never-returned", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const name = t.unique("Nobody Returns");
    const email = `${t.unique("nobody")}@example.com`;
    const customerRef = t.unique("never");
    const body = { package_id: item.id, customer_ref: customerRef, customer: { name, email } };
    const idempotencyKey = t.unique("never");
    const made = await t.test.done("ordersCreate", { body, idempotencyKey });
    const { id, esims } = made.json as Order;
    const iccid = esims[0]?.iccid ?? "";
    const path = { iccid };
    const { data: events } = await t.test.get("eventsList", {
      query: { type: "order.completed", limit: 100 },
    });
    const event = events.find((candidate) => (candidate.data as { id?: string }).id === id);
    t.must.ok(event, "the order's event");
    const responses = [
      made,
      await t.test.done("ordersGet", { path: { id } }),
      await t.test.done("ordersList", { query: { customer_ref: customerRef } }),
      await t.test.done("esimsGet", { path }),
      await t.test.done("esimsList", { query: { customer_ref: customerRef } }),
      await t.test.done("simulate", { path, body: { event: "activated" } }),
      await t.test.done("eventsGet", { path: { id: event?.id ?? "" } }),
      await t.test.call("ordersCreate", { body, idempotencyKey }),
    ];
    for (const response of responses) {
      const text = response.body.toString();
      const what = `${response.outgoing.method} ${response.outgoing.target}`;
      check.ok(text.includes(id) && text.includes(customerRef), `control: ${what} is about the order`);
      check.ok(!text.includes(name) && !text.includes(email), `${what} contains neither name nor email`);
    }
    const toppedUp = await t.test.done("topupsCreate", { path, body: { package_id: topup.id } });
    const other = toppedUp.body.toString();
    check.ok(
      other.includes(iccid) && !other.includes(name) && !other.includes(email),
      "a top-up of its eSIM",
    );
  }),

  rule("orders.create.customer-name.length", {}, async (t, check) => {
    const lengthMax = limits.customerNameMax;
    const name = (length: number) => "ñ".repeat(length);
    await checkField(t, check, "customer.name", {
      rejected: [name(lengthMax + 1)],
      accepted: [name(lengthMax)],
    });
  }),

  rule("orders.create.customer-name.optional", {}, async (t, check) => {
    check.status(await post(t, { customer: { email: "asha@example.com" } }), 201, "only an email");
    await checkField(t, check, "customer.name", {
      rejected: [5, ["Asha"], {}],
      accepted: ["Asha", "", null],
    });
  }),

  rule("orders.create.customer-email.length", {}, async (t, check) => {
    const lengthMax = limits.customerEmailMax;
    t.must.equal(
      [address(lengthMax).length, address(lengthMax + 1).length],
      [254, 255],
      "lengths of the addresses",
    );
    await checkField(t, check, "customer.email", {
      rejected: [address(lengthMax + 1)],
      accepted: [address(lengthMax)],
    });
  }),

  rule("orders.create.customer-email.valid", {}, async (t, check) => {
    await checkField(t, check, "customer.email", {
      rejected: [
        "abc",
        "a@",
        "@example.com",
        "a b@example.com",
        "Asha <a@example.com>",
        "a@@example.com",
        "a@example",
        "a@example.com\u200b",
        "a\u2060b@example.com",
        `${"a".repeat(65)}@example.com`,
        5,
      ],
      accepted: [`${"a".repeat(64)}@example.com`, "a@example.com", "first.last+tag@mail.example.co.in"],
    });
  }),

  rule("orders.create.customer-email.single", {}, async (t, check) => {
    await checkField(t, check, "customer.email", {
      rejected: ["a@example.com,b@example.com", "a@example.com b@example.com", "a@example.com;b@example.com"],
      accepted: ["a@example.com"],
    });
  }),

  rule("orders.create.customer-email.optional", {}, async (t, check) => {
    check.status(await post(t, { customer: { name: "Asha" } }), 201, "only a name");
    await checkField(t, check, "customer.email", { rejected: ["not an address"], accepted: [null, ""] });
  }),
];
