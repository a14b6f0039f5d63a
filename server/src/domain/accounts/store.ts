import type { PageRequest } from "../lists/pages.ts";
import type { Mode } from "../values/mode.ts";
import type { Account, AccountSettings, ApiKey, KeyUse } from "./account.ts";

export interface ListedAccount {
  account: Account;
  runId: string | null;
  testPaise: number;
  livePaise: number;
}

export interface AccountReads {
  byId(id: string): Promise<Account | null>;
  byNumber(n: number): Promise<Account | null>;
  list(): Promise<Account[]>;
  /** Returns accounts newest first, without those of removed test runs. */
  listed(filter: { q?: string | undefined }, page: PageRequest): Promise<ListedAccount[]>;
  listedById(id: string): Promise<ListedAccount | null>;
}

export interface AccountRepository extends AccountReads {
  lock(n: number): Promise<Account | null>;
  insert(account: Omit<Account, "n">): Promise<Account>;
  update(n: number, settings: AccountSettings): Promise<void>;
  beginDeactivation(account: number, at: number): Promise<void>;
  endDeactivation(account: number, at: number): Promise<void>;
}

export interface KeyReads {
  byHash(hash: string): Promise<ApiKey | null>;
  byId(id: string): Promise<ApiKey | null>;
  byNumber(n: number): Promise<ApiKey | null>;
  /** Returns the newest keys and all active ones. */
  ofAccount(account: number, now: number): Promise<ApiKey[]>;
  lastUses(keys: readonly Pick<ApiKey, "n">[]): Promise<Map<number, KeyUse>>;
  countActive(account: number, mode: Mode, now: number): Promise<number>;
}

export interface KeyRepository extends KeyReads {
  lock(id: string): Promise<ApiKey | null>;
  insert(key: Omit<ApiKey, "n">): Promise<ApiKey>;
  update(n: number, change: Pick<ApiKey, "name" | "allowlist" | "expiresAt" | "revokedAt">): Promise<void>;
}
