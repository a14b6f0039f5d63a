/** Webhooks in SvelteKit: this is `src/routes/webhooks/+server.ts`. In Astro, it is `src/pages/webhooks.ts`. */
import { webhookHandler } from "@partner-esim/sdk/webhooks";
import { handleEvent } from "./handle-event.ts";

const receive = webhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent);

export const POST = ({ request }: { request: Request }) => receive(request);
