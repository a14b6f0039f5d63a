// The minimum for a durable purchase on PostgreSQL without batches: the rows of `least.ts`, one statement per round
// trip, one transaction per purchase. No key, limit, validation, price or log.
import pg from "pg";

const ledgers = 1000;
/** As many connections as a process of the service uses for writing. */
const connections = 8;

const tables = `
  create table least_ledgers (n bigint primary key, balance bigint not null, sequence bigint not null);
  create table least_orders (n bigint generated always as identity primary key, id text not null unique,
    ledger bigint not null, status text not null, items text not null, total bigint not null, at bigint not null);
  create index least_orders_listed on least_orders (ledger, status, at, n);
  create table least_esims (n bigint generated always as identity primary key, iccid text not null unique,
    ledger bigint not null, order_n bigint not null, status text not null, origin text not null, at bigint not null);
  create index least_esims_listed on least_esims (ledger, status, at, n);
  create index least_esims_of_order on least_esims (order_n);
  create table least_entries (n bigint generated always as identity primary key, ledger bigint not null,
    amount bigint not null, balance bigint not null, order_n bigint not null, at bigint not null);
  create index least_entries_listed on least_entries (ledger, n);
  create table least_events (n bigint generated always as identity primary key, id text not null unique,
    ledger bigint not null, sequence bigint not null, data text not null, at bigint not null,
    unique (ledger, sequence));
  create table least_remembered (n bigint generated always as identity primary key, key text not null,
    ledger bigint not null, body text not null, at bigint not null, unique (key, ledger));
  insert into least_ledgers select n, 1000000000000, 0 from generate_series(1, ${ledgers}) n;`;

const texts = {
  remember:
    "insert into least_remembered (key, ledger, body, at) values ($1, $2, $3, $4) on conflict do nothing",
  lock: "select balance, sequence from least_ledgers where n = $1 for no key update",
  order: `insert into least_orders (id, ledger, status, items, total, at)
    values ($1, $2, $3, $4, $5, $6) returning n`,
  esim: "insert into least_esims (iccid, ledger, order_n, status, origin, at) values ($1, $2, $3, $4, $5, $6)",
  entry: "insert into least_entries (ledger, amount, balance, order_n, at) values ($1, $2, $3, $4, $5)",
  event: "insert into least_events (id, ledger, sequence, data, at) values ($1, $2, $3, $4, $5)",
  save: "update least_ledgers set balance = $1, sequence = $2 where n = $3",
};

/** As long as the items that the service writes for the same purchase. */
const items = "-".repeat(211);
const origin = "-".repeat(62);
const price = 100;

/** Writes purchases into an empty database. */
export async function leastPurchases(url: string): Promise<(key: string, body: string) => Promise<void>> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on("error", () => {});
  await pool.query(`drop schema public cascade; create schema public; ${tables}`);
  let made = 0;
  return async (key, body) => {
    made += 1;
    const number = String(made).padStart(12, "0");
    const n = (made % ledgers) + 1;
    const now = Date.now();
    const client = await pool.connect();
    const run = async (name: keyof typeof texts, ...values: unknown[]) =>
      (await client.query({ name, text: texts[name], values })).rows[0];
    try {
      await client.query("begin");
      await run("remember", key, n, body, now);
      const ledger = await run("lock", n);
      const balance = ledger.balance - price;
      const sequence = Number(ledger.sequence) + 1;
      const order = await run("order", `ord_test_${number}`, n, "completed", items, price, now);
      await run("esim", `8999999${number}`, n, order.n, "ready", origin, now);
      await run("entry", n, -price, balance, order.n, now);
      await run("event", `evt_${number}`, n, sequence, body, now);
      await run("save", balance, sequence, n);
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}
