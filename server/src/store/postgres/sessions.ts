// The transaction objects of a connection. `tx` is created once, because it prepares every statement of the store.
import type pg from "pg";
import type { Fact } from "../../domain/observation.ts";
import type { RecordingTx } from "../../domain/ports.ts";
import { accessRevision } from "../sql/accounts.ts";
import type { Statement } from "../sql/connection.ts";
import { transactionOf } from "../sql/repositories.ts";
import { connectionOf } from "./prepared.ts";
import { query } from "./queries.ts";

const plainWarning = "01000";

export class Session {
  readonly tx: RecordingTx;
  readonly lock: (ledger: number) => Promise<unknown>;
  madeDue = false;
  wrote = false;
  facts: Fact[] = [];
  /** The newest warning without a code of its own, such as that a commit was not replicated. */
  warning: string | null = null;
  readonly #countAccess: Statement<never>;
  #accessChanged = false;
  #isOpen = false;
  /** Outcomes of writes that were not awaited. */
  #sent: Promise<unknown>[] = [];

  constructor(client: pg.PoolClient, isPooled: boolean) {
    client.on("notice", ({ code, message }) => {
      if (code === plainWarning) this.warning = message ?? "";
    });
    const run = async (statement: pg.QueryConfig) => {
      if (!this.#isOpen) throw new Error("a transaction was used after its end");
      return await query(client, statement);
    };
    const connection = connectionOf({
      isPooled,
      query: run,
      send: (statement) => {
        const outcome = run(statement);
        // `settle` reports it.
        outcome.catch(() => {});
        this.#sent.push(outcome);
      },
    });
    const lock = connection.prepare("select n from ledgers where n = $1 for no key update");
    this.lock = async (ledger) => await lock.get(ledger);
    this.#countAccess = accessRevision(connection);
    this.tx = transactionOf(connection, {
      wrote: () => {
        this.wrote = true;
      },
      accessChanged: async () => {
        this.#accessChanged = true;
      },
      claimed() {},
      madeDue: () => {
        this.madeDue = true;
      },
      happened: (fact) => void this.facts.push(fact),
    });
  }

  begin(): void {
    this.#isOpen = true;
    this.madeDue = false;
    this.wrote = false;
    this.facts = [];
    this.#accessChanged = false;
    this.#sent = [];
  }

  /** Writes the row shared by all ledgers last, so that its lock is held only briefly. */
  async settle(): Promise<void> {
    await Promise.all(this.#sent);
    if (this.#accessChanged) await this.#countAccess.run();
  }

  /** Returns the first failure of the writes sent. `error` may only follow from it. */
  async firstFailure(error: unknown): Promise<unknown> {
    const outcomes = await Promise.allSettled(this.#sent);
    const failed = outcomes.find(({ status }) => status === "rejected");
    return failed === undefined ? error : (failed as PromiseRejectedResult).reason;
  }

  end(): void {
    this.#isOpen = false;
  }
}
