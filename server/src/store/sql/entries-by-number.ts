// Entries of one ledger by number, using the index on ledger and number. With an equality, PostgreSQL may scan the
// entries of all ledgers.

import type { Connection } from "./connection.ts";

const last = String(Number.MAX_SAFE_INTEGER);

/** Entries of ledger $1 with $2 <= n < $3. */
export const entriesBetween = ({ dialect }: Connection): string =>
  `from ledger_entries where ${dialect.ownedBetween("ledger", "$1", "$2", "$3")}`;

export const inOrder = "order by ledger, n";

/** Entries of ledger $1 with n < $2, highest first. */
export const entriesBelow = ({ dialect }: Connection): string =>
  `from ledger_entries where ${dialect.ownedBelow("ledger", "$1", "$2")} order by ledger desc, n desc`;

/** Returns the number of a ledger's first entry at or after a time, or the next number if there is none. */
export function firstEntrySince(db: Connection): (ledger: number, at: number) => Promise<number> {
  const first = db.prepare<{ first: number }>(`select coalesce(
       (select n from ledger_entries where ledger = $1 and created_at >= $2 order by created_at, n limit 1),
       (select n + 1 from ledger_entries where ${db.dialect.ownedBelow("ledger", "$1", last)}
         order by ledger desc, n desc limit 1), 0) as first`);
  return async (ledger, at) => (await first.get(ledger, at))?.first ?? 0;
}

/** Returns the balance before an entry; 0 before the first. */
export function balanceBefore(db: Connection): (ledger: number, n: number) => Promise<number> {
  const entry = db.prepare<{ balance_after_paise: number }>(
    `select balance_after_paise ${entriesBelow(db)} limit 1`,
  );
  return async (ledger, n) => (await entry.get(ledger, n))?.balance_after_paise ?? 0;
}
