/** Webhook requests of the real service, verified by the libraries that partners already have. */
import { Webhook as StandardWebhook } from "standardwebhooks";
import Stripe from "stripe";
import { Webhook as SvixWebhook } from "svix";
import t, { type Test } from "tap";
import { startTestService } from "../../server/src/testing.ts";
import { PartnerEsim } from "../src/index.ts";
import { signWebhook } from "../src/webhooks/testing.ts";
import { orderCompleted } from "./support/event.ts";

interface Signed {
  body: string;
  headers: Record<string, string>;
}

const libraries: Record<string, (request: Signed, secret: string) => unknown> = {
  standardwebhooks: ({ body, headers }, secret) => new StandardWebhook(secret).verify(body, headers),
  svix: ({ body, headers }, secret) => new SvixWebhook(secret).verify(body, headers),
  // Stripe's header has the form of the specified one, with the whole secret as key.
  stripe: ({ body, headers }, secret) =>
    Stripe.webhooks.constructEvent(body, headers["x-service-signature"] ?? "", secret),
};

const later = (headers: Record<string, string>, seconds: number) => {
  const shift = (text = "") => text.replace(/\d{10}/, (time) => String(Number(time) + seconds));
  return {
    ...headers,
    "webhook-timestamp": shift(headers["webhook-timestamp"]),
    "x-service-signature": shift(headers["x-service-signature"]),
  };
};

function verifiesWith(t: Test, signed: Signed, secret: string): void {
  const { body } = signed;
  const headers = Object.fromEntries(new Headers(signed.headers));
  const request = { body, headers };
  for (const [name, verify] of Object.entries(libraries)) {
    t.doesNotThrow(() => verify(request, secret), name);
    t.throws(() => verify({ headers, body: `${body} ` }, secret), `${name}: other bytes`);
    t.throws(() => verify(request, secret.replace(/.$/, (last) => (last === "a" ? "b" : "a"))), `${name}: another secret`);
    t.throws(() => verify({ body, headers: later(headers, 1) }, secret), `${name}: another time`);
  }
}

t.test("requests of the service", async (t) => {
  const service = await startTestService();
  t.teardown(() => service.stop());
  const webhooks = await service.receiveWebhooks();
  const client = new PartnerEsim({ apiKey: service.testKey, baseUrl: service.baseUrl });
  const [item] = await client.packages.list({ country: "IT" }).toArray({ limit: 1 });
  await client.orders.create({ package_id: item?.id ?? "" });
  const { body, headers } = await webhooks.next("order.completed");
  verifiesWith(t, { body, headers }, webhooks.secret);
});

t.test("requests of the SDK's test entry", async (t) => {
  const secret = "whsec_0123456789abcdefghijklmnopqrstuvwxyzABCD";
  verifiesWith(t, await signWebhook(orderCompleted(), secret), secret);
  for (const made of ["whsec_", "whsec_not base64!", "secret_one"]) {
    const { headers } = await signWebhook(orderCompleted(), made);
    t.equal(headers["webhook-signature"], undefined, "a secret without base64 has no key for them");
    t.match(headers["X-Service-Signature"], /^t=/);
  }
});
