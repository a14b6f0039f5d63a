// The repositories of accounts and keys.

import type { Mode } from "../mode.ts";
import type { PageRequest } from "../pages.ts";
import type { Account, AccountSettings, ApiKey } from "./account.ts";

/** An account in the operator's list. */
export interface ListedAccount {
  account: Account;
  /** The id of the test run that it was created for. */
  runId: string | null;
  testPaise: number;
  livePaise: number;
}

export interface AccountReads {
  byId(id: string): Promise<Account | null>;
  byNumber(n: number): Promise<Account | null>;
  list(): Promise<Account[]>;
  /** Accounts that were not removed with their run, newest first; one more than `limit` if there is another page. */
  listed(filter: { q?: string | undefined }, page: PageRequest): Promise<ListedAccount[]>;
  listedById(id: string): Promise<ListedAccount | null>;
}

export interface AccountRepository extends AccountReads {
  /** Reads the row and locks it until the transaction ends: in a second store `for update`. */
  lock(n: number): Promise<Account | null>;
  insert(account: Omit<Account, "n">): Promise<Account>;
  update(n: number, settings: AccountSettings): Promise<void>;
  /** Stores when an account became inactive, and later active again. */
  beginDeactivation(account: number, at: number): Promise<void>;
  endDeactivation(account: number, at: number): Promise<void>;
}

export interface KeyReads {
  byHash(hash: string): Promise<ApiKey | null>;
  byId(id: string): Promise<ApiKey | null>;
  /** The newest keys, and all that are neither revoked nor expired. */
  ofAccount(account: number, now: number): Promise<ApiKey[]>;
  /** Counts keys that are neither revoked nor expired. */
  countActive(account: number, mode: Mode, now: number): Promise<number>;
}

export interface KeyRepository extends KeyReads {
  /** Reads the row and locks it until the transaction ends: in a second store `for update`. */
  lock(id: string): Promise<ApiKey | null>;
  insert(key: Omit<ApiKey, "n">): Promise<ApiKey>;
  update(n: number, change: Pick<ApiKey, "name" | "allowlist" | "expiresAt" | "revokedAt">): Promise<void>;
}
