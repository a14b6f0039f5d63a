// People who sign in to the portal, in SQLite.
import type { Database } from "better-sqlite3";
import type { Person } from "../../domain/people/person.ts";
import { insertInto, orNull, prepare, updateByNumber } from "./statements.ts";

interface PersonRow {
  n: number;
  id: string;
  account: number | null;
  email: string;
  role: Person["role"];
  password_hash: string;
  totp_secret: string | null;
  totp_pending_secret: string | null;
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
  totpPendingSecret: row.totp_pending_secret,
  totpStep: row.totp_step,
  lastSignInAt: row.last_sign_in_at,
  createdAt: row.created_at,
});

export function personReads(db: Database) {
  const personBy = (column: string) => prepare<PersonRow>(db, `select * from people where ${column} = $1`);
  const byId = personBy("id");
  const byNumber = personBy("n");
  const byEmail = personBy("email");
  const people = prepare<PersonRow>(db, "select * from people where account is $1 order by email");
  return {
    byId: async (id: string) => orNull(byId.get(id), toPerson),
    byNumber: async (n: number) => orNull(byNumber.get(n), toPerson),
    byEmail: async (email: string) => orNull(byEmail.get(email), toPerson),
    ofAccount: async (account: number | null) => people.all(account).map(toPerson),
  };
}

const personColumns = [
  ..."account email role password_hash totp_secret totp_pending_secret totp_step last_sign_in_at".split(" "),
  ..."id created_at".split(" "),
];

function personValues(person: Omit<Person, "n">) {
  const { account, email, role, passwordHash, totpSecret, totpPendingSecret, totpStep, lastSignInAt } =
    person;
  return [
    ...[account, email, role, passwordHash, totpSecret, totpPendingSecret, totpStep, lastSignInAt],
    ...[person.id, person.createdAt],
  ];
}

export function personWrites(db: Database) {
  const insertPerson = prepare(db, `${insertInto("people", personColumns)} on conflict (email) do nothing`);
  const updatePerson = prepare(db, updateByNumber("people", personColumns));
  const deletePerson = prepare(db, "delete from people where n = $1");
  return {
    insert: async (person: Omit<Person, "n">): Promise<Person | null> => {
      const n = insertPerson.insertNew(...personValues(person));
      return n === null ? null : { ...person, n };
    },
    update: async (person: Person) => {
      updatePerson.run(person.n, ...personValues(person));
    },
    delete: async (n: number) => {
      deletePerson.run(n);
    },
  };
}
