// What an operator and a partner change about an account and its keys: what is accepted, what is rejected and why, and
// what the audit log says about it.
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import { applyCatalogueFile } from "../../src/catalogue/apply.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { type AccountChange, changeAccount } from "../../src/domain/accounts/administration.ts";
import {
  changeAccountKey,
  createAccountKey,
  revokeAccountKey,
  setThreshold,
} from "../../src/domain/accounts/changes.ts";
import { allowedAddresses, Directory, isAllowed } from "../../src/domain/accounts/directory.ts";
import { changeKey, insertKey, type KeyChange, revokeKey } from "../../src/domain/accounts/keys.ts";
import {
  changeWalletOnce,
  decideAccount,
  decideToOpen,
  type NewAccountInput,
} from "../../src/domain/accounts/operator-decisions.ts";
import type { RecordingTx } from "../../src/domain/ports.ts";
import { toJson } from "../../src/domain/values/json.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "./store.ts";

const dayMs = 86_400_000;
const now = 10 * dayMs;
const actor = { operator: "op" };
const input: NewAccountInput = { name: "Agency", email: "ops@agency.example" };

async function start(t: Test) {
  const store = openStore(t);
  const run = <T>(work: (tx: RecordingTx) => Promise<T>) => store.transaction(work);
  const account = await run((tx) => decideToOpen(tx, input, actor, now, random));
  const read = async () => (await store.reads.accounts.byId(account.id)) as Account;
  const log = async () => {
    const entries = await store.reads.auditLog.list(account.n, {}, { after: null, limit: 60 });
    return entries.map(({ kind, subject, text }) => `${kind} ${subject} ${text}`.trim()).reverse();
  };
  return { store, run, account, read, log };
}

/** Returns what each change was rejected with. */
async function refusals(changes: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const change of changes) {
    try {
      await change();
      all.push("accepted");
    } catch (error) {
      const { kind, field, message } = error as { kind: string; field: string | null; message: string };
      all.push([kind, field, message]);
    }
  }
  return all;
}

t.test(
  "an account has the terms that the operator decides, each with an entry in the audit log",
  async (t) => {
    const { store, run, account, read, log } = await start(t);
    t.match(account, {
      ...input,
      active: true,
      liveApproved: false,
      tier: "standard",
      agreedDiscountBps: null,
    });
    t.match(account, {
      sellsUnlimited: true,
      allowedPackages: null,
      lowBalanceThresholdPaise: null,
      createdAt: now,
    });
    const decide = async (change: AccountChange) => {
      const before = await read();
      return await run((tx) => decideAccount(tx, before, change, actor, now, random));
    };
    await decide({});
    await decide({ name: " Agency ", tier: "standard" });
    await decide({ liveApproved: true });
    await decide({ liveApproved: false, name: "Agencia" });
    await decide({ email: "a@b.example" });
    await decide({ tier: "gold" });
    await decide({ agreedDiscountBps: 10_000, sellsUnlimited: false });
    await decide({ active: false });
    await decide({ active: true });
    await decide({ lowBalanceThresholdPaise: 0 });
    await decide({ lowBalanceThresholdPaise: 12_345 });
    await decide({ lowBalanceThresholdPaise: null });
    const { id } = account;
    t.same(await log(), [
      `account.created ${id}`,
      `account.live_approved ${id}`,
      `account.live_withdrawn ${id}`,
      `account.renamed ${id}`,
      `account.renamed ${id}`,
      `account.terms_changed ${id}`,
      `account.terms_changed ${id}`,
      `account.deactivated ${id}`,
      `account.activated ${id}`,
      `threshold.changed ${id} 0.00`,
      `threshold.changed ${id} 123.45`,
      `threshold.changed ${id} none`,
    ]);
    t.match(await read(), {
      name: "Agencia",
      email: "a@b.example",
      tier: "gold",
      agreedDiscountBps: 10_000,
      sellsUnlimited: false,
      active: true,
      liveApproved: false,
    });
    const full = {
      ...input,
      name: "B",
      tier: "silver",
      lowBalanceThresholdPaise: 5,
      sellsUnlimited: false,
    } as const;
    const opened = await run((tx) => decideToOpen(tx, full, actor, now, random));
    t.match(await store.reads.accounts.byId(opened.id), full);
    t.equal(
      (await store.reads.ledgers.ofAccount(opened.n, "live")).lowWarned,
      true,
      "0.00 is below its threshold",
    );
  },
);

