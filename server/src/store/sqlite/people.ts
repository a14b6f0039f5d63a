// People, sessions, failed attempts and operator tokens in SQLite.
import type { Database } from "better-sqlite3";
import type { OperatorToken } from "../../domain/people/operator-token.ts";
import type { Person } from "../../domain/people/person.ts";
import type { Session } from "../../domain/people/session.ts";
import type { SignInFailure } from "../../domain/people/store.ts";
import { orNull } from "./orders.ts";
import { insertInto, prepare, updateByNumber } from "./statements.ts";

interface PersonRow {
  n: number;
  id: string;
  account: number | null;
  email: string;
  role: Person["role"];
  password_hash: string;
  totp_secret: string | null;
  totp_started: string | null;
  totp_step: number | null;
  last_sign_in_at: number | null;
  created_at: number;
}

const toPerson = (row: PersonRow): Person => ({
  n: row.n,
  id: row.id,
  account: row.account,
  email: row.email,
  role: row.role,
  passwordHash: row.password_hash,
  totpSecret: row.totp_secret,
  totpStarted: row.totp_started,
  totpStep: row.totp_step,
  lastSignInAt: row.last_sign_in_at,
  createdAt: row.created_at,
});

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

interface TokenRow {
  n: number;
  id: string;
  name: string;
  hash: string;
  created_at: number;
  revoked_at: number | null;
}

const toToken = (row: TokenRow): OperatorToken => ({
  n: row.n,
  id: row.id,
  name: row.name,
  hash: row.hash,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
});

export function peopleReads(db: Database) {
  const personBy = (column: string) => prepare<PersonRow>(db, `select * from people where ${column} = $1`);
  const byId = personBy("id");
  const byNumber = personBy("n");
  const byEmail = personBy("email");
  const people = prepare<PersonRow>(db, "select * from people where account is $1 order by email");
  const session = prepare<SessionRow>(db, "select * from sessions where hash = $1");
  const failuresBy = (column: string, more = "") =>
    prepare<{ at: number }>(
      db,
      `select at from sign_in_failures where ${column} = $1 and at > $2 ${more} order by at desc limit $3`,
    );
  const ofSubject = failuresBy("email");
  const ofNetwork = failuresBy("address");
  const ofPair = failuresBy("email", "and address = $4");
  const tokenByHash = prepare<TokenRow>(db, "select * from operator_tokens where hash = $1");
  const tokens = prepare<TokenRow>(db, "select * from operator_tokens order by n");
  const times = (rows: { at: number }[]) => rows.map(({ at }) => at);
  return {
    personById: async (id: string) => orNull(byId.get(id), toPerson),
    personByNumber: async (n: number) => orNull(byNumber.get(n), toPerson),
    personByEmail: async (email: string) => orNull(byEmail.get(email), toPerson),
    people: async (account: number | null) => people.all(account).map(toPerson),
    session: async (hash: string) => orNull(session.get(hash), toSession),
    failuresOf: async (subject: string, since: number, limit: number) =>
      times(ofSubject.all(subject, since, limit)),
    failuresOfNetwork: async (network: string, since: number, limit: number) =>
      times(ofNetwork.all(network, since, limit)),
    failuresOfPair: async (subject: string, network: string, since: number, limit: number) =>
      times(ofPair.all(subject, since, limit, network)),
    operatorTokenByHash: async (hash: string) => orNull(tokenByHash.get(hash), toToken),
    operatorTokens: async () => tokens.all().map(toToken),
  };
}

const personColumns = [
  ..."account email role password_hash totp_secret totp_started totp_step last_sign_in_at".split(" "),
  ..."id created_at".split(" "),
];

function personValues(person: Omit<Person, "n">) {
  const { account, email, role, passwordHash, totpSecret, totpStarted, totpStep, lastSignInAt } = person;
  return [
    ...[account, email, role, passwordHash, totpSecret, totpStarted, totpStep, lastSignInAt],
    ...[person.id, person.createdAt],
  ];
}

export function peopleWrites(db: Database) {
  const insertPerson = prepare(db, `${insertInto("people", personColumns)} on conflict (email) do nothing`);
  const updatePerson = prepare(db, updateByNumber("people", personColumns));
  const deletePerson = prepare(db, "delete from people where n = $1");
  const insertSession = prepare(db, insertInto("sessions", ["hash", "person", "created_at", "expires_at"]));
  const deleteSession = prepare(db, "delete from sessions where hash = $1");
  const deleteSessionsOf = prepare(db, "delete from sessions where person = $1 and hash <> $2");
  const insertFailure = prepare(db, insertInto("sign_in_failures", ["email", "address", "at"]));
  const insertToken = prepare(
    db,
    insertInto("operator_tokens", ["id", "name", "hash", "created_at", "revoked_at"]),
  );
  const revokeToken = prepare(
    db,
    "update operator_tokens set revoked_at = $2 where n = $1 and revoked_at is null",
  );
  const oldSessions = prepare(
    db,
    "delete from sessions where hash in (select hash from sessions where expires_at < $1 limit $2)",
  );
  const oldFailures = prepare(
    db,
    "delete from sign_in_failures where n in (select n from sign_in_failures where at < $1 limit $2)",
  );
  return {
    insertPerson: async (person: Omit<Person, "n">): Promise<Person | null> => {
      const n = insertPerson.insertNew(...personValues(person));
      return n === null ? null : { ...person, n };
    },
    updatePerson: async (person: Person) => {
      updatePerson.run(person.n, ...personValues(person));
    },
    deletePerson: async (n: number) => {
      deletePerson.run(n);
    },
    insertSession: async ({ hash, person, createdAt, expiresAt }: Session) => {
      insertSession.run(hash, person, createdAt, expiresAt);
    },
    deleteSession: async (hash: string) => {
      deleteSession.run(hash);
    },
    deleteSessionsOf: async (person: number, except = "") => {
      deleteSessionsOf.run(person, except);
    },
    insertFailure: async ({ subject, network, at }: SignInFailure) => {
      insertFailure.run(subject, network, at);
    },
    insertOperatorToken: async (token: Omit<OperatorToken, "n">): Promise<OperatorToken> => {
      const { id, name, hash, createdAt, revokedAt } = token;
      return { ...token, n: insertToken.insert(id, name, hash, createdAt, revokedAt) };
    },
    revokeOperatorToken: async (n: number, at: number) => {
      revokeToken.run(n, at);
    },
    deleteSessionsBefore: async (at: number, limit: number) => oldSessions.run(at, limit),
    deleteFailuresBefore: async (at: number, limit: number) => oldFailures.run(at, limit),
  };
}
