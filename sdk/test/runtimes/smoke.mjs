/**
 * What must work on every runtime, against the real service: the same lines run on Node, Bun, Deno and workerd. Nothing of
 * a runtime's own is used, and whatever does not hold is thrown.
 */
import * as sdk from "@partner-esim/sdk";
import { verifyWebhook, WebhookVerificationError, webhookHandler } from "@partner-esim/sdk/webhooks";
import { signWebhook } from "@partner-esim/sdk/webhooks/testing";

const { AbortError, ApiError, OrderNotFoundError, PartnerEsim, PartnerEsimError, TimeoutError } = sdk;

/** Runs each of the checks and returns their names. */
export async function smoke({ apiKey, baseUrl }) {
  const passed = [];
  const client = new PartnerEsim({ apiKey, baseUrl });
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(client, { apiKey, baseUrl });
    } catch (error) {
      throw new Error(`${name}: ${error?.stack ?? error}`);
    }
    passed.push(name);
  }
  return passed;
}

function hold(condition, what) {
  if (!condition) throw new Error(`It does not hold that ${what}`);
}

async function failureOf(call) {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("It succeeded, and should have failed");
}

async function plan(client) {
  const [found] = await client.packages.list({ country: "IT", unlimited: false }).toArray({ limit: 1 });
  return found.id;
}

const checks = {
  async lists(client) {
    let pages = 0;
    for await (const page of client.packages.list({ country: "IT", limit: 5 }).pages()) {
      hold(page.data.length <= 5, "a page is as long as was asked for");
      if (++pages === 2) break;
    }
    hold(pages === 2, "there are pages");
    const ids = new Set();
    for await (const { id } of client.packages.list({ country: "IT" })) {
      if (ids.add(id).size === 30) break;
    }
    hold(ids.size === 30, "items are walked over pages");
  },

  async order(client) {
    const body = { package_id: await plan(client), customer_ref: "Zoë 🌍" };
    const idempotencyKey = "booking-1";
    const { data: order, response } = await client.orders.create(body, { idempotencyKey }).withResponse();
    hold(order.status === "completed" && order.customer_ref === body.customer_ref, "the order is completed");
    hold(response.status === 201 && /^req_/.test(response.requestId), "the response is told");
    hold(response.rateLimit.resetAt instanceof Date, "the rate limit is told");
    const again = await client.orders.create(body, { idempotencyKey }).withResponse();
    hold(again.response.replayed && again.data.id === order.id, "a repeat buys nothing twice");
    hold((await client.orders.waitUntilFinal(order.id)).id === order.id, "what is final is not waited for");
    const esim = await client.esims.get(order.esims[0].iccid);
    const image = await client.qr.get(esim.qr_code_url);
    hold(image instanceof Uint8Array && image[1] === 0x50, "the QR image comes as bytes");
    const active = await client.sandbox.esims.simulate(esim.iccid, { event: "activated" });
    hold(active.status === "active", "the eSIM is activated");
  },

  async errors(client, { baseUrl }) {
    const missing = await failureOf(client.orders.get("ord_test_000000000000"));
    hold(missing instanceof OrderNotFoundError && missing instanceof ApiError, "its class is known");
    hold(missing instanceof PartnerEsimError && missing instanceof Error, "and those above it");
    hold(
      missing.code === "order_not_found" && missing.docsUrl.endsWith("/errors/order_not_found"),
      "its code",
    );
    const wrong = await failureOf(client.packages.list({ country: "Italy" }));
    hold(wrong.code === "invalid_request" && wrong.param === "country", "the parameter at fault is named");
    const stranger = new PartnerEsim({ apiKey: "sk_test_unknown", baseUrl });
    hold((await failureOf(stranger.balance.get())).status === 401, "a wrong key is refused");
  },

  /** Node 20.20 kept the messages of only the first ten errors of a process. */
  async "errors as JSON"(_client, { apiKey, baseUrl }) {
    const codes = Object.values(sdk).flatMap(({ code }) => (typeof code === "string" ? [code] : []));
    hold(codes.length > 15, "every code has its class");
    let code = "";
    const error = () => ({ error: { code, message: `About ${code}`, request_id: "req_1" } });
    const refusing = new PartnerEsim({
      apiKey,
      baseUrl,
      fetch: async () => Response.json(error(), { status: 400 }),
      maxRetries: 0,
    });
    const plain = [sdk.ConnectionError, AbortError, TimeoutError, PartnerEsimError];
    for (let count = 0; count < 100; count++) {
      for (code of codes) {
        const thrown = await failureOf(refusing.balance.get());
        const read = JSON.parse(JSON.stringify(thrown));
        hold(
          read.message === `400 ${code}: About ${code} (req_1)`,
          `the JSON of ${read.name} has its message`,
        );
        hold(read.name === thrown.name && read.code === code, "and its name and code");
      }
      for (const Class of plain) {
        const read = JSON.parse(JSON.stringify(new Class("gone")));
        hold(
          read.message === "gone" && read.name === new Class("").name,
          `the JSON of ${read.name} has its message`,
        );
      }
    }
  },

  async raw(client) {
    const { data, response } = await client.raw.GET("/v1/balance");
    hold(data.mode === "test" && response.ok, "openapi-fetch's client reads");
    const body = { package_id: await plan(client) };
    const made = await client.raw.POST("/v1/orders", { body });
    hold(made.data.status === "completed", "and writes");
    const params = { path: { id: "ord_test_000000000000" } };
    const missing = await client.raw.GET("/v1/orders/{id}", { params });
    hold(missing.error.error.code === "order_not_found", "and returns errors");
  },

  async ends(client, { apiKey, baseUrl }) {
    const aborted = await failureOf(client.balance.get({ signal: AbortSignal.abort("no") }));
    hold(aborted instanceof AbortError && aborted.cause === "no", "an abort ends the call");
    const silent = (_url, { signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const slow = new PartnerEsim({ apiKey, baseUrl, fetch: silent, maxRetries: 0, timeoutMs: 30 });
    hold((await failureOf(slow.balance.get())) instanceof TimeoutError, "a timeout ends an attempt");
    const told = [];
    let calls = 0;
    const flaky = new PartnerEsim({
      apiKey,
      baseUrl,
      fetch: (url, init) =>
        calls++ ? fetch(url, init) : Promise.resolve(new Response("busy", { status: 503 })),
      onRequest: ({ attempt }) => told.push(attempt),
    });
    const { response } = await flaky.balance.get().withResponse();
    hold(
      response.attempts === 2 && told.join() === "1,2",
      "a failure that may pass is tried again, and told",
    );
  },

  async webhooks(client) {
    const [event] = await client.events.list().toArray({ limit: 1 });
    const secret = "whsec_0123456789abcdefghijklmnopqrstuvwxyzABCD";
    const { body, headers } = await signWebhook(event, secret);
    hold((await verifyWebhook(body, headers, [secret, "whsec_old"])).id === event.id, "a signature fits");
    const tampered = await failureOf(verifyWebhook(`${body} `, headers, secret));
    hold(tampered instanceof WebhookVerificationError && tampered.code === "signature_mismatch", "or not");
    const seen = [];
    const receive = webhookHandler(secret, ({ id }) => seen.push(id));
    const url = "https://shop.example/webhooks";
    const response = await receive(new Request(url, { method: "POST", body, headers }));
    hold(response.status === 204 && seen.join() === event.id, "the handler takes it");
    hold((await receive(new Request(url, { method: "POST", body }))).status === 400, "or refuses it");
  },
};
