// Accounts and keys in numbers, made at one stroke for a test run.
import { createAccount, createKey } from "./accounts.ts";
import { adjustWallet } from "./ledger.ts";
import type { Mode } from "./mode.ts";
import type { Random, Tx } from "./ports.ts";

export interface ProvisionWish {
  accounts: number;
  testKeys: number;
  liveKeys: number;
  /** Put into each live wallet. */
  walletPaise: number;
  approveLive: boolean;
}

export interface ProvisionedAccount {
  id: string;
  name: string;
  /** The keys themselves; they can't be shown again. */
  testKeys: string[];
  liveKeys: string[];
}

export async function provisionAccounts(
  tx: Tx,
  wish: ProvisionWish,
  now: number,
  random: Random,
): Promise<ProvisionedAccount[]> {
  const made: ProvisionedAccount[] = [];
  for (let i = 1; i <= wish.accounts; i++) {
    const name = `Test run account ${i}`;
    const account = await createAccount(
      tx,
      { name, email: "test-run@example.com", liveApproved: wish.approveLive },
      now,
      random,
    );
    if (wish.walletPaise > 0) await adjustWallet(tx, account, wish.walletPaise, "Test run", now);
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
      testKeys: await keys("test", wish.testKeys),
      liveKeys: await keys("live", wish.liveKeys),
    });
  }
  return made;
}
