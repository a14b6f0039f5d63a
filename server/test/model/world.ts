// The domain in isolation: a real database, the simulated supplier, a clock that stands still while anything can
// proceed and then moves to the next wake-up, and seeded randomness. Nothing depends on the machine's speed, so on SQLite a
// seed gives the same run each time; on PostgreSQL, what happens at once may come in another order.
import { createHash } from "node:crypto";
import t from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { CatalogueViews } from "../../src/domain/catalogue/views.ts";
import { ActivationCodes } from "../../src/domain/esims/activation-codes.ts";
import type { IdempotentRequest } from "../../src/domain/idempotency/idempotency.ts";
import { runDueJobs } from "../../src/domain/jobs/run-jobs.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import type { OrderRequest, Purchase } from "../../src/domain/orders/orders.ts";
import type { Store } from "../../src/domain/ports.ts";
import type { SupplyContext, Time } from "../../src/domain/supply/ports.ts";
import type { Random } from "../../src/domain/values/random.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { moveByDueTimes } from "../../src/operation/clock-advance.ts";
import { SimulatedSupplier } from "../../src/simulated-supplier/supplier.ts";
import { isServer, openStore } from "../../src/store/open.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { importDemoCatalogue } from "../demo-catalogue.ts";
import { usualLimiters } from "../limiters.ts";
import { checkLocks } from "../locks.ts";
import type { Backend } from "../stores.ts";
import { InFlight } from "./in-flight.ts";

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
  /** Whether a store works that takes more than some turns of the event loop. */
  isBusy = () => false;
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
      for (let turn = 0; turn < quietTurns && !ended; turn++) {
        await new Promise((go) => setImmediate(go));
        if (this.isBusy()) turn = -1;
      }
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

const views = new Map<string, CatalogueView>();
const templates = new Map<string, Promise<string>>();

/** Importing the catalogue takes longer than most tests, so it is done once and copied. */
function templateAt(backend: Backend): Promise<string> {
  const made = templates.get(backend.name) ?? makeTemplate(backend);
  templates.set(backend.name, made);
  return made;
}

async function makeTemplate(backend: Backend): Promise<string> {
  const database = await backend.database(t);
  const store = await openStore(database);
  await store.transaction(importDemoCatalogue);
  await store.close();
  return database;
}

async function openWorldStore(database: string): Promise<Store> {
  if (isServer(database)) return await openStore(database, { syncs: false });
  const store = new SqliteStore({ file: database });
  // The world ends with the process, so nothing needs to reach the disk.
  store.writer.pragma("synchronous = off");
  return store;
}

export class World {
  readonly database: string;
  readonly store: Store;
  readonly time = new SimulatedTime(start);
  readonly random: Random;
  readonly supply: SupplyContext;
  readonly #place: string;
  readonly #undo: (() => unknown)[] = [];
  account!: Account;
  ledger = 0;

  private constructor(backend: Backend, seed: string, database: string, store: Store) {
    this.#place = backend.name;
    this.database = database;
    this.store = checkLocks(store);
    this.random = seededRandom(seed);
    const supplier = new SimulatedSupplier(this.store, () => this.time.ms);
    this.supply = {
      store: this.store,
      supplier,
      canSell: true,
      zone: new TimeZone("UTC"),
      limiters: usualLimiters(),
      random: this.random,
      activationCodes: new ActivationCodes(new Uint8Array(32), this.random),
      time: this.time,
    };
  }

  static async open(backend: Backend, seed: string, walletPaise: number): Promise<World> {
    const undo: (() => unknown)[] = [];
    const database = await backend.database(
      { teardown: (one: () => unknown) => void undo.push(one) },
      await templateAt(backend),
    );
    const opened = await openWorldStore(database);
    const inFlight = isServer(database) ? new InFlight(opened) : null;
    const world = new World(backend, seed, database, inFlight?.store ?? opened);
    if (inFlight) world.time.isBusy = () => inFlight.count > 0;
    world.#undo.push(...undo);
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
    for (const undo of this.#undo) await undo();
  }

  /** Returns what is on sale; all tests have the same catalogue and terms. */
  async view(): Promise<CatalogueView> {
    const view = views.get(this.#place) ?? (await new CatalogueViews(this.store).of(this.account));
    views.set(this.#place, view);
    return view;
  }

  async purchase(): Promise<Purchase> {
    const view = await this.view();
    const { random, activationCodes } = this.supply;
    return { account: this.account, mode: "live", view, now: this.time.ms, random, activationCodes };
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