t.test("one wrong value rejects the whole change of an account, with field and remedy", async (t) => {
  const { store, run, account, read } = await start(t);
  const before = await read();
  const change = (wrong: object) => () =>
    run((tx) => changeAccount(tx, account.id, { active: false, ...wrong }, now, random));
  const name = ["invalid", "name", `give 1 to ${limits.nameMax} characters on one line`];
  const email = ["invalid", "email", "give one email address, such as ops@example.com"];
  const discount = ["invalid", "agreedDiscount", "give 0 to 100 percent with at most two decimals"];
  const threshold = ["invalid", "lowBalanceThreshold", "give an amount that is not negative"];
  const emails = [
    "a",
    "a@b",
    "a@b.",
    "@b.c",
    "a@@b.c",
    "a b@c.d",
    "a@b.c,d@e.f",
    "<a@b.c>",
    `${"a".repeat(65)}@b.c`,
  ];
  emails.push(`a@${"b".repeat(250)}.example`, "a@b.c x", "x a@b.c");
  const cases: [object, unknown][] = [
    ...["", "  ", "a\nb", "a\u2028b", "a\u2029b", "n".repeat(limits.nameMax + 1)].map(
      (text) => [{ name: text }, name] as [object, unknown],
    ),
    ...emails.map((text) => [{ email: text }, email] as [object, unknown]),
    [
      { tier: "tin" },
      ["invalid", "tier", "there is no such tier; the tiers are standard, bronze, silver, gold"],
    ],
    [
      { tier: "toString" },
      ["invalid", "tier", "there is no such tier; the tiers are standard, bronze, silver, gold"],
    ],
    ...[-1, 10_001, 0.5].map((bps) => [{ agreedDiscountBps: bps }, discount] as [object, unknown]),
    ...[-1, 0.5, 2 ** 53].map(
      (paise) => [{ lowBalanceThresholdPaise: paise }, threshold] as [object, unknown],
    ),
    [{ allowedPackages: [] }, ["invalid", "allowedPackages", "give at least one package"]],
    [
      { allowedPackages: [1, 2, 3, 4, 5, 6] },
      ["invalid", "allowedPackages", "the catalogue has no pkg_1, pkg_2, pkg_3, pkg_4, pkg_5"],
    ],
  ];
  t.same(
    await refusals(cases.map(([wrong]) => change(wrong))),
    cases.map(([, expected]) => expected),
  );
  t.same(await read(), before);
  t.same(await refusals([() => run((tx) => changeAccount(tx, "acc_no", {}, now, random))]), [
    ["unknown", null, "there is no account acc_no"],
  ]);
  const text =
    "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price\n" +
    "7,Plan,p,P,IN,1024,7,50.00,100.00\n8,Plan,p,P,IN,1024,7,50.00,100.00";
  await applyCatalogueFile(store, { text, format: "csv" }, now);
  const chosen = await run((tx) =>
    changeAccount(tx, account.id, { allowedPackages: [8, 7, 8] }, now, random),
  );
  t.same(chosen.allowedPackages, [7, 8]);
  t.same(await refusals([change({ allowedPackages: [7, 9] })]), [
    ["invalid", "allowedPackages", "the catalogue has no pkg_9"],
  ]);
  const right = [
    { name: "n".repeat(limits.nameMax), email: `${"a".repeat(64)}@b.co.example` },
    { name: "😀".repeat(limits.nameMax), agreedDiscountBps: 0 },
    { agreedDiscountBps: null, lowBalanceThresholdPaise: 0, allowedPackages: null },
  ];
  t.same(await refusals(right.map(change)), ["accepted", "accepted", "accepted"]);
});

