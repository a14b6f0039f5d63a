import type { Account } from "../accounts/account.ts";

export interface Run {
  n: number;
  id: string;
  name: string;
  createdAt: number;
  removedAt: number | null;
}

export interface TestRunReads {
  list(): Promise<Run[]>;
  byId(id: string): Promise<Run | null>;
  accountsOf(run: number): Promise<Account[]>;
}

export interface TestRunRepository extends TestRunReads {
  insert(run: Omit<Run, "n">): Promise<Run>;
  setRemoved(run: number, at: number): Promise<void>;
  addAccount(account: number, run: number): Promise<void>;
}
