/** What the emitter writes for a small, fully known contract. */
import t from "tap";
import { emitText, small } from "./compile.ts";

const options = { sources: "the shop", command: "make", client: "Shop", "sdk-core": "../core" };
const files = await emitText(small, options);
const text = (name: string) => files.get(name) ?? "";
const openapi = JSON.parse(text("openapi.json"));
const { rules } = JSON.parse(text("rules.json")) as { rules: { id: string; [key: string]: unknown }[] };
const rule = (id: string) => rules.find((candidate) => candidate.id === id);

t.test("the same contract gives the same bytes", async (t) => {
  t.strictSame(await emitText(small, options), files);
});

t.test("every file says that it is generated", async (t) => {
  for (const [name, content] of files) {
    t.match(content.slice(0, 200), /Generated from the shop by `make`/, name);
  }
});

t.test("errors of one status are one schema with exactly their codes", async (t) => {
  const responses = openapi.paths["/v1/orders"].post.responses;
  const name = responses[400].content["application/json"].schema.$ref.split("/").at(-1);
  const { code } = openapi.components.schemas[name].properties.error.properties;
  t.strictSame(code.enum, ["idempotency_key_required", "invalid_request"]);
  t.strictSame(Object.keys(responses[400].content["application/json"].examples), code.enum);
  const list = openapi.paths["/v1/orders"].get.responses[400].content["application/json"].schema.$ref;
  t.equal(list, "#/components/schemas/InvalidRequestError", "a single code names its schema");
});

t.test("events are webhooks, stored or not", async (t) => {
  t.strictSame(Object.keys(openapi.webhooks), ["order.completed", "ping"]);
  t.equal(openapi.webhooks["order.completed"].post["x-stored"], true);
  t.equal(openapi.webhooks.ping.post["x-stored"], false);
});

