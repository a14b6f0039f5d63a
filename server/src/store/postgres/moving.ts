// A PostgreSQL database as source or target of a move. The service rejects a target until it is released.
import type pg from "pg";
import {
  insertText,
  type Progress,
  pageText,
  type Row,
  type Side,
  type Source,
  type Table,
  type Target,
} from "../moving/ports.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { isMoving, migrate, requireReleased, requireServer } from "./migrations.ts";
import { connect } from "./pools.ts";
import { serverAt } from "./server-address.ts";

const lockMs = 10_000;
/** An arbitrary number, used by no other program. */
const moveLock = 7_216_304_116;

class PostgresSide implements Side {
  readonly client: pg.Client;

  constructor(client: pg.Client) {
    this.client = client;
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query({ text, values: [...values], rowMode: "array" })).rows;
  }

  /** Text, because sums may exceed a JavaScript number. */
  async value(sql: string): Promise<string> {
    const rows = await this.query(`select cast((${sql}) as text)`);
    return String(rows[0]?.[0]);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

async function opened<T extends Side>(url: string, open: (client: pg.Client) => Promise<T>): Promise<T> {
  if (serverAt(url).isPooled)
    throw new UnusableDatabase(
      "a pooler cannot hold the locks of a move: give the address of PostgreSQL itself",
    );
  const client = await connect(url);
  try {
    await requireServer(client);
    await client.query("set idle_in_transaction_session_timeout = 0");
    return await open(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

export class PostgresSource extends PostgresSide implements Source {
  static async open(url: string, tables: readonly Table[]): Promise<PostgresSource> {
    return await opened(url, async (client) => {
      await requireReleased(client);
      await migrate(client, { check: true });
      await client.query(`set lock_timeout = ${lockMs}`);
      // The snapshot starts after the locks are granted.
      await client.query("begin isolation level repeatable read");
      await client.query(`lock table ${tables.map(({ name }) => name).join(", ")} in share mode`);
      return new PostgresSource(client);
    });
  }

  async fingerprint(tables: readonly Table[]): Promise<string> {
    const parts = [
      "postgres",
      await this.value("select oid from pg_database where datname = current_database()"),
    ];
    for (const { name } of tables) {
      parts.push(
        await this.value(
          `select count(*) || '/' || coalesce(sum(cast(cast(xmin as text) as bigint)), 0) from ${name}`,
        ),
      );
    }
    return parts.join(" ");
  }

  async rows(table: Table, after: Row | null, limit: number): Promise<Row[]> {
    return await this.query(
      pageText(table, after === null, (n) => `$${n}`),
      [...(after ?? []), limit],
    );
  }
}

const indexes = `from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)`;

const references = "from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace";

const definitions = `
  select json_build_object(
    'drop', coalesce((select json_agg(format('drop index %s', i.indexrelid::regclass)) ${indexes}), '[]'),
    'indexes', coalesce((select json_agg(pg_get_indexdef(i.indexrelid)) ${indexes}), '[]'),
    'unbind', coalesce((select json_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname))
      ${references}), '[]'),
    'bind', coalesce((select json_agg(format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid))) ${references}), '[]'))`;

interface Definitions {
  drop: string[];
  indexes: string[];
  unbind: string[];
  bind: string[];
}

export class PostgresTarget extends PostgresSide implements Target {
  readonly location: string;
  readonly #tables: readonly Table[];

  static async open(url: string, tables: readonly Table[]): Promise<PostgresTarget> {
    return await opened(url, async (client) => {
      const side = new PostgresTarget(client, url, tables);
      if ((await side.value(`select pg_try_advisory_lock(${moveLock})`)) !== "true")
        throw new UnusableDatabase("another migrate-store fills the database");
      if (!(await isMoving(client))) {
        await migrate(client, { check: false });
        for (const { name } of tables) {
          if (name !== "revisions" && (await side.value(`select exists (select from ${name})`)) === "true")
            throw new UnusableDatabase(`the database is not empty, it has ${name}: give an empty one`);
        }
      }
      await client.query("set synchronous_commit = off");
      await client.query("set maintenance_work_mem = '256MB'");
      return side;
    });
  }

  private constructor(client: pg.Client, url: string, tables: readonly Table[]) {
    super(client);
    this.location = url;
    this.#tables = tables;
  }

  async begin(fingerprint: string) {
    const resumes =
      (await isMoving(this.client)) &&
      (await this.query("select from store_migration where name = '' and value = $1", [fingerprint])).length >
        0;
    if (!resumes) await this.#empty(fingerprint);
    const rows = await this.query("select name, value from store_migration where name not in ('', ' ')");
    const progress = new Map(
      rows.map(([name, value]): [string, Progress] => [String(name), JSON.parse(String(value))]),
    );
    return { resumes, progress };
  }

  /** Rows are copied faster into tables without indexes and references. */
  async #empty(fingerprint: string): Promise<void> {
    await this.#together(async () => {
      await this.query(`truncate ${this.#tables.map(({ name }) => name).join(", ")}`);
      await this.#restore();
      await this.query("drop table if exists store_migration");
      await this.query("create table store_migration (name text primary key, value text not null)");
      const text = await this.value(definitions);
      const { drop, unbind } = JSON.parse(text) as Definitions;
      for (const sql of [...unbind, ...drop]) if (!/store_migration/.test(sql)) await this.query(sql);
      await this.query("insert into store_migration values ('', $1), (' ', $2)", [fingerprint, text]);
    });
  }

  /** Sends one statement at once, so that PostgreSQL writes while the caller reads. */
  async write(table: Table, rows: readonly Row[], progress: Progress): Promise<void> {
    const columns = table.columns.map((_, i) => rows.map((row) => row[i] ?? null));
    const marks = table.columns.map(({ type }, i) => `$${i + 1}::${type}[]`);
    const next = columns.length + 1;
    await this.query(
      `with copied as (${insertText(table)} select * from unnest(${marks.join(", ")}))
       insert into store_migration values ($${next}, $${next + 1})
       on conflict (name) do update set value = excluded.value`,
      [...columns, table.name, JSON.stringify(progress)],
    );
  }

  async finish(tables: readonly Table[]): Promise<void> {
    await this.#together(async () => {
      await this.#restore();
      for (const { name, key } of tables) {
        if (key.join() !== "n") continue;
        await this.query(
          `select setval(pg_get_serial_sequence('${name}', 'n'), coalesce(max(n), 1), max(n) is not null) from ${name}`,
        );
      }
    });
    await this.query("analyze");
  }

  /** Restores indexes and references if they are missing. */
  async #restore(): Promise<void> {
    if (!(await isMoving(this.client))) return;
    const [row] = await this.query("delete from store_migration where name = ' ' returning value");
    if (!row) return;
    const { indexes, bind } = JSON.parse(String(row[0])) as Definitions;
    for (const sql of [...indexes, ...bind]) await this.query(sql);
  }

  async release(): Promise<void> {
    await this.query("set synchronous_commit = on");
    await this.query("drop table store_migration");
  }

  async #together(work: () => Promise<void>): Promise<void> {
    await this.query("begin");
    try {
      await work();
      await this.query("commit");
    } catch (error) {
      await this.query("rollback").catch(() => {});
      throw error;
    }
  }
}
