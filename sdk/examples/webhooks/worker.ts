/** Webhooks on Cloudflare Workers. The secret comes with each request, so the handler is created per request. */
import { webhookHandler } from "@partner-esim/sdk/webhooks";
import { handleEvent } from "./handle-event.ts";

export default {
  fetch: (request: Request, env: { PARTNER_ESIM_WEBHOOK_SECRET: string }): Promise<Response> =>
    webhookHandler(env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent)(request),
};
