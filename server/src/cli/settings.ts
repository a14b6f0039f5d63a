import { type Command, Option } from "commander";
import { type Setting, settings } from "../runtime/config.ts";

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

/** No defaults: config.ts applies them and reports where values came from. */
function optionOf({ flag, env, help, ...setting }: Setting): Option {
  const isSwitch = setting.default === "true" || setting.default === "false";
  const preset = setting.default === "" ? "" : `, default ${setting.default}`;
  return new Option(`${flag} ${isSwitch ? "[true|false]" : "<value>"}`, `${help} (${env}${preset})`);
}
