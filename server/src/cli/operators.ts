// `operators`: who runs the service in the portal, and tokens for programs. Passwords and tokens are shown only once.
import { enums } from "@partner-esim/generated/portal/enums";
import type { Command } from "commander";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { AdministrationFault } from "../domain/administration-fault.ts";
import type { PageRequest } from "../domain/lists/pages.ts";
import { addPersonWithPassword } from "../domain/people/members.ts";
import type { OperatorToken } from "../domain/people/operator-token.ts";
import {
  createOperatorToken,
  isTokenExpired,
  revokeOperatorToken,
} from "../domain/people/operator-tokens.ts";
import { changeOperatorRole } from "../domain/people/operators.ts";
import { emailKey } from "../domain/people/people.ts";
import type { OperatorRole } from "../domain/people/person.ts";
import { Refusal } from "../domain/refusal.ts";
import { toTimestamp } from "../domain/values/timestamps.ts";
import { passwordHashing } from "../portal/passwords.ts";
import { toTokenResponse } from "../portal/people-responses.ts";
import { group, type Result, type Run } from "./command.ts";
import { Failure, UsageFault } from "./faults.ts";
import { mailAddress } from "./mail-address.ts";
import { loginResult, peopleTable, toPersonResponse } from "./people.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { type Choice, orAbsent, time } from "./values.ts";

const roles = enums.OperatorRole.join(", ");

interface CreateFlags extends DatabaseFlag {
  email: string;
  role: OperatorRole;
}

interface TokenFlags extends DatabaseFlag {
  name: string;
  scopes: OperatorRole[];
  expires?: Choice<number>;
}

export function operatorsCommands(program: Command, run: Run): void {
  const operators = group(program, "operators", "Operators of the portal, and tokens for programs.");
  const command = (name: string, description: string) =>
    withDatabase(operators.command(name)).description(description).option("--json", "print JSON");

  command("create", "Create an operator and print the initial password. It is shown only once.")
    .requiredOption("--email <address>", "the email address to sign in with", mailAddress)
    .option("--role <role>", roles, readRole, "admin")
    .action(run(async (_context, flags: CreateFlags) => await create(flags)));
  command("set-role <email> <role>", `Give an operator another role: ${roles}.`).action(
    run(async (_context, email: string, role: string, flags: DatabaseFlag) => {
      return await setRole(email, readRole(role), flags);
    }),
  );
  command("create-token", "Create an operator token and print it. It is shown only once.")
    .requiredOption("--name <name>", "what the token is for")
    .option("--scopes <roles>", `what it may do, comma-separated: ${roles}`, readRoles, ["admin"])
    .option("--expires <time>", "expiry, such as 2027-01-31, or never", orAbsent("never", time))
    .action(run(async (_context, flags: TokenFlags) => await createToken(flags)));
  command("revoke-token <token>", "Revoke an operator token, from its next request on.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await revokeToken(id, flags)),
  );
  command("list", "List operators and operator tokens.").action(
    run(async (_context, flags: DatabaseFlag) => await list(flags)),
  );
}

function readRole(text: string): OperatorRole {
  const known = enums.OperatorRole.find((role) => role === text);
  if (known === undefined) throw new UsageFault(`${text}: the roles of operators are ${roles}`);
  return known;
}

const readRoles = (text: string): OperatorRole[] => text.split(",").map((word) => readRole(word.trim()));

async function create({ email, role, ...flags }: CreateFlags): Promise<Result> {
  return await withSession(flags, async ({ store, random, now }) => {
    const input = { account: null, email, role };
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

async function setRole(email: string, role: OperatorRole, flags: DatabaseFlag): Promise<Result> {
  return await inTransaction(flags, async (tx, now) => {
    const known = await tx.people.byEmail(emailKey(email));
    const changed = await changeOperatorRole(tx, known?.id ?? "", role, commandLine, now);
    if (changed instanceof Refusal) throw new Failure(changed.message);
    return { json: toPersonResponse(changed), text: `${changed.email}: ${role}` };
  });
}

async function createToken({ name, scopes, expires, ...flags }: TokenFlags): Promise<Result> {
  const input = { name, scopes, expiresAt: expires?.value ?? null };
  return await inTransaction(flags, async (tx, now, random) => {
    const { token, text } = await createOperatorToken(tx, input, commandLine, now, random);
    return {
      json: { ...toTokenResponse(token, now), token: text },
      text: facts([
        ["id", token.id],
        ["name", token.name],
        ["scopes", scopes.join(", ")],
        ["expires", expiryOf(token)],
        ["token", text],
      ]),
    };
  });
}

async function revokeToken(id: string, flags: DatabaseFlag): Promise<Result> {
  return await inTransaction(flags, async (tx, now) => {
    const token = await revokeOperatorToken(tx, id, commandLine, now);
    if (token === null)
      throw new AdministrationFault("unknown", null, "there is no operator token with this id (tok_…)");
    return { json: toTokenResponse(token, now), text: `revoked ${token.id}` };
  });
}

const expiryOf = ({ expiresAt }: OperatorToken): string =>
  expiresAt === null ? "never" : toTimestamp(expiresAt);

function stateOf(token: OperatorToken, now: number): string {
  if (token.revokedAt !== null) return "revoked";
  return isTokenExpired(token, now) ? "expired" : "valid";
}

/** The newest ones. */
const listed: PageRequest = { after: null, limit: 1000 };

async function list(flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads }, now }) => {
    const people = await reads.people.ofAccount(null);
    const tokens = (await reads.operatorTokens.list(listed)).reverse();
    const tokenRows = tokens.map((token) => [
      token.id,
      stateOf(token, now),
      token.scopes.join(" "),
      expiryOf(token),
      toTimestamp(token.createdAt),
      token.name,
    ]);
    const heads = ["TOKEN", "STATE", "SCOPES", "EXPIRES", "CREATED", "NAME"];
    return {
      json: {
        people: people.map(toPersonResponse),
        tokens: tokens.map((token) => toTokenResponse(token, now)),
      },
      text: `${peopleTable(people)}\n${table(heads, tokenRows)}`,
    };
  });
}
