// Accounts, and the operator's list of them.

import type { Account, AccountSettings } from "../../domain/accounts/account.ts";
import type { ListedAccount } from "../../domain/accounts/store.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import { lower } from "../../domain/search/search.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

export interface AccountRow {
  n: number;
  id: string;
  name: string;
  email: string;
  active: number;
  live_approved: number;
  tier: Account["tier"];
  agreed_discount_bps: number | null;
  sells_unlimited: number;
  allowed_packages: string | null;
  low_balance_threshold_paise: number | null;
  low_balance_recipients: string | null;
  billing_name: string | null;
  billing_address: string | null;
  gstin: string | null;
  created_at: number;
}

export function toAccount(row: AccountRow): Account {
  return {
    n: row.n,
    id: row.id,
    name: row.name,
    email: row.email,
    active: row.active === 1,
    liveApproved: row.live_approved === 1,
    tier: row.tier,
    agreedDiscountBps: row.agreed_discount_bps,
    sellsUnlimited: row.sells_unlimited === 1,
    allowedPackages: row.allowed_packages === null ? null : JSON.parse(row.allowed_packages),
    lowBalanceThresholdPaise: row.low_balance_threshold_paise,
    lowBalanceRecipients: row.low_balance_recipients === null ? null : JSON.parse(row.low_balance_recipients),
    billingName: row.billing_name,
    billingAddress: row.billing_address,
    gstin: row.gstin,
    createdAt: row.created_at,
  };
}

interface ListedRow extends AccountRow {
  run_id: string | null;
  test_paise: number;
  live_paise: number;
}

const toListed = (row: ListedRow): ListedAccount => ({
  account: toAccount(row),
  runId: row.run_id,
  testPaise: row.test_paise,
  livePaise: row.live_paise,
});

const listed = `select a.*, r.id as run_id, t.balance_paise as test_paise, l.balance_paise as live_paise
  from accounts a left join test_runs r on r.n = a.test_run
  join ledgers t on t.account = a.n and t.mode = 'test' join ledgers l on l.account = a.n and l.mode = 'live'
  where r.removed_at is null`;

const settingColumns = [
  "name",
  "email",
  "active",
  "live_approved",
  "tier",
  "agreed_discount_bps",
  "sells_unlimited",
  "allowed_packages",
  "low_balance_threshold_paise",
  "low_balance_recipients",
  "billing_name",
  "billing_address",
  "gstin",
] as const;

function settingValues(settings: AccountSettings) {
  return [
    settings.name,
    settings.email,
    Number(settings.active),
    Number(settings.liveApproved),
    settings.tier,
    settings.agreedDiscountBps,
    Number(settings.sellsUnlimited),
    settings.allowedPackages && JSON.stringify(settings.allowedPackages),
    settings.lowBalanceThresholdPaise,
    settings.lowBalanceRecipients && JSON.stringify(settings.lowBalanceRecipients),
    settings.billingName,
    settings.billingAddress,
    settings.gstin,
  ];
}

export function accountReads(db: Connection) {
  const accountById = db.prepare<AccountRow>("select * from accounts where id = $1");
  const accountByNumber = db.prepare<AccountRow>("select * from accounts where n = $1");
  const accounts = db.prepare<AccountRow>("select * from accounts order by n");
  const accountOf = (row: AccountRow | undefined) => (row ? toAccount(row) : null);
  const one = db.prepare<ListedRow>(`${listed} and a.id = $1`);
  const page = db.prepare<ListedRow>(`${listed} and a.n < $1 order by a.n desc limit $2`);
  const { contains } = db.dialect;
  // Accounts are few: a scan is fast enough.
  const search =
    db.prepare<ListedRow>(`${listed} and a.n < $1 and ${contains("lower(a.name || ' ' || a.email || ' ' || a.id)", "$3")}
     order by a.n desc limit $2`);
  return {
    byId: async (id: string) => accountOf(await accountById.get(id)),
    byNumber: async (n: number) => accountOf(await accountByNumber.get(n)),
    list: async () => (await accounts.all()).map(toAccount),
    listed: async ({ q }: { q?: string | undefined }, { after, limit }: PageRequest) => {
      const before = after?.n ?? Number.MAX_SAFE_INTEGER;
      const rows =
        q === undefined ? await page.all(before, limit + 1) : await search.all(before, limit + 1, lower(q));
      return rows.map(toListed);
    },
    listedById: async (id: string) => orNull(await one.get(id), toListed),
  };
}

export function accountLocks(db: Connection) {
  const lock = db.prepare<AccountRow>(`select * from accounts where n = $1${db.dialect.locked("accounts")}`);
  return {
    lock: async (n: number) => orNull(await lock.get(n), toAccount),
  };
}

/** Processes reload accounts and keys when this changes. */
export const accessRevision = (db: Connection) =>
  db.prepare("update revisions set n = n + 1 where name = 'access'");

export function accountWrites(db: Connection, accessChanged: () => Promise<void>) {
  const insertAccount = db.prepare(insertInto("accounts", [...settingColumns, "id", "created_at"]));
  const insertLedger = db.prepare(
    insertInto("ledgers", ["account", "mode", "balance_paise", "low_warned", "sequence"]),
  );
  const updateAccount = db.prepare(updateByNumber("accounts", settingColumns));
  const beginDeactivation = db.prepare(insertInto("deactivations", ["account", "since"]));
  const endDeactivation = db.prepare(
    "update deactivations set until = $2 where account = $1 and until is null",
  );
  return {
    insert: async (account: Omit<Account, "n">): Promise<Account> => {
      const n = await insertAccount.insert(...settingValues(account), account.id, account.createdAt);
      for (const mode of ["test", "live"]) await insertLedger.run(n, mode, 0, 0, 0);
      await accessChanged();
      return { ...account, n };
    },
    update: async (n: number, settings: AccountSettings) => {
      await updateAccount.run(n, ...settingValues(settings));
      await accessChanged();
    },
    beginDeactivation: async (account: number, at: number) => {
      await beginDeactivation.run(account, at);
    },
    endDeactivation: async (account: number, at: number) => {
      await endDeactivation.run(account, at);
    },
  };
}
