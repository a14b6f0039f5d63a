/** The help of every level: of the program, of a group of commands, of a command. */
import type { Argument, Command, Option } from "./command.ts";

export const program = "npx --no-install partner-esim-sdk";

const widest = 100;

/** Breaks text into lines, the second and later ones indented. */
function wrap(text: string, indent: number, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join(`\n${" ".repeat(indent)}`);
}

function table(rows: [string, string][], width: number): string {
  const first = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, doc]) => `  ${name.padEnd(first)}  ${wrap(doc, first + 4, width)}\n`).join("");
}

const section = (title: string, rows: [string, string][], width: number) =>
  rows.length === 0 ? "" : `\n${title}:\n${table(rows, width)}`;

const argumentName = ({ name, optional }: Argument) =>
  optional ? `[${name.toUpperCase()}]` : name.toUpperCase();

const optionName = ({ name, value }: Option) => `--${name}${value ? ` ${value}` : ""}`;

const optionDoc = ({ doc, required, values }: Option) =>
  `${required ? "Required. " : ""}${doc}${values ? ` One of: ${values.join(", ")}.` : ""}`;

export function commandHelp({ name, doc, arguments: args, options }: Command, columns = widest): string {
  const width = Math.min(columns, widest);
  const required = options.filter((option) => option.required).map(optionName);
  const optionsWord = options.length > required.length ? ["[options]"] : [];
  const usage = [program, name, ...args.map(argumentName), ...required, ...optionsWord].join(" ");
  const argumentRows = args.map((each): [string, string] => [argumentName(each), each.doc]);
  const optionRows = options.map((each): [string, string] => [optionName(each), optionDoc(each)]);
  return `Usage: ${usage}

${wrap(doc, 0, width)}
${section("Arguments", argumentRows, width)}${section("Options", [...optionRows, ["--help", "Print this."]], width)}`;
}

/** The command with its arguments: `packages search TEXT`. */
export const usageOf = ({ name, arguments: args }: Command) => [name, ...args.map(argumentName)].join(" ");

const commandRows = (commands: readonly Command[]) =>
  commands.map((command): [string, string] => [usageOf(command), command.summary]);

export function groupHelp(group: string, commands: readonly Command[], columns = widest): string {
  const width = Math.min(columns, widest);
  return `Usage: ${program} ${group} COMMAND [options]
${section("Commands", commandRows(commands), width)}
Help about one of them: ${program} ${commands[0]?.name} --help
`;
}

export function programHelp(commands: readonly Command[], columns = widest): string {
  const width = Math.min(columns, widest);
  const environment: [string, string][] = [
    [
      "PARTNER_ESIM_API_KEY",
      "The API key. It is never an option: arguments stay in the history of the shell.",
    ],
    ["PARTNER_ESIM_BASE_URL", "The base URL of the API, unless --base-url is given."],
    ["PARTNER_ESIM_WEBHOOK_SECRET", "The signing secret, for listen, webhooks verify and webhooks explain."],
  ];
  const codes: [string, string][] = [
    ["0", "Done. Check the status of orders and top-ups: they can fail."],
    ["1", "The API rejected the request or cannot be reached; standard error tells why."],
    ["2", "Wrong usage or settings; nothing was sent."],
  ];
  return `Usage: ${program} COMMAND [options]

The Partner eSIM API from the terminal.
${section("Commands", commandRows(commands), width)}${section("Environment", environment, width)}${section("Exit codes", codes, width)}
A word that only one command has is enough: balance, simulate.
Help about a command: ${program} ${commands[0]?.name} --help
`;
}