t.test("changes of status come in the contract's order", async (t) => {
  const rows = [...text("states.ts").matchAll(/\{\s+from: (.+?),\s+to: "(\w+)"/g)].map(([, from, to]) => [
    from,
    to,
  ]);
  t.strictSame(rows, [
    ["null", "processing"],
    [`"processing"`, "completed"],
    ["null", "completed"],
  ]);
});

t.test("nothing is defined that nothing uses, and nothing is used that is not defined", async (t) => {
  const document = text("openapi.json");
  const used = new Set(
    [...document.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  );
  const defined = ["schemas", "parameters", "headers", "responses", "examples"].flatMap((kind) =>
    Object.keys(openapi.components[kind] ?? {}).map((name) => `${kind}/${name}`),
  );
  t.strictSame(
    defined.filter((name) => !used.has(name)),
    [],
  );
  t.strictSame(
    [...used].filter((name) => !defined.includes(name) && !name.startsWith("securitySchemes/")),
    [],
  );
});

t.test("a nullable value is one schema of two types", async (t) => {
  t.strictSame(openapi.components.schemas.Order.properties.customer_ref.type, ["string", "null"]);
});

t.test("routes list their errors in the order of precedence", async (t) => {
  const row = text("routes.ts").match(/ordersCreate: \{[\s\S]*?\n {2}\},/)?.[0] ?? "";
  const codes = [...row.matchAll(/code: "(\w+)"/g)].map(([, code]) => code);
  t.strictSame(codes, [
    "invalid_api_key",
    "idempotency_key_required",
    "invalid_request",
    "idempotency_key_reused",
    "request_in_progress",
    "supplier_unavailable",
  ]);
  t.match(row, /idempotent: true/);
  t.match(row, /successStatus: 201/);
  t.match(row, /outcome: "supplier_unavailable"/);
});

t.test("rules are derived from operations, errors, events and properties", async (t) => {
  t.strictSame(
    rules.filter(({ source }) => source === "derived").map(({ id }) => id),
    [
      "errors.orders-create.400-idempotency-key-required",
      "errors.orders-create.400-invalid-request",
      "errors.orders-create.401-invalid-api-key",
      "errors.orders-create.409-idempotency-key-reused",
      "errors.orders-create.409-request-in-progress",
      "errors.orders-create.503-supplier-unavailable",
      "errors.orders-create.precedence",
      "errors.orders-get.401-invalid-api-key",
      "errors.orders-get.404-order-not-found",
      "errors.orders-get.precedence",
      "errors.orders-list.400-invalid-request",
      "errors.orders-list.401-invalid-api-key",
      "errors.orders-list.precedence",
      "events.type.order-completed",
      "events.type.ping",
      "orders.create.customer-ref.kept",
      "orders.create.ok",
      "orders.create.trigger.processing",
      "orders.create.trigger.supplier-down",
      "orders.get.ok",
      "orders.list.ok",
      "resources.money.amount",
      "resources.order.details.note",
      "resources.order.id",
      "resources.order.status",
      "resources.order.total",
      "resources.order.units",
    ],
  );
  t.equal(rule("errors.orders-create.503-supplier-unavailable")?.observe, "supplier");
  t.equal(rule("events.type.ping")?.observe, "portal");
});

t.test("a field that the response returns has a rule, unless a declared rule replaces it", async (t) => {
  const kept = rule("orders.create.customer-ref.kept");
  t.equal(
    kept?.text,
    "POST /v1/orders returns the sent `customer_ref`, and so does GET /v1/orders/{id} later.",
  );
  t.strictSame(kept?.operations, ["ordersCreate", "ordersGet"]);
  t.match(text("routes.ts"), /keptFields: \["customer_ref"\]/);
  const replaced = small.replace(
    /(model CreateOrder \{[^}]*?)(customer_ref\?: string)/,
    '$1@rule("orders.create.customer-ref.kept.trimmed", "Spaces around it are removed.") $2',
  );
  const { rules } = JSON.parse((await emitText(replaced, options)).get("rules.json") ?? "");
  t.strictSame(
    rules.map(({ id }: { id: string }) => id).filter((id: string) => id.includes(".kept")),
    ["orders.create.customer-ref.kept.trimmed"],
  );
});

t.test("a rule knows the operations that it binds", async (t) => {
  t.strictSame(rule("conventions.some-rule")?.operations, ["*"]);
  t.strictSame(rule("orders.get.other-mode")?.operations, ["ordersGet"]);
  const everyOrder = ["ordersCreate", "ordersGet", "ordersList"];
  t.strictSame(rule("resources.order.customer-ref.null")?.operations, everyOrder);
  t.strictSame(rule("resources.money.amount")?.operations, everyOrder);
});

t.test("a rule keeps its level", async (t) => {
  t.equal(rule("conventions.some-rule")?.level, "SHOULD");
  t.equal(rule("orders.get.other-mode")?.level, "MUST");
});

t.test("what one error is called does not depend on what others refer to first", async (t) => {
  const referring = small.replace("namespace Shop;", "namespace Shop;\n\nalias First = ordersList;");
  t.strictSame((await emitText(referring, options)).get("routes.ts"), text("routes.ts"));
});

t.test(
  "an array that is empty in some status makes its model a union, wherever the model is held",
  async (t) => {
    const models = text("models.ts");
    t.match(models, /type Order = OrderWithUnits \| ProcessingOrder;/);
    t.match(
      models,
      /interface OrderWithUnits \{[^}]*status: Exclude<OrderStatus, "processing">;[^}]*units: \w+\[\];/,
    );
    t.match(models, /interface ProcessingOrder \{[^}]*status: "processing";[^}]*units: undefined\[\];/);
    t.match(models, /interface OrderPage \{[^}]*data: Order\[\];/);
    t.match(models, /interface OrderCompletedEvent \{[^}]*data: Order;/);
    const types = text("types.ts");
    t.match(types, /interface Order \{[^}]*status: OrderStatus;/, "over the wire it is one model");
    t.match(types, /interface OrderPage \{/);
    t.match(types, /import type \{[^}]*\bMoney,[^}]*\} from "\.\/models\.ts";/, "and the others stay");
  },
);

t.test("what moves on by itself can be waited for", async (t) => {
  const resources = text("resources.ts");
  t.match(
    resources,
    /waitUntilFinal\(id: string, options\?: WaitOptions\): Promise<Settled<Order, "processing">>/,
  );
  t.equal(resources.match(/ {2}waitUntilFinal\(/g)?.length, 1);
});
