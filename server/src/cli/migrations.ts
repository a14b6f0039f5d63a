// `migrations` says what a start would do to the schema, `migrate` does it without a start.
import type { Command } from "commander";
import { readDatabase } from "../runtime/config.ts";
import { isCurrent, migrations, newestOf } from "../store/migrations.ts";
import { isServer, openStore, shownLocation } from "../store/open.ts";
import { schemaNumber } from "../store/schema-number.ts";
import type { Result, Run } from "./command.ts";
import { type DatabaseFlag, toOpeningFault } from "./session.ts";
import { withDatabase } from "./settings.ts";

export function migrationsCommands(program: Command, run: Run): void {
  withDatabase(program.command("migrations"))
    .description(
      "Print the schema of the database and the migrations that the next start applies. Read-only.",
    )
    .option("--json", "print JSON")
    .action(run(async (_context, { database }: DatabaseFlag) => await show(readDatabase(database))));
  withDatabase(program.command("migrate"))
    .description(
      "Apply the pending migrations. On PostgreSQL, run it as the database's owner: serve then needs no right to change the schema.",
    )
    .option("--json", "print JSON")
    .action(run(async (_context, { database }: DatabaseFlag) => await migrate(readDatabase(database))));
}

async function show(location: string): Promise<Result> {
  const { schema, needed, pending } = await schemaOf(location);
  return {
    json: { database: shownLocation(location), schema, needed, pending },
    text: `schema ${schema}, this release needs ${needed}: ${
      pending.length === 0 ? "nothing is pending" : `the next start applies ${pending.join(", ")}`
    }`,
  };
}

async function migrate(location: string): Promise<Result> {
  const { needed, pending } = await schemaOf(location);
  try {
    await (await openStore(location)).close();
  } catch (error) {
    throw toOpeningFault(error as Error, location);
  }
  return {
    json: { database: shownLocation(location), schema: needed, applied: pending },
    text: `schema ${needed}: ${pending.length === 0 ? "nothing was pending" : `applied ${pending.join(", ")}`}`,
  };
}

async function schemaOf(
  location: string,
): Promise<{ schema: number; needed: number; pending: readonly string[] }> {
  const all = migrations(isServer(location) ? "postgres" : "sqlite");
  const needed = newestOf(all);
  try {
    const schema = await schemaNumber(location);
    isCurrent(schema, needed, { check: false });
    return { schema, needed, pending: all.filter(({ number }) => number > schema).map(({ name }) => name) };
  } catch (error) {
    throw toOpeningFault(error as Error, location);
  }
}
