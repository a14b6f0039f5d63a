// Shared by all commands of the command line.
import type { Command } from "commander";

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** The result of a command, for programs and for people. */
export interface Result {
  json: object;
  text: string;
  /** True for a negative result, such as a verification that found violations. */
  failed?: boolean;
}

export interface Context {
  output: Output;
  json: boolean;
  /** Prints a result, for commands that continue after it. */
  show(result: Result): void;
}

/** Wraps a command's function, so that its result is printed. */
export type Run = <Args extends unknown[]>(
  act: (context: Context, ...args: Args) => Promise<Result | null>,
) => (...args: Args) => Promise<void>;

/** Adds a command that only contains others. */
export function group(program: Command, name: string, description: string): Command {
  return program.command(name).description(description).helpCommand(false);
}
