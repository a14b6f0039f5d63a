/** What a command of the command line is: generated ones and handwritten ones have the same form. */
import type { ClientOptions } from "../core/options.ts";

/** The only way to the terminal and the environment, so that tests run commands in their own process. */
export interface Terminal {
  env: Record<string, string | undefined>;
  stdin: AsyncIterable<Uint8Array | string>;
  /** Resolves when more can be written. */
  out(chunk: string | Uint8Array): Promise<void>;
  err(text: string): void;
  /** The width of the terminal; undefined if the output is not a terminal. */
  columns: number | undefined;
  /** Aborted by Ctrl-C. Before the first call, Ctrl-C ends the program. */
  interruption(): AbortSignal;
}

export interface Argument {
  name: string;
  doc: string;
  optional?: boolean;
}

export interface Option {
  name: string;
  /** What the value is called in the help; without it the option is a flag. */
  value?: string;
  doc: string;
  required?: boolean;
  values?: readonly string[];
}

/** A command with what was given to it. */
export interface Invocation {
  terminal: Terminal;
  /** One for each of the command's arguments. */
  args: readonly string[];
  option(name: string): string | undefined;
  flag(name: string): boolean;
  settings: ClientOptions;
}

export interface Command {
  /** All words: `orders create`. */
  name: string;
  summary: string;
  doc: string;
  arguments: readonly Argument[];
  options: readonly Option[];
  run(invocation: Invocation): Promise<void>;
}

/** What was typed is wrong: exit code 2. */
export class UsageError extends Error {}

/** Something failed that is no error of a call: exit code 1. */
export class Failure extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export const jsonOption: Option = { name: "json", doc: "Print JSON, for programs." };

export const baseUrlOption: Option = {
  name: "base-url",
  value: "URL",
  doc: "The base URL of the API, ending in `/partner/api`. Default: PARTNER_ESIM_BASE_URL.",
};

/** Returns an integer option. */
export function readInteger(name: string, text: string, least = Number.MIN_SAFE_INTEGER): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(
    least === Number.MIN_SAFE_INTEGER
      ? `--${name} must be an integer`
      : `--${name} must be at least ${least}`,
  );
}
