// A process of the service that can die at any moment: from then on nothing that it began goes on, while what it had
// committed stays and the network and the receivers live on. Another one takes over the same database.
import { pino } from "pino";
import type { Reads, Store, Tx } from "../../src/domain/ports.ts";
import type { Random } from "../../src/domain/random.ts";
import type { SupplyContext } from "../../src/domain/supply/ports.ts";
import type { Supplier } from "../../src/domain/supply/supplier.ts";
import type { WebhookContext } from "../../src/domain/webhooks/endpoints.ts";
import { Sealing } from "../../src/domain/webhooks/secrets.ts";
import { Dispatcher } from "../../src/webhooks/dispatcher.ts";
import type { SimulatedTime } from "../model/world.ts";
import type { Receivers } from "./receivers.ts";

const never = new Promise<never>(() => {});

class Died extends Error {}

export class Life {
  alive = true;
  /** What it was to die over is done. */
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

  /** The answer, unless the process is dead by then. */
  async hear<T>(answer: Promise<T>): Promise<T> {
    const value = await answer;
    return this.alive ? value : await never;
  }
}

function mortalReads(reads: Reads, life: Life): Reads {
  return new Proxy(reads, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) =>
        life.alive ? await life.hear(method.apply(target, values)) : await never;
    },
  });
}

function mortalStore(store: Store, life: Life): Store {
  return {
    reads: mortalReads(store.reads, life),
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      if (!life.alive) return await never;
      const done = store.transaction(async (tx) => {
        const value = await work(tx);
        if (!life.alive) throw new Died();
        return value;
      });
      return await life.hear(done.catch((error) => (error instanceof Died ? never : Promise.reject(error))));
    },
    onDue: () => () => {},
    close: async () => {},
  };
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
    this.supply = { store: mortal, time, random, supplier, canSell: true };
    const policy = { allowLocal: true };
    this.webhooks = { store: mortal, random, sealing, resolve: async () => [], policy };
    // Leases of a process that died run out while another looks for work, as they do in real time.
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
