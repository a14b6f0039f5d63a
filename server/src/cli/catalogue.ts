// `catalogue`, `packages`, `providers`, `regions`: what is on sale.
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Command } from "commander";
import type { CatalogueFormat } from "../catalogue/import.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { renameRegion, setPackagesRetired, setProviderEnabled } from "../domain/catalogue/administration.ts";
import { packageId } from "../domain/catalogue/catalogue.ts";
import { whyNotUndoable } from "../domain/catalogue/history.ts";
import { undone } from "../domain/catalogue/undo.ts";
import { importId, importNumber } from "../domain/values/ids.ts";
import { toTimestamp } from "../domain/values/timestamps.ts";
import { group, type Result, type Run } from "./command.ts";
import { UsageFault } from "./faults.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { packageNumber } from "./values.ts";

interface ImportFlags extends DatabaseFlag {
  format?: string;
  retireMissing?: boolean;
  dryRun?: boolean;
}

export function catalogueCommands(program: Command, run: Run): void {
  const command = (parent: Command, name: string, description: string) =>
    withDatabase(parent.command(name)).description(description).option("--json", "print JSON");

  const catalogue = group(program, "catalogue", "The whole catalogue.");
  command(catalogue, "import <file>", "Import a catalogue file. If it has an error, nothing is imported.")
    .option("--format <json|csv>", "file format; default: by file extension")
    .option("--retire-missing", "retire packages that are not in the file")
    .option("--dry-run", "print what would change without changing it")
    .action(run(async (_context, file: string, flags: ImportFlags) => await importCatalogue(file, flags)));
  command(catalogue, "imports", "List the newest imports.").action(
    run(async (_context, flags: DatabaseFlag) => await listImports(flags)),
  );
  command(catalogue, "undo <import>", "Undo an import: the catalogue becomes what it was before.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await undoImport(id, flags)),
  );

  const packages = group(program, "packages", "Single packages.");
  for (const [name, description, retired] of [
    ["retire", "Retire packages.", true],
    ["restore", "Put retired packages back on sale.", false],
  ] as const) {
    command(packages, name, description)
      .argument("<package...>", "such as pkg_10001", (text, list: number[] = []) => [
        ...list,
        packageNumber(text),
      ])
      .action(
        run(
          async (_context, numbers: number[], flags: DatabaseFlag) => await retire(numbers, retired, flags),
        ),
      );
  }

  const providers = group(program, "providers", "Mobile network providers.");
  command(providers, "list", "List the providers.").action(
    run(async (_context, flags: DatabaseFlag) => await listProviders(flags)),
  );
  for (const [name, description, enabled] of [
    ["enable", "Enable a provider: its packages are on sale again.", true],
    ["disable", "Disable a provider: none of its packages is on sale.", false],
  ] as const) {
    command(providers, `${name} <provider>`, description).action(
      run(async (_context, id: string, flags: DatabaseFlag) => await enable(id, enabled, flags)),
    );
  }

  const regions = group(program, "regions", "The regions that packages are sold for.");
  command(regions, "list", "List the regions with their codes.").action(
    run(async (_context, flags: DatabaseFlag) => await listRegions(flags)),
  );
  command(regions, "rename <code> <name>", "Rename a region; its codes keep working.").action(
    run(async (_context, code: string, name: string, flags: DatabaseFlag) => await rename(code, name, flags)),
  );
}

async function importCatalogue(file: string, flags: ImportFlags): Promise<Result> {
  const format = formatOf(file, flags.format);
  const text = readText(file);
  const { importFile } = await import("../runtime/catalogue-import.ts");
  const { describeFault } = await import("../catalogue/faults.ts");
  const { retireMissing, dryRun = false } = flags;
  const result = await withSession(flags, ({ database, now }) =>
    importFile({ database, file: { text, format, retireMissing, dryRun }, now }),
  );
  if (!result.ok) {
    const more = result.faultCount - result.faults.length;
    const faults = result.faults.map((fault) => `${file}: ${describeFault(fault)}`);
    throw new UsageFault(...faults, ...(more > 0 ? [`… and ${more} more faults`] : []));
  }
  const { summary } = result;
  const counts = {
    packages_added: summary.packagesAdded,
    packages_changed: summary.packagesChanged,
    packages_unchanged: summary.packagesUnchanged,
    packages_retired: summary.packagesRetired,
    packages_still_retired: summary.packagesStillRetired,
    providers_written: summary.providersWritten,
    areas_written: summary.areasWritten,
  };
  const lines = Object.entries(counts).map(([name, n]) => [name.replaceAll("_", " "), String(n)] as const);
  return {
    json: { dry_run: dryRun, ...counts },
    text: `${dryRun ? "Nothing was changed.\n" : ""}${facts(lines)}`,
  };
}

