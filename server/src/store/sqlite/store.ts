// The SQLite store: one writer with full durability, and a reading connection that sees what is committed.
// Transactions that wait at the same moment are committed as one group, and each is answered only after that commit.
// They run without savepoints, which would have SQLite copy every page that each of them touches: a third of the time
// of a purchase. Only a group in which one has to be undone is run again, then each under a savepoint of its own.
import { closeSync, existsSync, openSync } from "node:fs";
import Database from "better-sqlite3";
import type { Reads, Store, Tx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { accountReads, accountWrites } from "./accounts.ts";
import { activityReads, activityWrites } from "./activity.ts";
import { catalogueStore } from "./catalogue.ts";
import { deliveryReads, deliveryWrites } from "./deliveries.ts";
import { deliveryLogReads } from "./delivery-log.ts";
import { endpointReads, endpointWrites } from "./endpoints.ts";
import { esimReads, esimWrites } from "./esims.ts";
import { eventReads, eventWrites } from "./events.ts";
import { mailReads, mailWrites } from "./mails.ts";
import { migrate } from "./migrations.ts";
import { networkReads, networkWrites } from "./network.ts";
import { orderReads, orderWrites } from "./orders.ts";
import { overviewReads } from "./overview.ts";
import { peopleReads, peopleWrites } from "./people.ts";
import { runReads, runWrites } from "./runs.ts";
import { sendingReads, sendingWrites } from "./sendings.ts";
import { supplyReads, supplyWrites } from "./supply.ts";
import { supportReads, supportWrites } from "./support.ts";
import { TurnReads } from "./turn-reads.ts";

/** A file written by SQLite before 3.51.3 could be corrupted when its write-ahead log was reset. */
const oldestVersion = [3, 51, 3];
const busyRetryMs = 10;
const busyGiveUpMs = 3000;
/** Turns of the event loop without a new transaction after which a group is taken for whole; and the most it waits. */
const quietTurns = 10;
const mostTurns = 100;

interface Waiting {
  work: (tx: Tx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface SqliteOptions {
  /** Path of the database file; it is made when it is not there. */
  file: string;
  /** Refuse to make a new file or to change the schema: for commands that only look. */
  existing?: boolean;
}

export class SqliteStore implements Store {
  readonly file: string;
  readonly reads: Reads;
  readonly writer: Database.Database;
  readonly #reader: Database.Database;
  readonly #turnReads: TurnReads;
  readonly #tx: Tx;
  readonly #statements: Record<"begin" | "commit" | "rollback" | "mark" | "undo" | "keep", () => void>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #madeDue = false;
  #lastGroup = 1;
  /** Whether the transaction that runs has called a method that writes. */
  #wrote = false;
  readonly #dueListeners = new Set<() => void>();

  constructor({ file, existing = false }: SqliteOptions) {
    if (existing && !existsSync(file)) throw new UnusableDatabase(`there is no database file ${file}`);
    this.file = file;
    this.writer = open(file);
    requireVersion(this.writer);
    migrate(this.writer, { check: existing });
    // From here on a taken writer's place is waited for without blocking, see #begin.
    this.writer.pragma("busy_timeout = 0");
    // Half of what SQLite takes by itself: what is written lies together, while reading goes all over the file.
    this.writer.pragma("cache_size = -8000");
    // Sixteen times what SQLite takes by itself, in pages: most of them are written again before they have to go into the
    // database, which takes under 2 % of the time of a purchase, and took 6 at 4,000. The log grows to 64 MB.
    this.writer.pragma("wal_autocheckpoint = 16000");
    this.#reader = open(file);
    this.#reader.pragma("query_only = 1");
    this.#turnReads = new TurnReads(this.#reader, readsOf(this.#reader));
    this.reads = this.#turnReads.reads;
    const madeDue = () => {
      this.#madeDue = true;
    };
    const wrote = () => {
      this.#wrote = true;
    };
    this.#tx = { ...readsOf(this.writer), ...noted(writesOf(this.writer, madeDue), wrote) };
    const control = (sql: string) => {
      const statement = this.writer.prepare(sql);
      return () => void statement.run();
    };
    this.#statements = {
      begin: control("begin immediate"),
      commit: control("commit"),
      rollback: control("rollback"),
      mark: control("savepoint one"),
      undo: control("rollback to one"),
      keep: control("release one"),
    };
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      // A turn of the event loop later, so that requests which arrived together share one commit.
      if (this.#running === null)
        this.#running = new Promise((done) => setImmediate(() => done(this.#drain())));
    });
  }

  onDue(listener: () => void): () => void {
    this.#dueListeners.add(listener);
    return () => void this.#dueListeners.delete(listener);
  }

  async close(): Promise<void> {
    while (this.#running) await this.#running;
    this.#turnReads.end();
    this.#reader.close();
    this.writer.close();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const group = this.#waiting;
      this.#waiting = [];
      this.#lastGroup = group.length;
      await this.#commitGroup(group);
    }
    this.#running = null;
  }

  /**
   * Lets those who were just answered join with their next request. Without that they and those who came during the
   * commit take turns: of 32 buyers, 14 were in a group on the average, and are 25. Who is alone does not wait.
   */
  async #gather(): Promise<void> {
    if (this.#waiting.length === 1 && this.#lastGroup === 1) return;
    for (let quiet = 0, turns = 0; quiet < quietTurns && turns < mostTurns; turns++) {
      const before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.#waiting.length > before ? 0 : quiet + 1;
    }
  }

  async #commitGroup(group: Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await this.#begin();
      const together = await this.#runTogether(group);
      if (together) answers.push(...together);
      else for (const waiting of group) answers.push(await this.#runApart(waiting));
      this.#statements.commit();
      this.#turnReads.end();
    } catch (error) {
      if (this.writer.inTransaction) this.#statements.rollback();
      for (const waiting of group) waiting.reject(error);
      return;
    }
    for (const answer of answers) answer();
    if (!this.#madeDue) return;
    this.#madeDue = false;
    for (const listener of this.#dueListeners) listener();
  }

  /** Runs the group's transactions; null, and nothing of them stands, where one has to be undone. */
  async #runTogether(group: readonly Waiting[]): Promise<(() => void)[] | null> {
    const answers: (() => void)[] = [];
    for (const { work, resolve, reject } of group) {
      this.#wrote = false;
      let failed = false;
      try {
        const value = await work(this.#tx);
        failed = value instanceof Refusal;
        answers.push(() => resolve(value));
      } catch (error) {
        // A full disk can end the whole transaction; then the group fails as one.
        if (!this.writer.inTransaction) throw error;
        failed = true;
        answers.push(() => reject(error));
      }
      if (!failed || !this.#wrote) continue;
      this.#statements.rollback();
      await this.#begin();
      return group.length === 1 ? answers : null;
    }
    return answers;
  }

  /** Runs one transaction under its savepoint; the answer it gives is held until the group is committed. */
  async #runApart({ work, resolve, reject }: Waiting): Promise<() => void> {
    const { mark, undo, keep } = this.#statements;
    mark();
    try {
      const value = await work(this.#tx);
      if (value instanceof Refusal) undo();
      keep();
      return () => resolve(value);
    } catch (error) {
      // A full disk can end the whole transaction; then there is no savepoint left and the group fails as one.
      if (!this.writer.inTransaction) throw error;
      undo();
      keep();
      return () => reject(error);
    }
  }

  /** Another process may hold the writer's place (the operator's command line): wait without blocking. */
  async #begin(): Promise<void> {
    for (let waitedMs = 0; ; waitedMs += busyRetryMs) {
      try {
        this.#statements.begin();
        return;
      } catch (error) {
        const busy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
        if (!busy || waitedMs >= busyGiveUpMs) throw error;
        await new Promise((resolve) => setTimeout(resolve, busyRetryMs));
      }
    }
  }
}

function open(file: string): Database.Database {
  // Secrets and people's names are in it; SQLite gives the files beside it the same mode.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const db = new Database(file, { timeout: 2000 });
  db.pragma("journal_mode = wal");
  db.pragma("synchronous = full");
  // What savepoints and sorting set aside; as files it was 48 system calls a purchase.
  db.pragma("temp_store = memory");
  db.pragma("foreign_keys = 1");
  return db;
}

/** The same methods, also those of objects inside, each telling when it is called. */
function noted<T extends object>(methods: T, tell: () => void): T {
  const told = Object.entries(methods).map(([name, method]) => {
    if (typeof method !== "function") return [name, noted(method, tell)];
    const telling = (...given: unknown[]) => {
      tell();
      return method(...given);
    };
    return [name, telling];
  });
  return Object.fromEntries(told) as T;
}

function requireVersion(db: Database.Database): void {
  const text = db.prepare("select sqlite_version()").pluck().get() as string;
  const version = text.split(".").map(Number);
  for (let i = 0; i < oldestVersion.length; i++) {
    const difference = (version[i] ?? 0) - (oldestVersion[i] ?? 0);
    if (difference > 0) return;
    if (difference < 0)
      throw new UnusableDatabase(`SQLite ${text} is too old: ${oldestVersion.join(".")} is needed`);
  }
}

function readsOf(db: Database.Database): Reads {
  return {
    ...accountReads(db),
    ...orderReads(db),
    ...esimReads(db),
    ...eventReads(db),
    ...endpointReads(db),
    ...deliveryReads(db),
    ...sendingReads(db),
    ...mailReads(db),
    ...activityReads(db),
    ...supplyReads(db),
    ...networkReads(db),
    ...peopleReads(db),
    ...runReads(db),
    ...overviewReads(db),
    ...deliveryLogReads(db),
    ...supportReads(db),
    ...catalogueReads(db),
  };
}

function catalogueReads(db: Database.Database) {
  const catalogue = catalogueStore(db);
  return { loadCatalogue: async () => catalogue.load() };
}

/** @param madeDue called when a change may make something due to be sent */
function writesOf(db: Database.Database, madeDue: () => void) {
  return {
    catalogue: catalogueStore(db),
    ...accountWrites(db),
    ...orderWrites(db),
    ...esimWrites(db),
    ...eventWrites(db),
    ...endpointWrites(db, madeDue),
    ...deliveryWrites(db),
    ...sendingWrites(db),
    ...mailWrites(db, madeDue),
    ...activityWrites(db),
    ...supplyWrites(db),
    ...networkWrites(db),
    ...peopleWrites(db),
    ...runWrites(db),
    ...supportWrites(db),
  };
}
