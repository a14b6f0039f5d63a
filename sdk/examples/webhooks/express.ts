/** Webhooks in Express. The route comes before `express.json()`, which would consume the body. */
import { nodeWebhookHandler } from "@partner-esim/sdk/webhooks/node";
import express from "express";
import { handleEvent } from "./handle-event.ts";

export const app = express();
app.post("/webhooks", nodeWebhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent));
app.use(express.json());
