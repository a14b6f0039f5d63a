/** Whatever a call raises is an error that the package documents, however wrong its arguments are. */
import t from "tap";
import { createClient, OrdersResource, PartnerEsim, PartnerEsimError } from "../src/index.ts";
import { createInbox, verifyWebhook, WebhookVerificationError } from "../src/webhooks/index.ts";
import { verifyWebhookSync } from "../src/webhooks/node.ts";
import { signWebhook } from "../src/webhooks/testing.ts";
import { orderCompleted } from "./support/event.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { json, startServer } from "./support/scripted-server.ts";

const odd = [null, 5, "text", true, [], new Map(), () => {}, Symbol("odd"), 5n] as never[];

t.test("wrong settings", async (t) => {
  const baseUrl = "http://127.0.0.1:1/partner/api";
  const names = ["apiKey", "baseUrl", "docsUrl", "portalUrl", "fetch", "onRequest", "onResponse", "onRetry"];
  for (const name of names) {
    for (const value of [
      5,
      {},
      true,
      Symbol("odd"),
      [],
      name.startsWith("on") || name === "fetch" ? "x" : () => {},
    ]) {
      const make = () => new PartnerEsim({ apiKey, baseUrl, [name]: value });
      t.throws(make, PartnerEsimError, `${name}: ${String(value)}`);
    }
  }
  for (const options of odd) {
    t.throws(() => new PartnerEsim(options), PartnerEsimError);
    t.throws(() => createClient(options), PartnerEsimError);
    t.throws(() => new PartnerEsim({ apiKey, baseUrl }).withOptions(options), PartnerEsimError);
  }
});

t.test("wrong arguments of calls", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, { id: "x", data: [] }));
  const client = new PartnerEsim({ apiKey, baseUrl });
  const { orders, events, esims } = client;
  const calls: [name: string, call: (value: never) => PromiseLike<unknown>][] = [
    ["orders.get(id)", (value) => orders.get(value)],
    ["orders.get(id, options)", (value) => orders.get("ord_1", value)],
    ["orders.list(query)", (value) => orders.list(value)],
    ["orders.list(query, options)", (value) => orders.list({}, value)],
    ["orders.list().toArray(options)", (value) => orders.list().toArray(value)],
    ["orders.create(body)", (value) => orders.create(value)],
    ["orders.create(body, options)", (value) => orders.create({ package_id: "pkg_1" }, value)],
    ["orders.waitUntilFinal(id)", (value) => orders.waitUntilFinal(value)],
    ["orders.waitUntilFinal(id, options)", (value) => orders.waitUntilFinal("ord_1", value)],
    ["esims.topups.create(iccid, body)", (value) => esims.topups.create("8999", value)],
    ["events.poll(options)", (value) => events.poll(value).next()],
    ["events.poll({ cursor })", (value) => events.poll({ cursor: value ?? 5 }).next()],
    ["signal", (value) => orders.get("ord_1", { signal: value ?? 5 })],
    [
      "new OrdersResource(client)",
      (value) => new OrdersResource(createClient({ apiKey, baseUrl })).get(value),
    ],
  ];
  for (const [name, call] of calls) {
    for (const value of odd) {
      if (value === "text" && /id\)|client\)/.test(name)) continue;
      // A Map has the methods of a cursor.
      if (Object(value) instanceof Map && /cursor/.test(name)) continue;
      const error = await failureOf((async () => call(value))());
      t.ok(error instanceof PartnerEsimError, `${name} with ${String(value)}: ${error}`);
    }
  }
  for (const text of ["\ud800", "a\udc00"]) {
    t.ok((await failureOf(orders.get(text))) instanceof PartnerEsimError);
    t.ok((await failureOf(orders.list({ customer_ref: text }))) instanceof PartnerEsimError);
    const raw = client.raw.GET("/v1/orders", { params: { query: { customer_ref: text } } });
    t.ok((await failureOf(raw)) instanceof PartnerEsimError);
  }
  t.equal(received.length, 0);
});

t.test("wrong arguments of a verification", async (t) => {
  const secret = "whsec_0123456789abcdefghijklmnopqrstuvwxyzABCD";
  const { body, headers } = await signWebhook(orderCompleted(), secret);
  const calls: [name: string, verify: (value: never) => [unknown, unknown, unknown, unknown?]][] = [
    ["body", (value) => [value, headers, secret]],
    ["headers", (value) => [body, value, secret]],
    ["secrets", (value) => [body, headers, value]],
    ["a secret", (value) => [body, headers, [secret, value]]],
  ];
  for (const [name, args] of calls) {
    for (const value of odd) {
      if (value === "text" && name === "a secret") continue;
      const verifyArguments = args(value) as Parameters<typeof verifyWebhook>;
      for (const verify of [verifyWebhook, verifyWebhookSync]) {
        const error = await failureOf((async () => verify(...verifyArguments))());
        t.ok(error instanceof WebhookVerificationError, `${name} with ${String(value)}: ${error}`);
      }
    }
  }
  t.equal((await verifyWebhook(body, headers, secret, null as never)).id, orderCompleted().id);
  t.equal(verifyWebhookSync(body, headers, secret, null as never).id, orderCompleted().id);
  t.ok(createInbox());
});
