// `people`: members of an account. A password is shown only once.
import { enums } from "@partner-esim/generated/portal/enums";
import type { Command } from "commander";
import { existingAccount } from "../domain/accounts/administration.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { AdministrationFault } from "../domain/administration-fault.ts";
import { addPersonWithPassword, removeMember } from "../domain/people/members.ts";
import { removeOperator } from "../domain/people/operators.ts";
import { emailKey } from "../domain/people/people.ts";
import type { MemberRole, Person } from "../domain/people/person.ts";
import { resetPassword } from "../domain/people/sign-in.ts";
import type { Reads } from "../domain/ports.ts";
import { Refusal } from "../domain/refusal.ts";
import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";
import { passwordHashing } from "../portal/passwords.ts";
import { group, type Result, type Run } from "./command.ts";
import { Failure, UsageFault } from "./faults.ts";
import { mailAddress } from "./mail-address.ts";
import { type DatabaseFlag, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";

interface CreateFlags extends DatabaseFlag {
  email: string;
  role: MemberRole;
}

export function peopleCommands(program: Command, run: Run): void {
  const people = group(program, "people", "Members of accounts, who sign in to the portal.");
  const command = (name: string, description: string) =>
    withDatabase(people.command(name)).description(description).option("--json", "print JSON");

  command("create <account>", "Add a member and print the initial password. It is shown only once.")
    .requiredOption("--email <address>", "the email address to sign in with", mailAddress)
    .requiredOption("--role <role>", "owner, staff or viewer", readRole)
    .action(run(async (_context, account: string, flags: CreateFlags) => await create(account, flags)));
  command("list <account>", "List an account's members.").action(
    run(async (_context, account: string, flags: DatabaseFlag) => await list(account, flags)),
  );
  command(
    "set-password <email>",
    "Set a new password for a member or operator and print it. All their sessions end.",
  )
    .option("--remove-second-factor", "remove the second factor too")
    .action(
      run(async (_context, email: string, flags: DatabaseFlag & { removeSecondFactor?: boolean }) => {
        return await setPassword(email, flags, flags.removeSecondFactor === true);
      }),
    );
  command("remove <email>", "Remove a member. All their sessions end.").action(
    run(async (_context, email: string, flags: DatabaseFlag) => await remove(email, flags)),
  );
}

function readRole(text: string): MemberRole {
  const known = enums.MemberRole.find((role) => role === text);
  if (known === undefined) throw new UsageFault(`--role must be one of ${enums.MemberRole.join(", ")}`);
  return known;
}

async function create(accountId: string, flags: CreateFlags): Promise<Result> {
  return await withSession(flags, async ({ store, random, now }) => {
    const account = await existingAccount(store.reads, accountId);
    const input = { account: account.n, email: flags.email, role: flags.role };
    const made = await addPersonWithPassword(
      { store, random, passwords: passwordHashing() },
      input,
      commandLine,
      now,
    );
    if (made instanceof Refusal) throw new Failure(made.message);
    return loginResult(made.person, made.password);
  });
}

export function loginResult(person: Person, password: string): Result {
  return {
    json: { ...toPersonResponse(person), password },
    text: facts([
      ["person", person.id],
      ["email", person.email],
      ["role", person.role],
      ["password", password],
    ]),
  };
}

export function toPersonResponse({ id, email, role, totpSecret, lastSignInAt, createdAt }: Person): object {
  return {
    id,
    email,
    role,
    totp_enabled: totpSecret !== null,
    last_sign_in: timestampOrNull(lastSignInAt),
    created: toTimestamp(createdAt),
  };
}

export function peopleTable(people: readonly Person[]): string {
  return table(
    ["PERSON", "ROLE", "SECOND FACTOR", "LAST SIGN-IN", "EMAIL"],
    people.map(({ id, role, totpSecret, lastSignInAt, email }) => [
      id,
      role,
      totpSecret === null ? "no" : "yes",
      lastSignInAt === null ? "never" : toTimestamp(lastSignInAt),
      email,
    ]),
  );
}

async function list(accountId: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store }) => {
    const account = await existingAccount(store.reads, accountId);
    const people = await store.reads.people.ofAccount(account.n);
    return { json: { people: people.map(toPersonResponse) }, text: peopleTable(people) };
  });
}

async function setPassword(email: string, flags: DatabaseFlag, removeSecondFactor: boolean): Promise<Result> {
  return await withSession(flags, async ({ store, random, now }) => {
    const person = await existingPerson(store.reads, email);
    const context = { store, random, passwords: passwordHashing() };
    return loginResult(
      person,
      await resetPassword(context, person, { removeSecondFactor }, commandLine, now),
    );
  });
}

async function remove(email: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store, now }) => {
    const person = await existingPerson(store.reads, email);
    await store.transaction(async (tx) => {
      const removed =
        person.account === null
          ? await removeOperator(tx, person.id, commandLine, now)
          : await removeMember(tx, person.account, person.id, commandLine, now);
      if (removed instanceof Refusal) throw new Failure(removed.message);
    });
    return { json: toPersonResponse(person), text: `removed ${person.email}` };
  });
}

async function existingPerson(reads: Reads, email: string): Promise<Person> {
  const person = await reads.people.byEmail(emailKey(email));
  if (person) return person;
  throw new AdministrationFault("unknown", null, "nobody signs in with this email address");
}