const listedImports = 50;

async function listImports(flags: DatabaseFlag): Promise<Result> {
  const page = { after: null, limit: listedImports };
  const rows = await withSession(flags, ({ store }) => store.reads.catalogue.imports(page));
  const imports = rows.slice(0, listedImports).map((past) => ({
    id: importId(past.n),
    created: toTimestamp(past.at),
    operator: past.operator,
    packages_added: past.added,
    packages_changed: past.changed,
    packages_retired: past.retired,
    undoes: past.undoes && importId(past.undoes),
    undone_by: past.undoneBy && importId(past.undoneBy),
    undoable: whyNotUndoable(past) === null,
  }));
  return {
    json: { imports },
    text: table(
      ["IMPORT", "TIME", "ADDED", "CHANGED", "RETIRED", "UNDO", "BY"],
      imports.map((one) => [
        one.id,
        one.created,
        String(one.packages_added),
        String(one.packages_changed),
        String(one.packages_retired),
        one.undone_by
          ? `undone by ${one.undone_by}`
          : one.undoes
            ? `undoes ${one.undoes}`
            : one.undoable
              ? "possible"
              : "",
        one.operator,
      ]),
    ),
  };
}

async function undoImport(id: string, flags: DatabaseFlag): Promise<Result> {
  const undo = importNumber(id);
  if (undo === null) throw new UsageFault(`${id} is not the id of an import, such as ${importId(12)}`);
  const { undoStoredImport } = await import("../runtime/catalogue-import.ts");
  const report = await withSession(flags, ({ database, now }) =>
    undoStoredImport({ database, undo: { undo }, now }),
  );
  const past = importId(undone(report));
  return { json: { import: past, undoes: id }, text: `${id} is undone by ${past}` };
}

function formatOf(file: string, formatOption: string | undefined): CatalogueFormat {
  const format = formatOption ?? extname(file).slice(1).toLowerCase();
  if (format === "json" || format === "csv") return format;
  throw new UsageFault(
    `${formatOption === undefined ? file : "--format"}: the format must be json or csv; set --format`,
  );
}

function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new UsageFault(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageFault(`${file} is not UTF-8 text`);
  }
}

async function retire(numbers: number[], retired: boolean, flags: DatabaseFlag): Promise<Result> {
  await inTransaction(flags, (tx, now) => setPackagesRetired(tx, numbers, retired, commandLine, now));
  const packages = numbers.map(packageId);
  return { json: { packages, retired }, text: `${packages.join(", ")}: ${retired ? "off sale" : "on sale"}` };
}

async function listProviders(flags: DatabaseFlag): Promise<Result> {
  const { providers, packages } = await withSession(flags, ({ store }) => store.reads.catalogue.load());
  const rows = [...providers.values()].map((provider) => ({
    ...provider,
    packages: packages.filter((pkg) => pkg.providerId === provider.id).length,
  }));
  return {
    json: { providers: rows },
    text: table(
      ["PROVIDER", "STATE", "PACKAGES", "NAME"],
      rows.map(({ id, enabled, packages, name }) => [id, enabled ? "on" : "off", String(packages), name]),
    ),
  };
}

async function enable(id: string, enabled: boolean, flags: DatabaseFlag): Promise<Result> {
  await inTransaction(flags, (tx, now) => setProviderEnabled(tx, id, enabled, commandLine, now));
  return { json: { id, enabled }, text: `${id}: ${enabled ? "on" : "off"}` };
}

async function listRegions(flags: DatabaseFlag): Promise<Result> {
  const { areas } = await withSession(flags, ({ store }) => store.reads.catalogue.load());
  const regions = [...areas.values()]
    .filter((area) => area.kind === "region")
    .map(({ code, name, global, aliases }) => ({ code, name, global, aliases }));
  return {
    json: { regions },
    text: table(
      ["CODE", "NAME", "OLD CODES"],
      regions.map(({ code, name, aliases }) => [code, name, aliases.join(" ")]),
    ),
  };
}

async function rename(code: string, name: string, flags: DatabaseFlag): Promise<Result> {
  await inTransaction(flags, (tx, now) => renameRegion(tx, code, name, commandLine, now));
  return { json: { code, name: name.trim() }, text: `${code}: ${name.trim()}` };
}
