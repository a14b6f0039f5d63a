// Accounts, API keys, ledgers and their entries in SQLite.
import type { Database } from "better-sqlite3";
import type { Account, AccountSettings, ApiKey } from "../../domain/accounts/account.ts";
import type { EntryKind, Ledger, LedgerEntry } from "../../domain/ledger/entry.ts";
import type { Mode } from "../../domain/mode.ts";
import type { PageRequest } from "../../domain/pages.ts";
import { insertInto, prepare, updateByNumber } from "./statements.ts";

export interface AccountRow {
  n: number;
  id: string;
  name: string;
  email: string;
  active: number;
  live_approved: number;
  tier: string;
  agreed_discount_bps: number | null;
  sells_unlimited: number;
  allowed_packages: string | null;
  low_balance_threshold_paise: number | null;
  created_at: number;
}

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
  ];
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
    createdAt: row.created_at,
  };
}

interface KeyRow {
  n: number;
  id: string;
  account: number;
  mode: Mode;
  name: string;
  hash: string;
  hint: string;
  allowlist: string;
  expires_at: number | null;
  revoked_at: number | null;
  created_at: number;
}

function toKey(row: KeyRow): ApiKey {
  const { allowlist, expires_at, revoked_at, created_at, ...same } = row;
  return {
    ...same,
    allowlist: JSON.parse(allowlist),
    expiresAt: expires_at,
    revokedAt: revoked_at,
    createdAt: created_at,
  };
}

interface LedgerRow {
  n: number;
  account: number;
  mode: Mode;
  balance_paise: number;
  low_warned: number;
  sequence: number;
  active: number;
  low_balance_threshold_paise: number | null;
  enabled_endpoints: number;
}

const toLedger = (row: LedgerRow): Ledger => ({
  n: row.n,
  account: row.account,
  mode: row.mode,
  balancePaise: row.balance_paise,
  lowWarned: row.low_warned === 1,
  sequence: row.sequence,
  thresholdPaise: row.low_balance_threshold_paise,
  active: row.active === 1,
  enabledEndpoints: row.enabled_endpoints,
});

const selectLedger =
  "select l.*, a.active, a.low_balance_threshold_paise from ledgers l join accounts a on a.n = l.account";

interface EntryRow {
  n: number;
  ledger: number;
  kind: EntryKind;
  amount_paise: number;
  balance_after_paise: number;
  order_n: number | null;
  topup_n: number | null;
  note: string | null;
  operator: string | null;
  created_at: number;
}

const toEntry = (row: EntryRow): LedgerEntry => ({
  n: row.n,
  ledger: row.ledger,
  kind: row.kind,
  amountPaise: row.amount_paise,
  balanceAfterPaise: row.balance_after_paise,
  order: row.order_n,
  topup: row.topup_n,
  note: row.note,
  operator: row.operator,
  createdAt: row.created_at,
});

function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`the store has no such ${what}`);
  return row;
}

export function accountReads(db: Database) {
  const revision = prepare<{ n: number }>(db, "select n from revisions where name = $1");
  const accountById = prepare<AccountRow>(db, "select * from accounts where id = $1");
  const accountByNumber = prepare<AccountRow>(db, "select * from accounts where n = $1");
  const accounts = prepare<AccountRow>(db, "select * from accounts order by n");
  const keyByHash = prepare<KeyRow>(db, "select * from api_keys where hash = $1");
  const keyById = prepare<KeyRow>(db, "select * from api_keys where id = $1");
  const keysOf = prepare<KeyRow>(db, "select * from api_keys where account = $1 order by n");
  const activeKeys = prepare<{ count: number }>(
    db,
    `select count(*) as count from api_keys
     where account = $1 and mode = $2 and revoked_at is null and (expires_at is null or expires_at > $3)`,
  );
  const ledger = prepare<LedgerRow>(db, `${selectLedger} where l.account = $1 and l.mode = $2`);
  const ledgerByNumber = prepare<LedgerRow>(db, `${selectLedger} where l.n = $1`);
  const entries = prepare<EntryRow>(
    db,
    "select * from ledger_entries where ledger = $1 and n < $2 order by n desc limit $3",
  );
  const setting = prepare<{ value: string }>(db, "select value from settings where name = $1");
  const accountOf = (row: AccountRow | undefined) => (row ? toAccount(row) : null);
  const keyOf = (row: KeyRow | undefined) => (row ? toKey(row) : null);
  return {
    revision: async (name: string) => found(revision.get(name), "revision").n,
    accountById: async (id: string) => accountOf(accountById.get(id)),
    accountByNumber: async (n: number) => accountOf(accountByNumber.get(n)),
    accounts: async () => accounts.all().map(toAccount),
    keyByHash: async (hash: string) => keyOf(keyByHash.get(hash)),
    keyById: async (id: string) => keyOf(keyById.get(id)),
    keysOf: async (account: number) => keysOf.all(account).map(toKey),
    countActiveKeys: async (account: number, mode: Mode, now: number) =>
      activeKeys.get(account, mode, now)?.count ?? 0,
    ledger: async (account: number, mode: Mode) => toLedger(found(ledger.get(account, mode), "ledger")),
    ledgerByNumber: async (n: number) => toLedger(found(ledgerByNumber.get(n), "ledger")),
    ledgerEntries: async (n: number, page: PageRequest) =>
      entries.all(n, page.after?.n ?? Number.MAX_SAFE_INTEGER, page.limit + 1).map(toEntry),
    setting: async (name: string) => setting.get(name)?.value ?? null,
  };
}

