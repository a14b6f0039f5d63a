// Encrypted texts in SQLite, wherever they are stored.
import type { Database } from "better-sqlite3";
import { type SealedKind, type SealedText, sealedKinds } from "../../domain/secrets/store.ts";
import { prepare } from "./statements.ts";

/** A webhook secret is bound to its endpoint. */
const places: Readonly<Record<SealedKind, { table: string; column: string; purpose: string }>> = {
  webhook: { table: "endpoints", column: "secret", purpose: "id" },
  factor: { table: "people", column: "totp_secret", purpose: "''" },
  "started-factor": { table: "people", column: "totp_pending_secret", purpose: "''" },
};

function ofEachKind<T>(make: (place: (typeof places)[SealedKind]) => T): Record<SealedKind, T> {
  return Object.fromEntries(sealedKinds.map((kind) => [kind, make(places[kind])])) as Record<SealedKind, T>;
}

export function sealedTextReads(db: Database) {
  const select = ofEachKind(({ table, column, purpose }) =>
    prepare<SealedText>(
      db,
      `select n, ${purpose} as purpose, ${column} as sealed from ${table}
       where n > $1 and ${column} is not null order by n limit $2`,
    ),
  );
  return {
    ofKind: async (kind: SealedKind, after: number, limit: number) => select[kind].all(after, limit),
  };
}

export function sealedTextWrites(db: Database) {
  const update = ofEachKind(({ table, column }) =>
    prepare(db, `update ${table} set ${column} = $3 where n = $1 and ${column} = $2`),
  );
  return {
    replace: async (kind: SealedKind, n: number, before: string, sealed: string) => {
      update[kind].run(n, before, sealed);
    },
  };
}
