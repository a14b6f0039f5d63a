// `--env-file` of every command: settings from a file. Variables of the environment take precedence.
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Command } from "commander";
import { addToEnvironment } from "../runtime/config.ts";
import { UsageFault } from "./faults.ts";

export function withEnvFile(command: Command): void {
  for (const inner of command.commands) withEnvFile(inner);
  if (command.commands.length === 0)
    command.option("--env-file <file>", "a file with a NAME=value of the environment on each line");
}

export function loadEnvFile(file: string): void {
  const text = read(file);
  const faults = [...faultsIn(text)].map((fault) => `${file}: ${fault} (--env-file)`);
  if (faults.length > 0) throw new UsageFault(...faults);
  addToEnvironment(parseEnv(text));
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageFault(
      `${file} cannot be read (${code}): correct the path or its permissions (--env-file)`,
    );
  }
}

/** `parseEnv` skips such lines, or reads on into the next one. A value may be a secret, so none is named. */
function* faultsIn(file: string): Generator<string> {
  for (const [index, line] of file.split("\n").entries()) {
    const place = `line ${index + 1}`;
    const assignment = line.trim().replace(/^export\s+/, "");
    if (assignment === "" || assignment.startsWith("#")) continue;
    const [, name, text = ""] = /^(\w+)\s*=(.*)$/s.exec(assignment) ?? [];
    const value = text.trimStart();
    const quote = /^["'`]/.exec(value)?.[0];
    if (name === undefined) yield `${place} is no NAME=value: correct it, or begin it with # to leave it out`;
    else if (quote && !value.includes(quote, 1))
      yield `${place}: the value of ${name} begins with a quote that the line does not close`;
    else if (quote && !/^\s*(#.*)?$/.test(value.slice(value.indexOf(quote, 1) + 1)))
      yield `${place}: text follows the quoted value of ${name}: put all of it into the quotes`;
  }
}
