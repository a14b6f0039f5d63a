// `migrate-store` moves a store from an SQLite file to PostgreSQL, or back.
import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Command } from "commander";
import { readDatabase } from "../runtime/config.ts";
import { copyStore, type Moved, type Step } from "../store/moving/move.ts";
import { openSource, openTarget, storeTables } from "../store/moving/open.ts";
import type { Source, Target } from "../store/moving/ports.ts";
import { isServer, shownLocation } from "../store/open.ts";
import { UnusableDatabase } from "../store/unusable-database.ts";
import type { Context, Result, Run } from "./command.ts";
import { Failure, UsageFault } from "./faults.ts";
import { toOpeningFault } from "./session.ts";
import { facts } from "./table.ts";
import { secondsSince, verifyFile } from "./upkeep.ts";

interface Flags {
  from: string;
  to: string;
}

export function migrateStoreCommands(program: Command, run: Run): void {
  program
    .command("migrate-store")
    .description(
      "Copy a whole store between an SQLite file and PostgreSQL, and verify both. Stop the service first.",
    )
    .requiredOption(
      "--from <database>",
      "path of the SQLite file, or URL of the PostgreSQL database, to copy",
    )
    .requiredOption("--to <database>", "empty PostgreSQL database, or path of a new SQLite file")
    .option("--json", "print JSON")
    .action(run(migrateStore));
}

async function migrateStore({ output }: Context, flags: Flags): Promise<Result> {
  const from = readDatabase(flags.from);
  const to = readDatabase(flags.to);
  if (isServer(from) === isServer(to)) {
    const remedy = isServer(from) ? "pg_dump" : "partner-esim backup";
    throw new UsageFault(`--from and --to are databases of one kind: copy such a store by ${remedy}`);
  }
  const started = performance.now();
  const tables = storeTables();
  const source: Source = await openSource(from, tables).catch((error) => {
    throw toOpeningFault(error, from, "--from");
  });
  try {
    const target: Target = await openTarget(to, tables).catch((error) => {
      throw toOpeningFault(error, to, "--to");
    });
    let isReleased = false;
    try {
      const moved = await whileVerified(from, copyStore(source, target, tables, progressOn(output.err)));
      requireSound((await verifyFile(target.location)).faultCount, "the copy");
      await target.release();
      isReleased = true;
      return resultOf({ from, to }, moved, secondsSince(started));
    } finally {
      if (!isReleased || isServer(to)) await target.close();
    }
  } finally {
    await source.close();
  }
}

const script = new URL(`./verify-thread${extname(import.meta.url)}`, import.meta.url);

/** Verifies the source in a thread while it is copied. Rejects at the first failure of the two. */
async function whileVerified<T>(location: string, copying: Promise<T>): Promise<T> {
  const thread = new Worker(script, { workerData: location });
  // An error of the thread rejects.
  const verifying = once(thread, "message").then(([faultCount]) => requireSound(faultCount, "--from"));
  try {
    const [copied] = await Promise.all([copying, verifying]);
    return copied;
  } catch (error) {
    throw error instanceof UnusableDatabase ? new Failure(error.message) : error;
  } finally {
    await thread.terminate();
  }
}

function requireSound(faultCount: number, what: string): void {
  if (faultCount > 0)
    throw new Failure(`${what} has ${faultCount} ${faultCount === 1 ? "fault" : "faults"}: run verify on it`);
}

/** Quiet unless a person watches. */
function progressOn(write: (text: string) => void): (step: Step) => void {
  if (!process.stderr.isTTY) return () => {};
  let shownAt = 0;
  return ({ table, copied, total }) => {
    const now = performance.now();
    if (now - shownAt < 200 && copied < total) return;
    shownAt = now;
    const percent = Math.floor((copied / Math.max(1, total)) * 100);
    write(
      `\r${percent} % of ${total.toLocaleString("en")} rows: ${table}\u001b[K${copied < total ? "" : "\n"}`,
    );
  };
}

function resultOf({ from, to }: Flags, { rows, tables, resumed }: Moved, seconds: number): Result {
  const shown = { from: shownLocation(from), to: shownLocation(to) };
  return {
    json: { ...shown, tables, rows, resumed, seconds },
    text: facts([
      ["from", shown.from],
      ["to", shown.to],
      [
        "rows",
        `${rows.toLocaleString("en")} in ${tables} tables${resumed ? ", an interrupted copy was resumed" : ""}`,
      ],
      ["took", `${seconds} s, both verified`],
      ["next", `start every service with DATABASE_URL set to the new database, and none with the old one`],
    ]),
  };
}
