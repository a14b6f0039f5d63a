/** Webhooks in Fastify. In its own scope no body is parsed, and the handler sends the response. */
import { nodeWebhookHandler } from "@partner-esim/sdk/webhooks/node";
import Fastify from "fastify";
import { handleEvent } from "./handle-event.ts";

const receive = nodeWebhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent);

export const app = Fastify();
app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.post("/webhooks", async (request, reply) => {
    reply.hijack();
    await receive(request.raw, reply.raw);
  });
});
