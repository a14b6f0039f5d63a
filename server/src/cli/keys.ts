// `keys`: the API keys of accounts. A key is shown only once.
import type { Command } from "commander";
import type { Account, ApiKey } from "../domain/accounts/account.ts";
import { existingAccount } from "../domain/accounts/administration.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { changeAccountKey, createAccountKey, revokeAccountKey } from "../domain/accounts/changes.ts";
import { existingKey } from "../domain/accounts/keys.ts";
import type { Reads } from "../domain/ports.ts";
import type { Mode } from "../domain/values/mode.ts";
import { group, type Result, type Run } from "./command.ts";
import { UsageFault } from "./faults.ts";
import { keyHeader, keyRow, toKeyResponse } from "./responses.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { table } from "./table.ts";
import { addresses, type Choice, orAbsent, time } from "./values.ts";

interface KeyFlags extends DatabaseFlag {
  allow?: Choice<string[]>;
  expires?: Choice<number>;
}

export function keysCommands(program: Command, run: Run): void {
  const keys = group(program, "keys", "API keys of accounts.");
  const command = (name: string, description: string) =>
    withDatabase(keys.command(name)).description(description).option("--json", "print JSON");

  withRestrictions(command("create <account>", "Create a key and print it. It is shown only once."))
    .requiredOption("--mode <test|live>", "test for the sandbox, live for real orders", readMode)
    .requiredOption("--name <name>", "what the key is for")
    .action(
      run(async (_context, account: string, flags: KeyFlags & { mode: Mode; name: string }) => {
        return await create(account, flags);
      }),
    );
  command("list <account>", "List an account's keys.").action(
    run(async (_context, account: string, flags: DatabaseFlag) => await list(account, flags)),
  );
  withRestrictions(command("set <key>", "Change a key's allowlist or expiry.")).action(
    run(async (_context, key: string, flags: KeyFlags) => await set(key, flags)),
  );
  command("revoke <key>", "Revoke a key, from its next request on.").action(
    run(async (_context, key: string, flags: DatabaseFlag) => await revoke(key, flags)),
  );
}

function withRestrictions(command: Command): Command {
  return command
    .option(
      "--allow <list>",
      "IP addresses or CIDR ranges that may use it, such as 203.0.113.7,198.51.100.0/24, or all",
      orAbsent("all", addresses),
    )
    .option("--expires <time>", "expiry, such as 2027-01-31, or never", orAbsent("never", time));
}

function readMode(text: string): Mode {
  if (text !== "test" && text !== "live") throw new UsageFault("--mode must be test or live");
  return text;
}

async function create(account: string, flags: KeyFlags & { mode: Mode; name: string }): Promise<Result> {
  const input = {
    mode: flags.mode,
    name: flags.name,
    allowlist: flags.allow?.value ?? [],
    expiresAt: flags.expires?.value ?? null,
  };
  return await inTransaction(flags, async (tx, now, random) => {
    const owner = await existingAccount(tx, account);
    const { key, text } = await createAccountKey(tx, owner, input, commandLine, now, random);
    return { json: { ...toKeyResponse(key, now), key: text }, text: `${keyTable([key], now)}\n${text}\n` };
  });
}

async function list(account: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads }, now }) => {
    const keys = await reads.keys.ofAccount((await existingAccount(reads, account)).n, now);
    return { json: { keys: keys.map((key) => toKeyResponse(key, now)) }, text: keyTable(keys, now) };
  });
}

async function set(id: string, flags: KeyFlags): Promise<Result> {
  const { allow, expires } = flags;
  if (allow === undefined && expires === undefined) {
    throw new UsageFault("nothing to change: set --allow or --expires, see --help");
  }
  const change = {
    ...(allow === undefined ? {} : { allowlist: allow.value ?? [] }),
    ...(expires === undefined ? {} : { expiresAt: expires.value }),
  };
  return await inTransaction(flags, async (tx, now) => {
    const owner = await ownerOf(tx, id);
    return keyResult(await changeAccountKey(tx, owner, id, change, commandLine, now), now);
  });
}

async function revoke(id: string, flags: DatabaseFlag): Promise<Result> {
  return await inTransaction(flags, async (tx, now) =>
    keyResult(await revokeAccountKey(tx, await ownerOf(tx, id), id, commandLine, now), now),
  );
}

async function ownerOf(reads: Reads, id: string): Promise<Account> {
  const { account } = await existingKey(reads, id);
  const owner = await reads.accounts.byNumber(account);
  if (!owner) throw new Error("a key has no account");
  return owner;
}

function keyResult(key: ApiKey, now: number): Result {
  return { json: toKeyResponse(key, now), text: keyTable([key], now) };
}

function keyTable(keys: readonly ApiKey[], now: number): string {
  return table(
    keyHeader,
    keys.map((key) => keyRow(key, now)),
  );
}
