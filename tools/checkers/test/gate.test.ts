// The gate on changes of the contract, with copies of the real one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits as figures } from "@partner-esim/generated/limits";
import t from "tap";
import { type Change, contractChanges, leastBump, type Version } from "../release/contract-changes.ts";

const generated = join(import.meta.dirname, "../../..", "generated");
const real: Version = {
  openapi: readFileSync(join(generated, "openapi.json"), "utf8"),
  rules: readFileSync(join(generated, "rules.json"), "utf8"),
  limits: readFileSync(join(generated, "limits.ts"), "utf8"),
};

// biome-ignore lint/suspicious/noExplicitAny: any part of a document may be changed
type Any = any;

/** Returns the changes caused by an edit of the documents. */
function after(touch: (openapi: Any, rules: Any) => void): Change[] {
  const openapi = JSON.parse(real.openapi);
  const rules = JSON.parse(real.rules);
  touch(openapi, rules);
  return contractChanges(real, { ...real, openapi: JSON.stringify(openapi), rules: JSON.stringify(rules) });
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
    "a default differs",
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
  [
    "a rule is new",
    "minor",
    /New: the rule auth.401.doubtful/,
    (_, rules) => rules.rules.push({ ...rules.rules[0], id: "auth.401.doubtful" }),
  ],
  [
    "a rule is observed in another way",
    "minor",
    /The rule auth.401.expired was observed by clock and is by docs/,
    (_, rules) => {
      rules.rules.find(({ id }: { id: string }) => id === "auth.401.expired").observe = "docs";
    },
  ],
];

const signatureIn = ({ parameters }: Any): Any => parameters[`Webhook.${webhookHeaders.signature}`];

cases.push(
  [
    "a header of the webhooks has another name",
    "major",
    /Removed: webhooks > ping > post > parameters > header X-Service-Signature/,
    ({ components }) => {
      signatureIn(components).name = "X-Partner-Signature";
    },
  ],
  [
    "a header of the webhooks has another form",
    "major",
    /Changed: webhooks > ping > post > parameters > header X-Service-Signature > schema > pattern/,
    ({ components }) => {
      signatureIn(components).schema.pattern = "^[0-9a-f]{64}$";
    },
  ],
  [
    "a field of an event's data is gone",
    "major",
    /Property `threshold` of `BalanceLow` was removed/,
    ({ components }) => delete components.schemas.BalanceLow.properties.threshold,
  ],
  [
    "a response header has another form",
    "major",
    /Removed: components > headers > \S+ > schema/,
    ({ components }) => {
      const [header]: Any[] = Object.values(components.headers);
      header.schema = { type: "string", pattern: "^other$" };
    },
  ],
  [
    "the key is sent in another way",
    "major",
    /`scheme` of security scheme `BearerAuth` changed/,
    ({ components }) => {
      const [scheme]: Any[] = Object.values(components.securitySchemes);
      scheme.scheme = "basic";
    },
  ],
  [
    "another error is checked first",
    "minor",
    /Changed: which error of ordersCreate comes first/,
    ({ paths }) => paths["/v1/orders"].post["x-error-precedence"].reverse(),
  ],
);

t.test("an addition of any kind is a minor step", async (t) => {
  const changes = after(({ paths, components, webhooks }) => {
    paths["/v1/orders"].get.parameters.push({ name: "colour", in: "query", schema: { type: "string" } });
    paths["/v1/colours"] = {
      get: { operationId: "coloursList", responses: { 200: { description: "All." } } },
    };
    components.schemas.Order.properties.colour = { type: "string" };
    components.schemas.Balance.properties.colour = { type: "string" };
    components.schemas.Balance.required.push("colour");
    // A field may have the name of a keyword.
    components.schemas.Money.properties.description = { type: "string" };
    webhooks.ping.post.parameters.push({ name: "X-Colour", in: "header", schema: { type: "string" } });
  });
  t.equal(leastBump(changes), "minor");
  t.strictSame(changes.map(({ says }) => says).toSorted(), [
    "New: components > schemas > Balance > properties > colour.",
    "New: components > schemas > Balance > required > colour.",
    "New: components > schemas > Money > properties > description.",
    "New: components > schemas > Order > properties > colour.",
    "New: paths > /v1/colours.",
    "New: paths > /v1/orders > get > parameters > query colour.",
    "New: webhooks > ping > post > parameters > header X-Colour.",
  ]);
});

t.test("another figure is a minor step at least", async (t) => {
  const limits = real.limits.replace(/^ {2}postPerMinute: \d+,$/m, "  postPerMinute: 7,");
  t.strictSame(contractChanges(real, { ...real, limits }), [
    { bump: "minor", says: `The figure postPerMinute was ${figures.postPerMinute} and is 7.` },
  ]);
});

t.test("other words alone are a patch", async (t) => {
  const changes = after((openapi, rules) => {
    openapi.components.schemas.Order.description += " Indeed.";
    openapi.paths["/v1/orders"].get.summary += " of yours";
    openapi.components.schemas.Order.required.reverse();
    rules.rules[0].text += " Always.";
  });
  t.equal(leastBump(changes), "patch");
  t.equal(changes.length, 4, JSON.stringify(changes));
});

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
