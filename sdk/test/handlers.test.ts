/** `client.webhooks`: handlers by event type, and events that a queue kept. */
import t from "tap";
import { type Event, PartnerEsim, PartnerEsimError } from "../src/index.ts";
import { createInbox, webhookHandler } from "../src/webhooks/index.ts";
import { nodeWebhookHandler } from "../src/webhooks/node.ts";
import { signWebhook } from "../src/webhooks/testing.ts";
import { anEvent, orderCompleted } from "./support/event.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";

const secret = "whsec_0123456789abcdefghijklmnopqrstuvwxyzABCD";
const create = () => new PartnerEsim({ apiKey, baseUrl: "http://127.0.0.1:1/partner/api" });
const newer = { ...orderCompleted(), type: "order.shipped" } as unknown as Event;

t.test("each event goes to the handler of its type, and the rest to one more", async (t) => {
  const { webhooks } = create();
  const seen: string[] = [];
  await webhooks.handle(orderCompleted());
  webhooks
    .on("order.completed", (event) => void seen.push(`completed ${event.data.id} ${event.data.esims.length}`))
    .on("esim.usage_80", async ({ data }) => void seen.push(`usage ${data.iccid}`));
  await webhooks.handle(newer);
  t.strictSame(seen, [], "ignored without a handler");
  webhooks.onOther(({ type }) => void seen.push(`other ${type}`));
  const { handle } = webhooks;
  await handle(orderCompleted());
  await handle(anEvent("ping", 0, {}));
  await handle(newer);
  const { id } = orderCompleted().data as { id: string };
  t.strictSame(seen, [`completed ${id} 1`, "other ping", "other order.shipped"]);
  // @ts-expect-error the event of a handler has its type
  webhooks.on("balance.low", ({ data }) => data.esims);
});

t.test("what a handler throws is passed on", async (t) => {
  const { webhooks } = create();
  webhooks.on("order.completed", async () => Promise.reject(new Error("the database is down")));
  t.match(await failureOf(webhooks.handle(orderCompleted())), { message: "the database is down" });
});

t.test("a misspelt type, a second handler and a non-function are rejected", async (t) => {
  const { webhooks } = create();
  webhooks.on("ping", () => {}).onOther(() => {});
  const wrong: [() => unknown, RegExp][] = [
    [
      () => webhooks.on("order.complete" as "ping", () => {}),
      /no event type `order.complete`. Did you mean `order.completed`/,
    ],
    [() => webhooks.on("shipment" as "ping", () => {}), /Newer types go to onOther/],
    [() => webhooks.on("ping", () => {}), /`ping` already/],
    [() => webhooks.onOther(() => {}), /All other events already/],
    [() => webhooks.on("balance.low", "x" as never), /must be a function/],
  ];
  for (const [register, message] of wrong) {
    const error = t.throws(register);
    t.ok(error instanceof PartnerEsimError);
    t.match((error as Error).message, message);
  }
});

t.test("handlers belong to a client and those made of it", async (t) => {
  const client = create();
  const seen: string[] = [];
  client.withOptions({ maxRetries: 0 }).webhooks.on("ping", () => void seen.push("ping"));
  await client.webhooks.handle(anEvent("ping", 0, {}));
  await create().webhooks.handle(anEvent("ping", 0, {}));
  t.strictSame(seen, ["ping"]);
});

t.test("with a handler of requests and an inbox", async (t) => {
  const { webhooks } = create();
  const seen: string[] = [];
  webhooks.on("order.completed", ({ id }) => void seen.push(id));
  const inbox = createInbox();
  const receive = webhookHandler(secret, (event) => inbox.handle(event, webhooks.handle));
  const signed = await signWebhook(orderCompleted(), secret);
  const request = () => new Request("https://partner.example/webhooks", { method: "POST", ...signed });
  t.equal((await receive(request())).status, 204);
  t.equal((await receive(request())).status, 204);
  t.strictSame(seen, [orderCompleted().id]);
  t.ok(nodeWebhookHandler(secret, webhooks.handle));
});

t.test("an event that a queue kept: its signature counts, its age does not", async (t) => {
  const { webhooks } = create();
  const nowMs = Date.now() - 30 * 24 * 3_600_000;
  const { body, headers } = await signWebhook(orderCompleted(), secret, { nowMs });
  t.strictSame(await webhooks.parseVerified(body, headers, secret), orderCompleted());
  for (const [text, key] of [
    [`${body} `, secret],
    [body, `${secret}x`],
  ] as const)
    t.match(await failureOf(webhooks.parseVerified(text, headers, key)), { code: "signature_mismatch" });
});
