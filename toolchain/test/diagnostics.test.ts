/** Every misuse of the decorators is rejected: each case breaks the valid fixture in one place. */
import t from "tap";
import { faultsOf, portal, small } from "./compile.ts";

interface Misuse {
  what: string;
  /** Text of the fixture and its replacement. */
  change: [from: string, to: string];
  code: string;
}

const get = `@area("orders.get")`;
const list = `@area("orders.list")`;

const misuses: Misuse[] = [
  { what: "an idempotent GET", change: [get, `${get} @idempotent`], code: "idempotent-get" },
  { what: "a POST without idempotency", change: ["@idempotent\n", ""], code: "missing-idempotent" },
  {
    what: "an operation without @access",
    change: [`${get}\n@access(Access.key)`, get],
    code: "missing-access",
  },
  {
    what: "an operation without @rateClass",
    change: [`@rateClass(RateClass.post)\n`, ""],
    code: "missing-rate-class",
  },
  { what: "an operation without @area", change: [`${list}\n`, ""], code: "missing-area" },
  { what: "an operation without @sdk", change: [`@sdk("orders.list")\n`, ""], code: "missing-sdk" },
  {
    what: "an SDK method used twice",
    change: [`@sdk("orders.list")`, `@sdk("orders.get")`],
    code: "duplicate-sdk",
  },
  {
    what: "a page without cursor",
    change: ["@query cursor?: string;", "@query position?: string;"],
    code: "paginated-parameters",
  },
  {
    what: "a page whose cursor is no token",
    change: ["@continuationToken @query cursor", "@query cursor"],
    code: "paginated-token",
  },
  { what: "a page without limit", change: ["limit?: int32", "size?: int32"], code: "paginated-parameters" },
  { what: "a page without its envelope", change: ["has_more: boolean;", ""], code: "paginated-envelope" },
  {
    what: "publishing an event that does not exist",
    change: [`@publishes("order.completed")`, `@publishes("order.vanished")`],
    code: "unknown-event",
  },
  {
    what: "a change to a status that does not exist",
    change: [`@becomes("completed"`, `@becomes("vanished"`],
    code: "unknown-status",
  },
  {
    what: "a change recorded by an event that does not exist",
    change: [`is there", event: "order.completed"`, `is there", event: "order.vanished"`],
    code: "unknown-event",
  },
  {
    what: "a trigger with an outcome of another operation",
    change: [`outcome: "processing"`, `outcome: "order_not_found"`],
    code: "sandbox-outcome",
  },
  {
    what: "an error model outside the catalogue",
    change: [`@errorCase(#{ retry: Retry.no, fix: "Check the id." })\n`, ""],
    code: "error-not-in-catalogue",
  },
  {
    what: "an error without a literal code",
    change: [`Problem<404, "order_not_found">`, "Problem<404, string>"],
    code: "error-shape",
  },
  {
    what: "an error that names what has to change, and can't be retried after it",
    change: [
      `retry: Retry.no, fix: "Check the id."`,
      `retry: Retry.no, after: "funds", fix: "Check the id."`,
    ],
    code: "error-shape",
  },
  { what: "an error without its condition", change: ["/** No such order. */", ""], code: "error-shape" },
  {
    what: "an error listed twice",
    change: ["} | InvalidApiKey | OrderNotFound;", "} | InvalidApiKey | OrderNotFound | AlsoNotFound;"],
    code: "repeated-error",
  },
  {
    what: "two models of a code that disagree about its status",
    change: [`is Problem<404, "order_not_found">`, `is Problem<404, "invalid_api_key">`],
    code: "duplicate-error",
  },
  {
    what: "a rule declared twice",
    change: [`"orders.get.other-mode"`, `"conventions.some-rule"`],
    code: "duplicate-rule",
  },
  {
    what: "a rule declared and derived as well",
    change: [`"orders.get.other-mode"`, `"orders.get.ok"`],
    code: "derived-rule",
  },
  {
    what: "an error rule declared though derived",
    change: [`"orders.get.other-mode"`, `"errors.orders-get.404-order-not-found"`],
    code: "derived-rule",
  },
  { what: "a rule id in capitals", change: [`"orders.get.other-mode"`, `"Orders.get"`], code: "bad-rule-id" },
  {
    what: "a rule observed in words that are no enumeration's",
    change: ["observe: Observe.docs", 'observe: "docs"'],
    code: "no-word",
  },
  {
    what: "a second enumeration for one kind of words",
    change: ["observe: Observe.docs", "observe: RateClass.general"],
    code: "other-words",
  },
  {
    what: "a limit that is no constant",
    change: ["@maxLength(254)", `@maxLength(limit(254, "characters"))`],
    code: "limit-without-name",
  },
];

/** A second model of a code, for the case that lists both. */
const alsoNotFound = `
/** No such thing either. */
model AlsoNotFound is OrderNotFound;
`;

t.test("the fixture has no fault", async (t) => {
  t.strictSame(await faultsOf(small), []);
});

for (const { what, change, code } of misuses) {
  t.test(what, async (t) => {
    const [from, to] = change;
    const text = small.replace(from, () => to) + (to.includes("AlsoNotFound") ? alsoNotFound : "");
    t.not(text, small, "the fixture holds the text that is changed");
    t.ok((await faultsOf(text)).includes(code), `is refused as ${code}`);
  });
}

t.test("a service for people needs roles, and nothing that a service for keys needs", async (t) => {
  t.strictSame(await faultsOf(portal), []);
  t.strictSame(await faultsOf(portal.replace("@role(Role.owner)\n", "")), ["missing-role"]);
  t.strictSame(await faultsOf(portal.replace("Role.anyone", "Role.anyone, Role.owner")), ["anyone-else"]);
});

t.test("an error of another service is none of this one's catalogue", async (t) => {
  t.strictSame(await faultsOf(portal.replace("} | Forbidden;", "} | InvalidApiKey;")), [
    "error-not-in-catalogue",
  ]);
});

t.test("an event without a literal type, with that of another event, or outside the union", async (t) => {
  // Outside the union, whose discriminator the compiler itself checks.
  const outside = small.replace("  ping: PingEvent,\n", "");
  t.strictSame(await faultsOf(outside), ["event-outside-union"]);
  t.ok((await faultsOf(outside.replace('type: "ping";', "type: string;"))).includes("event-type"));
  const twice = outside.replace('type: "ping";', 'type: "order.completed";');
  t.ok((await faultsOf(twice)).includes("duplicate-event"));
});

t.test("an event type that has no model", async (t) => {
  const named = small.replace('type: "ping";', "type: EventName.ping;");
  t.strictSame(await faultsOf(`${named}\nenum EventName { ping: "ping" }\n`), []);
  t.strictSame(await faultsOf(`${named}\nenum EventName { ping: "ping", pong: "pong" }\n`), [
    "event-without-model",
  ]);
});

t.test("an area used by two operations", async (t) => {
  const faults = await faultsOf(small.replace(list, get));
  t.ok(faults.includes("duplicate-area"));
  t.notOk((await faultsOf(small)).includes("duplicate-area"));
});

t.test("an area used by two models", async (t) => {
  t.ok((await faultsOf(`${small}\nmodel Wage is Money;\n`)).includes("duplicate-rule"));
});

t.test("a rule on a property that is spread into several models is one rule", async (t) => {
  const text = `${small}
model Copy {
  ...Order;
}
`;
  t.strictSame(await faultsOf(text), []);
});
