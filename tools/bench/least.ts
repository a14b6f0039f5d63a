// The minimum for a durable purchase on this stack: its six rows with the indexes for finding and listing them, in the
// store's own group commits. No key, limit, validation, price or log.
import { SqliteStore } from "../../server/src/store/sqlite/store.ts";

const ledgers = 10;

const tables = `
  create table least_ledgers (n integer primary key, balance integer not null, sequence integer not null);
  create table least_orders (n integer primary key, id text not null unique, ledger integer not null,
    status text not null, items text not null, total integer not null, at integer not null);
  create index least_orders_listed on least_orders (ledger, status, at, n);
  create table least_esims (n integer primary key, iccid text not null unique, ledger integer not null,
    order_n integer not null, status text not null, origin text not null, at integer not null);
  create index least_esims_listed on least_esims (ledger, status, at, n);
  create index least_esims_of_order on least_esims (order_n);
  create table least_entries (n integer primary key, ledger integer not null, amount integer not null,
    balance integer not null, order_n integer not null, at integer not null);
  create index least_entries_listed on least_entries (ledger, n);
  create table least_events (n integer primary key, id text not null unique, ledger integer not null,
    sequence integer not null, data text not null, at integer not null, unique (ledger, sequence));
  create table least_remembered (n integer primary key, key text not null, ledger integer not null,
    body text not null, at integer not null, unique (key, ledger));`;

/** As long as the items that the service writes for the same purchase. */
const items = "-".repeat(211);
const origin = "-".repeat(62);

/** Writes purchases into a new database file. */
export function leastPurchases(file: string): (key: string, body: string) => Promise<void> {
  const store = new SqliteStore({ file });
  const db = store.writer;
  db.exec(tables);
  const insert = (table: string, columns: number) =>
    db.prepare(`insert into least_${table} values (null${", ?".repeat(columns)})`);
  for (let n = 1; n <= ledgers; n++) insert("ledgers", 2).run(1e12, 0);
  const ledgerOf = db.prepare("select balance, sequence from least_ledgers where n = ?");
  const saveLedger = db.prepare("update least_ledgers set balance = ?, sequence = ? where n = ?");
  const find = db.prepare("select body from least_remembered where key = ? and ledger = ?");
  const order = insert("orders", 6);
  const esim = insert("esims", 6);
  const entry = insert("entries", 5);
  const event = insert("events", 5);
  const remember = insert("remembered", 4);
  const price = 100;
  let made = 0;
  return (key, body) =>
    store.transaction(async () => {
      made += 1;
      const number = String(made).padStart(12, "0");
      // Half of the load belongs to one account.
      const n = made % 2 === 0 ? 1 : 2 + ((made >> 1) % (ledgers - 1));
      if (find.get(key, n) !== undefined) return;
      const ledger = ledgerOf.get(n) as { balance: number; sequence: number };
      const balance = ledger.balance - price;
      const sequence = ledger.sequence + 1;
      const now = Date.now();
      const id = order.run(`ord_test_${number}`, n, "completed", items, price, now).lastInsertRowid;
      esim.run(`8999999${number}`, n, id, "ready", origin, now);
      entry.run(n, -price, balance, id, now);
      event.run(`evt_${number}`, n, sequence, body, now);
      remember.run(key, n, body, now);
      saveLedger.run(balance, sequence, n);
    });
}
