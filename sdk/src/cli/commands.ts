/** All commands, in the order of the help: the generated ones, and those that are more than one request. */
import { type CommandName, commands as generated } from "@partner-esim/generated/commands";
import { toCommand } from "./api-command.ts";
import type { Command } from "./command.ts";
import { withQrCode } from "./esim-qr.ts";
import { eventsTail } from "./events-tail.ts";
import { listen } from "./listen.ts";
import { webhooksExplain } from "./webhooks-explain.ts";
import { webhooksVerify } from "./webhooks-verify.ts";

const packagesList = "packages list" satisfies CommandName;
const textOption: Extract<
  (typeof generated)[number],
  { name: typeof packagesList }
>["options"][number]["name"] = "q";

/** `packages list` with its text as an argument. */
const toSearch = (list: Command): Command => ({
  ...list,
  name: "packages search",
  summary: "Search packages",
  arguments: [{ name: "text", doc: list.options.find(({ name }) => name === textOption)?.doc ?? "" }],
  options: list.options.filter(({ name }) => name !== textOption),
  run: (invocation) =>
    list.run({
      ...invocation,
      args: [],
      option: (name) => (name === textOption ? invocation.args[0] : invocation.option(name)),
    }),
});

/** What follows a generated command, or stands in its place. */
const changed: { [Name in CommandName]?: (command: Command) => Command[] } = {
  [packagesList]: (command) => [command, toSearch(command)],
  "esims get": (command) => [withQrCode(command)],
  "events get": (command) => [command, eventsTail],
};

export const commands: readonly Command[] = [
  ...generated.flatMap((each) => changed[each.name]?.(toCommand(each)) ?? [toCommand(each)]),
  webhooksVerify,
  webhooksExplain,
  listen,
];
