/** `webhooks verify`: checks the signature of a webhook request that was stored or copied. */
import { readFile } from "node:fs/promises";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { WebhookVerificationError } from "../webhooks/errors.ts";
import { verifyWebhookSync } from "../webhooks/node.ts";
import { wantsJson } from "./arguments.ts";
import { type Command, Failure, type Invocation, jsonOption, type Terminal, UsageError } from "./command.ts";
import { type Fields, printLine, toJson, toLines } from "./output.ts";

const standardInput = "-";

/** Longer than any event; a stream without an end must not fill the memory. */
const mostBytes = 1_000_000;

async function readAll({ stdin }: Terminal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdin) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > mostBytes) throw new UsageError("Standard input is larger than any event");
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

const readSource = (name: string, file: string, terminal: Terminal): Promise<Buffer> =>
  file === standardInput
    ? readAll(terminal)
    : readFile(file).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`--${name} cannot be read: ${error.code}`);
      });

async function run(invocation: Invocation): Promise<void> {
  const { terminal, option, flag } = invocation;
  const bodyFile = option("body") ?? standardInput;
  const secretFile = option("secret-file");
  if (secretFile === bodyFile)
    throw new UsageError("--body and --secret-file are the same: give the body a file");
  const secret = secretFile
    ? String(await readSource("secret-file", secretFile, terminal)).trim()
    : terminal.env.PARTNER_ESIM_WEBHOOK_SECRET;
  if (!secret) throw new UsageError("Set PARTNER_ESIM_WEBHOOK_SECRET, or give --secret-file FILE");
  const body = await readSource("body", bodyFile, terminal);
  const age = flag("any-age") ? { toleranceMs: Number.POSITIVE_INFINITY } : {};
  try {
    const event = verifyWebhookSync(body, option("signature") ?? "", secret, age);
    const fields: Fields = { ...event };
    await printLine(terminal, wantsJson(invocation) ? toJson(fields, 2) : toLines(fields));
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new Failure(error.message, error.code);
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
