/** The package by `require`: the client, with key and address from the environment, and both parts for webhooks. */
const { PartnerEsim, ApiError } = require("@partner-esim/sdk");
const { verifyWebhookSync, WebhookVerificationError } = require("@partner-esim/sdk/webhooks/node");
const { verifyWebhook } = require("@partner-esim/sdk/webhooks");
const { signWebhook } = require("@partner-esim/sdk/webhooks/testing");

async function main() {
  const client = new PartnerEsim();
  if ((await client.balance.get()).mode !== "test") throw new Error("balance");
  const missing = await client.orders.get("ord_test_000000000000").catch((error) => error);
  if (!(missing instanceof ApiError)) throw new Error("errors");
  const { body, headers } = await signWebhook({ id: "evt_1", type: "ping" }, "whsec_1");
  if ((await verifyWebhook(body, headers, "whsec_1")).id !== "evt_1") throw new Error("verifyWebhook");
  const other = () => verifyWebhookSync(body, headers, "whsec_2");
  try {
    other();
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    const passed = ["client", "errors", "webhooks"];
    console.log(JSON.stringify(passed));
    return passed;
  }
  throw new Error("verifyWebhookSync");
}

module.exports = main();
