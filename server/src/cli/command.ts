// What every command of the command line is made with.
import type { Command } from "commander";

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** What a command found or did, for machines and for people. */
export interface Result {
  json: object;
  text: string;
  /** True when the answer is a "no", such as a verification that found faults. */
  failed?: boolean;
}

export interface Context {
  output: Output;
  json: boolean;
  /** Prints a result; for commands that go on after it. */
  show(result: Result): void;
}

/** Wraps what a command does, so that its result is printed. */
export type Run = <Args extends unknown[]>(
  act: (context: Context, ...args: Args) => Promise<Result | null>,
) => (...args: Args) => Promise<void>;

/** A command that only holds others. */
export function group(program: Command, name: string, description: string): Command {
  return program.command(name).description(description).helpCommand(false);
}
