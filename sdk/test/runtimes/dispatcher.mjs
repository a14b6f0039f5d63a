/** A purchase through the `fetch` and a dispatcher of the undici whose path is in UNDICI. */
import { PartnerEsim } from "@partner-esim/sdk";
import { verifyWebhook } from "@partner-esim/sdk/webhooks";
import { signWebhook } from "@partner-esim/sdk/webhooks/testing";

const { Agent, fetch } = await import(process.env.UNDICI);
const dispatcher = new Agent({ connections: 2 });
const client = new PartnerEsim({ fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
const [plan] = await client.packages.list({ country: "IT" }).toArray({ limit: 1 });
const order = await client.orders.create({ package_id: plan.id }, { idempotencyKey: "booking-1" });
if (order.status !== "completed") throw new Error(`The order is ${order.status}`);
const { iccid } = await client.esims.get(order.esims[0].iccid);
if (iccid !== order.esims[0].iccid) throw new Error("another eSIM");
const { body, headers } = await signWebhook({ id: "evt_1", type: "ping" }, "whsec_1");
if ((await verifyWebhook(body, headers, "whsec_1")).id !== "evt_1") throw new Error("verifyWebhook");
console.log(JSON.stringify(["order", "eSIM", "webhook"]));
await dispatcher.close();
