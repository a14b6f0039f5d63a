#!/usr/bin/env node
/**
 * `npx @partner-esim/sdk listen`: forwards events to a local receiver during development. Only this file reads
 * arguments and writes to the terminal.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { eventTypes } from "@partner-esim/generated/events";
import sdk from "../package.json" with { type: "json" };
import { PartnerEsim } from "./client.ts";
import { PartnerEsimError } from "./core/errors.ts";
import { type Delivery, forwardEvents } from "./listen/forwarding.ts";

const help = `Usage: npx @partner-esim/sdk listen --forward-to URL

Reads the events of the sandbox and sends them to your server, signed as real webhooks are.

  --forward-to URL   where to send them, such as http://localhost:3000/webhooks
  --secret SECRET    signs them; default: PARTNER_ESIM_WEBHOOK_SECRET, else a generated one, which is printed
  --events TYPES     only these types, such as order.completed,order.failed
  --last N           begin with the latest N events (0)
  --poll-ms N        how often to look for new events, at least 1000 (2000)
  --version          print the version of the SDK
  --help             print this

PARTNER_ESIM_API_KEY must hold a test key, and PARTNER_ESIM_BASE_URL the URL of the API.

Exit codes: 0 ended by Ctrl-C, 1 the API rejects the key or cannot be reached, 2 wrong usage.
`;

class UsageError extends Error {}

const count = (name: string, text: string, least: number) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new UsageError(`${name} must be at least ${least}`);
  return value;
};

function readArguments(args: string[]) {
  const options = {
    "forward-to": { type: "string" },
    secret: { type: "string" },
    events: { type: "string" },
    last: { type: "string", default: "0" },
    "poll-ms": { type: "string", default: "2000" },
    version: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** `ping` is excluded: it is only sent, never listed. */
const readable = eventTypes.filter(({ stored }) => stored).map(({ type }): string => type);

function readTypes(text: string | undefined): string[] | undefined {
  const types = text?.split(",").map((type) => type.trim());
  if (types?.every((type) => readable.includes(type)) === false)
    throw new UsageError(`--events takes, separated by commas: ${readable.join(", ")}`);
  return types;
}

function line({ event, status, error, durationMs }: Delivery): string {
  const result = status ?? "---";
  const more = error ?? (status !== undefined && status < 300 ? "" : "not sent again");
  return `${result}  ${event.type}  ${event.id}  ${durationMs} ms${more && `  ${more}`}`;
}

async function run(args: string[]): Promise<number> {
  const oldest = Number.parseInt(sdk.engines.node.replace(/^\D+/, ""), 10);
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    console.error(`${sdk.name} needs Node ${oldest} or newer, and this is Node ${process.versions.node}`);
    return 2;
  }
  const { values, positionals } = readArguments(args);
  if (values.version) {
    console.log(sdk.version);
    return 0;
  }
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (positionals.join() !== "listen") throw new UsageError("the command is: listen");
  const forwardTo = values["forward-to"] ?? "";
  if (!/^https?:/.test(forwardTo) || !URL.canParse(forwardTo)) {
    throw new UsageError("--forward-to must be a URL, such as http://localhost:3000/webhooks");
  }
  const last = count("--last", values.last, 0);
  const pollMs = count("--poll-ms", values["poll-ms"], 1000);
  const types = readTypes(values.events);
  const given = values.secret ?? process.env.PARTNER_ESIM_WEBHOOK_SECRET;
  const secret = given || `whsec_${randomBytes(20).toString("hex")}`;
  const client = new PartnerEsim();
  if ((await client.balance.get()).mode !== "test") {
    throw new UsageError("listen is for test keys: live events belong to a webhook endpoint");
  }
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort());
  await forwardEvents({
    ...{ client, forwardTo, secret, types, last, pollMs, signal: controller.signal },
    onReady() {
      console.log(`Listening for events of the sandbox; sending them to ${forwardTo}`);
      if (!given) console.log(`Signing secret of this run: ${secret}`);
    },
    onDelivery: (delivery) => console.log(line(delivery)),
    onError: (error) => console.error(`Events cannot be read: ${(error as Error).message}`),
  });
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  } else if (error instanceof PartnerEsimError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
