import { readFile } from "node:fs/promises";
import {
  explainWebhook,
  readRecordedRequest,
} from "@partner-esim/sdk/webhooks/explain";

const request = readRecordedRequest(await readFile("request.http"));
const secret = process.env.PARTNER_ESIM_WEBHOOK_SECRET ?? "";
const { cause, text } = await explainWebhook(request, secret);
console.log(`${cause}: ${text}`);
