// A webhook signature of the service, verified by Stripe's library, whose scheme it follows.
import Stripe from "stripe";
import t from "tap";
import { WebhookBench } from "../../../server/test/webhooks/bench.ts";

t.test("Stripe's library accepts the signature, and rejects it for another body or secret", async (t) => {
  const bench = await WebhookBench.start(t);
  const { secret } = await bench.endpoint();
  await bench.order();
  const [request] = await bench.receiver.reached(1);
  if (!request) return t.fail("no webhook was delivered");
  const { headers, body, event } = request;
  const signature = String(headers["x-service-signature"]);
  const { webhooks } = new Stripe("sk_test_none");
  t.equal(webhooks.constructEvent(body, signature, secret).id, event.id);
  t.throws(() => webhooks.constructEvent(`${body} `, signature, secret));
  t.throws(() => webhooks.constructEvent(body, signature, `${secret}x`));
});