/** The last two would let everybody in. */
const notAddresses = ["10.0.0.0/33", "203.0.113.7/0", "::ffff:203.0.113.0/24"];

t.test("keys are made, renamed, limited and revoked, each with an entry in the audit log", async (t) => {
  const { store, run, account, log } = await start(t);
  const other = await run((tx) => decideToOpen(tx, input, actor, now, random));
  const { key, text } = await run((tx) =>
    createAccountKey(tx, account, { mode: "live", name: " shop " }, actor, now, random),
  );
  t.match(text, /^sk_live_/);
  t.match(key, {
    name: "shop",
    mode: "live",
    allowlist: [],
    expiresAt: null,
    revokedAt: null,
    createdAt: now,
  });
  t.equal(key.hint, text.slice(-4));
  const { id } = key;
  const change = (what: KeyChange, at = now) =>
    run((tx) => changeAccountKey(tx, account, id, what, actor, at));
  t.match(await change({ name: " till " }), { name: "till", allowlist: [] });
  t.match(await change({ allowlist: ["::1", "10.0.0.0/8"], expiresAt: now + 1 }), {
    name: "till",
    expiresAt: now + 1,
  });
  t.match(await change({ expiresAt: null }, now + 5), { expiresAt: null, allowlist: ["::1", "10.0.0.0/8"] });
  const revoke = (by: Account) => run((tx) => revokeAccountKey(tx, by, id, actor, now + 6));
  const wrong = await refusals([
    () => revoke(other),
    () => run((tx) => changeAccountKey(tx, other, id, {}, actor, now)),
    () => change({ name: "" }),
    () => change({ expiresAt: now }),
    () => change({ expiresAt: Date.UTC(10_000, 0) }),
    ...notAddresses.map((entry) => () => change({ allowlist: [entry] })),
  ]);
  t.match(await revoke(account), { revokedAt: now + 6 });
  t.equal((await log()).at(-1), `key.revoked ${id} till`);
  t.match(await run((tx) => revokeAccountKey(tx, account, id, actor, now + 9)), { revokedAt: now + 6 });
  wrong.push(...(await refusals([() => change({ name: "x" })])));
  const unknown = ["unknown", null, `there is no key ${id}`];
  const past = "give a time in the future, before the year 10000; to end a key now, revoke it";
  t.same(wrong, [
    unknown,
    unknown,
    ["invalid", "name", `give 1 to ${limits.nameMax} characters on one line`],
    ["invalid", "expiresAt", past],
    ["invalid", "expiresAt", past],
    ...notAddresses.map((entry) => {
      const message = `"${entry}" is neither an address nor a range such as 203.0.113.0/24`;
      return ["invalid", "allowlist", message];
    }),
    ["conflict", null, "the key is revoked; make another"],
  ]);
  t.same(await log(), [
    `account.created ${account.id}`,
    `key.created ${id} shop, live`,
    `key.changed ${id} till`,
    `key.changed ${id} till`,
    `key.changed ${id} till`,
    `key.revoked ${id} till`,
  ]);
  t.match(await store.reads.keys.byId(id), { name: "till", revokedAt: now + 6 });
});

t.test("active keys are limited in each mode, and an extended key counts again", async (t) => {
  const { run, account } = await start(t);
  const open = (mode: "test" | "live", more = {}) =>
    run((tx) => insertKey(tx, account.id, { mode, name: "k", ...more }, now, random));
  const first = await open("live", { expiresAt: now + 1 });
  for (let i = 1; i < limits.activeKeysMax; i++) await open("live");
  const full = [
    "full",
    null,
    `the account has ${limits.activeKeysMax} active keys in live mode, which is the most; revoke one first`,
  ];
  t.same(await refusals([() => open("live")]), [full]);
  await open("test");
  const later = now + 2;
  const change = (what: KeyChange) => () => run((tx) => changeKey(tx, first.key.id, what, later));
  await run((tx) => insertKey(tx, account.id, { mode: "live", name: "k" }, later, random));
  t.same(await refusals([change({ expiresAt: null }), change({ name: "renamed" })]), [full, "accepted"]);
  const refused = await refusals([
    () => run((tx) => revokeKey(tx, "key_no", now)),
    () => run((tx) => changeKey(tx, "sk_live_secret", {}, now)),
    () => open("test", { expiresAt: now }),
    () => open("test", { allowlist: ["nowhere"] }),
    () => open("test", { allowlist: ["1.2.3.4/8/8"] }),
    () => open("test", { allowlist: ["::1/129"] }),
    () => open("test", { allowlist: ["1.2.3.4/08"] }),
    () => open("test", { allowlist: ["1.2.3.4/"] }),
  ]);
  t.same(refused.slice(0, 2), [
    ["unknown", null, "there is no key key_no"],
    ["unknown", null, "give the id of the key (key_…), not the key"],
  ]);
  t.same(
    refused.slice(2).map((one) => (one as string[])[1]),
    ["expiresAt", ...Array.from({ length: 5 }, () => "allowlist")],
  );
});

