// The domain in isolation: a real database, the simulated supplier, a clock that stands still while anything can
// proceed and then moves to the next wake-up, and seeded randomness. Nothing depends on the machine's speed, so a seed
// gives the same run each time.
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDemoCatalogue } from "../../src/catalogue/demo.ts";
import { importCatalogue } from "../../src/catalogue/import.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { CatalogueViews } from "../../src/domain/catalogue/views.ts";
import type { IdempotentRequest } from "../../src/domain/idempotency.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import type { OrderRequest, Purchase } from "../../src/domain/orders/orders.ts";
import type { Random } from "../../src/domain/random.ts";
import { runDueJobs } from "../../src/domain/run-jobs.ts";
import type { SupplyContext, Time } from "../../src/domain/supply/ports.ts";
import { moveByDueTimes } from "../../src/operation/clock-advance.ts";
import { SimulatedSupplier } from "../../src/simulated-supplier/supplier.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { checkLocks } from "../locks.ts";

/** Returns an endless stream of bytes derived from a seed. */
export function seededRandom(seed: string): Random {
  let drawn = 0;
  return {
    bytes(length) {
      const blocks: Buffer[] = [];
      for (let have = 0; have < length; have += 32) {
        blocks.push(createHash("sha256").update(`${seed} ${drawn++}`).digest());
      }
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
}

/** Turns of the event loop after which nothing is in flight that does not sleep; commits take two each. */
const quietTurns = 12;

export class SimulatedTime implements Time {
  ms: number;
  #sleepers: { at: number; order: number; wake: () => void }[] = [];
  #order = 0;

  constructor(startMs: number) {
    this.ms = startMs;
  }

  now = async (): Promise<number> => this.ms;

  sleep = (ms: number): Promise<void> =>
    new Promise((wake) => this.#sleepers.push({ at: this.ms + ms, order: this.#order++, wake }));

  /** Runs `work` to its end, letting time pass as it sleeps. */
  async run<T>(work: Promise<T>): Promise<T> {
    let ended = false;
    const watched = work.finally(() => {
      ended = true;
    });
    // Awaiting `watched` below gets the error; this prevents an unhandled rejection meanwhile.
    watched.catch(() => {});
    while (!ended) {
      for (let turn = 0; turn < quietTurns && !ended; turn++) await new Promise((go) => setImmediate(go));
      if (!ended) this.#wakeNext();
    }
    return await watched;
  }

  #wakeNext(): void {
    this.#sleepers.sort((a, b) => a.at - b.at || a.order - b.order);
    const next = this.#sleepers.shift();
    if (!next) return;
    this.ms = Math.max(this.ms, next.at);
    next.wake();
  }
}

const start = Date.UTC(2026, 0, 5, 9, 0, 0);

let view: CatalogueView | undefined;
let template: string | undefined;

/** Importing the catalogue takes longer than most tests, so it is done once and copied. */
async function makeTemplate(): Promise<void> {
  if (template !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "template.db");
  const store = new SqliteStore({ file });
  await store.transaction(async (tx) => {
    const imported = importCatalogue(readDemoCatalogue(), "json", await tx.catalogue.load());
    if (!imported.ok) throw new Error("the demonstration catalogue has faults");
    await tx.catalogue.apply(imported.change);
  });
  await store.close();
  template = file;
}

function templateFile(): string {
  if (template === undefined) throw new Error("the template is made first");
  return template;
}

export class World {
  readonly store: SqliteStore;
  readonly time = new SimulatedTime(start);
  readonly random: Random;
  readonly supply: SupplyContext;
  readonly #folder: string;
  account!: Account;
  ledger = 0;

  private constructor(seed: string) {
    this.#folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
    const file = join(this.#folder, "world.db");
    copyFileSync(templateFile(), file);
    this.store = checkLocks(new SqliteStore({ file, gatherMs: 60_000 }));
    // The world ends with the process, so nothing needs to reach the disk.
    this.store.writer.pragma("synchronous = off");
    this.random = seededRandom(seed);
    const supplier = new SimulatedSupplier(this.store, () => this.time.ms);
    this.supply = { store: this.store, supplier, canSell: true, random: this.random, time: this.time };
  }

  static async open(seed: string, walletPaise: number): Promise<World> {
    await makeTemplate();
    const world = new World(seed);
    const { store, time, random } = world;
    await store.transaction(async (tx) => {
      const input = { name: "Test Travels", email: "ops@example.com", liveApproved: true };
      world.account = await createAccount(tx, input, time.ms, random);
      world.ledger = (await adjustWallet(tx, world.account, walletPaise, null, time.ms)).n;
    });
    return world;
  }

  async close(): Promise<void> {
    await this.store.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** Returns what is on sale; all tests have the same catalogue and terms. */
  async view(): Promise<CatalogueView> {
    view ??= await new CatalogueViews(this.store).of(this.account);
    return view;
  }

  async purchase(): Promise<Purchase> {
    const view = await this.view();
    return { account: this.account, mode: "live", view, now: this.time.ms, random: this.random };
  }

  /** Lets time pass from due time to due time, and runs what becomes due. */
  async pass(ms: number): Promise<void> {
    const { time, supply, store } = this;
    const clock = {
      now: () => time.ms,
      moveTo: async (at: number) => {
        time.ms = Math.max(time.ms, at);
      },
    };
    const perform = () => time.run(runDueJobs(supply, time.ms));
    await moveByDueTimes(store.reads, clock, time.ms + ms, perform);
  }
}

/** Returns a request as the API parses it from a body, with its key. */
export function orderRequest(
  packageId: string,
  quantity: number,
  key: string,
): { key: IdempotentRequest; request: OrderRequest } {
  return {
    key: { key, operation: "ordersCreate", fingerprint: `${packageId} ${quantity}` },
    request: {
      source: "api",
      items: [{ packageId, quantity }],
      customerRef: null,
      customerName: null,
      customerEmail: null,
    },
  };
}
