// Sends due deliveries. Endpoints run in parallel, so a slow one delays no other, and each gets one request at a time.
import type { Logger } from "pino";
import type { Store, Tx } from "../domain/ports.ts";
import type { Random } from "../domain/values/random.ts";
import {
  abandonAttempt,
  beginAttempts,
  deferred,
  finishAttempt,
  type Moment,
  type Outgoing,
  type Result,
} from "../domain/webhooks/attempts.ts";
import { failMore } from "../domain/webhooks/endpoints.ts";
import type { Sealing } from "../domain/webhooks/secrets.ts";
import type { Clock } from "../runtime/clock.ts";
import { type Loop, startLoop } from "../runtime/loop.ts";
import type { Sender } from "./sender.ts";

export interface DispatcherContext {
  store: Store;
  clock: Clock;
  realClock: Clock;
  random: Random;
  sealing: Sealing;
  sender: Sender;
  log: Logger;
  observe(result: Result): void;
}

const batch = 64;
const mostOpen = 4096;
/** Bounds the wait for deliveries made due by other processes. */
const longestSleepMs = 500;
/** Bounds the wait for endpoints whose process died. */
const abandonedEveryMs = 500;
const afterFailureMs = 2000;

export class Dispatcher {
  readonly #context: DispatcherContext;
  readonly #open = new Set<Promise<void>>();
  readonly #requests = new Set<Outgoing>();
  #loop: Loop | null = null;
  #endListening: () => void = () => {};
  #stopping = false;
  #abandonedPolledAt = Number.NEGATIVE_INFINITY;

  constructor(context: DispatcherContext) {
    this.#context = context;
  }

  start(): void {
    const { log } = this.#context;
    const failure = "webhook deliveries could not be taken up";
    this.#loop = startLoop(() => this.#round(), { log, failure, afterFailureMs });
    this.#endListening = this.#context.store.onDue(() => this.#loop?.wake());
  }

  /** Gives requests in flight up to `graceMs`, and releases the others as if never sent. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#endListening();
    await this.#loop?.stop();
    const ended = Promise.allSettled([...this.#open]);
    let cut: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      cut = setTimeout(resolve, graceMs);
    });
    await Promise.race([ended, timeout]);
    clearTimeout(cut);
    const left = [...this.#requests];
    this.#requests.clear();
    if (left.length === 0) return;
    const { store, clock } = this.#context;
    await store.transaction(async (tx) => {
      for (const request of left) await abandonAttempt(tx, request, clock.now());
    });
  }

  /** Also waits for endpoints that other processes have claimed. */
  async runDue(): Promise<void> {
    const { store, clock } = this.#context;
    for (;;) {
      await this.#takeDue();
      await this.#failSome();
      if (!(await store.reads.deliveryQueue.isAnyLeft(clock.now()))) return;
      await Promise.race([...this.#open, new Promise((resolve) => setTimeout(resolve, 5))]);
    }
  }

  async #round(): Promise<number> {
    const { store, clock } = this.#context;
    await this.#takeDue();
    if (await this.#failSome()) return 1;
    const next = await store.reads.deliveryQueue.nextAt();
    return next === null ? longestSleepMs : Math.min(longestSleepMs, Math.max(1, next - clock.now()));
  }

  /** Returns whether any deliveries were failed. */
  async #failSome(): Promise<boolean> {
    const { store } = this.#context;
    if ((await store.reads.deliveryQueue.nextFailing()) === null) return false;
    await store.transaction(failMore);
    return true;
  }

  async #takeDue(): Promise<void> {
    const { store, random } = this.#context;
    while (!this.#stopping) {
      const limit = Math.min(batch, mostOpen - this.#open.size);
      if (limit <= 0) return;
      const moment = await this.#moment();
      // Real time may be set back.
      const sincePollMs = Math.abs(moment.realNow - this.#abandonedPolledAt);
      const which = sincePollMs < abandonedEveryMs ? "due" : "abandoned";
      if (which === "abandoned") this.#abandonedPolledAt = moment.realNow;
      const take = (tx: Tx) => beginAttempts(tx, moment, limit, which, random);
      const { looked, begun } = await store.transaction(take);
      for (const request of begun) this.#start(request);
      if (which === "due" && looked < limit) return;
    }
  }

  #start(first: Outgoing): void {
    const serving = this.#sendAll(first).catch((error) => {
      // The lease expires and the delivery is retried.
      this.#context.log.error({ err: error }, "the result of a webhook request could not be recorded");
    });
    this.#open.add(serving);
    void serving.then(() => this.#open.delete(serving));
  }

  async #sendAll(first: Outgoing): Promise<void> {
    const { store, observe } = this.#context;
    for (let request: Outgoing | null = first; request !== null; ) {
      const sent: Outgoing = request;
      this.#requests.add(sent);
      const result = await this.#send(sent);
      // The request was already released.
      if (!this.#requests.delete(sent)) return;
      observe(result);
      const moment = await this.#moment();
      request = await store.transaction((tx) => finishAttempt(tx, sent, result, moment, !this.#stopping));
    }
  }

  async #send(request: Outgoing): Promise<Result> {
    const { clock, sealing, sender } = this.#context;
    const secret = sealing.open(request.secret, request.endpointId);
    if (secret === null) return deferred;
    return await sender.send(request, secret, Math.floor(clock.now() / 1000));
  }

  async #moment(): Promise<Moment> {
    const { clock, realClock } = this.#context;
    await clock.refresh?.();
    return { now: clock.now(), realNow: realClock.now() };
  }
}
