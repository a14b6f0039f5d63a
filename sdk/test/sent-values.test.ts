/** A value that JSON or a URL would silently change is not sent: the error names the option, and no request is made. */
import vm from "node:vm";
import t from "tap";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { json, startServer } from "./support/scripted-server.ts";

const fromAnotherRealm = (expression: string) => vm.runInNewContext(expression) as never;
const sparse: unknown[] = [];
sparse.length = 1;

t.test("a body value that JSON would change is rejected", async (t) => {
  const { baseUrl, received } = await startServer(t, json(201, { id: "ord_1" }));
  const client = new PartnerEsim({ apiKey, baseUrl });
  const cases: [what: string, value: unknown, message: RegExp][] = [
    ["NaN", Number("ten"), /^`quantity` cannot be sent: it is NaN$/],
    ["infinity", 1 / 0, /^`quantity` cannot be sent: it is Infinity$/],
    ["a Number object", new Number(Number.NaN), /^`quantity` cannot be sent: it is a Number object$/],
    ["a BigInt", 1n, /^`quantity` cannot be sent: it is a BigInt$/],
    ["a function", () => 2, /^`quantity` cannot be sent: it is a function$/],
    ["a symbol", Symbol("two"), /^`quantity` cannot be sent: it is a symbol$/],
    ["an invalid date", new Date(Number.NaN), /^`quantity` cannot be sent: it is an invalid date$/],
    ["a Map", new Map([["a", 1]]), /^`quantity` cannot be sent: it is a Map object$/],
    ["a promise", Promise.resolve(2), /^`quantity` cannot be sent: it is a Promise object$/],
    ["undefined in an array", [undefined], /^`0` cannot be sent: it is undefined$/],
    ["a hole in an array", sparse, /^`0` cannot be sent: it is undefined$/],
    ["an object whose toJSON gives nothing", { toJSON() {} }, /^`quantity` cannot be sent: it is undefined$/],
    [
      "NaN of another realm",
      fromAnotherRealm("new Number(NaN)"),
      /^`quantity` cannot be sent: it is a Number object$/,
    ],
  ];
  for (const [what, quantity, message] of cases) {
    const body = { package_id: "pkg_1", quantity: quantity as number };
    t.match(await failureOf(client.orders.create(body)), { name: "PartnerEsimError", message }, what);
    t.match(await failureOf(client.raw.POST("/v1/orders", { body })), { message }, `${what}, by raw`);
  }
  const named = { package_id: "pkg_1", customer: { name: new Set(["Zoë"]) as never } };
  t.match(await failureOf(client.orders.create(named)), {
    message: /^`name` cannot be sent: it is a Set object$/,
  });
  t.equal(received.length, 0);
});

t.test("a BigInt, in a program that gave BigInt a toJSON method", async (t) => {
  const { baseUrl, received } = await startServer(t, json(201, { id: "ord_1" }));
  const prototype = BigInt.prototype as { toJSON?: () => string };
  prototype.toJSON = () => "1";
  t.teardown(() => delete prototype.toJSON);
  const body = { package_id: "pkg_1", quantity: 1n as never };
  const error = await failureOf(new PartnerEsim({ apiKey, baseUrl }).orders.create(body));
  t.match(error, { message: "`quantity` cannot be sent: it is a BigInt" });
  t.equal(received.length, 0);
});

t.test("what JSON keeps is sent", async (t) => {
  const { baseUrl, received } = await startServer(t, json(201, { id: "ord_1" }));
  const { orders } = new PartnerEsim({ apiKey, baseUrl });
  class Traveller {
    name = "Zoë";
    email = undefined;
  }
  await orders.create({
    package_id: "pkg_1",
    quantity: 2,
    customer_ref: undefined,
    customer: new Traveller(),
  });
  await orders.create(fromAnotherRealm(`({ package_id: "pkg_1", customer: Object.create(null) })`));
  const packageId = { toJSON: () => "pkg_1" };
  await orders.create({ package_id: packageId as never });
  t.strictSame(
    received.map(({ body }) => JSON.parse(body)),
    [
      { package_id: "pkg_1", quantity: 2, customer: { name: "Zoë" } },
      { package_id: "pkg_1", customer: {} },
      { package_id: "pkg_1" },
    ],
  );
});

t.test("a filter that would vanish or change is rejected", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, { data: [] }));
  const client = new PartnerEsim({ apiKey, baseUrl });
  const cases: [value: unknown, what: string][] = [
    [new Set(["booking-1"]), "a Set object"],
    [new String("booking-1"), "a String object"],
    [{ toJSON: () => "booking-1" }, "an object"],
    [["booking-1", "booking-2"], "an array"],
    [[], "an array"],
    [null, "null"],
    [Number.NaN, "NaN"],
    [new Date(Number.NaN), "an invalid date"],
    [() => "booking-1", "a function"],
    [Symbol("booking-1"), "a symbol"],
    [Promise.resolve("booking-1"), "a Promise object"],
  ];
  for (const [value, what] of cases) {
    const message = `\`customer_ref\` cannot be sent: it is ${what}`;
    const query = { customer_ref: value as string };
    t.match(await failureOf(client.orders.list(query)), { name: "PartnerEsimError", message }, what);
    t.match(
      await failureOf(client.raw.GET("/v1/orders", { params: { query } })),
      { message },
      `${what}, by raw`,
    );
  }
  for (const query of [new Map([["customer_ref", "a"]]), new URLSearchParams({ customer_ref: "a" }), ["a"]])
    t.match(await failureOf(client.orders.list(query as never)), { message: /^Pass an object: { status }$/ });
  t.equal(received.length, 0);
  const date = "new Date('2026-11-21T09:30:00Z')";
  await client.orders.list({
    created_after: fromAnotherRealm(date),
    limit: 5n as never,
    customer_ref: undefined,
  });
  t.equal(received[0]?.url, "/partner/api/v1/orders?created_after=2026-11-21T09%3A30%3A00.000Z&limit=5");
});

t.test("a time limit that is not a number is rejected", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, { status: "processing" }));
  const client = new PartnerEsim({ apiKey, baseUrl });
  for (const wrong of [{ timeoutMs: "5000" }, { deadlineMs: "5000" }, { deadlineMs: new Date() }]) {
    t.throws(() => new PartnerEsim({ apiKey, baseUrl, ...(wrong as object) }), { name: "PartnerEsimError" });
    t.match(await failureOf(client.balance.get(wrong as never)), { message: /out of range$/ });
    t.match(await failureOf(client.orders.waitUntilFinal("ord_1", wrong as never)), {
      message: /out of range$/,
    });
  }
  t.equal(received.length, 0);
});
