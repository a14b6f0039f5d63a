// Ends the process on an uncaught error, because its state is then unknown.
import { inspect } from "node:util";
import type { Log } from "./log.ts";

export const crashExitCode = 1;

export function endOnCrash({ log, close }: Pick<Log, "log" | "close">, exit: (code: number) => void): void {
  let ending = false;
  // Also called for unhandled rejections.
  process.on("uncaughtException", (cause: unknown, origin) => {
    if (ending) return;
    ending = true;
    log.level = "fatal";
    const err = cause instanceof Error ? cause : new Error(inspect(cause));
    log.fatal({ err, origin }, "the process ends: an error was caught nowhere");
    void close().finally(() => exit(crashExitCode));
  });
}