t.test("a key is found until it is revoked, with the current state of its account", async (t) => {
  const { store, run, account } = await start(t);
  const { key } = await run((tx) =>
    insertKey(tx, account.id, { mode: "test", name: "k", allowlist: ["10.0.0.0/8"] }, now, random),
  );
  const directory = new Directory(store);
  t.equal(await directory.find("no"), null);
  const found = await directory.find(key.hash);
  t.match(found, { key: { id: key.id }, account: { name: "Agency" } });
  t.equal(found?.ledger, (await store.reads.ledgers.ofAccount(account.n, "test")).n);
  t.equal(await directory.find(key.hash), found, "it is kept while nothing changes");
  await run((tx) => changeAccount(tx, account.id, { name: "Agencia" }, now, random));
  t.match(await directory.find(key.hash), { account: { name: "Agencia" } });
  await run((tx) => revokeKey(tx, key.id, now));
  t.equal(await directory.find(key.hash), null);
});

t.test("an allowlist holds addresses and ranges of both kinds; an empty one allows all", async (t) => {
  const list = allowedAddresses(["10.1.0.0/16", "192.0.2.7", "2001:db8::/32", "0.0.0.0/32"]);
  const asked = ["10.1.2.3", "10.2.0.0", "192.0.2.7", "192.0.2.8", "2001:db8::1", "2001:db9::1"];
  t.same(
    asked.map((address) => isAllowed(list, address)),
    [true, false, true, false, true, false],
  );
  t.equal(isAllowed(allowedAddresses([]), "10.2.0.0"), true);
});

t.test("a wallet changes once per idempotency key, and threshold changes are in the audit log", async (t) => {
  const { run, account, read, log } = await start(t);
  for (const paise of [500, 0, null])
    await run(async (tx) => setThreshold(tx, await read(), paise, "owner@agency.example", now, random));
  t.equal((await read()).lowBalanceThresholdPaise, null);
  const change = (kind: "topup" | "adjustment", paise: number, key: string) =>
    run((tx) =>
      changeWalletOnce(tx, account, { kind, paise, note: null }, key, actor, now, (entry) =>
        toJson({ paise: entry.amountPaise, operator: entry.operator, kind: entry.kind }),
      ),
    );
  const body = '{"paise":700,"operator":"op","kind":"wallet_topup"}';
  t.match(await change("topup", 700, "a"), { body, replayed: false });
  t.match(await change("topup", 700, "a"), { body, replayed: true });
  t.match(await change("topup", 701, "a"), { code: "idempotency_key_reused", param: "Idempotency-Key" });
  t.match(await change("adjustment", 700, "a"), { code: "idempotency_key_reused" });
  t.match(await change("adjustment", -50, "b"), {
    body: '{"paise":-50,"operator":"op","kind":"adjustment"}',
    replayed: false,
  });
  const { id } = account;
  t.same((await log()).slice(1), [
    `threshold.changed ${id} 5.00`,
    `threshold.changed ${id} none`,
    `threshold.changed ${id} none`,
    `wallet.topup ${id} 7.00`,
    `wallet.adjustment ${id} -0.50`,
  ]);
});
