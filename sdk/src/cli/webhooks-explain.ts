/** `webhooks explain`: says why a recorded webhook request does not verify. */
import { explainWebhook, readRecordedRequest } from "../webhooks/explain.ts";
import { wantsJson } from "./arguments.ts";
import { type Command, type Invocation, jsonOption, UsageError } from "./command.ts";
import { printLine, toJson } from "./output.ts";
import { readSecret, readSource, standardInput } from "./sources.ts";

const toLines = (text: Buffer) =>
  String(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function readTime(text: string): number {
  const timeMs = /^\d{10}$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(timeMs))
    throw new UsageError("--now must be a time: 2026-11-21T09:30:12Z, or seconds since 1970");
  return timeMs;
}

async function run(invocation: Invocation): Promise<void> {
  const { terminal, option } = invocation;
  const requestFile = option("request") ?? standardInput;
  const secret = await readSecret(invocation, "request", requestFile);
  const request = readRecordedRequest(await readSource("request", requestFile, terminal));
  const linesOf = async (name: string) => {
    const file = option(name);
    return file === undefined ? [] : toLines(await readSource(name, file, terminal));
  };
  const now = option("now");
  const explanation = await explainWebhook(request, secret, {
    nowMs: now === undefined ? undefined : readTime(now),
    otherSecrets: await linesOf("other-secrets"),
    handledIds: await linesOf("handled"),
  });
  const { cause, text } = explanation;
  await printLine(terminal, wantsJson(invocation) ? toJson(explanation) : `${cause}: ${text}`);
}

export const webhooksExplain: Command = {
  name: "webhooks explain",
  summary: "Say why a webhook request does not verify",
  doc: `Finds which of twelve things is wrong with a request as your server got it: its headers, an empty line, and the raw body. Nothing is sent.`,
  arguments: [],
  options: [
    { name: "request", value: "FILE", doc: "The request. Default: -, standard input." },
    {
      name: "secret-file",
      value: "FILE",
      doc: "The signing secret, - for standard input. Default: PARTNER_ESIM_WEBHOOK_SECRET.",
    },
    { name: "now", value: "TIME", doc: "When your server verified it. Default: now." },
    { name: "other-secrets", value: "FILE", doc: "The secrets of your other endpoints, one a line." },
    { name: "handled", value: "FILE", doc: "The ids of events that your server handled before, one a line." },
    jsonOption,
  ],
  run,
};
