/** Webhooks on `node:http` alone. */
import { createServer } from "node:http";
import { nodeWebhookHandler } from "@partner-esim/sdk/webhooks/node";
import { handleEvent } from "./handle-event.ts";

export const server = createServer(nodeWebhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent));
