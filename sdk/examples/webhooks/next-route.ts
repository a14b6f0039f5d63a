/** Webhooks in Next.js: this is `app/webhooks/route.ts`. */
import { webhookHandler } from "@partner-esim/sdk/webhooks";
import { handleEvent } from "./handle-event.ts";

export const POST = webhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent);
