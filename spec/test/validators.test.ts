/** The generated validators against the rules on input: what is parsed, what is rejected, and which field is named. */
import { validators } from "@partner-esim/generated/validators";
import fc from "fast-check";
import t from "tap";

const order = validators.ordersCreate.body;
const orders = validators.ordersList.query;
const packages = validators.packagesList.query;

/** Returns the value of a valid input, or the invalid parameter. */
function outcome<Value>(result: { ok: true; value: Value } | { ok: false; param: string }): Value | string {
  return result.ok ? result.value : result.param;
}

t.test("unknown members are dropped and defaults filled in", async (t) => {
  t.strictSame(outcome(order({ package_id: "pkg_1", foo: 1 })), { package_id: "pkg_1", quantity: 1 });
  t.strictSame(outcome(packages({ foo: "bar" })), { limit: 25 });
});

t.test("null, empty text and absence are one and the same where a field is optional", async (t) => {
  const plain = { package_id: "pkg_1", quantity: 1 };
  t.strictSame(
    outcome(order({ package_id: "pkg_1", quantity: null, customer_ref: "", customer: null })),
    plain,
  );
  t.strictSame(outcome(order({ package_id: "pkg_1", customer: { name: "", email: null } })), {
    ...plain,
    customer: {},
  });
});

t.test("a mandatory field that is null or empty is missing", async (t) => {
  for (const package_id of [undefined, null, ""]) {
    const result = order({ package_id });
    t.match(result, { ok: false, param: "package_id", message: /missing/ });
  }
  t.equal(outcome(validators.simulate.body({ event: "" })), "event");
});

t.test("an empty text is no absence where no text belongs", async (t) => {
  t.equal(outcome(order({ package_id: "a", quantity: "" })), "quantity");
  t.equal(outcome(order({ package_id: "a", customer: "" })), "customer");
});

t.test("a quantity is a JSON number, whole by value and in range", async (t) => {
  for (const quantity of [1, 2.0, 1e1, 50]) {
    t.strictSame(outcome(order({ package_id: "a", quantity })), { package_id: "a", quantity });
  }
  for (const quantity of ["2", 1.5, 0, 51, -1, true, [], {}]) {
    t.equal(outcome(order({ package_id: "a", quantity })), "quantity", JSON.stringify(quantity));
  }
});

t.test("control characters and broken Unicode are refused wherever text is taken", async (t) => {
  const rejected = [..."\u0000\t\n\u001f\u007f\u0085\u009f\u2028\u2029", "\ud800", "\udc00"];
  for (const character of rejected) {
    const bad = `a${character}b`;
    const name = `U+${character.codePointAt(0)?.toString(16).padStart(4, "0")}`;
    t.equal(outcome(order({ package_id: bad })), "package_id", name);
    t.equal(outcome(order({ package_id: "a", customer_ref: bad })), "customer_ref", name);
    t.equal(outcome(order({ package_id: "a", customer: { name: bad } })), "customer.name", name);
    t.equal(outcome(packages({ q: bad })), "q", name);
  }
  for (const fine of [" ", "é", "😀", "\u00a0", "\u200d"]) {
    t.type(outcome(order({ package_id: "a", customer_ref: fine })), "object", JSON.stringify(fine));
  }
});

t.test("lengths are counted in code points", async (t) => {
  fc.assert(
    fc.property(
      fc.constantFrom("a", "é", "語", "😀"),
      fc.integer({ min: 1, max: 140 }),
      (character, length) => {
        const accepted = order({ package_id: "a", customer_ref: character.repeat(length) }).ok;
        return accepted === length <= 120;
      },
    ),
  );
  t.equal(outcome(packages({ q: "😀".repeat(101) })), "q");
});

t.test("one mail address", async (t) => {
  const local = "l".repeat(64);
  for (const email of ["a@b.in", `${local}@b.in`, "a+b@c.co.in"]) {
    t.type(outcome(order({ package_id: "a", customer: { email } })), "object", email);
  }
  const bad = [
    "a",
    "a@b",
    "a@@b.in",
    "a b@c.in",
    "a@b.in,c@d.in",
    "A <a@b.in>",
    `l${local}@b.in`,
    "a@.in",
    "a@b.",
  ];
  for (const email of bad)
    t.equal(outcome(order({ package_id: "a", customer: { email } })), "customer.email", email);
});

t.test("of several faults the first in the contract's order is named", async (t) => {
  t.equal(outcome(order({ quantity: 0, package_id: 1, customer_ref: 1 })), "package_id");
  t.equal(
    outcome(order({ customer: { email: 1, name: 1 }, customer_ref: 1, package_id: "a" })),
    "customer_ref",
  );
  t.equal(outcome(order({ customer: { email: 1, name: 1 }, package_id: "a" })), "customer.name");
  t.equal(outcome(orders({ cursor: "", limit: "0", created_before: "x", status: "x" })), "status");
});

