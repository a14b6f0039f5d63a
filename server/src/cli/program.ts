// Runs one command and returns the exit code: 0 done, 1 not possible, 2 wrong usage, configuration or file.
import { Command, CommanderError } from "commander";
import { version } from "../runtime/version.ts";
import { accountsCommands } from "./accounts.ts";
import { catalogueCommands } from "./catalogue.ts";
import type { Output, Result, Run } from "./command.ts";
import { deliveriesCommands } from "./deliveries.ts";
import { doctorCommands } from "./doctor.ts";
import { endpointsCommands } from "./endpoints.ts";
import { loadEnvFile, withEnvFile } from "./env-file.ts";
import { type Ending, endingOf } from "./faults.ts";
import { gatewayCommands } from "./gateway.ts";
import { keysCommands } from "./keys.ts";
import { migrateStoreCommands } from "./migrate-store.ts";
import { migrationsCommands } from "./migrations.ts";
import { operatorsCommands } from "./operators.ts";
import { peopleCommands } from "./people.ts";
import { reconcileCommands } from "./reconcile.ts";
import { requestsCommands } from "./requests.ts";
import { secretsCommands } from "./secrets.ts";
import { serveCommands } from "./serve.ts";
import { testRunCommands } from "./test-runs.ts";
import { upkeepCommands } from "./upkeep.ts";
import { walletCommands } from "./wallet.ts";

export async function runCommandLine(words: readonly string[], output: Output): Promise<number> {
  const json = words.includes("--json");
  let exitCode = 0;
  const show = (result: Result) => {
    output.out(json ? `${JSON.stringify(result.json)}\n` : `${harmless(result.text.trimEnd())}\n`);
    if (result.failed) exitCode = 1;
  };
  const run: Run =
    (act) =>
    async (...args) => {
      const result = await act({ output, json, show }, ...args);
      if (result) show(result);
    };
  try {
    await createProgram(run, output).parseAsync(words, { from: "user" });
    return exitCode;
  } catch (error) {
    const ending = error instanceof CommanderError ? usageEnding(error) : endingOf(error);
    if (ending === "shown") return 0;
    if (ending === null) throw error;
    const text = json ? JSON.stringify({ error: toErrorResponse(ending) }) : ending.message;
    output.err(`${withoutKeys(text)}\n`);
    return ending.exitCode;
  }
}

/** Replaces control characters: texts from outside could control the terminal. */
const harmless = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "\u{fffd}");

/** Keys must not be echoed into logs and terminals. */
function withoutKeys(text: string): string {
  return text.replace(/sk_(test|live)_\w+/g, "sk_$1_(not shown)");
}

function toErrorResponse({ message, faults }: Ending): object {
  return faults.length > 1 ? { message, faults } : { message };
}

function usageEnding(error: CommanderError): Ending | "shown" {
  if (error.exitCode === 0) return "shown";
  const message =
    error.code === "commander.help"
      ? "a command is missing; see partner-esim --help"
      : error.message.replace(/^error: /, "");
  return { exitCode: 2, message, faults: [message] };
}

function createProgram(run: Run, output: Output): Command {
  const program = new Command("partner-esim")
    .description("Runs and operates the Partner eSIM API.")
    .version(version, "-V, --version", "print the version")
    .helpCommand(false)
    .showHelpAfterError(false)
    .exitOverride()
    // Errors are printed once, by runCommandLine, as text or as JSON.
    .configureOutput({ writeOut: (text) => output.out(text), writeErr: () => {} })
    .configureHelp({ showGlobalOptions: false });
  for (const add of [
    serveCommands,
    accountsCommands,
    keysCommands,
    walletCommands,
    catalogueCommands,
    upkeepCommands,
    reconcileCommands,
    migrationsCommands,
    migrateStoreCommands,
    doctorCommands,
    secretsCommands,
    gatewayCommands,
    peopleCommands,
    operatorsCommands,
    endpointsCommands,
    deliveriesCommands,
    requestsCommands,
  ]) {
    add(program, run);
  }
  testRunCommands(program, run);
  withEnvFile(program);
  return program.hook("preAction", (_program, command) => {
    const { envFile } = command.opts<{ envFile?: string }>();
    if (envFile !== undefined) loadEnvFile(envFile);
  });
}