export function accountWrites(db: Database) {
  const bump = prepare(db, "update revisions set n = n + 1 where name = $1");
  const insertAccount = prepare(db, insertInto("accounts", [...settingColumns, "id", "created_at"]));
  const insertLedger = prepare(
    db,
    insertInto("ledgers", ["account", "mode", "balance_paise", "low_warned", "sequence"]),
  );
  const updateAccount = prepare(db, updateByNumber("accounts", settingColumns));
  const beginDeactivation = prepare(db, insertInto("deactivations", ["account", "since"]));
  const endDeactivation = prepare(
    db,
    "update deactivations set until = $2 where account = $1 and until is null",
  );
  const keyColumns = "id account mode name hash hint allowlist expires_at revoked_at created_at".split(" ");
  const insertKey = prepare(db, insertInto("api_keys", keyColumns));
  const updateKey = prepare(
    db,
    updateByNumber("api_keys", ["name", "allowlist", "expires_at", "revoked_at"]),
  );
  const saveLedger = prepare(db, updateByNumber("ledgers", ["balance_paise", "low_warned", "sequence"]));
  const insertEntry = prepare(
    db,
    insertInto("ledger_entries", [
      "ledger",
      "kind",
      "amount_paise",
      "balance_after_paise",
      "order_n",
      "topup_n",
      "note",
      "operator",
      "created_at",
    ]),
  );
  const setSetting = prepare(
    db,
    "insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
  );
  return {
    insertAccount: async (account: Omit<Account, "n">): Promise<Account> => {
      const n = insertAccount.insert(...settingValues(account), account.id, account.createdAt);
      for (const mode of ["test", "live"]) insertLedger.run(n, mode, 0, 0, 0);
      bump.run("access");
      return { ...account, n };
    },
    updateAccount: async (n: number, settings: AccountSettings) => {
      updateAccount.run(n, ...settingValues(settings));
      bump.run("access");
    },
    beginDeactivation: async (account: number, at: number) => {
      beginDeactivation.run(account, at);
    },
    endDeactivation: async (account: number, at: number) => {
      endDeactivation.run(account, at);
    },
    insertKey: async (key: Omit<ApiKey, "n">): Promise<ApiKey> => {
      const { id, account, mode, name, hash, hint, allowlist, expiresAt, revokedAt, createdAt } = key;
      const listed = JSON.stringify(allowlist);
      const values = [id, account, mode, name, hash, hint, listed, expiresAt, revokedAt, createdAt];
      const n = insertKey.insert(...values);
      bump.run("access");
      return { ...key, n };
    },
    updateKey: async (
      n: number,
      {
        name,
        allowlist,
        expiresAt,
        revokedAt,
      }: Pick<ApiKey, "name" | "allowlist" | "expiresAt" | "revokedAt">,
    ) => {
      updateKey.run(n, name, JSON.stringify(allowlist), expiresAt, revokedAt);
      bump.run("access");
    },
    saveLedger: async (ledger: Ledger) => {
      saveLedger.run(ledger.n, ledger.balancePaise, Number(ledger.lowWarned), ledger.sequence);
    },
    insertLedgerEntry: async (entry: Omit<LedgerEntry, "n">) => {
      const { ledger, kind, amountPaise, balanceAfterPaise, order, topup, note, operator, createdAt } = entry;
      insertEntry.run(ledger, kind, amountPaise, balanceAfterPaise, order, topup, note, operator, createdAt);
    },
    setSetting: async (name: string, value: string) => {
      setSetting.run(name, value);
    },
  };
}
