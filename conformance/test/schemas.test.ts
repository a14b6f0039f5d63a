/** Answers are judged by the OpenAPI file: undeclared statuses, content types and shapes are found, unknown fields are not faults. */
import t from "tap";
import { schemaFaults } from "../src/schemas.ts";
import { Exchange } from "../src/wire.ts";

function answer(status: number, body: unknown, contentType = "application/json"): Exchange {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const outgoing = { method: "GET", target: "/v1/balance", headers: [] };
  return new Exchange(outgoing, status, ["Content-Type", contentType], Buffer.from(text), [0, 0]);
}

const money = { amount: "10.00", currency: "INR" };
const balance = { balance: money, low_balance_threshold: null, mode: "test" };
const error = (code: string) => ({ error: { code, message: "x", request_id: "req_0123456789abcdef" } });

t.test("as declared", async (t) => {
  t.same(schemaFaults("balanceGet", answer(200, balance)), []);
  t.same(schemaFaults("balanceGet", answer(200, { ...balance, later: { added: 1 } })), [], "unknown fields");
  t.same(schemaFaults("balanceGet", answer(200, balance, "application/json; charset=utf-8")), []);
  t.same(schemaFaults("balanceGet", answer(401, error("invalid_api_key"))), []);
  t.same(schemaFaults("qr", answer(200, "not looked at", "image/png")), []);
});

t.test("not as declared", async (t) => {
  for (const [exchange, fault] of [
    [answer(200, {}), /balance/],
    [answer(200, { ...balance, balance: { ...money, amount: "10.0" } }), /\/balance\/amount must match/],
    [answer(200, { ...balance, balance: { ...money, amount: 10 } }), /\/balance\/amount must be string/],
    [answer(200, "{"), /not JSON/],
    [answer(200, balance, "text/plain"), /content type is "text\/plain"/],
    [answer(202, balance), /status 202 is not declared/],
    [answer(402, error("insufficient_balance")), /status 402 is not declared/],
    [answer(401, error("not_found")), /\/error\/code/],
  ] as const) {
    t.match(schemaFaults("balanceGet", exchange).join("\n"), fault);
  }
});
