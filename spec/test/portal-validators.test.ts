/** The portal's validators: lists, fields that can be cleared, times in bodies and the content of files. */
import { readFileSync } from "node:fs";
import { validators } from "@partner-esim/generated/portal/validators";
import t from "tap";
import { eachOperation, refName, type Schema } from "../../toolchain/lib/emit/openapi-document.ts";

/** Returns the value of a valid input, or the invalid parameter. */
function outcome<Value>(result: { ok: true; value: Value } | { ok: false; param: string }): Value | string {
  return result.ok ? result.value : result.param;
}

const order = validators.ordersCreate.body;
const item = { package_id: "pkg_1", quantity: 2 };

t.test("a field that the contract doesn't have is rejected wherever it stands, and named", async (t) => {
  const input = { mode: "test", items: [item, item] };
  t.strictSame(outcome(order(input)), input);
  t.strictSame(order({ ...input, colour: "red" }), {
    ok: false,
    param: "colour",
    message: "colour is not a field of this request.",
  });
  t.equal(outcome(order({ ...input, items: [item, { ...item, colour: null }] })), "items.1.colour");
  t.equal(outcome(order({ ...input, customer: { name: "Asha", phone: "1" } })), "customer.phone");
  t.equal(outcome(order({ ...input, items: [], colour: "red" })), "items", "a field of the contract first");
  t.equal(outcome(order({ ...input, ...JSON.parse('{"__proto__":{}}') })), "__proto__");
  t.equal(outcome(order({ ...input, constructor: 1 })), "constructor");
  t.equal(outcome(order({ ...input, [`x${"y".repeat(50_000)}`]: 1 })), `x${"y".repeat(99)}`);
});

t.test("every object of a request body says in the OpenAPI document that it is closed", async (t) => {
  const document = JSON.parse(
    readFileSync(new URL(import.meta.resolve("@partner-esim/generated/portal/openapi.json")), "utf8"),
  );
  const open: string[] = [];
  const walk = (schema: Schema, pointer: string): void => {
    const target = schema.$ref === undefined ? schema : document.components.schemas[refName(schema.$ref)];
    if (target.properties !== undefined && target.additionalProperties !== false) open.push(pointer);
    for (const [name, member] of Object.entries<Schema>(target.properties ?? {}))
      walk(member, `${pointer}.${name}`);
    for (const part of [...(target.anyOf ?? []), ...(target.items ? [target.items] : [])])
      walk(part, pointer);
  };
  for (const { operation } of eachOperation(document)) {
    const body = operation.requestBody?.content["application/json"];
    if (body !== undefined) walk(body.schema, operation.operationId);
  }
  t.strictSame(open, []);
});

t.test("a fault inside a list is named with its place, and told in words", async (t) => {
  const fault = (items: unknown) => order({ mode: "test", items });
  t.strictSame(fault([item, { ...item, quantity: 0 }]), {
    ok: false,
    param: "items.1.quantity",
    message: "quantity of each of items must be from 1 to 50.",
  });
  t.equal(outcome(fault([item, { quantity: 1 }])), "items.1.package_id");
  t.equal(outcome(fault([{ ...item, package_id: "" }])), "items.0.package_id");
  t.equal(outcome(fault([item, null])), "items.1");
  for (const none of [undefined, null, [], {}, "a", Array(21).fill(item)])
    t.equal(outcome(fault(none)), "items");
});

t.test("a field before the list is blamed first", async (t) => {
  t.equal(outcome(order({ mode: "both", items: [] })), "mode");
});

t.test("texts and words in lists", async (t) => {
  const { body } = validators.accountsUpdate;
  t.strictSame(outcome(body({ allowed_packages: ["pkg_7"] })), { allowed_packages: ["pkg_7"] });
  t.equal(outcome(body({ allowed_packages: ["pkg_7", "pkg_07"] })), "allowed_packages.1");
  t.equal(
    outcome(validators.keysCreate.body({ mode: "test", name: "a", allowlist: ["1\u0000"] })),
    "allowlist.0",
  );
  t.equal(outcome(validators.endpointsUpdate.body({ event_types: ["order.lost"] })), "event_types.0");
});

t.test("null clears a field that can be cleared, and says nothing elsewhere", async (t) => {
  const { body } = validators.accountsUpdate;
  t.strictSame(outcome(body({ agreed_discount_bps: null, allowed_packages: null, tier: null, name: null })), {
    agreed_discount_bps: null,
    allowed_packages: null,
  });
  t.strictSame(outcome(validators.keysUpdate.body({ expires: null })), { expires: null });
  t.strictSame(outcome(validators.keysUpdate.body({})), {});
  t.strictSame(outcome(validators.endpointsUpdate.body({ event_types: null })), { event_types: null });
});

t.test("a mandatory field that can be cleared must be there", async (t) => {
  const { body } = validators.thresholdSet;
  t.strictSame(outcome(body({ amount: null })), { amount: null });
  t.strictSame(outcome(body({ amount: "" })), { amount: null });
  t.strictSame(outcome(body({ amount: "500.5" })), { amount: "500.5" });
  for (const input of [{}, { amount: 500 }, { amount: "500.555" }, { amount: "-1" }, { amount: "1e3" }])
    t.equal(outcome(body(input)), "amount", JSON.stringify(input));
});

t.test("a time in a body is text, and comes out in milliseconds", async (t) => {
  const { body } = validators.keysUpdate;
  t.strictSame(outcome(body({ expires: "2027-06-30" })), { expires: Date.UTC(2027, 5, 30) });
  t.strictSame(outcome(body({ expires: "2027-06-30T05:30:00+05:30" })), { expires: Date.UTC(2027, 5, 30) });
  for (const expires of ["2027-06-31", "tomorrow", 1814313600000, true, {}, ["2027-06-30"]])
    t.equal(outcome(body({ expires })), "expires", JSON.stringify(expires));
});

t.test("texts have no control characters", async (t) => {
  t.equal(outcome(validators.regionsUpdate.body({ name: "a\nb" })), "name");
});

t.test("a password has its least length", async (t) => {
  const { body } = validators.passwordSet;
  t.strictSame(body({ current_password: "a", new_password: "elevenchars" }), {
    ok: false,
    param: "new_password",
    message: "new_password must be at least 12 characters long.",
  });
  t.ok(body({ current_password: "a", new_password: "twelve chars" }).ok);
});

t.test("a query that needs its mode", async (t) => {
  t.equal(outcome(validators.ledgerList.query({})), "mode");
  t.strictSame(outcome(validators.ledgerList.query({ mode: "live" })), { mode: "live", limit: 25 });
});
