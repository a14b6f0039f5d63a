// Entries, the warning of a low balance and its email, the sandbox's refill, and changes of a wallet.
import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import {
  adjustWallet,
  post,
  setLowBalanceThreshold,
  settleCharge,
  settleReturn,
} from "../../src/domain/ledger/ledger.ts";
import { correctWallet, topUpWallet } from "../../src/domain/ledger/wallet.ts";
import { queueMail } from "../../src/domain/mail/mails.ts";
import type { Mode } from "../../src/domain/values/mode.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "./store.ts";

const refillBelowPaise = limits.sandboxRefillBelowRupees * 100;
const page = { after: null, limit: 20 };

/** An account with 1000.00 in its wallet, which is warned below 500.00. */
async function start(t: Test, mode: Mode = "live", more: { active?: boolean } = {}) {
  const store = openStore(t);
  const account = await store.transaction(async (tx) => {
    const made = await createAccount(tx, { name: "A", email: "a@example.com" }, 1, random);
    await adjustWallet(tx, made, 100_000, null, 2);
    await tx.accounts.lock(made.n);
    await tx.accounts.update(made.n, { ...made, lowBalanceThresholdPaise: 50_000, ...more });
    return made;
  });
  const ledger = () => store.reads.ledgers.ofAccount(account.n, mode);
  const charge = (paise: number) =>
    store.transaction(async (tx) => {
      const locked = await tx.ledgers.lockOfAccount(account.n, mode);
      await post(tx, locked, "order_charge", -paise, {}, 3);
      await settleCharge(tx, locked, 3, random);
    });
  const giveBack = (paise: number) =>
    store.transaction(async (tx) => {
      const locked = await tx.ledgers.lockOfAccount(account.n, mode);
      await post(tx, locked, "order_refund", paise, {}, 4);
      await settleReturn(tx, locked);
    });
  const entries = async () => store.reads.ledgers.entries((await ledger()).n, page);
  const warnings = async () => store.reads.events.list((await ledger()).n, { notBefore: 0 }, page);
  const mails = () => store.reads.mails.ofAccount(account.n, page);
  return { store, account, ledger, charge, giveBack, entries, warnings, mails };
}

t.test("a new account has a filled sandbox and an empty wallet", async (t) => {
  const { store, account, entries } = await start(t);
  const sandbox = await store.reads.ledgers.ofAccount(account.n, "test");
  const [opening] = await store.reads.ledgers.entries(sandbox.n, page);
  t.match(opening, {
    kind: "opening",
    amountPaise: sandbox.balancePaise,
    order: null,
    topup: null,
    note: null,
  });
  t.match(await entries(), [
    {
      kind: "wallet_topup",
      amountPaise: 100_000,
      balanceAfterPaise: 100_000,
      note: null,
      operator: null,
      createdAt: 2,
    },
  ]);
});

t.test("an entry names its order, top-up, note and operator, and no balance goes below zero", async (t) => {
  const { store, account, entries, ledger } = await start(t);
  await store.transaction(async (tx) => {
    await adjustWallet(tx, account, -1, "a note", 5, undefined, "op");
    await adjustWallet(tx, account, 0, null, 5);
    await adjustWallet(tx, account, 3, null, 5, "adjustment");
  });
  t.match(await entries(), [
    { kind: "adjustment", amountPaise: 3 },
    { kind: "adjustment", amountPaise: 0 },
    { kind: "adjustment", amountPaise: -1, note: "a note", operator: "op" },
    {},
  ]);
  await t.rejects(
    store.transaction((tx) => adjustWallet(tx, account, -100_003, null, 5)),
    { message: /below zero/ },
  );
  t.equal((await ledger()).balancePaise, 100_002);
  await store.transaction((tx) => adjustWallet(tx, account, -100_002, null, 5));
  t.equal((await ledger()).balancePaise, 0, "zero is a balance");
});

t.test("a balance that falls below its threshold is announced once until it rises above it", async (t) => {
  const { charge, giveBack, warnings, mails, ledger } = await start(t);
  await charge(50_000);
  t.same(await warnings(), [], "at the threshold there is nothing to say");
  await charge(1);
  await charge(1);
  t.equal((await ledger()).lowWarned, true);
  t.match(
    (await warnings()).map(({ type, data }) => [type, JSON.parse(data)]),
    [["balance.low", { balance: { amount: "499.99" }, threshold: { amount: "500.00" } }]],
  );
  const [mail, ...more] = await mails();
  t.same(more, []);
  t.match(mail, { kind: "balance.low", toAddress: "a@example.com", subject: "Balance low: INR 499.99" });
  t.equal(
    mail?.text,
    "Your balance is INR 499.99, which is below the level of INR 500.00 that you set.\n\n" +
      "Orders and top-ups that the balance does not cover are rejected. Add funds in the portal.\n",
  );
  await giveBack(2);
  await charge(1);
  t.equal((await warnings()).length, 1, "back at the threshold it is still warned");
  await giveBack(2);
  t.equal((await ledger()).lowWarned, false);
  await charge(10);
  t.equal((await warnings()).length, 2, "it was above the threshold in between");
  t.equal((await mails()).length, 2);
});

