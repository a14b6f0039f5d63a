/**
 * Reads a command's arguments and options. No message repeats a value: a key or secret that was put in the wrong place
 * must not reach a log.
 */
import { parseArgs } from "node:util";
import { nearestName } from "../core/nearest-name.ts";
import {
  baseUrlOption,
  type Command,
  type Invocation,
  jsonOption,
  type Terminal,
  UsageError,
} from "./command.ts";
import { printable } from "./output.ts";

/** A shorter wait before a retry is not worth a line. */
const noticedMs = 3000;

const common = {
  json: { type: "boolean" },
  "base-url": { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

export interface Words {
  words: string[];
  help: boolean;
  version: boolean;
}

/** Returns the words before and between options, up to the first option that only commands have. */
export function readWords(args: string[]): Words {
  const { tokens, values } = parseArgs({
    args,
    options: common,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    else if (token.kind === "option-terminator" || !(token.name in common)) break;
  }
  return { words, help: values.help === true, version: values.version === true };
}

/** Given as options by mistake: they have variables. */
const variables = {
  "api-key": "PARTNER_ESIM_API_KEY",
  key: "PARTNER_ESIM_API_KEY",
  secret: "PARTNER_ESIM_WEBHOOK_SECRET",
};

/** Names are compared by these. */
const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

function list(names: readonly string[], last: string): string {
  const all = names.map((name) => `--${name}`);
  const end = all.splice(-2).join(` ${last} `);
  return [...all, end].join(", ");
}

/** Names what was meant: the options that begin with the word, else one that is alike, else those of other commands. */
function suggest(unknown: string, { options }: Command, others: readonly Command[]): string {
  const optionNames = options.map(({ name }) => name);
  const longer = optionNames.filter((name) => name.startsWith(`${unknown}-`));
  if (longer.length > 0) return `Did you mean ${list(longer, "or")}?`;
  const meant = nearestName(unknown, optionNames);
  if (meant) return `Did you mean --${meant}?`;
  const having = others.filter((other) => other.options.some(({ name }) => name === unknown));
  const elsewhere = having.length > 0 ? `It belongs to ${having.map(({ name }) => name).join(", ")}. ` : "";
  return `${elsewhere}The options are ${list(optionNames, "and")}`;
}

function parse(command: Command, args: string[], others: readonly Command[]) {
  const options = Object.fromEntries(
    command.options.map(({ name, value }) => [name, { type: value ? "string" : "boolean" } as const]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    // Longer ones could be a key.
    const unknown = /^Unknown option '--([A-Za-z_-]{1,30})'/.exec(message)?.[1];
    if (unknown === undefined)
      // Node adds advice about values that begin with a dash, and repeats the value.
      throw new UsageError(message.split(/\. |\n/)[0] ?? "");
    const variable = Object.entries(variables).find(([name]) => letters(name) === letters(unknown))?.[1];
    throw new UsageError(
      variable
        ? `There is no --${unknown}: arguments stay in the history of the shell. Set ${variable}`
        : `There is no --${unknown}. ${suggest(unknown, command, others)}`,
    );
  }
}

function tooMany({ name, arguments: takes, options }: Command, isGiven: (option: string) => boolean): string {
  const names = takes.map((argument) => argument.name.toUpperCase());
  const needed = options.find((option) => option.required && !isGiven(option.name));
  const advice =
    needed || names.length === 0
      ? `give ${needed ? `--${needed.name}` : "the rest"} as an option`
      : "quote one of several words";
  return `There are too many arguments: ${name} takes ${names.join(" and ") || "none"}; ${advice}`;
}

export function readInvocation(
  command: Command,
  depth: number,
  args: string[],
  terminal: Terminal,
  others: readonly Command[],
): Invocation {
  const { values, positionals } = parse(command, args, others);
  const commandValues = positionals.slice(depth);
  const missing = command.arguments.find(({ optional }, at) => !optional && commandValues[at] === undefined);
  if (missing) throw new UsageError(`${missing.name.toUpperCase()} is missing`);
  if (commandValues.length > command.arguments.length)
    throw new UsageError(tooMany(command, (name) => values[name] !== undefined));
  for (const { name, required, values: allowed } of command.options) {
    const value = values[name];
    if (value === undefined && required) throw new UsageError(`--${name} is missing`);
    if (typeof value === "string" && allowed && !allowed.includes(value))
      throw new UsageError(`--${name} must be one of: ${allowed.join(", ")}`);
  }
  const option = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  return {
    terminal,
    args: commandValues,
    option,
    flag: (name) => values[name] === true,
    settings: {
      apiKey: terminal.env.PARTNER_ESIM_API_KEY,
      baseUrl: option(baseUrlOption.name) ?? terminal.env.PARTNER_ESIM_BASE_URL,
      onRetry: (_, { error, waitMs }) => {
        if (waitMs < noticedMs || values.json) return;
        terminal.err(`${printable(error.message)}\nTrying again in ${Math.ceil(waitMs / 1000)} s\n`);
      },
    },
  };
}

export const wantsJson = ({ flag }: Invocation) => flag(jsonOption.name);
