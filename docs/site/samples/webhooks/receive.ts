import { webhookHandler } from "@partner-esim/sdk/webhooks";

const secret = process.env.PARTNER_ESIM_WEBHOOK_SECRET ?? "";

/** For Hono, Next.js routes, Workers, Bun and Deno: a Request comes in, a Response goes out. */
export const receive = webhookHandler(secret, async (event) => {
  switch (event.type) {
    case "order.completed":
      console.log(event.data.id, event.data.status, event.data.esims.length);
      break;
    default: // types that you do not handle, and those that are newer than your code
      console.log("passed over", event.type);
  }
});
