import { type SealedKind, type SealedText, sealedKinds } from "../../domain/secrets/store.ts";
import type { Connection } from "./connection.ts";

/** A webhook secret is bound to its endpoint, an activation code to its ICCID. */
const places: Readonly<Record<SealedKind, { table: string; column: string; purpose: string }>> = {
  webhook: { table: "endpoints", column: "secret", purpose: "id" },
  factor: { table: "people", column: "totp_secret", purpose: "''" },
  "started-factor": { table: "people", column: "totp_pending_secret", purpose: "''" },
  "activation-code": { table: "esims", column: "activation_code", purpose: "iccid" },
};

function ofEachKind<T>(make: (source: (typeof places)[SealedKind]) => T): Record<SealedKind, T> {
  return Object.fromEntries(sealedKinds.map((kind) => [kind, make(places[kind])])) as Record<SealedKind, T>;
}

export function sealedTextReads(db: Connection) {
  const select = ofEachKind(({ table, column, purpose }) =>
    db.prepare<SealedText>(`select n, ${purpose} as purpose, ${column} as sealed from ${table}
       where n > $1 and ${column} is not null order by n limit $2`),
  );
  return {
    ofKind: async (kind: SealedKind, after: number, limit: number) => await select[kind].all(after, limit),
  };
}

export function sealedTextWrites(db: Connection) {
  const update = ofEachKind(({ table, column }) =>
    db.prepare(`update ${table} set ${column} = $3 where n = $1 and ${column} = $2`),
  );
  return {
    replace: async (kind: SealedKind, n: number, before: string, sealed: string) => {
      await update[kind].run(n, before, sealed);
    },
  };
}
