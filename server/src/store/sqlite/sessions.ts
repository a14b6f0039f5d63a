// Sessions of the portal in SQLite.
import type { Database } from "better-sqlite3";
import type { Session } from "../../domain/people/session.ts";
import { insertInto, orNull, prepare } from "./statements.ts";

interface SessionRow {
  hash: string;
  person: number;
  created_at: number;
  expires_at: number;
}

const toSession = (row: SessionRow): Session => ({
  hash: row.hash,
  person: row.person,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

export function sessionReads(db: Database) {
  const session = prepare<SessionRow>(db, "select * from sessions where hash = $1");
  return {
    byHash: async (hash: string) => orNull(session.get(hash), toSession),
  };
}

export function sessionWrites(db: Database) {
  const insertSession = prepare(db, insertInto("sessions", ["hash", "person", "created_at", "expires_at"]));
  const deleteSession = prepare(db, "delete from sessions where hash = $1");
  const deleteSessionsOf = prepare(db, "delete from sessions where person = $1 and hash <> $2");
  const oldSessions = prepare(
    db,
    "delete from sessions where hash in (select hash from sessions where expires_at < $1 limit $2)",
  );
  return {
    insert: async ({ hash, person, createdAt, expiresAt }: Session) => {
      insertSession.run(hash, person, createdAt, expiresAt);
    },
    delete: async (hash: string) => {
      deleteSession.run(hash);
    },
    deleteOf: async (person: number, except = "") => {
      deleteSessionsOf.run(person, except);
    },
    deleteBefore: async (at: number, limit: number) => oldSessions.run(at, limit),
  };
}
