// Shared by all commands of the command line.
import type { Command } from "commander";

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

export interface Result {
  json: object;
  text: string;
  /** Such as a verification with violations. */
  failed?: boolean;
}

export interface Context {
  output: Output;
  json: boolean;
  /** For commands that continue after it. */
  show(result: Result): void;
}

export type Run = <Args extends unknown[]>(
  act: (context: Context, ...args: Args) => Promise<Result | null>,
) => (...args: Args) => Promise<void>;

export function group(program: Command, name: string, description: string): Command {
  return program.command(name).description(description).helpCommand(false);
}
