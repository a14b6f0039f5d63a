// What accounts and their keys need of the store.

import type { Mode } from "../mode.ts";
import type { Account, AccountSettings, ApiKey } from "./account.ts";

export interface AccountReads {
  accountById(id: string): Promise<Account | null>;
  accountByNumber(n: number): Promise<Account | null>;
  accounts(): Promise<Account[]>;
  keyByHash(hash: string): Promise<ApiKey | null>;
  keyById(id: string): Promise<ApiKey | null>;
  keysOf(account: number): Promise<ApiKey[]>;
  /** Those that are neither revoked nor expired. */
  countActiveKeys(account: number, mode: Mode, now: number): Promise<number>;
}

export interface AccountWrites {
  insertAccount(account: Omit<Account, "n">): Promise<Account>;
  updateAccount(n: number, settings: AccountSettings): Promise<void>;
  /** Notes from when, and later until when, an account was inactive. */
  beginDeactivation(account: number, at: number): Promise<void>;
  endDeactivation(account: number, at: number): Promise<void>;
  insertKey(key: Omit<ApiKey, "n">): Promise<ApiKey>;
  updateKey(n: number, change: Pick<ApiKey, "name" | "allowlist" | "expiresAt" | "revokedAt">): Promise<void>;
}
