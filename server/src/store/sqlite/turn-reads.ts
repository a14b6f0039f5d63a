// Reading in turns of the event loop: whatever is read in one turn is read from one snapshot, so that SQLite takes
// its locks once a turn and not once a statement (3 of 5 µs each), and what every request asks is looked up once. A
// snapshot ends with its turn, or before it when this process commits: a reader always sees what was committed
// before its request came.
import type { Database, Statement } from "better-sqlite3";
import type { Reads } from "../../domain/ports.ts";

type Read = (...values: never[]) => Promise<unknown>;

/** Asked by nearly every request, with at most one argument. */
const askedByAll: readonly string[] = ["revision", "nextExpiryAt"] satisfies (keyof Reads)[];

export class TurnReads {
  readonly reads: Reads;
  readonly #db: Database;
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #answers: Map<unknown, Promise<unknown>>[] = [];
  #open = false;

  constructor(db: Database, reads: Reads) {
    this.#db = db;
    this.#begin = db.prepare("begin");
    this.#end = db.prepare("commit");
    const shared = Object.entries<Read>(reads as never).map(([name, read]): [string, Read] => [
      name,
      askedByAll.includes(name) ? this.#once(read) : this.#inSnapshot(read),
    ]);
    this.reads = Object.fromEntries(shared) as unknown as Reads;
  }

  /** Ends the snapshot, if there is one: what is read next sees everything committed so far. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const answers of this.#answers) answers.clear();
    // A read that failed on the disk may have ended it.
    if (this.#db.inTransaction) this.#end.run();
  }

  #start(): void {
    if (this.#open) return;
    this.#open = true;
    this.#begin.run();
    setImmediate(() => this.end());
  }

  #inSnapshot(read: Read): Read {
    return (...values) => {
      this.#start();
      return read(...values);
    };
  }

  #once(read: Read): Read {
    const answers = new Map<unknown, Promise<unknown>>();
    this.#answers.push(answers);
    return (value) => {
      let answer = answers.get(value);
      if (answer === undefined) {
        this.#start();
        answer = read(value);
        answers.set(value, answer);
      }
      return answer;
    };
  }
}
