/** Responses are validated against the OpenAPI document: undeclared statuses, content types, shapes and fields. */
import t from "tap";
import { schemaFaults } from "../src/schemas.ts";
import { Exchange } from "../src/wire.ts";

function response(status: number, body: unknown, contentType = "application/json"): Exchange {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const outgoing = { method: "GET", target: "/v1/balance", headers: [] };
  return new Exchange(outgoing, status, ["Content-Type", contentType], Buffer.from(text), [0, 0]);
}

const money = { amount: "10.00", currency: "INR" };
const balance = { balance: money, low_balance_threshold: null, mode: "test" };
const error = (code: string) => ({ error: { code, message: "x", request_id: "req_0123456789abcdef" } });

t.test("as declared", async (t) => {
  t.same(schemaFaults("balanceGet", response(200, balance)), []);
  t.same(schemaFaults("balanceGet", response(200, balance, "application/json; charset=utf-8")), []);
  t.same(schemaFaults("balanceGet", response(401, error("invalid_api_key"))), []);
  t.same(schemaFaults("qr", response(200, "not validated", "image/png")), []);
});

t.test("a union is validated by the branch that its type names", async (t) => {
  const event = { id: `evt_${"0".repeat(24)}`, mode: "live", sequence: 1, created: "2026-01-01T00:00:00Z" };
  const low = { ...event, type: "balance.low", data: { balance: money, threshold: money } };
  const faultsOf = (item: object) =>
    schemaFaults("eventsList", response(200, { data: [item], has_more: false, next_cursor: null })).join(
      "\n",
    );
  t.equal(faultsOf(low), "");
  t.match(faultsOf({ ...low, created: "soon" }), /^(\/data\/0\/created must match .*\n?)+$/);
  t.match(faultsOf({ ...low, type: "no.such" }), /^\/data\/0 .*"type".*$/);
  t.match(faultsOf({ ...low, data: { balance: money } }), /^\/data\/0\/data .*'threshold'$/);
  t.match(faultsOf({ ...low, secret: 1 }), /^\/data\/0 has no field "secret" in the contract$/);
  t.match(faultsOf({ ...low, data: { ...low.data, secret: 1 } }), /^\/data\/0\/data has no field "secret"/m);
});

t.test("not as declared", async (t) => {
  for (const [exchange, fault] of [
    [response(200, {}), /balance/],
    [response(200, { ...balance, balance: { ...money, amount: "10.0" } }), /\/balance\/amount must match/],
    [response(200, { ...balance, balance: { ...money, amount: 10 } }), /\/balance\/amount must be string/],
    [response(200, { ...balance, secret: 1 }), /^\/ has no field "secret"/],
    [response(200, { ...balance, balance: { ...money, secret: 1 } }), /^\/balance has no field "secret"/],
    [response(200, "{"), /not JSON/],
    [response(200, balance, "text/plain"), /content type is "text\/plain"/],
    [response(202, balance), /status 202 is not declared/],
    [response(402, error("insufficient_balance")), /status 402 is not declared/],
    [response(401, error("not_found")), /\/error\/code/],
  ] as const) {
    t.match(schemaFaults("balanceGet", exchange).join("\n"), fault);
  }
});
