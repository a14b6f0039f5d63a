/** The smoke test as a program: for runtimes that run one. With it comes what is for Node and what is like it. */

import { verifyWebhookSync } from "@partner-esim/sdk/webhooks/node";
import { signWebhook } from "@partner-esim/sdk/webhooks/testing";
import { smoke } from "./smoke.mjs";

// Parcel has no top-level await.
async function main() {
  const { PARTNER_ESIM_API_KEY: apiKey, PARTNER_ESIM_BASE_URL: baseUrl } = process.env;
  const passed = await smoke({ apiKey, baseUrl });
  const { body, headers } = await signWebhook({ id: "evt_1", type: "ping" }, "whsec_1");
  if (verifyWebhookSync(body, headers, "whsec_1").id !== "evt_1") throw new Error("verifyWebhookSync");
  console.log(JSON.stringify([...passed, "verification without a promise"]));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
