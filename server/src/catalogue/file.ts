// Parses a catalogue file into rows. Unknown names are rejected, because a misspelt column would silently get its
// default.
import { CsvError, parse } from "csv-parse/sync";
import { FaultList } from "./faults.ts";
import { type CatalogueFormat, Row } from "./row.ts";

const PROVIDER_FIELDS = ["id", "name", "enabled"];
const AREA_FIELDS = ["code", "name", "global", "aliases"];
export const REQUIRED_PACKAGE_FIELDS = [
  "number",
  "name",
  "provider",
  "validity_days",
  "cost",
  "retail_price",
];
const PACKAGE_FIELDS = [
  ...REQUIRED_PACKAGE_FIELDS,
  "provider_name",
  "type",
  "destination",
  "destination_name",
  "countries",
  "countries_reliable",
  "data_mb",
  "unlimited",
  "daily_reset",
  "currency",
  "own_store",
  "identity_check",
  "topup",
  "retired",
];

/** Bounds the memory for a file of short rows. */
const rowsMax = 500_000;
const tooManyRows = `has more than ${rowsMax} rows`;

export interface CatalogueRows {
  providers: Row[];
  areas: Row[];
  packages: Row[];
}

export function readRows(text: string, format: CatalogueFormat, faults: FaultList): CatalogueRows {
  return format === "csv" ? readCsv(text, faults) : readJson(text, faults);
}

function readCsv(text: string, faults: FaultList): CatalogueRows {
  const rows: CatalogueRows = { providers: [], areas: [], packages: [] };
  let columns: string[] = [];
  readRecords(text, faults, 1, (record, line) => {
    columns = record;
    checkColumns(columns, `line ${line}`, faults);
  });
  if (columns.length === 0 && faults.count === 0) faults.add("line 1", null, "a header row is missing");
  if (faults.count > 0) return rows;
  let count = -1;
  const ragged = new FaultList();
  readRecords(text, faults, rowsMax + 2, (record, line) => {
    count += 1;
    if (count === 0) return;
    const location = `line ${line}`;
    if (record.length !== columns.length) {
      ragged.add(location, null, `has ${record.length} cells, the header has ${columns.length}`);
      return;
    }
    const values = Object.fromEntries(columns.map((column, at) => [column, record[at]]));
    rows.packages.push(new Row(location, values, "csv", faults));
  });
  if (count > rowsMax) faults.add("file", null, tooManyRows);
  if (faults.count > 0) return { ...rows, packages: [] };
  faults.addAll(ragged);
  return rows;
}

/** Records are not retained: two million one-letter records would exhaust memory. */
function readRecords(
  text: string,
  faults: FaultList,
  to: number,
  read: (record: string[], line: number) => void,
): void {
  const on_record = (record: string[], { lines }: { lines: number }) => {
    read(record, lines);
    return null;
  };
  try {
    parse(text, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, to, on_record });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add(`line ${error.lines}`, null, `is not valid CSV: ${error.message}`);
  }
}

function checkColumns(columns: readonly string[], location: string, faults: FaultList): void {
  for (const [at, column] of columns.entries()) {
    if (!PACKAGE_FIELDS.includes(column)) {
      faults.add(location, column, `is not a column; the columns are ${PACKAGE_FIELDS.join(", ")}`);
    } else if (columns.indexOf(column) !== at) {
      faults.add(location, column, "appears twice");
    }
  }
  for (const column of REQUIRED_PACKAGE_FIELDS) {
    if (!columns.includes(column)) faults.add(location, column, "is a column that must be there");
  }
}

function readJson(text: string, faults: FaultList): CatalogueRows {
  const none: CatalogueRows = { providers: [], areas: [], packages: [] };
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    faults.add("file", null, `is not valid JSON: ${(error as SyntaxError).message}`);
    return none;
  }
  if (!isRecord(document)) {
    faults.add("file", null, "must be a JSON object with providers, areas and packages");
    return none;
  }
  for (const name of Object.keys(document)) {
    if (!(name in none)) faults.add("file", name, "is not a part of a catalogue file");
  }
  return {
    providers: readJsonList(document, "providers", PROVIDER_FIELDS, faults),
    areas: readJsonList(document, "areas", AREA_FIELDS, faults),
    packages: readJsonList(document, "packages", PACKAGE_FIELDS, faults),
  };
}

function readJsonList(
  document: Readonly<Record<string, unknown>>,
  name: keyof CatalogueRows,
  fields: readonly string[],
  faults: FaultList,
): Row[] {
  const list = document[name] ?? [];
  if (!Array.isArray(list)) {
    faults.add("file", name, "must be a list");
    return [];
  }
  if (list.length > rowsMax) {
    faults.add(name, null, tooManyRows);
    return [];
  }
  const rows: Row[] = [];
  for (const [at, values] of list.entries()) {
    const location = `${name}[${at}]`;
    if (!isRecord(values)) {
      faults.add(location, null, "must be an object");
      continue;
    }
    const row = new Row(location, values, "json", faults);
    for (const field of Object.keys(values)) {
      if (!fields.includes(field)) row.fault(field, `is not a field; the fields are ${fields.join(", ")}`);
    }
    rows.push(row);
  }
  return rows;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
