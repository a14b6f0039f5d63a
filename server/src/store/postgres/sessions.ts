// Transactions of a connection. A session's `tx` is made once, because it holds every statement of the store.
import type pg from "pg";
import type { Fact } from "../../domain/observation.ts";
import type { Tx } from "../../domain/ports.ts";
import type { LedgerRow } from "../sql/ledger-row.ts";
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
  /** As it was read with its lock, until it is used or something is written. */
  #readLedger: LedgerRow | null = null;
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
      {
        ...connection,
        lockedLedgers: () => this.#lockedLedgers,
        takeLedger: (account, mode) => {
          const row = this.#readLedger;
          this.#readLedger = null;
          return row?.account === account && row.mode === mode ? row : null;
        },
      },
      {
        wrote: () => {
          this.wrote = true;
          this.#readLedger = null;
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

  /** @param lockedLedgers those that the transaction has locked when it began @param readLedger its own, read then */
  begin(client: pg.PoolClient, lockedLedgers = noLedgers, readLedger: LedgerRow | null = null): void {
    this.#client = client;
    this.#lockedLedgers = lockedLedgers;
    this.#readLedger = readLedger;
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
    this.#readLedger = null;
  }
}

/** Waits for what all of them sent, and returns the first failure. */
export async function failureOf(sessions: readonly Session[]): Promise<{ cause: unknown } | null> {
  const settled = await Promise.allSettled(sessions.map((session) => session.settle()));
  const failed = settled.find((one) => one.status === "rejected");
  return failed ? { cause: failed.reason } : null;
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
