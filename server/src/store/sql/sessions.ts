import type { Session } from "../../domain/people/session.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

interface SessionRow {
  hash: string;
  person: number;
  created_at: number;
  expires_at: number;
  looks_at: number | null;
}

const toSession = (row: SessionRow): Session => ({
  hash: row.hash,
  person: row.person,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  looksAt: row.looks_at,
});

export function sessionReads(db: Connection) {
  const session = db.prepare<SessionRow>("select * from sessions where hash = $1");
  return {
    byHash: async (hash: string) => orNull(await session.get(hash), toSession),
  };
}

export function sessionWrites(db: Connection) {
  const insertSession = db.prepare(insertInto("sessions", ["hash", "person", "created_at", "expires_at"]));
  const setLooksAt = db.prepare("update sessions set looks_at = $2 where hash = $1");
  const deleteSession = db.prepare("delete from sessions where hash = $1");
  const deleteSessionsOf = db.prepare("delete from sessions where person = $1 and hash <> $2");
  const oldSessions = db.prepare(
    "delete from sessions where hash in (select hash from sessions where expires_at < $1 limit $2)",
  );
  return {
    insert: async ({ hash, person, createdAt, expiresAt }: Session) => {
      await insertSession.run(hash, person, createdAt, expiresAt);
    },
    setLooksAt: async (hash: string, account: number | null) => {
      await setLooksAt.run(hash, account);
    },
    delete: async (hash: string) => {
      await deleteSession.run(hash);
    },
    deleteOf: async (person: number, except = "") => {
      await deleteSessionsOf.run(person, except);
    },
    deleteBefore: async (at: number, limit: number) => await oldSessions.run(at, limit),
  };
}
