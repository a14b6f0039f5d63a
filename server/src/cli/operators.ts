import type { Command } from "commander";
import { soundName } from "../domain/accounts/administration.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { AdministrationFault } from "../domain/administration-fault.ts";
import { invitePerson } from "../domain/people/members.ts";
import type { OperatorToken } from "../domain/people/operator-token.ts";
import { createOperatorToken } from "../domain/people/operator-tokens.ts";
import { Refusal } from "../domain/refusal.ts";
import { toTimestamp } from "../domain/timestamps.ts";
import { passwordHashing } from "../portal/passwords.ts";
import { group, type Result, type Run } from "./command.ts";
import { Failure } from "./faults.ts";
import { mailAddress } from "./mail-address.ts";
import { loginResult, peopleTable, toPersonResponse } from "./people.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";

export function operatorsCommands(program: Command, run: Run): void {
  const operators = group(program, "operators", "Operators of the portal, and tokens for scripts.");
  const command = (name: string, description: string) =>
    withDatabase(operators.command(name)).description(description).option("--json", "print JSON");

  command("create", "Create an operator and print the initial password. It is shown only once.")
    .requiredOption("--email <address>", "the email address to sign in with", mailAddress)
    .action(run(async (_context, flags: DatabaseFlag & { email: string }) => await create(flags)));
  command("create-token", "Create an operator token and print it. It is shown only once.")
    .requiredOption("--name <name>", "what the token is for")
    .action(run(async (_context, flags: DatabaseFlag & { name: string }) => await createToken(flags)));
  command("revoke-token <token>", "Revoke an operator token, from its next request on.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await revokeToken(id, flags)),
  );
  command("list", "List operators and operator tokens.").action(
    run(async (_context, flags: DatabaseFlag) => await list(flags)),
  );
}

async function create(flags: DatabaseFlag & { email: string }): Promise<Result> {
  return await withSession(flags, async ({ store, random, now }) => {
    const input = { account: null, email: flags.email, role: "operator" } as const;
    const made = await invitePerson({ store, random, passwords: passwordHashing() }, input, commandLine, now);
    if (made instanceof Refusal) throw new Failure(made.message);
    return loginResult(made.person, made.password);
  });
}

async function createToken(flags: DatabaseFlag & { name: string }): Promise<Result> {
  const name = soundName(flags.name);
  const { token, text } = await inTransaction(flags, (tx, now, random) =>
    createOperatorToken(tx, name, now, random),
  );
  return {
    json: { ...toTokenResponse(token), token: text },
    text: facts([
      ["id", token.id],
      ["name", token.name],
      ["token", text],
    ]),
  };
}

async function revokeToken(id: string, flags: DatabaseFlag): Promise<Result> {
  const token = await inTransaction(flags, async (tx, now) => {
    const known = (await tx.operatorTokens.list()).find((candidate) => candidate.id === id);
    if (!known)
      throw new AdministrationFault("unknown", null, "there is no operator token with this id (tok_…)");
    await tx.operatorTokens.revoke(known.n, now);
    return { ...known, revokedAt: known.revokedAt ?? now };
  });
  return { json: toTokenResponse(token), text: `revoked ${token.id}` };
}

function toTokenResponse({ id, name, createdAt, revokedAt }: OperatorToken): object {
  return {
    ...{ id, name },
    created: toTimestamp(createdAt),
    revoked: revokedAt === null ? null : toTimestamp(revokedAt),
  };
}

async function list(flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    const people = await reads.people.ofAccount(null);
    const tokens = await reads.operatorTokens.list();
    const tokenRows = tokens.map(({ id, name, createdAt, revokedAt }) => [
      ...[id, revokedAt === null ? "valid" : "revoked"],
      ...[toTimestamp(createdAt), name],
    ]);
    return {
      json: { people: people.map(toPersonResponse), tokens: tokens.map(toTokenResponse) },
      text: `${peopleTable(people)}\n${table(["TOKEN", "STATE", "CREATED", "NAME"], tokenRows)}`,
    };
  });
}
