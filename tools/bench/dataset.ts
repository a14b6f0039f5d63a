// Database files to measure on: accounts with many keys, the demonstration catalogue, and orders with their eSIMs,
// ledger entries and events. They are reused for half a day. Later the service would purge expired rows, so every run
// would measure a different file.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { readDemoCatalogue } from "../../server/src/catalogue/demo.ts";
import type { Account } from "../../server/src/domain/accounts/account.ts";
import { createAccount, createKey } from "../../server/src/domain/accounts/accounts.ts";
import type { Offer } from "../../server/src/domain/catalogue/catalogue.ts";
import { CatalogueViews } from "../../server/src/domain/catalogue/views.ts";
import type { Store, Tx } from "../../server/src/domain/ports.ts";
import { random } from "../../server/src/runtime/service.ts";
import { migrations } from "../../server/src/store/migrations.ts";
import { openStore } from "../../server/src/store/open.ts";
import { SqliteStore } from "../../server/src/store/sqlite/store.ts";
import { importDemoCatalogue } from "../../server/test/demo-catalogue.ts";
import { type Holder, writeHistory } from "./history.ts";

export interface DatasetAccount {
  keys: string[];
  /** A sample of its orders, evenly spread. */
  orders: string[];
  /** Samples of its eSIMs and events. */
  iccids: string[];
  events: string[];
}

export interface Dataset {
  file: string;
  orders: number;
  /** The first account has nine of ten orders and half of the keys. */
  accounts: DatasetAccount[];
  /** The bought package. */
  packageId: string;
  builtAt: number;
}

export function firstAccount({ accounts }: Dataset): DatasetAccount {
  return accounts[0] as DatasetAccount;
}

const accountCount = 10;
/** Enough keys that none reaches its limit of 120 requests a minute. */
const keyCount = 10_000;
/** The first account has half of them. */
const keyCounts = Array.from({ length: accountCount }, (_, i) =>
  i === 0 ? keyCount / 2 : Math.floor(keyCount / 2 / (accountCount - 1)),
);
const usableForMs = 12 * 3_600_000;

/** Returns the file for `name` with `orders` orders, from an earlier run or new. */
export async function provideDataset(folder: string, name: string, orders: number): Promise<Dataset> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.db`);
  const description = join(folder, `${name}.json`);
  const recipe = recipeOf(orders);
  const now = Date.now();
  if (existsSync(file) && existsSync(description)) {
    const stored = JSON.parse(readFileSync(description, "utf8")) as Dataset & { recipe: string };
    if (stored.recipe === recipe && now - stored.builtAt < usableForMs) return stored;
  }
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  const dataset = await build(file, orders, now);
  writeFileSync(description, JSON.stringify({ ...dataset, recipe }), { mode: 0o600 });
  return dataset;
}

/** Changes with everything that determines the file's content. */
function recipeOf(orders: number): string {
  const hash = createHash("sha256").update(String(orders));
  for (const source of ["dataset.ts", "history.ts"])
    hash.update(readFileSync(join(import.meta.dirname, source)));
  for (const { sql } of migrations("sqlite")) hash.update(sql);
  return hash.update(readDemoCatalogue()).digest("hex");
}

async function build(file: string, orders: number, now: number): Promise<Dataset> {
  const store = new SqliteStore({ file });
  const { made, offer } = await fill(store, keyCounts, now);
  await store.close();

  const db = new Database(file);
  writeHistory(db, made.map(toHolder), { offer, orders, now });
  const accounts = made.map(({ keys, ledger }) => ({ keys, ...samples(db, ledger, keys.length) }));
  db.close();
  return { file, orders, accounts, packageId: offer.id, builtAt: now };
}

/** Returns a database without orders, whose accounts share all keys evenly. */
export async function provideEmpty(location: string, accountCount: number): Promise<Dataset> {
  const now = Date.now();
  const store = await openStore(location);
  const { made, offer } = await fill(store, Array(accountCount).fill(keyCount / accountCount), now);
  await store.close();
  const accounts = made.map(({ keys }) => ({ keys, orders: [], iccids: [], events: [] }));
  return { file: location, orders: 0, accounts, packageId: offer.id, builtAt: now };
}

interface Opened {
  account: Account;
  ledger: number;
  keys: string[];
}

async function fill(store: Store, keys: readonly number[], now: number) {
  const made = await store.transaction(async (tx) => {
    await importDemoCatalogue(tx);
    const accounts = [];
    for (const [i, count] of keys.entries()) accounts.push(await openAccount(tx, i, count, now));
    return accounts;
  });
  const offer = pickOffer((await new CatalogueViews(store).of((made[0] as Opened).account)).listed());
  return { made, offer };
}

async function openAccount(tx: Tx, i: number, count: number, now: number): Promise<Opened> {
  const input = { name: `Bench ${i}`, email: `bench-${i}@example.com` };
  const account = await createAccount(tx, input, now, random);
  const keys: string[] = [];
  for (let n = 0; n < count; n++) {
    keys.push((await createKey(tx, account, { mode: "test", name: `bench ${n}` }, now, random)).text);
  }
  return { account, ledger: (await tx.ledgers.ofAccount(account.n, "test")).n, keys };
}

const toHolder = ({ account, ledger }: Opened): Holder => ({ account: account.n, ledger });

/** Picks a metered plan that outlasts the history, so that no eSIM expires while it is measured. */
function pickOffer(listed: readonly Offer[]): Offer {
  const offer = listed.find(
    ({ package: pkg }) => !pkg.unlimited && pkg.dailyReset === null && pkg.validityDays >= 30,
  );
  if (!offer) throw new Error("the demonstration catalogue has no metered plan of 30 days");
  return offer;
}

function samples(db: Database.Database, ledger: number, requested: number) {
  const spread = (column: string, table: string) =>
    db
      .prepare(
        `select ${column} from (
           select ${column}, row_number() over (order by n) as k, count(*) over () as rows
           from ${table} where ledger = $ledger)
         where k % max(1, rows / $wanted) = 0 limit $wanted`,
      )
      .pluck()
      .all({ ledger, wanted: requested }) as string[];
  return { orders: spread("id", "orders"), iccids: spread("iccid", "esims"), events: spread("id", "events") };
}
