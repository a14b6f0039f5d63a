// Lookups of accounts. Accounts of a removed test run are not found.

import type { Account } from "../domain/accounts/account.ts";
import type { Reads } from "../domain/ports.ts";
import type { Refusal } from "../domain/refusal.ts";
import { notFound } from "./refusals.ts";

export async function findAccount(reads: Reads, id: string): Promise<Account | Refusal<"not_found">> {
  const listed = await reads.accounts.listedById(id);
  return listed === null ? notFound("account") : listed.account;
}
