// The gate's judgement of changes of the contract, on copies of the real one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { type Change, contractChanges, leastBump, type Version } from "../release/contract-changes.ts";

const generated = join(import.meta.dirname, "..", "..", "generated");
const real: Version = {
  openapi: readFileSync(join(generated, "openapi.json"), "utf8"),
  rules: readFileSync(join(generated, "rules.json"), "utf8"),
};

// biome-ignore lint/suspicious/noExplicitAny: any part of a document may be changed
type Any = any;

/** The changes that a touch of the documents makes. */
function after(touch: (openapi: Any, rules: Any) => void): Change[] {
  const openapi = JSON.parse(real.openapi);
  const rules = JSON.parse(real.rules);
  touch(openapi, rules);
  return contractChanges(real, { openapi: JSON.stringify(openapi), rules: JSON.stringify(rules) });
}

t.test("nothing changed", async (t) => {
  t.same(contractChanges(real, real), []);
  t.equal(leastBump([]), null);
});

const cases: [
  what: string,
  bump: "major" | "minor",
  says: RegExp,
  touch: (openapi: Any, rules: Any) => void,
][] = [
  [
    "a property is gone",
    "major",
    /Property `customer_ref` of `Order` was removed/,
    ({ components }) => delete components.schemas.Order.properties.customer_ref,
  ],
  [
    "an event is gone",
    "major",
    /Webhook `esim.usage_80` was removed/,
    ({ webhooks }) => delete webhooks["esim.usage_80"],
  ],
  [
    "an error of an operation is gone",
    "major",
    /Removed: the error 402 insufficient_balance of ordersCreate/,
    ({ paths }) => {
      const operation = paths["/v1/orders"].post;
      operation["x-error-precedence"] = operation["x-error-precedence"].filter(
        (error: string) => error !== "402 insufficient_balance",
      );
    },
  ],
  [
    "an operation answers one error more",
    "minor",
    /New: the error 410 gone of ordersGet/,
    ({ paths }) => paths["/v1/orders/{id}"].get["x-error-precedence"].push("410 gone"),
  ],
  [
    "an operation no longer publishes an event",
    "major",
    /Removed: the event balance.low of ordersCreate/,
    ({ paths }) => paths["/v1/orders"].post["x-events"].pop(),
  ],
  [
    "a response header is gone",
    "major",
    /Removed: the response header 201 Cache-Control of ordersCreate/,
    ({ paths }) => delete paths["/v1/orders"].post.responses["201"].headers["Cache-Control"],
  ],
  [
    "a default is another one",
    "major",
    /Changed: the default at components\/parameters/,
    ({ components }) => {
      const limit: Any = Object.values(components.parameters).find(
        (one: Any) => one.schema?.default !== undefined,
      );
      limit.schema.default += 1;
    },
  ],
  [
    "an operation is no longer idempotent",
    "major",
    /Changed: idempotent of ordersCreate/,
    ({ paths }) => {
      paths["/v1/orders"].post["x-idempotent"] = false;
    },
  ],
  [
    "a rule is gone",
    "major",
    /Removed: the rule auth.401.expired/,
    (_, rules) => {
      rules.rules = rules.rules.filter(({ id }: { id: string }) => id !== "auth.401.expired");
    },
  ],
];

for (const [what, bump, says, touch] of cases) {
  t.test(what, async (t) => {
    const changes = after(touch);
    t.equal(leastBump(changes), bump);
    t.ok(
      changes.some((change) => change.bump === bump && says.test(change.says)),
      JSON.stringify(changes),
    );
  });
}
