/** `listen`: forwards events of the sandbox to a server on the developer's machine. */
import { randomBytes } from "node:crypto";
import { eventTypes } from "@partner-esim/generated/events";
import { PartnerEsim } from "../client.ts";
import { type Delivery, forwardEvents } from "../listen/forwarding.ts";
import { baseUrlOption, type Command, type Invocation, readInteger, UsageError } from "./command.ts";
import { printable, printLine } from "./output.ts";

/** `ping` is excluded: it is only sent, never listed. */
export const readableTypes = eventTypes.filter(({ stored }) => stored).map(({ type }): string => type);

function readTypes(text: string | undefined): string[] | undefined {
  const types = text?.split(",").map((type) => type.trim());
  if (types?.every((type) => readableTypes.includes(type)) === false)
    throw new UsageError(`--events takes, separated by commas: ${readableTypes.join(", ")}`);
  return types;
}

function line({ event, status, error, durationMs }: Delivery): string {
  const result = status ?? "---";
  const rejected =
    status === 400 || status === 401 ? "; is your server's signing secret that of listen?" : "";
  const more = error ?? (status !== undefined && status < 300 ? "" : `not sent again${rejected}`);
  return printable(`${result}  ${event.type}  ${event.id}  ${durationMs} ms${more && `  ${more}`}`);
}

async function run({ terminal, option, settings }: Invocation): Promise<void> {
  const forwardTo = option("forward-to") ?? "";
  if (!/^https?:/.test(forwardTo) || !URL.canParse(forwardTo))
    throw new UsageError("--forward-to must be a URL, such as http://localhost:3000/webhooks");
  const last = readInteger("last", option("last") ?? "0", 0);
  const pollMs = readInteger("poll-ms", option("poll-ms") ?? "2000", 1000);
  const types = readTypes(option("events"));
  const argument = option("secret");
  if (argument)
    terminal.err("Warning: --secret stays in the history of the shell; set PARTNER_ESIM_WEBHOOK_SECRET\n");
  const configuredSecret = argument ?? terminal.env.PARTNER_ESIM_WEBHOOK_SECRET;
  const secret = configuredSecret || `whsec_${randomBytes(20).toString("hex")}`;
  const client = new PartnerEsim(settings);
  if ((await client.balance.get()).mode !== "test")
    throw new UsageError("listen is for test keys: live events belong to a webhook endpoint");
  await forwardEvents({
    client,
    forwardTo,
    secret,
    types,
    last,
    pollMs,
    signal: terminal.interruption(),
    onReady() {
      void printLine(terminal, `Listening for events of the sandbox; sending them to ${forwardTo}`);
      const source = argument ? "--secret" : "PARTNER_ESIM_WEBHOOK_SECRET";
      void printLine(
        terminal,
        configuredSecret ? `Signing secret: that of ${source}` : `Signing secret of this run: ${secret}`,
      );
    },
    onDelivery: (delivery) => void printLine(terminal, line(delivery)),
    onError: (error) => terminal.err(`Events cannot be read: ${(error as Error).message}\n`),
  });
}

export const listen: Command = {
  name: "listen",
  summary: "Forward events of the sandbox to your server",
  doc: "Reads the events of the sandbox and sends them to your server, signed as real webhooks are, until Ctrl-C. It needs a test key.",
  arguments: [],
  options: [
    {
      name: "forward-to",
      value: "URL",
      required: true,
      doc: "Where to send them, such as http://localhost:3000/webhooks.",
    },
    {
      name: "secret",
      value: "SECRET",
      doc: "Signs them. Default: PARTNER_ESIM_WEBHOOK_SECRET, which keeps it out of the shell's history; without it a generated one, which is printed.",
    },
    { name: "events", value: "TYPES", doc: "Only these types, such as order.completed,order.failed." },
    { name: "last", value: "N", doc: "Begin with the latest N events. Default: 0." },
    { name: "poll-ms", value: "N", doc: "How often to look for new events, at least 1000. Default: 2000." },
    baseUrlOption,
  ],
  run,
};
