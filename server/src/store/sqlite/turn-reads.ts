// Reading in turns of the event loop: whatever is read in one turn is read from one snapshot, so that SQLite takes
// its locks once a turn and not once a statement (3 of 5 µs each), and a revision is looked up once a turn. A
// snapshot ends with its turn, or before it when this process commits: a reader always sees what was committed
// before its request came.
import type { Database, Statement } from "better-sqlite3";
import type { Reads } from "../../domain/ports.ts";

type Read = (...values: never[]) => Promise<unknown>;

export class TurnReads {
  readonly reads: Reads;
  readonly #db: Database;
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #revisions = new Map<string, Promise<number>>();
  #open = false;

  constructor(db: Database, reads: Reads) {
    this.#db = db;
    this.#begin = db.prepare("begin");
    this.#end = db.prepare("commit");
    const shared = Object.entries<Read>(reads as never).map(([name, read]): [string, Read] => [
      name,
      (...values) => {
        this.#start();
        return read(...values);
      },
    ]);
    this.reads = { ...(Object.fromEntries(shared) as unknown as Reads), revision: this.#revision(reads) };
  }

  /** Ends the snapshot, if there is one: what is read next sees everything committed so far. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#revisions.clear();
    // A read that failed on the disk may have ended it.
    if (this.#db.inTransaction) this.#end.run();
  }

  #start(): void {
    if (this.#open) return;
    this.#open = true;
    this.#begin.run();
    setImmediate(() => this.end());
  }

  #revision(reads: Reads): Reads["revision"] {
    return (name) => {
      let revision = this.#revisions.get(name);
      if (revision === undefined) {
        this.#start();
        revision = reads.revision(name);
        this.#revisions.set(name, revision);
      }
      return revision;
    };
  }
}
