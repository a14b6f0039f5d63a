// People who sign in. An operator's role has its own column, because `role` accepts no further values.
import {
  type MemberRole,
  type OperatorRole,
  operatorRole,
  type Person,
  type PersonRole,
} from "../../domain/people/person.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

interface PersonRow {
  n: number;
  id: string;
  account: number | null;
  email: string;
  name: string | null;
  role: MemberRole | "operator";
  operator_role: OperatorRole | null;
  password_hash: string;
  totp_secret: string | null;
  totp_pending_secret: string | null;
  totp_step: number | null;
  recovery_codes: string;
  invited_at: number | null;
  last_sign_in_at: number | null;
  created_at: number;
}

function roleOf({ id, role, operator_role: operatorRole }: PersonRow): PersonRole {
  const known = role === "operator" ? operatorRole : role;
  if (known === null) throw new Error(`the operator ${id} has no role`);
  return known;
}

const toPerson = (row: PersonRow): Person => ({
  n: row.n,
  id: row.id,
  account: row.account,
  email: row.email,
  name: row.name,
  role: roleOf(row),
  passwordHash: row.password_hash,
  totpSecret: row.totp_secret,
  totpPendingSecret: row.totp_pending_secret,
  totpStep: row.totp_step,
  recoveryCodes: JSON.parse(row.recovery_codes) as string[],
  invitedAt: row.invited_at,
  lastSignInAt: row.last_sign_in_at,
  createdAt: row.created_at,
});

export function personReads(db: Connection) {
  const personBy = (column: string) => db.prepare<PersonRow>(`select * from people where ${column} = $1`);
  const byId = personBy("id");
  const byNumber = personBy("n");
  const byEmail = personBy("email");
  const people = db.prepare<PersonRow>(
    "select * from people where account is not distinct from $1 order by email",
  );
  const counted = db.prepare<{ count: number }>(
    "select count(*) as count from people where account is not distinct from $1",
  );
  return {
    byId: async (id: string) => orNull(await byId.get(id), toPerson),
    byNumber: async (n: number) => orNull(await byNumber.get(n), toPerson),
    byEmail: async (email: string) => orNull(await byEmail.get(email), toPerson),
    ofAccount: async (account: number | null) => (await people.all(account)).map(toPerson),
    count: async (account: number | null) => (await counted.get(account))?.count ?? 0,
  };
}

const personColumns = [
  ..."account email name role password_hash totp_secret totp_pending_secret totp_step last_sign_in_at".split(
    " ",
  ),
  ..."operator_role recovery_codes invited_at id created_at".split(" "),
];

function personValues(person: Omit<Person, "n">) {
  const { account, email, name, passwordHash, totpSecret, totpPendingSecret, totpStep, lastSignInAt } =
    person;
  const ofOperator = operatorRole(person.role);
  const role = ofOperator === null ? person.role : "operator";
  return [
    account,
    email,
    name,
    role,
    passwordHash,
    totpSecret,
    totpPendingSecret,
    totpStep,
    lastSignInAt,
    ofOperator,
    JSON.stringify(person.recoveryCodes),
    person.invitedAt,
    person.id,
    person.createdAt,
  ];
}

export function personLocks(db: Connection) {
  const lock = db.prepare<PersonRow>(`select * from people where n = $1${db.dialect.locked("people")}`);
  return {
    lock: async (n: number) => orNull(await lock.get(n), toPerson),
  };
}

export function personWrites(db: Connection) {
  const insertPerson = db.prepare(`${insertInto("people", personColumns)} on conflict (email) do nothing`);
  const updatePerson = db.prepare(updateByNumber("people", personColumns));
  const deletePerson = db.prepare("delete from people where n = $1");
  return {
    insert: async (person: Omit<Person, "n">): Promise<Person | null> => {
      const n = await insertPerson.insertNew(...personValues(person));
      return n === null ? null : { ...person, n };
    },
    update: async (person: Person) => {
      await updatePerson.run(person.n, ...personValues(person));
    },
    delete: async (n: number) => {
      await deletePerson.run(n);
    },
  };
}