t.test("emails about a low balance are limited, and those of another kind don't count", async (t) => {
  const { store, account, charge, giveBack, mails } = await start(t);
  const other = { subject: "s", text: "t" };
  const mailsMax = portalLimits.lowBalanceMailsMax;
  await store.transaction(async (tx) => {
    for (let i = 0; i < mailsMax; i++) await queueMail(tx, account.n, "password.reset", other, 3);
  });
  const lows = async () => (await mails()).filter(({ kind }) => kind === "balance.low").length;
  await charge(50_001);
  t.equal(await lows(), 1);
  await store.transaction(async (tx) => {
    for (let i = 1; i < mailsMax; i++) await queueMail(tx, account.n, "balance.low", other, 3);
  });
  await giveBack(2);
  await charge(2);
  t.equal(await store.reads.mails.countNewest(account.n, "balance.low", 0), mailsMax, "no more in a day");
});

t.test("a charge that ends above the threshold resets the warning", async (t) => {
  const { store, account, charge, ledger } = await start(t);
  await store.transaction(async (tx) => {
    const locked = await tx.ledgers.lockOfAccount(account.n, "live");
    await tx.ledgers.update({ ...locked, lowWarned: true });
  });
  await charge(1);
  t.equal((await ledger()).lowWarned, false);
});

t.test("the email about a low balance goes to each chosen address, and to nobody else", async (t) => {
  const { store, account, charge, mails } = await start(t);
  const change = (lowBalanceRecipients: string[] | null) =>
    store.transaction((tx) => changeAccount(tx, account.id, { lowBalanceRecipients }, 3, random));
  await change(["b@example.com", "c@example.com"]);
  await charge(50_001);
  t.same((await mails()).map(({ toAddress }) => toAddress).toSorted(), ["b@example.com", "c@example.com"]);
  for (const wrong of [
    [],
    ["b"],
    ["b@example.com", "B@example.com"],
    Array(11)
      .fill(0)
      .map((_, i) => `${i}@example.com`),
  ])
    await t.rejects(change(wrong), /^give /, wrong.join());
  t.same((await change(null)).lowBalanceRecipients, null);
});

t.test("a low sandbox balance sends no email, and a deactivated account gets no warning", async (t) => {
  const test = await start(t, "test");
  const { balancePaise } = await test.ledger();
  await test.charge(balancePaise - 49_999);
  t.equal((await test.warnings()).length, 1);
  t.same(await test.mails(), []);
  const inactive = await start(t, "live", { active: false });
  await inactive.charge(60_000);
  t.same(await inactive.warnings(), []);
  t.same(await inactive.mails(), []);
});

t.test("the sandbox is filled again below its limit", async (t) => {
  const { charge, ledger, entries } = await start(t, "test");
  const full = (await ledger()).balancePaise;
  await charge(full - refillBelowPaise);
  t.equal((await ledger()).balancePaise, refillBelowPaise);
  await charge(1);
  t.equal((await ledger()).balancePaise, full);
  t.match((await entries())[0], {
    kind: "sandbox_refill",
    amountPaise: full - refillBelowPaise + 1,
    balanceAfterPaise: full,
  });
  const live = await start(t);
  await live.charge(99_999);
  t.equal((await live.ledger()).balancePaise, 1, "a wallet is not filled");
});

t.test("a new threshold above the balance counts as already warned", async (t) => {
  const { store, account, ledger } = await start(t);
  const warnedAt = async (paise: number | null) => {
    await store.transaction((tx) => setLowBalanceThreshold(tx, account, paise));
    return (await ledger()).lowWarned;
  };
  t.same(
    [
      await warnedAt(100_001),
      await warnedAt(100_000),
      await warnedAt(0),
      await warnedAt(100_001),
      await warnedAt(null),
    ],
    [true, false, false, true, false],
  );
});

t.test("a wallet is filled and corrected, and invalid amounts and notes are rejected", async (t) => {
  const { store, account, entries } = await start(t);
  const topUp = (paise: number, note: string | null = null) =>
    store.transaction((tx) => topUpWallet(tx, account.id, paise, note, "op", 6));
  const correct = (paise: number, note: string | null = null) =>
    store.transaction((tx) => correctWallet(tx, account.id, paise, note, "op", 7));
  t.equal((await topUp(1, "n".repeat(200))).balancePaise, 100_001);
  t.equal((await correct(-100_001)).balancePaise, 0);
  t.equal((await correct(5)).balancePaise, 5);
  t.match(await entries(), [
    { kind: "adjustment", amountPaise: 5, operator: "op" },
    { kind: "adjustment", amountPaise: -100_001 },
    { kind: "wallet_topup", amountPaise: 1, note: /^n{200}$/ },
    {},
  ]);
  const refusals = [
    [topUp(0), "invalid", "amount", "give an amount above zero"],
    [correct(0), "invalid", "amount", "give an amount other than zero"],
    [correct(-6), "conflict", "amount", "the wallet holds only 0.05; nothing was changed"],
    [topUp(Number.MAX_SAFE_INTEGER), "invalid", "amount", "the wallet can't hold that much"],
    ...["n".repeat(201), "two\nlines", "two\u2028lines", "two\u2029lines"].map(
      (text) => [topUp(1, text), "invalid", "note", "give at most 200 characters on one line"] as const,
    ),
  ] as const;
  const seen = await Promise.allSettled(refusals.map(([call]) => call));
  t.match(
    seen.map((one) => one.status === "rejected" && [one.reason.kind, one.reason.field, one.reason.message]),
    refusals.map(([, ...expected]) => expected),
  );
  t.equal((await entries()).length, 4, "nothing else was booked");
});
