// Webhook requests of the service, verified by libraries that partners already have, and received in Nest.
import "reflect-metadata";
import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Webhook as StandardWebhook } from "standardwebhooks";
import Stripe from "stripe";
import { Webhook as SvixWebhook } from "svix";
import t from "tap";
import { receiveWebhooks } from "../../../sdk/examples/webhooks/nest.ts";
import { WebhookBench } from "../../../server/test/webhooks/bench.ts";

const { webhooks } = new Stripe("sk_test_none");
type Headers = Record<string, string>;

/** Stripe's scheme is the specified one; the others read the headers of Standard Webhooks. */
const libraries: Record<string, (body: string, headers: Headers, secret: string) => unknown> = {
  stripe: (body, headers, secret) =>
    webhooks.constructEvent(body, headers["x-service-signature"] ?? "", secret),
  standardwebhooks: (body, headers, secret) => new StandardWebhook(secret).verify(body, headers),
  svix: (body, headers, secret) => new SvixWebhook(secret).verify(body, headers),
};

t.test("libraries accept the signature, and reject it for another body or secret", async (t) => {
  const bench = await WebhookBench.start(t);
  const { secret } = await bench.endpoint();
  await bench.order();
  const [request] = await bench.receiver.reached(1);
  if (!request) return t.fail("no webhook was delivered");
  const body = String(request.body);
  const headers = request.headers as Headers;
  const other = `${secret.slice(0, -1)}${secret.endsWith("a") ? "b" : "a"}`;
  for (const [name, verify] of Object.entries(libraries)) {
    t.doesNotThrow(() => verify(body, headers, secret), name);
    t.throws(() => verify(`${body} `, headers, secret), `${name}: another body`);
    t.throws(() => verify(body, headers, other), `${name}: another secret`);
  }

  process.env.PARTNER_ESIM_WEBHOOK_SECRET = secret;
  class AppModule {}
  Module({})(AppModule);
  const app = await NestFactory.create(AppModule, { logger: false });
  receiveWebhooks(app);
  await app.listen(0, "127.0.0.1");
  t.teardown(() => app.close());
  const url = `${await app.getUrl()}/webhooks`;
  const { "content-length": _, ...sent } = headers;
  const send = async (text: string) =>
    (await fetch(url, { method: "POST", headers: sent, body: text })).status;
  t.equal(await send(body), 204, "Nest");
  t.equal(await send(`${body} `), 400, "Nest: another body");
});
