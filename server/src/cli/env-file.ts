// `--env-file` of every command: settings from a file. Variables of the environment take precedence.
import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { addToEnvironment, misnamed } from "../runtime/config.ts";
import { UsageFault } from "./faults.ts";

export function withEnvFile(command: Command): void {
  for (const inner of command.commands) withEnvFile(inner);
  if (command.commands.length === 0)
    command.option("--env-file <file>", "a file with a NAME=value of the environment on each line");
}

export function loadEnvFile(file: string): void {
  addToEnvironment(readEnvFile(file));
}

/** Returns a sentence for each unknown name in the file, and for each misspelt setting in the environment. */
export const misnamedSettings = (file: string | undefined): string[] =>
  misnamed(file === undefined ? [] : Object.keys(readEnvFile(file)));

function readEnvFile(file: string): Record<string, string> {
  const variables: Record<string, string> = {};
  const faults: string[] = [];
  for (const [index, line] of read(file)
    .split(/\r\n|\n|\r/)
    .entries()) {
    const assignment = line.trim().replace(/^export\s+/, "");
    if (assignment === "" || assignment.startsWith("#")) continue;
    const outcome = readAssignment(assignment);
    if ("fault" in outcome) faults.push(`${file}: line ${index + 1}${outcome.fault} (--env-file)`);
    else variables[outcome.name] = outcome.value;
  }
  if (faults.length > 0) throw new UsageFault(...faults);
  return variables;
}

function read(file: string): string {
  try {
    // Editors on Windows begin a file with a byte order mark.
    return readFileSync(file, "utf8").replace(/^\u{feff}/u, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageFault(
      `${file} cannot be read (${code}): correct the path or its permissions (--env-file)`,
    );
  }
}

/** Not `parseEnv` of Node: it joins lines and cuts values without a word. A value may be a secret, so no fault names it. */
function readAssignment(assignment: string): { name: string; value: string } | { fault: string } {
  const [, name, text = ""] = /^(\w+)\s*=(.*)$/s.exec(assignment) ?? [];
  if (name === undefined)
    return { fault: " is no NAME=value: correct it, or begin it with # to leave it out" };
  const quoted = text.trimStart();
  const quote = /^["'`]/.exec(quoted)?.[0];
  if (quote === undefined) {
    const value = text.replace(/\s#.*$/s, "").trim();
    return value.includes("#")
      ? { fault: `: the value of ${name} contains #: put it into quotes` }
      : { name, value };
  }
  const end = quoted.indexOf(quote, 1);
  if (end === -1) return { fault: `: the value of ${name} begins with a quote that the line does not close` };
  if (!/^\s*(#.*)?$/s.test(quoted.slice(end + 1)))
    return { fault: `: text follows the quoted value of ${name}: put all of it into the quotes` };
  const value = quoted.slice(1, end);
  return { name, value: quote === '"' ? value.replaceAll("\\n", "\n") : value };
}
