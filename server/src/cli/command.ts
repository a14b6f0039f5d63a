import type { Command } from "commander";

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

export interface Result {
  json: object;
  text: string;
  failed?: boolean;
}

export interface Context {
  output: Output;
  json: boolean;
  show(result: Result): void;
}

export type Run = <Args extends unknown[]>(
  act: (context: Context, ...args: Args) => Promise<Result | null>,
) => (...args: Args) => Promise<void>;

export function group(program: Command, name: string, description: string): Command {
  return program.command(name).description(description).helpCommand(false);
}
