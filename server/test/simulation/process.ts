// A process of the service that can die at any time: from then on nothing that it began continues, while committed
// data, the supplier and the receivers remain. Another process takes over the same database.
import { pino } from "pino";
import { ActivationCodes } from "../../src/domain/esims/activation-codes.ts";
import type { Reads, RecordingTx, Store } from "../../src/domain/ports.ts";
import type { SupplyContext } from "../../src/domain/supply/ports.ts";
import type { Supplier } from "../../src/domain/supply/supplier.ts";
import type { Random } from "../../src/domain/values/random.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import type { WebhookContext } from "../../src/domain/webhooks/endpoints.ts";
import { Sealing } from "../../src/domain/webhooks/secrets.ts";
import { Dispatcher } from "../../src/webhooks/dispatcher.ts";
import { usualLimiters } from "../limiters.ts";
import type { SimulatedTime } from "../model/world.ts";
import type { Receivers } from "./receivers.ts";

const never = new Promise<never>(() => {});

class Died extends Error {}

export class Life {
  alive = true;
  /** The work that it was to die during is done. */
  spared = false;
  /** Resolves when it dies. */
  readonly died: Promise<"died">;
  #die: (word: "died") => void = () => {};

  constructor() {
    this.died = new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  end(): void {
    this.alive = false;
    this.#die("died");
  }

  /** Returns the response, unless the process is dead by then. */
  async hear<T>(response: Promise<T>): Promise<T> {
    const value = await response;
    return this.alive ? value : await never;
  }
}

function mortalReads(reads: Reads, life: Life): Reads {
  const mortal = Object.entries(reads).map(([noun, repository]) => [
    noun,
    mortalRepository(repository, life),
  ]);
  return Object.fromEntries(mortal) as Reads;
}

function mortalRepository<T extends object>(repository: T, life: Life): T {
  return new Proxy(repository, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) =>
        life.alive ? await life.hear(method.apply(target, values)) : await never;
    },
  });
}

function mortalStore(store: Store, life: Life): Store {
  const mortal: Store = {
    reads: mortalReads(store.reads, life),
    rateWindows: null,
    requestLog: store.requestLog,
    get background() {
      return mortal;
    },
    async transaction<T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> {
      if (!life.alive) return await never;
      const done = store.transaction(async (tx) => {
        const value = await work(tx);
        if (!life.alive) throw new Died();
        return value;
      }, ledger);
      return await life.hear(done.catch((error) => (error instanceof Died ? never : Promise.reject(error))));
    },
    onDue: () => () => {},
    size: () => store.size(),
    close: async () => {},
  };
  return mortal;
}

export interface Surroundings {
  store: Store;
  time: SimulatedTime;
  random: Random;
  supplier: Supplier;
  receivers: Receivers;
}

export class ServiceProcess {
  readonly life = new Life();
  readonly supply: SupplyContext;
  readonly webhooks: WebhookContext;
  readonly dispatcher: Dispatcher;

  constructor({ store, time, random, supplier, receivers }: Surroundings) {
    const mortal = mortalStore(store, this.life);
    const sealing = new Sealing(new Uint8Array(32), random);
    const zone = new TimeZone("UTC");
    const activationCodes = new ActivationCodes(new Uint8Array(32), random);
    const limiters = usualLimiters();
    this.supply = { store: mortal, time, random, activationCodes, zone, supplier, canSell: true, limiters };
    const policy = { allowLocal: true };
    this.webhooks = { store: mortal, random, sealing, resolve: async () => [], policy };
    // Leases of a dead process expire while another polls, as in real time.
    let realMs = 0;
    const realClock = {
      now() {
        realMs += 50;
        return time.ms + realMs;
      },
    };
    this.dispatcher = new Dispatcher({
      store: mortal,
      clock: { now: () => time.ms },
      realClock,
      random,
      sealing,
      sender: receivers.senderOf(this.life),
      log: pino({ level: "silent" }),
      observe: () => {},
    });
  }
}
