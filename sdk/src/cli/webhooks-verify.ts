/** `webhooks verify`: checks the signature of a webhook request that was stored or copied. */
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { WebhookVerificationError } from "../webhooks/errors.ts";
import { verifyWebhookSync } from "../webhooks/node.ts";
import { wantsJson } from "./arguments.ts";
import { type Command, Failure, type Invocation, jsonOption } from "./command.ts";
import { type Fields, printLine, toJson, toLines } from "./output.ts";
import { readSecret, readSource, standardInput } from "./sources.ts";

async function run(invocation: Invocation): Promise<void> {
  const { terminal, option, flag } = invocation;
  const bodyFile = option("body") ?? standardInput;
  const secret = await readSecret(invocation, "body", bodyFile);
  const body = await readSource("body", bodyFile, terminal);
  const age = flag("any-age") ? { toleranceMs: Number.POSITIVE_INFINITY } : {};
  try {
    const event = verifyWebhookSync(body, option("signature") ?? "", secret, age);
    const fields: Fields = { ...event };
    await printLine(terminal, wantsJson(invocation) ? toJson(fields, 2) : toLines(fields));
  } catch (error) {
    if (error instanceof WebhookVerificationError)
      throw new Failure("not verified. For the reason, use: webhooks explain", error.code);
    throw error;
  }
}

export const webhooksVerify: Command = {
  name: "webhooks verify",
  summary: "Check the signature of a webhook request",
  doc: `Prints the event if body and signature fit the secret of the endpoint. The body must be exactly what was received, byte for byte.`,
  arguments: [],
  options: [
    {
      name: "signature",
      value: "TEXT",
      required: true,
      doc: `The header ${webhookHeaders.signature}: t=…,v1=….`,
    },
    { name: "body", value: "FILE", doc: "The body. Default: -, standard input." },
    {
      name: "secret-file",
      value: "FILE",
      doc: "The signing secret, - for standard input. Default: PARTNER_ESIM_WEBHOOK_SECRET.",
    },
    {
      name: "any-age",
      doc: `Accept a signature that is older than ${limits.signatureToleranceMinutes} minutes, as of a stored request.`,
    },
    jsonOption,
  ],
  run,
};
