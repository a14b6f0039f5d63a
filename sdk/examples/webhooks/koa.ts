/** Webhooks in Koa. The route comes before any body parser, and the handler sends the response. */
import { nodeWebhookHandler } from "@partner-esim/sdk/webhooks/node";
import Koa from "koa";
import { handleEvent } from "./handle-event.ts";

const receive = nodeWebhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent);

export const app = new Koa();
app.use(async (context, next) => {
  if (context.path !== "/webhooks") return next();
  context.respond = false;
  await receive(context.req, context.res);
});
