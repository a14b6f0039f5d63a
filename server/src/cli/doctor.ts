// `doctor` checks a deployment and says what to do about each problem.
import type { Command } from "commander";
import { type Finding, recordCheckup } from "../domain/health/checkup.ts";
import { type Check, messageOf, ok, problem, runCheck } from "../operation/doctor/checks.ts";
import {
  archiveCheck,
  backupCheck,
  clockCheck,
  type DatabaseReads,
  diskCheck,
  modesCheck,
  secondFactorCheck,
  secretCheck,
  serverCheck,
  slotsCheck,
} from "../operation/doctor/local.ts";
import { systemClock } from "../runtime/clock.ts";
import { type Config, ConfigError, gather, readConfig } from "../runtime/config.ts";
import { shownLocation } from "../store/open.ts";
import { openAudit } from "../store/open-audit.ts";
import type { Result, Run } from "./command.ts";
import { misnamedSettings } from "./env-file.ts";
import { inTransaction, toOpeningFault } from "./session.ts";
import { withSettings } from "./settings.ts";
import { wholeNumber } from "./values.ts";

type Flags = Record<string, string | boolean | undefined> & {
  secretsFile?: string;
  envFile?: string;
  database?: string;
};

export function doctorCommands(program: Command, run: Run): void {
  withSettings(program.command("doctor"))
    .description(
      "Check the deployment: settings, database, its server and archive, secret, second factors, clock, disk, file modes, backups, mail, supplier and public URL. Run it beside the service, with its environment. Changes nothing, apart from what --record stores.",
    )
    .option("--backup-max-hours <hours>", "how old the newest backup may be (26)", wholeNumber(1, 8760))
    .option(
      "--secrets-file <file>",
      "the file with the settings, which only its owner may read; default: that of --env-file",
    )
    .option("--record", "store the result in the database, for /metrics")
    .option("--json", "print JSON")
    .action(
      run(async (_context, flags: Flags & { backupMaxHours?: number; record?: boolean }) => {
        const { backupMaxHours = 26, record = false, ...settingFlags } = flags;
        const found = await findings(settingFlags, backupMaxHours);
        // Real time, as that of backups.
        if (record && found.some(({ check, status }) => check === "database" && status === "ok"))
          await inTransaction(settingFlags, (tx) => recordCheckup(tx, found, systemClock.now()));
        return toResult(found);
      }),
    );
}

async function findings(flags: Flags, backupMaxHours: number): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(gather(flags));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => ({ check: "settings", ...problem(fault, "correct the setting") }));
  }
  // Loads an HTTP client, which other commands need not wait for.
  const network = await import("../operation/doctor/network.ts");
  const checks: [string, Check][] = [
    ["database server", serverCheck(config)],
    ["replication slots", slotsCheck(config)],
    ["archive", archiveCheck(config)],
    ["second factors", secondFactorCheck(config)],
    ["disk", diskCheck(config)],
    ["file modes", modesCheck(config, flags.secretsFile ?? flags.envFile)],
    ["backups", backupCheck(config, backupMaxHours)],
    ["mail", network.mailCheck(config)],
    ["supplier", network.supplierCheck(config)],
    ["public URL", network.publicUrlCheck(config)],
    ["redirect", network.redirectCheck(config)],
    ["proxy", network.proxyCheck(config)],
    ["client address", network.forwardingCheck(config)],
    ["pages", network.pagesCheck(config)],
  ];
  const others = Promise.all(checks.map(([name, check]) => runCheck(name, check)));
  const unknown = misnamedSettings(flags.envFile);
  const settings = unknown.length === 0 ? ok("valid") : problem(unknown.join(" "), "correct the name");
  return [{ check: "settings", ...settings }, ...(await ofDatabase(config)), ...(await others)];
}

async function ofDatabase(config: Config): Promise<Finding[]> {
  const found: Finding[] = [];
  const database = await runCheck("database", async () => {
    try {
      const audit = await openAudit(config.database);
      try {
        const reads: DatabaseReads = { settings: { get: audit.setting } };
        found.push(await runCheck("secret", secretCheck(reads, config)));
        found.push(await runCheck("clock", clockCheck(reads, config)));
      } finally {
        await audit.close();
      }
    } catch (error) {
      const cause = toOpeningFault(error as Error, config.database);
      return problem(messageOf(cause), "start the service once, or correct DATABASE_URL");
    }
    return { status: "ok", found: shownLocation(config.database) };
  });
  return [database, ...found];
}

function toResult(checks: readonly Finding[]): Result {
  const problems = checks.filter(({ status }) => status === "problem").length;
  const width = Math.max(...checks.map(({ check }) => check.length));
  const lines = checks.map(
    ({ check, status, found, remedy }) =>
      `${status.padEnd(7)}  ${check.padEnd(width)}  ${found}${remedy ? `; to do: ${remedy}` : ""}`,
  );
  return {
    failed: problems > 0,
    json: { sound: problems === 0, problems, checks },
    text: `${lines.join("\n")}\n${problems === 1 ? "1 problem" : `${problems} problems`}`,
  };
}
