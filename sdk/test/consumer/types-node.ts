/** The types of the Node part. Compiled, never run; each expected error must be one. */
import { createServer } from "node:http";
import {
  createInbox,
  type Event,
  nodeWebhookHandler,
  verifyWebhookSync,
} from "@partner-esim/sdk/webhooks/node";

export const event: Event = verifyWebhookSync(Buffer.from(""), "t=1,v1=", ["whsec_1", "whsec_2"], {
  nowMs: 0,
});
// @ts-expect-error a parsed body is not what was signed
verifyWebhookSync({ id: "evt_1" }, {}, "whsec_1");
const inbox = createInbox();
createServer(
  nodeWebhookHandler("whsec_1", (event) => inbox.handle(event, () => {}), { onError: console.error }),
);
