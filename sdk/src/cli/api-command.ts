/** Runs the generated commands: one request for each, or one for each page of a list. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { ApiCommand, CommandOption } from "@partner-esim/generated/commands";
import { type Client, createClient, type Input } from "../core/client.ts";
import type { WriteOptions } from "../core/options.ts";
import { list } from "../core/pages.ts";
import { waitUntilFinal } from "../core/settlement.ts";
import { wantsJson } from "./arguments.ts";
import {
  baseUrlOption,
  type Command,
  type Invocation,
  jsonOption,
  type Option,
  readInteger,
  UsageError,
} from "./command.ts";
import { type Fields, printLine, toJson, toLines, toTable } from "./output.ts";

const allOption: Option = {
  name: "all",
  doc: "Print all pages; with --json, one item per line.",
};

const waitOption = (status: string): Option => ({
  name: "wait",
  doc: `Wait until its status is no longer ${status}.`,
});

const keyOption: Option = {
  name: "idempotency-key",
  value: "KEY",
  doc: "Repeat a request with the key of the first one, within 24 hours, and nothing is done twice. Default: a random key, which is printed.",
};

const outputOption: Option = {
  name: "output",
  value: "FILE",
  doc: "Where to write the image. Default: standard output, unless it is a terminal.",
};

function describe(option: CommandOption): Option {
  const { name, type, doc, required, values, minimum, maximum } = option;
  const range = minimum === undefined || maximum === undefined ? "" : ` From ${minimum} to ${maximum}.`;
  const otherwise = option.default === undefined ? "" : ` Default: ${option.default}.`;
  return {
    name,
    value: type === "integer" ? "N" : values || type === "boolean" ? "VALUE" : "TEXT",
    doc: `${doc}${range}${otherwise}`,
    required,
    ...(type === "boolean" ? { values: ["true", "false"] } : values && { values }),
  };
}

function convert({ name, type }: CommandOption, text: string): string | number | boolean {
  if (type === "integer") return readInteger(name, text);
  return type === "boolean" ? text === "true" : text;
}

/** Sets a field, and creates the objects around it. */
function put(target: Fields, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[name] = value;
  else {
    const inner: Fields = {};
    put(inner, rest, value);
    target[name] = { ...Object(target[name]), ...inner };
  }
}

function readInput({ arguments: args, options, endpoint }: ApiCommand, invocation: Invocation): Input {
  const query: Fields = {};
  const body: Fields = {};
  for (const option of options) {
    const text = invocation.option(option.name);
    if (text !== undefined) put(option.place === "query" ? query : body, option.path, convert(option, text));
  }
  const path = Object.fromEntries(args.map(({ parameter }, at) => [parameter, invocation.args[at] ?? ""]));
  return { path, query, ...(endpoint.method === "POST" && { body }) };
}

/** Returns the key of a POST after printing it: whoever loses the response can repeat the request. */
function readKey(invocation: Invocation): WriteOptions {
  const { terminal } = invocation;
  const keyOptionValue = invocation.option(keyOption.name);
  const idempotencyKey = keyOptionValue ?? randomUUID();
  terminal.err(
    wantsJson(invocation)
      ? `${toJson({ idempotency_key: idempotencyKey })}\n`
      : `Idempotency key: ${idempotencyKey}\n`,
  );
  return { idempotencyKey };
}

const print = (invocation: Invocation, fields: Fields) =>
  printLine(invocation.terminal, wantsJson(invocation) ? toJson(fields, 2) : toLines(fields));

async function printList({ endpoint }: ApiCommand, client: Client, input: Input, invocation: Invocation) {
  const { terminal } = invocation;
  const { columns, err } = terminal;
  const json = wantsJson(invocation);
  const result = list<Fields, Fields & { data: Fields[]; next_cursor?: string | null }>(
    client,
    endpoint,
    input,
  );
  if (invocation.flag(allOption.name)) {
    for await (const { data } of result.pages()) {
      if (data.length === 0) continue;
      await printLine(terminal, json ? data.map((item) => toJson(item)).join("\n") : toTable(data, columns));
    }
    return;
  }
  const page = await result;
  if (json) return printLine(terminal, toJson(page, 2));
  if (page.data.length === 0) err("Nothing found\n");
  else await printLine(terminal, toTable(page.data, columns));
  if (page.next_cursor) err(`More: --cursor ${page.next_cursor}, or --all\n`);
}

async function writeImage({ endpoint }: ApiCommand, client: Client, input: Input, invocation: Invocation) {
  const { terminal, args } = invocation;
  if (args.some((arg) => /^\d+$/.test(arg)))
    throw new UsageError("That is an ICCID: esims get ICCID prints the URL, and draws the code with --qr");
  const file = invocation.option(outputOption.name);
  if (!file && terminal.columns !== undefined)
    throw new UsageError("Standard output is a terminal: give --output FILE");
  const image = await client.call<Uint8Array>(endpoint, input);
  await (file ? writeFile(file, image) : terminal.out(image));
}

async function run(command: ApiCommand, invocation: Invocation): Promise<void> {
  const { endpoint, result, waitingStatus } = command;
  const input = readInput(command, invocation);
  const client = createClient(invocation.settings);
  if (result === "list") return printList(command, client, input, invocation);
  if (result === "image") return writeImage(command, client, input, invocation);
  if (waitingStatus && invocation.flag("wait"))
    return print(
      invocation,
      await waitUntilFinal<Fields & { status: string }, string>(client, endpoint, input, waitingStatus),
    );
  const options = endpoint.idempotent ? readKey(invocation) : {};
  const { data, response } = await client.call<Fields>(endpoint, input, options).withResponse();
  if (response.replayed && !wantsJson(invocation))
    invocation.terminal.err("Replayed: this is the response of an earlier request with this key\n");
  return print(invocation, data);
}

/** Returns a generated command in the form of all commands. */
export function toCommand(command: ApiCommand): Command {
  const {
    name,
    summary,
    doc,
    arguments: args,
    options,
    endpoint,
    result,
    paginated,
    waitingStatus,
  } = command;
  return {
    name,
    summary,
    doc,
    arguments: args,
    options: [
      ...options.map(describe),
      ...(paginated ? [allOption] : []),
      ...(waitingStatus ? [waitOption(waitingStatus)] : []),
      ...(endpoint.idempotent ? [keyOption] : []),
      ...(result === "image" ? [outputOption] : [jsonOption]),
      baseUrlOption,
    ],
    run: (invocation) => run(command, invocation),
  };
}
