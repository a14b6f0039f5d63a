// The deployment's settings as options of a command. Every command that opens the database takes `--database`.
import { type Command, Option } from "commander";
import { type Setting, settings } from "../config.ts";

/** All settings, for the commands that run or show a whole deployment, or those that are named. */
export function withSettings(command: Command, names?: readonly Setting["name"][]): Command {
  for (const setting of settings) {
    if (!names || names.includes(setting.name)) command.addOption(optionOf(setting));
  }
  return command;
}

export function withDatabase(command: Command): Command {
  const setting = settings.find(({ name }) => name === "database") as Setting;
  return command.addOption(optionOf(setting));
}

/** The defaults stay with config.ts, which has to know where a value came from. */
function optionOf({ flag, env, help, ...setting }: Setting): Option {
  const isSwitch = setting.default === "true" || setting.default === "false";
  const preset = setting.default === "" ? "" : `, default ${setting.default}`;
  return new Option(`${flag} ${isSwitch ? "[true|false]" : "<value>"}`, `${help} (${env}${preset})`);
}
