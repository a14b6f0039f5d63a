/** Webhooks in Nest: call it in `main.ts` before `app.listen()`, so that it comes before Nest's body parsers. */
import { nodeWebhookHandler } from "@partner-esim/sdk/webhooks/node";
import { handleEvent } from "./handle-event.ts";

/** What it needs of `INestApplication`. */
interface Application {
  use(path: string, handler: ReturnType<typeof nodeWebhookHandler>): unknown;
}

export const receiveWebhooks = (app: Application) =>
  app.use("/webhooks", nodeWebhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent));
