// `verify` checks the invariants of a database, `backup` makes a verified copy.
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Command } from "commander";
import {
  type Fault,
  invariants,
  recordVerification,
  type Verification,
  verify,
} from "../domain/verification.ts";
import { deploymentTime, systemClock } from "../runtime/clock.ts";
import { readDatabase } from "../runtime/config.ts";
import { isServer, shownLocation } from "../store/open.ts";
import { openAudit } from "../store/open-audit.ts";
import { copyDatabase } from "../store/sqlite/backup.ts";
import { failureCause } from "../store/sqlite/failures.ts";
import { syncToDisk } from "../store/sqlite/sync-to-disk.ts";
import type { Result, Run } from "./command.ts";
import { Failure, UsageFault } from "./faults.ts";
import { type DatabaseFlag, inTransaction, toOpeningFault } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts } from "./table.ts";

interface VerifyFlags extends DatabaseFlag {
  record?: boolean;
}

interface BackupFlags extends DatabaseFlag {
  force?: boolean;
}

export function upkeepCommands(program: Command, run: Run): void {
  withDatabase(program.command("verify"))
    .description("Check the invariants of the database. Read-only; the service may be running.")
    .option("--record", "store the result in the database, for /metrics")
    .option("--json", "print JSON")
    .action(run(async (_context, flags: VerifyFlags) => await verifyDatabase(flags)));
  withDatabase(program.command("backup <file>"))
    .description("Copy a snapshot of the database and verify it. The service may be running.")
    .option("--force", "overwrite an existing file")
    .option("--json", "print JSON")
    .action(run(async (_context, file: string, flags: BackupFlags) => await backup(resolve(file), flags)));
}

async function verifyDatabase({ database, record = false }: VerifyFlags): Promise<Result> {
  const file = readDatabase(database);
  const started = performance.now();
  const verification = await verifyFile(file);
  const seconds = secondsSince(started);
  const { faults, faultCount, checkedCount } = verification;
  // Real time, as that of backups.
  if (record)
    await inTransaction({ database: file }, (tx) => recordVerification(tx, verification, systemClock.now()));
  return {
    failed: faultCount > 0,
    json: {
      database: shownLocation(file),
      sound: faultCount === 0,
      checked: checkedCount,
      fault_count: faultCount,
      faults,
      seconds,
    },
    text: `${faultLines(verification)}${checkedCount} invariants checked in ${seconds} s: ${faultCount === 1 ? "1 fault" : `${faultCount} faults`} found`,
  };
}

export async function verifyFile(file: string): Promise<Verification> {
  try {
    const audit = await openAudit(file);
    try {
      return await verify(audit, await deploymentTime(audit.setting, systemClock.now()));
    } finally {
      await audit.close();
    }
  } catch (error) {
    throw toOpeningFault(error as Error, file);
  }
}

function faultLines({ faults, faultCount }: Verification): string {
  const lines = faults.map(({ invariant, row }: Fault) => {
    const values = Object.entries(row).map(([name, value]) => `${name}=${value ?? "null"}`);
    return `${invariant}: violated: ${invariants[invariant]}: ${values.join(" ")}\n`;
  });
  const more = faultCount - faults.length;
  return lines.join("") + (more > 0 ? `… and ${more} more\n` : "");
}

/** Writes under another name and renames once verified. */
async function backup(target: string, { database, force = false }: BackupFlags): Promise<Result> {
  const source = readDatabase(database);
  if (isServer(source))
    throw new UsageFault(
      "backup copies an SQLite file: use pg_dump, or archive the server's write-ahead log",
    );
  if (["", "-wal", "-shm"].some((suffix) => target === source + suffix))
    throw new UsageFault("the backup cannot overwrite the database itself");
  if (existsSync(target) && !force)
    throw new UsageFault(`${target} exists already: choose another file, or use --force`);
  const partial = `${target}.partial`;
  const started = performance.now();
  const interruption = noteSignals();
  try {
    rmSync(partial, { force: true });
    // Created first, so that only the owner can read it, and errors of its folder differ from those of the database.
    closeSync(openSync(partial, "wx", 0o600));
    await copyDatabase(source, partial, interruption.signal);
    const { faultCount } = await verifyFile(partial);
    if (faultCount > 0) throw new Failure(`the copy has ${faultCount} faults and was not kept: see verify`);
    syncToDisk(partial);
    // A pending signal is delivered in the next turn of the event loop.
    await setImmediate();
    interruption.signal.throwIfAborted();
    renameSync(partial, target);
    syncToDisk(dirname(target));
  } catch (error) {
    throw backupFault(error as NodeJS.ErrnoException, source, target);
  } finally {
    interruption.end();
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(partial + suffix, { force: true });
  }
  const bytes = statSync(target).size;
  const seconds = secondsSince(started);
  return {
    json: { file: target, bytes, seconds },
    text: facts([
      ["backup", target],
      ["size", `${(bytes / 1_048_576).toFixed(1)} MiB`],
      ["took", `${seconds} s, verified`],
    ]),
  };
}

/** Notes a signal instead of ending the process, so that it can clean up. */
function noteSignals(): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const names = ["SIGINT", "SIGTERM"] as const;
  const abort = (name: NodeJS.Signals) =>
    controller.abort(new Failure(`ended by ${name}: the backup was not kept`));
  for (const name of names) process.on(name, abort);
  return {
    signal: controller.signal,
    end() {
      for (const name of names) process.off(name, abort);
    },
  };
}

function backupFault(error: NodeJS.ErrnoException, source: string, target: string): Error {
  const cause = failureCause(error);
  if (error.code === "ENOSPC" || cause === "disk_full") {
    return new Failure(`the disk of ${target} is full: the backup was not kept`);
  }
  if (cause === "io_error") return new Failure(`${error.message}: the backup was not kept`);
  const folderFaults = ["ENOENT", "EACCES", "ENOTDIR", "EROFS", "EISDIR"];
  if (error.code !== undefined && folderFaults.includes(error.code)) {
    return new UsageFault(`${target} cannot be written (${error.code}): choose another file`);
  }
  return toOpeningFault(error, source);
}

export function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 10) / 100;
}
