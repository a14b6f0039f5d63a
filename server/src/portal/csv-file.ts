// Every CSV file of the portal, with its entry in the audit log.
import type { Account } from "../domain/accounts/account.ts";
import { type Actor, addAuditEntry } from "../domain/accounts/audit-log.ts";
import type { Store } from "../domain/ports.ts";
import { type Cell, csvStream } from "../http/csv.ts";

export interface Download {
  caller: { actor: Actor };
  now: number;
}

interface CsvFile<Row> {
  /** Null for files outside accounts. */
  account: Account | null;
  /** Without its extension. */
  name: string;
  headings: readonly string[];
  toCells: (row: Row) => readonly Cell[];
  parts: AsyncIterable<readonly Row[]>;
}

/** Writes the entry first: the download may be interrupted. */
export async function csvFile<Row>(
  store: Store,
  { caller, now }: Download,
  { account, name, headings, toCells, parts }: CsvFile<Row>,
) {
  const file = { type: "text/csv; charset=utf-8", name: `${name}.csv` };
  const subject = account?.id ?? "deployment";
  await store.transaction((tx) =>
    addAuditEntry(tx, account?.n ?? null, caller.actor, "export.downloaded", subject, now, file.name),
  );
  const lines = async function* () {
    for await (const rows of parts) yield rows.map(toCells);
  };
  return { status: 200, body: csvStream(headings, lines()), file } as const;
}
