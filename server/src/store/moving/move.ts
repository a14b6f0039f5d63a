// Copies a store into an empty database of another kind, in batches. An interrupted move resumes after its last batch.
import { UnusableDatabase } from "../unusable-database.ts";
import type { Progress, Row, Side, Source, Table, Target } from "./ports.ts";

const rowsAtOnce = 4000;

export interface Step {
  table: string;
  copied: number;
  total: number;
}

export interface Moved {
  rows: number;
  tables: number;
  resumed: boolean;
}

export async function copyStore(
  source: Source,
  target: Target,
  tables: readonly Table[],
  onStep: (step: Step) => void,
): Promise<Moved> {
  const { resumes, progress } = await target.begin(await source.fingerprint(tables));
  const counts = new Map<string, number>();
  for (const { name } of tables) counts.set(name, Number(await source.value(`select count(*) from ${name}`)));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let copied = 0;
  for (const table of tables) {
    const before = copied;
    const from = progress.get(table.name) ?? { after: null, copied: 0, isDone: false };
    const count = await copyTable(source, target, table, from, (inTable) => {
      onStep({ table: table.name, copied: before + inTable, total });
    });
    copied += count;
  }
  await target.finish(tables);
  await requireEqual(source, target, tables);
  return { rows: copied, tables: tables.length, resumed: resumes };
}

async function copyTable(
  source: Source,
  target: Target,
  table: Table,
  from: Progress,
  onCopied: (copied: number) => void,
): Promise<number> {
  let { after, copied, isDone } = from;
  const key = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  /** The next rows are read while the target writes these. */
  let writing = Promise.resolve();
  while (!isDone) {
    const rows: Row[] = await source.rows(table, after, rowsAtOnce);
    isDone = rows.length < rowsAtOnce;
    copied += rows.length;
    const last = rows.at(-1);
    if (last) after = key.map((column) => last[column] ?? null);
    await writing;
    writing = target.write(table, rows, { after, copied, isDone });
    // The write is awaited a round later. Until then, its rejection counts as handled.
    writing.catch(() => {});
    onCopied(copied);
  }
  await writing;
  return copied;
}

/** Compares each table's row count and every sum of money. */
async function requireEqual(source: Side, target: Side, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const paise = table.columns.filter(({ name }) => name.endsWith("_paise"));
    const compared = ["count(*)", ...paise.map(({ name }) => `coalesce(sum(${name}), 0)`)];
    for (const what of compared) {
      const sql = `select ${what} from ${table.name}`;
      const expected = await source.value(sql);
      const actual = await target.value(sql);
      if (expected !== actual)
        throw new UnusableDatabase(
          `${what} of ${table.name} is ${expected} in the source and ${actual} in the copy`,
        );
    }
  }
}
