// Sends what is due: takes endpoints in hand, sends each its requests one after the other, and records each result
// before the next. Endpoints go side by side, so one that is slow or dead holds up no other.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Random, Store, Tx } from "../domain/ports.ts";
import {
  abandonAttempt,
  beginAttempts,
  finishAttempt,
  type Moment,
  type Outgoing,
  type Result,
  withheld,
} from "../domain/webhooks/attempts.ts";
import type { Sealing } from "../domain/webhooks/secrets.ts";
import { type Loop, startLoop } from "../loop.ts";
import type { Sender } from "./sender.ts";

export interface DispatcherContext {
  store: Store;
  clock: Clock;
  /** Real time, which leases go by. */
  realClock: Clock;
  random: Random;
  sealing: Sealing;
  sender: Sender;
  log: Logger;
  /** Told of each request that was sent, and when nothing was. */
  observe(result: Result): void;
}

/** Endpoints taken in one transaction: few enough to keep it short. */
const batch = 64;
/** Requests open at the same time. Endpoints that fail are paused, so this many never hang at once for long. */
const mostOpen = 4096;
/** How often to look for what other processes made due. */
const longestSleepMs = 500;
/** How often to look for endpoints that a process which died had in hand. */
const abandonedEveryMs = 500;
const afterFailureMs = 2000;

export class Dispatcher {
  readonly #context: DispatcherContext;
  readonly #open = new Set<Promise<void>>();
  readonly #requests = new Set<Outgoing>();
  #loop: Loop | null = null;
  #endListening: () => void = () => {};
  #stopping = false;
  #lookedForAbandonedAt = Number.NEGATIVE_INFINITY;

  constructor(context: DispatcherContext) {
    this.#context = context;
  }

  start(): void {
    this.#loop = startLoop(() => this.#round());
    this.#endListening = this.#context.store.onDue(() => this.#loop?.wake());
  }

  /** Lets the open requests end for up to `graceMs`; those that do not are given back as if never sent. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#endListening();
    await this.#loop?.stop();
    const ended = Promise.allSettled([...this.#open]);
    let cut: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      cut = setTimeout(resolve, graceMs);
    });
    await Promise.race([ended, patience]);
    clearTimeout(cut);
    const left = [...this.#requests];
    this.#requests.clear();
    const { store, clock } = this.#context;
    await store.transaction(async (tx) => {
      for (const request of left) await abandonAttempt(tx, request, clock.now());
    });
  }

  /** Sends everything that is due at the clock's time to its end, whichever process has it in hand. */
  async runDue(): Promise<void> {
    const { store, clock } = this.#context;
    for (;;) {
      await this.#takeDue();
      if (!(await store.reads.isDeliveryLeft(clock.now()))) return;
      await Promise.race([...this.#open, new Promise((resolve) => setTimeout(resolve, 5))]);
    }
  }

  async #round(): Promise<number> {
    const { store, clock, log } = this.#context;
    try {
      await this.#takeDue();
      const next = await store.reads.nextDeliveryAt();
      return next === null ? longestSleepMs : Math.min(longestSleepMs, Math.max(1, next - clock.now()));
    } catch (error) {
      log.error({ err: error }, "webhook deliveries could not be taken up");
      return afterFailureMs;
    }
  }

  async #takeDue(): Promise<void> {
    const { store, random } = this.#context;
    while (!this.#stopping) {
      const limit = Math.min(batch, mostOpen - this.#open.size);
      if (limit <= 0) return;
      const moment = await this.#moment();
      const which = moment.realNow - this.#lookedForAbandonedAt < abandonedEveryMs ? "due" : "abandoned";
      if (which === "abandoned") this.#lookedForAbandonedAt = moment.realNow;
      const take = (tx: Tx) => beginAttempts(tx, moment, limit, which, random);
      const { looked, begun } = await store.transaction(take);
      for (const request of begun) this.#serve(request);
      if (which === "due" && looked < limit) return;
    }
  }

  #serve(first: Outgoing): void {
    const serving = this.#sendAll(first).catch((error) => {
      // The lease runs out and the delivery is taken up again.
      this.#context.log.error({ err: error }, "the result of a webhook request could not be recorded");
    });
    this.#open.add(serving);
    void serving.then(() => this.#open.delete(serving));
  }

  /** Sends one request after the other to an endpoint, for as long as there is something for it. */
  async #sendAll(first: Outgoing): Promise<void> {
    const { store, observe } = this.#context;
    for (let request: Outgoing | null = first; request !== null; ) {
      const sent: Outgoing = request;
      this.#requests.add(sent);
      const result = await this.#send(sent);
      // Given back meanwhile, as the process stops.
      if (!this.#requests.delete(sent)) return;
      observe(result);
      const moment = await this.#moment();
      request = await store.transaction((tx) => finishAttempt(tx, sent, result, moment, !this.#stopping));
    }
  }

  async #send(request: Outgoing): Promise<Result> {
    const { clock, sealing, sender } = this.#context;
    const secret = sealing.open(request.secret, request.endpointId);
    if (secret === null) return withheld;
    return await sender.send(request, secret, Math.floor(clock.now() / 1000));
  }

  async #moment(): Promise<Moment> {
    const { clock, realClock } = this.#context;
    await clock.refresh?.();
    return { now: clock.now(), realNow: realClock.now() };
  }
}
