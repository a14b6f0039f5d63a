import type { AttemptKind, SupplierAttempt } from "../../domain/supply/store.ts";
import type { Connection } from "./connection.ts";
import { deleteOldestBy, insertInto } from "./statements.ts";

const columns = ["kind", "subject", "call", "outcome", "error", "units", "attempts", "first_at", "last_at"];

export function supplierAttemptReads(db: Connection) {
  const columns = `a.call, a.outcome, a.error, a.units, a.attempts, a.first_at as "firstAt", a.last_at as "lastAt"`;
  const lastOf = db.prepare<
    SupplierAttempt & { subject: number }
  >(`select a.subject, ${columns} from supplier_attempts a
    where a.kind = $1 and ${db.dialect.isOneOf("a.subject", "$2")} and not exists (select 1 from supplier_attempts b
      where b.kind = a.kind and b.subject = a.subject and (b.last_at, b.n) > (a.last_at, a.n))`);
  const of =
    db.prepare<SupplierAttempt>(`select ${columns} from supplier_attempts a where a.kind = $1 and a.subject = $2
    order by a.last_at desc, a.n desc limit $3`);
  return {
    lastOf: async (kind: AttemptKind, subjects: readonly number[]) => {
      if (subjects.length === 0) return new Map<number, SupplierAttempt>();
      const rows = await lastOf.all(kind, JSON.stringify(subjects));
      return new Map(rows.map(({ subject, ...attempt }) => [subject, attempt]));
    },
    of: async (kind: AttemptKind, subject: number, limit: number) => await of.all(kind, subject, limit),
  };
}

export function supplierAttemptWrites(db: Connection) {
  const add = db.prepare(`${insertInto("supplier_attempts", columns)}
    on conflict (kind, subject, call, outcome, error, units) do update set
      attempts = supplier_attempts.attempts + excluded.attempts, last_at = excluded.last_at`);
  const old = db.prepare(deleteOldestBy("supplier_attempts", "last_at"));
  return {
    add: async (kind: AttemptKind, subject: number, attempt: SupplierAttempt) => {
      const { call, outcome, error, units, attempts, firstAt, lastAt } = attempt;
      await add.run(kind, subject, call, outcome, error, units, attempts, firstAt, lastAt);
    },
    deleteBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