t.test("an empty query value is absent, except for a cursor", async (t) => {
  t.strictSame(outcome(orders({ status: "", limit: "", created_after: "" })), { limit: 25 });
  t.equal(outcome(orders({ cursor: "" })), "cursor");
});

t.test("limit takes decimal digits only", async (t) => {
  t.strictSame(outcome(orders({ limit: "100" })), { limit: 100 });
  for (const limit of ["0", "101", "-1", "+1", "1.5", "1.0", "1e1", " 1", "abc", "0x1", "9".repeat(400)]) {
    t.equal(outcome(orders({ limit })), "limit", limit);
  }
});

t.test("unlimited is exactly true or false", async (t) => {
  t.strictSame(outcome(packages({ unlimited: "false" })), { unlimited: false, limit: 25 });
  for (const unlimited of ["TRUE", "1", "yes", "True"])
    t.equal(outcome(packages({ unlimited })), "unlimited", unlimited);
});

t.test("a country is two letters in either case", async (t) => {
  for (const country of ["IN", "in", "iN"])
    t.strictSame(outcome(packages({ country })), { country, limit: 25 });
  for (const country of ["I", "IND", "1N", "é1", "IN\n"])
    t.equal(outcome(packages({ country })), "country", country);
});

t.test("time filters: the accepted forms and their instants", async (t) => {
  const instants: [string, string][] = [
    ["2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["2026-11-21T09:30", "2026-11-21T09:30:00.000Z"],
    ["2026-11-21T09:30Z", "2026-11-21T09:30:00.000Z"],
    ["2026-11-21t09:30:15.12399z", "2026-11-21T09:30:15.123Z"],
    ["2026-11-21T15:00:00+05:30", "2026-11-21T09:30:00.000Z"],
    ["2026-11-20T23:30:00-10:00", "2026-11-21T09:30:00.000Z"],
    ["0099-03-01", "0099-03-01T00:00:00.000Z"],
  ];
  for (const [text, instant] of instants) {
    t.strictSame(
      outcome(orders({ created_after: text })),
      { created_after: Date.parse(instant), limit: 25 },
      text,
    );
  }
});

t.test("time filters: everything else is refused", async (t) => {
  const rejected = [
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "2026-11-21T24:00",
    "2026-11-21T09:60",
    "2026-11-21T23:59:60Z",
    "2026-11-21T15:00:00 05:30",
    "2026-11-21 09:30",
    "2026-11-21T09",
    "2026-11-21T09:30:00+0530",
    "2026-11-21T09:30:00+24:00",
    "2026-11-21T09:30:00.Z",
    "2026-W47-6",
    "20261121",
    "1795253412",
    "yesterday",
  ];
  for (const text of rejected) {
    t.equal(outcome(orders({ created_after: text })), "created_after", text);
    t.equal(outcome(orders({ created_before: text })), "created_before", text);
  }
});

t.test("time filters agree with the clock for every instant", async () => {
  const min = new Date("0001-01-01T00:00:00Z");
  const max = new Date("9999-12-31T00:00:00Z");
  fc.assert(
    fc.property(
      fc.date({ min, max, noInvalidDate: true }),
      fc.integer({ min: -14 * 60, max: 14 * 60 }),
      (date, offset) => {
        const shifted = new Date(date.getTime() + offset * 60_000);
        if (shifted < min || shifted > max) return true;
        const hours = String(Math.trunc(Math.abs(offset) / 60)).padStart(2, "0");
        const minutes = String(Math.abs(offset) % 60).padStart(2, "0");
        const text = shifted.toISOString().replace("Z", `${offset < 0 ? "-" : "+"}${hours}:${minutes}`);
        const result = orders({ created_after: text });
        return result.ok && result.value.created_after === date.getTime();
      },
    ),
  );
});

t.test("a message never repeats what was sent", async () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, unit: "grapheme" }), (text) => {
      const sent = `zq${text}`;
      const results = [
        order({
          package_id: sent.repeat(3),
          quantity: sent,
          customer_ref: sent.repeat(99),
          customer: { email: sent },
        }),
        orders({ status: sent, created_after: sent, limit: sent }),
        packages({ country: sent, unlimited: sent }),
      ];
      return results.every((result) => result.ok || !result.message.includes(sent));
    }),
  );
});

t.test("a path tells whether its id can exist at all", async (t) => {
  t.ok(validators.ordersGet.path({ id: "ord_test_0123456789ab" }));
  t.ok(validators.packagesGet.path({ id: "pkg_10482" }));
  t.ok(validators.esimsGet.path({ iccid: "8999999024618730517" }));
  for (const id of ["pkg_010482", "PKG_1", "pkg_", "pkg_1\n", "pkg_1 "])
    t.notOk(validators.packagesGet.path({ id }), id);
  t.notOk(validators.ordersGet.path({ id: "ord_TEST_0123456789ab" }));
  t.notOk(validators.esimsGet.path({ iccid: "89x" }));
});
