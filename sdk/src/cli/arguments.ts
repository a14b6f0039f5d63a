/**
 * Reads a command's arguments and options. No message repeats a value: a key or secret that was put in the wrong place
 * must not reach a log.
 */
import { parseArgs } from "node:util";
import { letters } from "../core/settings.ts";
import {
  baseUrlOption,
  type Command,
  type Invocation,
  jsonOption,
  type Terminal,
  UsageError,
} from "./command.ts";

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

const secretOptions = ["api-key", "secret"];

const isAlike = (name: string, word: string) =>
  word !== "" && (name.includes(word) || word.includes(name) || name.slice(0, 3) === word.slice(0, 3));

function parse(command: Command, args: string[]) {
  const options = Object.fromEntries(
    command.options.map(({ name, value }) => [name, { type: value ? "string" : "boolean" } as const]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    const secret = secretOptions.find((name) => message.includes(`'--${name}'`));
    if (secret)
      throw new UsageError(
        `There is no --${secret}: arguments stay in the history of the shell. Set an environment variable.`,
      );
    // Longer ones could be a key.
    const unknown = /^Unknown option '--([A-Za-z_-]{1,30})'/.exec(message)?.[1];
    const meant = unknown && command.options.find(({ name }) => isAlike(letters(name), letters(unknown)));
    if (meant) throw new UsageError(`There is no --${unknown}. Did you mean --${meant.name}?`);
    // Node adds advice about values that begin with a dash, and repeats the value.
    throw new UsageError(message.split(/\. |\n/)[0] ?? "");
  }
}

function tooMany({ name, arguments: takes, options }: Command): string {
  const names = takes.map((argument) => argument.name.toUpperCase());
  const needed = options.filter(({ required }) => required).map((option) => `--${option.name}`);
  const rest =
    names.length > 0 ? "quote one of several words" : `give ${needed[0] ?? "the rest"} as an option`;
  return `There are too many arguments: ${name} takes ${names.join(" and ") || "none"}; ${rest}`;
}

export function readInvocation(
  command: Command,
  depth: number,
  args: string[],
  terminal: Terminal,
): Invocation {
  const { values, positionals } = parse(command, args);
  const own = positionals.slice(depth);
  const missing = command.arguments.find(({ optional }, at) => !optional && own[at] === undefined);
  if (missing) throw new UsageError(`${missing.name.toUpperCase()} is missing`);
  if (own.length > command.arguments.length) throw new UsageError(tooMany(command));
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
    args: own,
    option,
    flag: (name) => values[name] === true,
    settings: {
      apiKey: terminal.env.PARTNER_ESIM_API_KEY,
      baseUrl: option(baseUrlOption.name) ?? terminal.env.PARTNER_ESIM_BASE_URL,
    },
  };
}

export const wantsJson = ({ flag }: Invocation) => flag(jsonOption.name);
