/** The headers of Standard Webhooks, verified by its library. `tools/checkers/test/signature.test.ts` has others. */
import { Webhook } from "standardwebhooks";
import t, { type Test } from "tap";
import { startTestService } from "../../server/src/testing.ts";
import { PartnerEsim } from "../src/index.ts";
import { signWebhook } from "../src/webhooks/testing.ts";
import { orderCompleted } from "./support/event.ts";

interface Signed {
  body: string;
  headers: Record<string, string>;
}

function verifiesWith(t: Test, signed: Signed, secret: string): void {
  const { body } = signed;
  const headers = Object.fromEntries(new Headers(signed.headers));
  const other = secret.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
  const later = { ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) + 1) };
  const verify = (text: string, requestHeaders: object, key: string) =>
    new Webhook(key).verify(text, requestHeaders as Record<string, string>);
  t.strictSame(verify(body, headers, secret), JSON.parse(body));
  t.throws(() => verify(`${body} `, headers, secret), "other bytes");
  t.throws(() => verify(body, headers, other), "another secret");
  t.throws(() => verify(body, later, secret), "another time");
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
