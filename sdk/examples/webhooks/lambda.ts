/** Webhooks on AWS Lambda, behind a function URL or an HTTP API. */
import { webhookHandler } from "@partner-esim/sdk/webhooks";
import { handleEvent } from "./handle-event.ts";

const receive = webhookHandler(process.env.PARTNER_ESIM_WEBHOOK_SECRET, handleEvent);

interface HttpEvent {
  headers: Record<string, string>;
  body?: string;
  isBase64Encoded: boolean;
}

export async function handler({ headers, body = "", isBase64Encoded }: HttpEvent) {
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  const request = new Request("https://lambda.example", { method: "POST", headers, body: bytes });
  const response = await receive(request);
  return { statusCode: response.status, body: await response.text() };
}
