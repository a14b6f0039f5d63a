/**
 * Requests for rules about every response: one success of each operation, and the errors that a request can cause in
 * the sandbox. An unexpected status code fails the case.
 */
import type { Context } from "./context.ts";
import type { ErrorCode, OperationId } from "./contract.ts";
import { sample, testObjects } from "./fixtures.ts";
import { qrTarget } from "./windows.ts";
import type { Exchange } from "./wire.ts";

export interface Tour {
  successes: { operation: OperationId; exchange: Exchange }[];
  refusals: { status: number; exchange: Exchange }[];
  all: Exchange[];
}

/** For the rule that no CORS header is returned. */
const headers = { Origin: "https://shop.example.com" };

export function tour(t: Context): Promise<Tour> {
  return t.shared("tour", async (context) => {
    const successes = await visitSuccesses(context);
    const errorResponses = await visitRefusals(context);
    return {
      successes,
      refusals: errorResponses,
      all: [...successes, ...errorResponses].map(({ exchange }) => exchange),
    };
  });
}

async function visitSuccesses(t: Context): Promise<Tour["successes"]> {
  const objects = await testObjects(t);
  const { package: item, topup } = await sample(t);
  const iccid = await t.test.newEsim(item.id, { customer_ref: t.unique("tour") });
  const path = { iccid: objects.iccid };
  const visits: [OperationId, object][] = [
    ["countriesList", {}],
    ["packagesList", {}],
    ["packagesGet", { path: { id: item.id } }],
    ["balanceGet", {}],
    ["ordersCreate", { body: { package_id: item.id, customer_ref: t.unique("tour") } }],
    ["ordersGet", { path: { id: objects.orderId } }],
    ["ordersList", {}],
    ["esimsList", {}],
    ["esimsGet", { path }],
    ["topupPackagesList", { path }],
    ["topupsCreate", { path: { iccid }, body: { package_id: topup.id } }],
    ["topupsList", { path }],
    ["topupsGet", { path: { id: objects.topupId } }],
    ["simulate", { path: { iccid }, body: { event: "activated" } }],
    ["eventsList", {}],
    ["eventsGet", { path: { id: objects.eventId } }],
  ];
  const successes: Tour["successes"] = [];
  for (const [operation, options] of visits) {
    successes.push({ operation, exchange: await t.test.done(operation, { ...options, headers }) });
  }
  const image = await t.test.send("GET", await qrTarget(t), { authorization: null, headers }, "qr");
  t.must.status(image, 200, "the QR image");
  return [...successes, { operation: "qr", exchange: image }];
}

async function visitRefusals(t: Context): Promise<Tour["refusals"]> {
  const { package: item } = await sample(t);
  const iccid = await t.test.newEsim(item.id);
  const from = t.badKeyAddress();
  const usedKey = t.unique("tour");
  const body = { package_id: item.id };
  await t.test.order(body, { idempotencyKey: usedKey });
  const order = (fields: object, options: object = {}) =>
    t.test.call("ordersCreate", { headers, body: { ...body, ...fields }, ...options });
  const trigger = (prefix: string) => order({ customer_ref: prefix });
  const get = (operation: OperationId, path: Record<string, string>) =>
    t.test.call(operation, { headers, path });
  const simulate = () => t.test.call("simulate", { headers, path: { iccid }, body: { event: "usage_80" } });
  const made: [number, ErrorCode, Exchange][] = [
    [400, "invalid_request", await order({ quantity: 0 })],
    [400, "invalid_request", await t.test.call("packagesList", { headers, query: { country: "IND" } })],
    [400, "idempotency_key_required", await order({}, { idempotencyKey: null })],
    [401, "invalid_api_key", await t.test.call("balanceGet", { headers, authorization: null, from })],
    [402, "insufficient_balance", await trigger("test_insufficient_balance")],
    [404, "package_not_found", await get("packagesGet", { id: "pkg_999999999" })],
    [404, "order_not_found", await get("ordersGet", { id: "ord_test_000000000000" })],
    [404, "esim_not_found", await get("esimsGet", { iccid: "8999999000000000000" })],
    [404, "topup_not_found", await get("topupsGet", { id: "top_test_000000000000" })],
    [404, "not_found", await get("eventsGet", { id: "evt_000000000000000000000000" })],
    [404, "not_found", await t.test.send("GET", "/v1/nothing", { headers })],
    [
      404,
      "not_found",
      await t.test.send("GET", "/v1/qr/nothing.png", { headers, authorization: null }, "qr"),
    ],
    [409, "idempotency_key_reused", await order({ quantity: 2 }, { idempotencyKey: usedKey })],
    [409, "invalid_state", await simulate()],
    [503, "supplier_unavailable", await trigger("test_supplier_down")],
  ];
  for (const [status, code, exchange] of made) t.must.error(exchange, status, code);
  return made.map(([status, , exchange]) => ({ status, exchange }));
}
