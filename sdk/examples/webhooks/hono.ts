/** Webhooks in Hono, on any runtime. */
import { webhookHandler } from "@partner-esim/sdk/webhooks";
import { Hono } from "hono";
import { handleEvent } from "./handle-event.ts";

const receive = webhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent);

export const app = new Hono();
app.post("/webhooks", (context) => receive(context.req.raw));
