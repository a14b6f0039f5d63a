/** All commands, in the order of the help. */
import { commands as generated } from "@partner-esim/generated/commands";
import { toCommand } from "./api-command.ts";
import type { Command } from "./command.ts";
import { listen } from "./listen.ts";

export const commands: readonly Command[] = [...generated.map(toCommand), listen];
