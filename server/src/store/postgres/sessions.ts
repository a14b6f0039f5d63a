// Transactions of a connection. A session's `tx` is made once, because it holds every statement of the store.
import type pg from "pg";
import type { Fact } from "../../domain/observation.ts";
import type { Tx } from "../../domain/ports.ts";
import { transactionOf } from "../sql/repositories.ts";
import { connectionOf } from "./prepared.ts";

const noLedgers: ReadonlySet<number> = new Set();

export class Session {
  readonly tx: Tx;
  madeDue = false;
  facts: Fact[] = [];
  /** True after a write other than the claim of a key. */
  wrote = false;
  #client: pg.PoolClient | null = null;
  #lockedLedgers = noLedgers;
  #releases: (() => Promise<void>)[] = [];
  #sent: Promise<void>[] = [];
  #failure: { cause: unknown } | null = null;

  constructor() {
    const current = () => {
      if (this.#client === null) throw new Error("a transaction was used after its end");
      return this.#client;
    };
    const connection = connectionOf({
      query: (config) => current().query(config),
      send: (config) => {
        const note = (cause: unknown) => {
          this.#failure ??= { cause };
        };
        this.#sent.push(
          current()
            .query(config)
            .then(() => {}, note),
        );
      },
    });
    this.tx = transactionOf(
      { ...connection, lockedLedgers: () => this.#lockedLedgers },
      {
        wrote: () => {
          this.wrote = true;
        },
        claimed: (release) => {
          this.#releases.push(release);
        },
        madeDue: () => {
          this.madeDue = true;
        },
        happened: (fact) => void this.facts.push(fact),
      },
    );
  }

  /** @param lockedLedgers those that the transaction has locked when it began */
  begin(client: pg.PoolClient, lockedLedgers = noLedgers): void {
    this.#client = client;
    this.#lockedLedgers = lockedLedgers;
    this.madeDue = false;
    this.facts = [];
    this.#sent = [];
    this.#failure = null;
    this.beginWork();
  }

  beginWork(): void {
    this.wrote = false;
    this.#releases = [];
  }

  /** Waits for what was sent. Rejects with the first failure. */
  async settle(): Promise<void> {
    await Promise.all(this.#sent.splice(0));
    if (this.#failure !== null) throw this.#failure.cause;
  }

  /** What made the transaction fail: later statements fail only because of it. */
  async causeOf(error: unknown): Promise<unknown> {
    await Promise.all(this.#sent.splice(0));
    return this.#failure === null ? error : this.#failure.cause;
  }

  async releaseClaims(): Promise<void> {
    for (const release of this.#releases) await release();
  }

  end(): void {
    this.#client = null;
    this.#lockedLedgers = noLedgers;
  }
}

/** Sessions that are free. As many are made as are needed at once. */
export class Sessions {
  readonly #free: Session[] = [];

  take(): Session {
    return this.#free.pop() ?? new Session();
  }

  give(session: Session): void {
    session.end();
    this.#free.push(session);
  }
}
