// A wallet holds at most a hundredth of what a ledger can count, so that a refund on top of it can still be booked.
import t from "tap";
import { topUpWallet } from "../../src/domain/ledger/wallet.ts";
import { Deployment } from "../deployment.ts";

t.test("adding funds stops where refunds would no longer fit", async (t) => {
  const d = await Deployment.start(t);
  const { store } = d.service;
  const topUp = (paise: number) =>
    store.transaction((tx) => topUpWallet(tx, d.account.id, paise, null, "test", d.now));
  const { balancePaise } = await topUp(1);
  const max = Math.floor(Number.MAX_SAFE_INTEGER / 100);
  t.equal((await topUp(max - balancePaise)).balancePaise, max);
  await t.rejects(topUp(1), { message: "the wallet can't hold that much" });
  const ledger = await store.reads.ledgers.ofAccount(d.account.n, "live");
  t.equal(ledger?.balancePaise, max, "nothing was booked");
});
