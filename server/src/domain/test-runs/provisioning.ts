// Creates test runs, only if the deployment allows them: elsewhere they would be live keys and unpaid money.
import { createAccount, createKey } from "../accounts/accounts.ts";
import { adjustWallet } from "../ledger/ledger.ts";
import type { Reads, Store, Tx } from "../ports.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";

export interface ProvisionInput {
  accounts: number;
  testKeys: number;
  liveKeys: number;
  walletPaise: number;
  approveLive: boolean;
}

export interface ProvisionedAccount {
  id: string;
  name: string;
  testKeys: string[];
  liveKeys: string[];
}

const setting = "test_runs";

export async function keepTestRuns(store: Store, allowed: boolean): Promise<void> {
  await store.transaction((tx) => tx.settings.set(setting, allowed ? "allowed" : "refused"));
}

export async function areTestRunsAllowed(reads: Reads): Promise<boolean> {
  return (await reads.settings.get(setting)) === "allowed";
}

export async function provisionAccounts(
  tx: Tx,
  input: ProvisionInput,
  now: number,
  random: Random,
): Promise<ProvisionedAccount[]> {
  const made: ProvisionedAccount[] = [];
  for (let i = 1; i <= input.accounts; i++) {
    const name = `Test run account ${i}`;
    const account = await createAccount(
      tx,
      { name, email: "test-run@example.com", liveApproved: input.approveLive },
      now,
      random,
    );
    if (input.walletPaise > 0) await adjustWallet(tx, account, input.walletPaise, "Test run", now);
    const keys = async (mode: Mode, count: number) => {
      const texts: string[] = [];
      for (let k = 1; k <= count; k++) {
        texts.push((await createKey(tx, account, { mode, name: `Test run ${k}` }, now, random)).text);
      }
      return texts;
    };
    made.push({
      id: account.id,
      name,
      testKeys: await keys("test", input.testKeys),
      liveKeys: await keys("live", input.liveKeys),
    });
  }
  return made;
}
