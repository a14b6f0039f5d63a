/** Rules `resources.error.*`: the error envelope, on errors that need only an API key to provoke. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { sample } from "../fixtures.ts";
import { tour } from "../tour.ts";
import { exhaustedKeyResponse } from "../windows.ts";
import type { Exchange } from "../wire.ts";

interface Envelope {
  error?: { code?: unknown; message?: unknown; request_id?: unknown; param?: unknown };
}

async function errorResponses(t: Context): Promise<Exchange[]> {
  const { refusals: visited } = await tour(t);
  const exchanges = [...visited.map(({ exchange }) => exchange), await exhaustedKeyResponse(t)];
  t.must.ok(exchanges.length > 10, "errors to check", exchanges.length);
  return exchanges;
}

const errorIn = (exchange: Exchange) => (exchange.json as Envelope | undefined)?.error ?? {};

export const cases = [
  rule("resources.error.envelope", {}, async (t, check) => {
    for (const exchange of await errorResponses(t)) {
      check.keys(exchange.json, ["error"], `keys of a ${exchange.status}`, exchange);
      const error = errorIn(exchange);
      for (const key of ["code", "message", "request_id"] as const) {
        const isText = typeof error[key] === "string" && error[key] !== "";
        check.ok(isText, `${key} of a ${exchange.status} is a string`, error, exchange);
      }
      const keys = ["code", "message", "request_id", ...("param" in error ? ["param"] : [])];
      check.keys(error, keys, `keys of error in a ${exchange.status}`, exchange);
      if ("param" in error) check.equal(typeof error.param, "string", "type of param", exchange);
    }
  }),

  rule("resources.error.request-id", {}, async (t, check) => {
    for (const exchange of await errorResponses(t)) {
      const id = exchange.header("X-Request-Id");
      check.ok(id, `a ${exchange.status} has an X-Request-Id`, exchange.headers, exchange);
      check.equal(
        errorIn(exchange).request_id,
        id as unknown,
        `request_id of a ${exchange.status}`,
        exchange,
      );
    }
  }),

  rule("resources.error.param.names-field", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const order = (fields: object, options: object = {}) =>
      t.test.call("ordersCreate", { body: { package_id: item.id, ...fields }, ...options });
    check.error(await order({ quantity: 0 }), 400, "invalid_request", "quantity", "quantity 0");
    const reference = await order({ customer_ref: 5 });
    check.error(reference, 400, "invalid_request", "customer_ref", "a field of two words");
    const nested = await order({ customer: { email: "abc" } });
    check.error(nested, 400, "invalid_request", "customer.email", "a nested field");
    const filter = await t.test.call("packagesList", { query: { limit: 0 } });
    check.error(filter, 400, "invalid_request", "limit", "a query parameter");
    const keyless = await order({}, { idempotencyKey: null });
    check.error(keyless, 400, "idempotency_key_required", "Idempotency-Key", "a missing header");
    const both = await order({ quantity: 0, customer_ref: 5 });
    check.error(both, 400, "invalid_request", "quantity", "the first of two invalid fields");
  }),

  rule("resources.error.param.absent", {}, async (t, check) => {
    const malformed = await t.test.call("ordersCreate", { raw: '{"package_id":' });
    check.error(malformed, 400, "invalid_request", null, "malformed JSON");
    const tested = new Set<number>();
    for (const exchange of await errorResponses(t)) {
      const isField = exchange.status === 400 || errorIn(exchange).code === "idempotency_key_reused";
      if (isField) continue;
      tested.add(exchange.status);
      check.ok(!("param" in errorIn(exchange)), `no param in a ${exchange.status}`, exchange.json, exchange);
      check.ok(typeof errorIn(exchange).code === "string", "control: it is an error response", exchange.json);
    }
    for (const status of [401, 402, 404]) check.ok(tested.has(status), `a ${status} among them`, [...tested]);
  }),
];
