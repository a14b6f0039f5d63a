import { limits } from "@partner-esim/generated/portal/limits";
import type { Session } from "../../domain/people/session.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

interface SessionRow {
  hash: string;
  id: string;
  person: number;
  address: string | null;
  browser: string | null;
  by_openid: number;
  created_at: number;
  expires_at: number;
  looks_at: number | null;
}

const toSession = (row: SessionRow): Session => ({
  hash: row.hash,
  id: row.id,
  person: row.person,
  address: row.address,
  browser: row.browser,
  byOpenid: row.by_openid === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  looksAt: row.looks_at,
});

export function sessionReads(db: Connection) {
  const byHash = db.prepare<SessionRow>("select * from sessions where hash = $1");
  const byId = db.prepare<SessionRow>("select * from sessions where id = $1");
  const ofPerson = db.prepare<SessionRow>(
    `select * from sessions where person = $1 and expires_at > $2 order by created_at desc, id limit ${limits.sessionsShownMax}`,
  );
  return {
    byHash: async (hash: string) => orNull(await byHash.get(hash), toSession),
    byId: async (id: string) => orNull(await byId.get(id), toSession),
    ofPerson: async (person: number, now: number) => (await ofPerson.all(person, now)).map(toSession),
  };
}

const sessionColumns = "hash id person address browser by_openid created_at expires_at".split(" ");

export function sessionWrites(db: Connection) {
  const insertSession = db.prepare(insertInto("sessions", sessionColumns));
  const setLooksAt = db.prepare("update sessions set looks_at = $2 where hash = $1");
  const deleteSession = db.prepare("delete from sessions where hash = $1");
  const deleteSessionsOf = db.prepare("delete from sessions where person = $1 and hash <> $2");
  const oldSessions = db.prepare(
    "delete from sessions where hash in (select hash from sessions where expires_at < $1 limit $2)",
  );
  return {
    insert: async ({ hash, id, person, address, browser, byOpenid, createdAt, expiresAt }: Session) => {
      await insertSession.run(hash, id, person, address, browser, Number(byOpenid), createdAt, expiresAt);
    },
    setLooksAt: async (hash: string, account: number | null) => {
      await setLooksAt.run(hash, account);
    },
    delete: async (hash: string) => {
      await deleteSession.run(hash);
    },
    deleteOf: async (person: number, except = "") => await deleteSessionsOf.run(person, except),
    deleteBefore: async (at: number, limit: number) => await oldSessions.run(at, limit),
  };
}
