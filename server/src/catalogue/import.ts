import type { Catalogue, CataloguePackage } from "../domain/catalogue/catalogue.ts";
import { type ChangeSummary, planChange } from "../domain/catalogue/change.ts";
import { type Difference, describeDifference } from "../domain/catalogue/difference.ts";
import type { CatalogueChange } from "../domain/catalogue/store.ts";
import { readArea, readProvider } from "./area-row.ts";
import { type Fault, FaultList } from "./faults.ts";
import { readRows } from "./file.ts";
import { Known } from "./known.ts";
import { readPackage } from "./package-row.ts";
import type { CatalogueFormat, Row } from "./row.ts";

export { describeFault, type Fault } from "./faults.ts";
export type { CatalogueFormat } from "./row.ts";

export type ImportResult =
  | { ok: true; change: CatalogueChange; summary: ChangeSummary; difference: Difference }
  | { ok: false; faults: Fault[]; faultCount: number };

export interface ImportOptions {
  retireMissing?: boolean;
}

export function importCatalogue(
  text: string,
  format: CatalogueFormat,
  current: Catalogue,
  options: ImportOptions = {},
): ImportResult {
  const faults = new FaultList();
  const rows = readRows(text, format, faults);
  const known = new Known(current);
  eachOnce(rows.providers, "id", (row) => readProvider(row, known));
  eachOnce(rows.areas, "code", (row) => readArea(row, known));
  const packages: CataloguePackage[] = [];
  eachOnce(rows.packages, "number", (row) => {
    const pkg = readPackage(row, known);
    if (pkg !== null) packages.push(pkg);
    return pkg?.number ?? null;
  });
  known.reportExcess(faults);
  if (rows.packages.length + rows.areas.length + rows.providers.length === 0 && faults.count === 0) {
    faults.add("file", null, "holds nothing to import");
  }
  if (faults.count > 0) return { ok: false, faults: faults.stored, faultCount: faults.count };
  const target = {
    providers: [...known.providers.values()],
    areas: [...known.areas.values()],
    packages,
    retireMissing: options.retireMissing ?? false,
  };
  const plan = planChange(current, target);
  return { ok: true, ...plan, difference: describeDifference(current, plan.change, packages) };
}

/** Reports repeated keys. `read` returns the key, null if unreadable. */
function eachOnce(rows: readonly Row[], field: string, read: (row: Row) => string | number | null): void {
  const places = new Map<string | number, string>();
  for (const row of rows) {
    const key = read(row);
    if (key === null) continue;
    const first = places.get(key);
    if (first === undefined) places.set(key, row.place);
    else row.fault(field, `${key} stands in ${first} already`);
  }
}
