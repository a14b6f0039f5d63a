// Changes to API keys. A revoked key stays revoked; to end a key now, revoke it.
import { limits } from "@partner-esim/generated/portal/limits";
import { AdministrationFault } from "../administration-fault.ts";
import type { Reads, Tx } from "../ports.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import { lastTimestampMs } from "../values/timestamps.ts";
import type { ApiKey } from "./account.ts";
import { createKey, type NewKey } from "./accounts.ts";
import { existingAccount, soundName } from "./administration.ts";
import { allowedAddresses } from "./directory.ts";

export async function insertKey(
  tx: Tx,
  accountId: string,
  input: NewKey,
  now: number,
  random: Random,
): Promise<{ key: ApiKey; text: string }> {
  const account = await existingAccount(tx, accountId);
  const name = soundName(input.name);
  if (input.allowlist) requireAddresses(input.allowlist);
  requireFuture(input.expiresAt ?? null, now);
  await tx.accounts.lock(account.n);
  await requireRoom(tx, account.n, input.mode, now);
  return await createKey(tx, account, { ...input, name }, now, random);
}

/** The rate limit counts per key, so the number of keys bounds an account's requests. */
async function requireRoom(reads: Reads, account: number, mode: Mode, now: number): Promise<void> {
  if ((await reads.keys.countActive(account, mode, now)) < limits.activeKeysMax) return;
  const message = `the account has ${limits.activeKeysMax} active keys in ${mode} mode, which is the most; revoke one first`;
  throw new AdministrationFault("full", null, message);
}

export async function existingKey(reads: Reads, id: string): Promise<ApiKey> {
  return (await reads.keys.byId(id)) ?? unknownKey(id);
}

async function lockedKey(tx: Tx, id: string): Promise<ApiKey> {
  return (await tx.keys.lock(id)) ?? unknownKey(id);
}

export function unknownKey(id: string): never {
  // A pasted key must not appear in the message.
  const message = id.startsWith("sk_")
    ? "give the id of the key (key_…), not the key"
    : `there is no key ${id}`;
  throw new AdministrationFault("unknown", null, message);
}

export async function revokeKey(tx: Tx, id: string, now: number): Promise<ApiKey> {
  const key = await lockedKey(tx, id);
  if (key.revokedAt !== null) return key;
  const revoked = { ...key, revokedAt: now };
  await tx.keys.update(key.n, revoked);
  return revoked;
}

export type KeyChange = Partial<Pick<ApiKey, "name" | "allowlist" | "expiresAt">>;

export async function changeKey(tx: Tx, id: string, change: KeyChange, now: number): Promise<ApiKey> {
  const { account } = await existingKey(tx, id);
  await tx.accounts.lock(account);
  const key = await lockedKey(tx, id);
  if (key.revokedAt !== null)
    throw new AdministrationFault("conflict", null, "the key is revoked; make another");
  if (change.allowlist) requireAddresses(change.allowlist);
  if (change.expiresAt !== undefined) requireFuture(change.expiresAt, now);
  const isExpired = key.expiresAt !== null && key.expiresAt <= now;
  if (isExpired && change.expiresAt !== undefined) await requireRoom(tx, key.account, key.mode, now);
  const name = change.name === undefined ? key.name : soundName(change.name);
  const changed = { ...key, ...change, name };
  await tx.keys.update(key.n, changed);
  return changed;
}

function requireAddresses(entries: readonly string[]): void {
  for (const entry of entries) {
    if (isAddressOrRange(entry)) continue;
    throw new AdministrationFault(
      "invalid",
      "allowlist",
      `"${entry}" is neither an address nor a range such as 203.0.113.0/24`,
    );
  }
}

function isAddressOrRange(entry: string): boolean {
  // These entries name one network, but would admit every client.
  if (/\/0$/.test(entry) && !/^[0:.]+\/0$/.test(entry)) return false;
  if (/^::ffff:.*\/\d\d?$/i.test(entry)) return false;
  try {
    return entry.split("/").length <= 2 && allowedAddresses([entry]) !== null;
  } catch {
    return false;
  }
}

function requireFuture(expiresAt: number | null, now: number): void {
  if (expiresAt === null || (expiresAt > now && expiresAt <= lastTimestampMs)) return;
  const message = "give a time in the future, before the year 10000; to end a key now, revoke it";
  throw new AdministrationFault("invalid", "expiresAt", message);
}
