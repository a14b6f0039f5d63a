// Changes to keys and the low-balance threshold, each written to the audit log in its transaction.

import { formatPaise } from "../ledger/money.ts";
import type { Reads, RecordingTx, Tx } from "../ports.ts";
import type { Random } from "../values/random.ts";
import type { Account, ApiKey } from "./account.ts";
import type { NewKey } from "./accounts.ts";
import { changeAccount } from "./administration.ts";
import { type Actor, addAuditEntry } from "./audit-log.ts";
import { changeKey, existingKey, insertKey, type KeyChange, revokeKey, unknownKey } from "./keys.ts";

export async function createAccountKey(
  tx: Tx,
  account: Account,
  input: NewKey,
  actor: Actor,
  now: number,
  random: Random,
): Promise<{ key: ApiKey; text: string }> {
  const made = await insertKey(tx, account.id, { ...input, actor }, now, random);
  const { id, name, mode } = made.key;
  await addAuditEntry(tx, account.n, actor, "key.created", id, now, `${name}, ${mode}`);
  return made;
}

export async function changeAccountKey(
  tx: Tx,
  account: Account,
  id: string,
  change: KeyChange,
  actor: Actor,
  now: number,
): Promise<ApiKey> {
  await keyOf(tx, account, id);
  const changed = await changeKey(tx, id, change, now);
  await addAuditEntry(tx, account.n, actor, "key.changed", id, now, changed.name);
  return changed;
}

export async function revokeAccountKey(
  tx: Tx,
  account: Account,
  id: string,
  actor: Actor,
  now: number,
): Promise<ApiKey> {
  const key = await keyOf(tx, account, id);
  if (key.revokedAt === null) await addAuditEntry(tx, account.n, actor, "key.revoked", id, now, key.name);
  return await revokeKey(tx, id, now);
}

async function keyOf(reads: Reads, account: Account, id: string): Promise<ApiKey> {
  const key = await existingKey(reads, id);
  // A key of another account is reported as unknown.
  return key.account === account.n ? key : unknownKey(id);
}

/** 0 and null both remove the threshold. */
export async function setThreshold(
  tx: RecordingTx,
  account: Account,
  paise: number | null,
  actor: Actor,
  now: number,
  random: Random,
): Promise<Account> {
  const change = { lowBalanceThresholdPaise: paise || null };
  const changed = await changeAccount(tx, account.id, change, now, random);
  const text = paise ? formatPaise(paise) : "none";
  await addAuditEntry(tx, account.n, actor, "threshold.changed", account.id, now, text);
  return changed;
}

/** If `lowBalanceRecipients` is null, the emails go to the account's own address. */
export async function setRecipients(
  tx: RecordingTx,
  account: Account,
  lowBalanceRecipients: string[] | null,
  actor: Actor,
  now: number,
  random: Random,
): Promise<Account> {
  const changed = await changeAccount(tx, account.id, { lowBalanceRecipients }, now, random);
  await addAuditEntry(tx, account.n, actor, "recipients.changed", account.id, now);
  return changed;
}
