// What test runs, and the operator's list of accounts, need of the store.
import type { Account } from "../accounts/account.ts";
import type { PageRequest } from "../pages.ts";

export interface Run {
  n: number;
  id: string;
  name: string;
  createdAt: number;
  removedAt: number | null;
}

/** An account as the operator sees it in a list. */
export interface ListedAccount {
  account: Account;
  /** The id of the run that it was made for. */
  runId: string | null;
  testPaise: number;
  livePaise: number;
}

export interface RunReads {
  /** Those that were not removed, newest first. */
  runs(): Promise<Run[]>;
  run(id: string): Promise<Run | null>;
  accountsOfRun(run: number): Promise<Account[]>;
  /** Accounts that were not removed with their run, newest first; one more than `limit` when there is another page. */
  listedAccounts(filter: { q?: string | undefined }, page: PageRequest): Promise<ListedAccount[]>;
  listedAccount(id: string): Promise<ListedAccount | null>;
}

export interface RunWrites {
  insertRun(run: Omit<Run, "n">): Promise<Run>;
  setRemoved(run: number, at: number): Promise<void>;
  setRunOf(account: number, run: number): Promise<void>;
}
