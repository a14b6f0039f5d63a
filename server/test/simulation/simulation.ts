// A simulated life of the service: orders, top-ups, cancellations, a supplier and receivers with changing behaviour,
// processes that die at any time, and time that passes. The seed determines everything, on PostgreSQL but for the order of
// what happens at once.
import { createHash } from "node:crypto";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import type { Offer } from "../../src/domain/catalogue/catalogue.ts";
import { cancelEsim, cancelOrder } from "../../src/domain/esims/cancelling.ts";
import { runDueJobs } from "../../src/domain/jobs/run-jobs.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import { placeLiveOrder } from "../../src/domain/orders/live-orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import {
  releaseHeld,
  reportEsim,
  resetNetwork,
  setNetworkRule,
} from "../../src/domain/simulated-supplier/behaviour.ts";
import type { NetworkBehaviour } from "../../src/domain/simulated-supplier/network.ts";
import { placeLiveTopup } from "../../src/domain/topups/live-topups.ts";
import { createEndpoint, deleteEndpoint, updateEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { moveByDueTimes } from "../../src/operation/clock-advance.ts";
import { orderRequest, seededRandom, World } from "../model/world.ts";
import type { Backend } from "../stores.ts";
import { findFaults } from "./invariants.ts";
import { ServiceProcess } from "./process.ts";
import { type Mood, Receivers } from "./receivers.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const retentionMs = 24 * hourMs;

/** What a client stored before it sent, and the first response that it got. */
interface Journal {
  key: string;
  quantity: number;
  sentAt: number;
  response: { id: string; body: string; processing: boolean } | null;
}

export class Simulation {
  readonly log: string[] = [];
  readonly faults: string[] = [];
  readonly #world: World;
  readonly #receivers = new Receivers();
  readonly #dice;
  readonly #journal: Journal[] = [];
  readonly #offer: Offer;
  #service: ServiceProcess;
  #topups = 0;

  private constructor(world: World, offer: Offer, seed: string) {
    this.#world = world;
    this.#offer = offer;
    this.#dice = seededRandom(`dice ${seed}`);
    this.#service = this.#startProcess();
  }

  static async run(backend: Backend, seed: string, steps: number): Promise<Simulation> {
    const world = await World.open(backend, seed, 30_000_00);
    try {
      const { offers } = (await world.view()).list({ country: "IN" }, null, 100);
      const offer = offers.find(({ package: pkg }) => !pkg.unlimited && pkg.validityDays >= 7);
      if (!offer) throw new Error("the catalogue has no package to simulate with");
      const simulation = new Simulation(world, offer, seed);
      await simulation.#live(steps);
      return simulation;
    } finally {
      await world.close();
    }
  }

  /** The same for two runs in which the same things happened. */
  get digest(): string {
    return createHash("sha256").update(this.log.join("\n")).digest("hex");
  }

  #startProcess(): ServiceProcess {
    const { store, time, random, supply } = this.#world;
    return new ServiceProcess({ store, time, random, supplier: supply.supplier, receivers: this.#receivers });
  }

  #draw(below: number): number {
    return Buffer.from(this.#dice.bytes(4)).readUInt32BE() % below;
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.#draw(list.length)];
  }

  #fault(text: string): void {
    this.faults.push(text);
  }

  async #live(steps: number): Promise<void> {
    const acts = [
      ...Array.from({ length: 6 }, () => this.#order),
      ...Array.from({ length: 4 }, () => this.#pass),
      ...Array.from({ length: 3 }, () => this.#topUp),
      ...Array.from({ length: 3 }, () => this.#use),
      ...Array.from({ length: 2 }, () => this.#changeNetwork),
      this.#repeat,
      this.#repeat,
      this.#cancelSomeEsim,
      this.#cancelSomeOrder,
      this.#changeEndpoints,
      this.#changeMood,
      this.#changeActivity,
      this.#fund,
      ...Array.from({ length: 4 }, () => this.#burst),
      this.#rush,
      this.#rush,
      this.#lastMoment,
    ];
    for (let step = 0; step < steps; step++) {
      const act = acts[this.#draw(acts.length)] as () => Promise<string>;
      const note = await act.call(this);
      this.log.push(`${step} ${this.#world.time.ms} ${note}`);
      if (process.env.SIMULATION_SHOW) console.error(this.log.at(-1));
    }
    await this.#comeToRest();
  }

  /** Runs something in the current process, which may die during it; returns null if it did. */
  async #attempt<T>(act: (service: ServiceProcess) => Promise<T>): Promise<T | null> {
    const service = this.#service;
    const { time } = this.#world;
    const work = act(service);
    if (this.#draw(6) === 0) void this.#killAfter(service, this.#draw(25));
    const result = await time.run(Promise.race([work, service.life.died]));
    if (result !== "died") service.life.spared = true;
    else work.catch(() => {});
    // It may have died in the same turn in which it finished.
    if (!this.#service.life.alive) this.#service = this.#startProcess();
    return result === "died" ? null : (result as T);
  }

  async #killAfter(service: ServiceProcess, turns: number): Promise<void> {
    service.life.spared = false;
    for (let turn = 0; turn < turns; turn++) await new Promise((go) => setImmediate(go));
    if (!service.life.spared) service.life.end();
  }

  async #send(entry: Journal): Promise<string> {
    const { ledger } = this.#world;
    const purchase = await this.#world.purchase();
    const { key, request } = orderRequest(this.#offer.id, entry.quantity, entry.key);
    const response = await this.#attempt(({ supply }) =>
      placeLiveOrder(supply, purchase, ledger, key, request),
    );
    if (response === null) return "died";
    if (response instanceof Refusal) return response.code;
    const { id, status } = JSON.parse(response.body);
    if (entry.response === null) {
      entry.response = { id, body: response.body, processing: status === "processing" };
    } else if (entry.response.id !== id) {
      this.#fault(`the key ${entry.key} made ${entry.response.id} and then ${id}`);
    } else if (!entry.response.processing && entry.response.body !== response.body) {
      this.#fault(`the key ${entry.key} got two different responses`);
    }
    return `${id} ${status}${response.replayed ? ", replayed" : ""}`;
  }

  async #order(): Promise<string> {
    const { time } = this.#world;
    const entry = { key: `key-${this.#journal.length}`, quantity: 1 + this.#draw(4), sentAt: time.ms };
    const journal = { ...entry, response: null };
    this.#journal.push(journal);
    return `order ${entry.quantity}: ${await this.#send(journal)}`;
  }

  async #repeat(): Promise<string> {
    const { time } = this.#world;
    const entry = this.#pick(this.#journal.filter(({ sentAt }) => time.ms < sentAt + retentionMs - hourMs));
    return entry ? `repeat ${entry.key}: ${await this.#send(entry)}` : "nothing to repeat";
  }

  /** Several things at once, in one process. */
  async #burst(): Promise<string> {
    const acts = [
      this.#order,
      this.#topUp,
      this.#pass,
      this.#cancelSomeEsim,
      this.#cancelSomeOrder,
      this.#repeat,
    ];
    const chosen = [0, 1, 2].map(() => acts[this.#draw(acts.length)] as () => Promise<string>);
    const notes = await Promise.all(chosen.map((act) => act.call(this)));
    return `at once: ${notes.join(" | ")}`;
  }

  /** Several people cancel or top up one eSIM and its order at once. */
  async #rush(): Promise<string> {
    const { store, time, ledger } = this.#world;
    const esim = await this.#someEsim();
    const order = esim?.orderId ? await store.reads.orders.byId(ledger, esim.orderId) : null;
    if (!esim || !order) return "nothing to rush for";
    const partner = { by: "partner", actor: "someone" } as const;
    const purchase = await this.#world.purchase();
    const key = { key: `topup-${this.#topups++}`, operation: "topupsCreate", fingerprint: "" } as const;
    const request = { iccid: esim.iccid, packageId: this.#offer.id, customerRef: null };
    const results = await this.#attempt(({ supply }) =>
      Promise.all([
        cancelEsim(supply, esim, partner, time.ms),
        cancelOrder(supply, order, partner, time.ms),
        placeLiveTopup(supply, purchase, ledger, key, request),
        cancelEsim(supply, esim, { by: "support", actor: "operator" }, time.ms),
      ]),
    );
    return `rush for ${esim.iccid}: ${results === null ? "died" : "done"}`;
  }

  /** The units arrive at the very time at which the order is settled. */
  async #lastMoment(): Promise<string> {
    await setNetworkRule(this.#world.store, null, { delaySeconds: 15 * 60 });
    const order = await this.#order();
    const passing = this.#attempt((service) => this.#moveTime(service, 15 * minuteMs - 20 * secondMs));
    const again = this.#attempt((service) => runDueJobs(service.supply, this.#world.time.ms));
    await Promise.all([passing, again]);
    await this.#attempt((service) => this.#moveTime(service, minuteMs));
    await setNetworkRule(this.#world.store, null, {});
    return `at the last moment: ${order}`;
  }

  async #someEsim() {
    const page = { after: null, limit: 100 };
    return this.#pick(await this.#world.store.reads.esims.list(this.#world.ledger, {}, page));
  }

  async #topUp(): Promise<string> {
    const esim = await this.#someEsim();
    if (!esim) return "no eSIM to top up";
    const purchase = await this.#world.purchase();
    const key = { key: `topup-${this.#topups++}`, operation: "topupsCreate", fingerprint: "" } as const;
    const request = { iccid: esim.iccid, packageId: this.#offer.id, customerRef: null };
    const response = await this.#attempt(({ supply }) =>
      placeLiveTopup(supply, purchase, this.#world.ledger, key, request),
    );
    if (response === null) return "top up: died";
    return `top up: ${response instanceof Refusal ? response.code : JSON.parse(response.body).status}`;
  }

  async #cancelSomeEsim(): Promise<string> {
    const esim = await this.#someEsim();
    if (!esim) return "no eSIM to cancel";
    const by = this.#draw(3) === 0 ? ("support" as const) : ("partner" as const);
    const { time } = this.#world;
    const response = await this.#attempt(({ supply }) =>
      cancelEsim(supply, esim, { by, actor: "someone" }, time.ms),
    );
    return `cancel ${esim.iccid} by ${by}: ${response === null ? "died" : JSON.stringify(response).slice(0, 60)}`;
  }

  async #cancelSomeOrder(): Promise<string> {
    const { store, ledger, time } = this.#world;
    const order = this.#pick(await store.reads.orders.list(ledger, {}, { after: null, limit: 100 }));
    if (!order) return "no order to cancel";
    const response = await this.#attempt(({ supply }) =>
      cancelOrder(supply, order, { by: "partner", actor: "someone" }, time.ms),
    );
    return `cancel ${order.id}: ${response === null ? "died" : JSON.stringify(response).slice(0, 60)}`;
  }

  async #use(): Promise<string> {
    const esim = await this.#someEsim();
    if (!esim) return "no eSIM to use";
    const usedMb = Math.floor(((esim.totalMb ?? 0) * this.#draw(13)) / 10);
    await reportEsim(this.#world.store, esim.iccid, { usedMb, firstUsed: true }, this.#world.time.ms);
    return `use ${usedMb} MB of ${esim.iccid}`;
  }

  async #changeNetwork(): Promise<string> {
    const { store, time } = this.#world;
    const moods: Partial<NetworkBehaviour>[] = [
      {},
      { down: true },
      { refuse: ["issue"] },
      { refuse: ["topup", "cancel"] },
      { issueAtMost: 1 },
      { hold: ["issue"], issueAtMost: 1 },
      { hold: ["issue", "topup", "cancel"] },
      { delaySeconds: 15 },
      { delaySeconds: 300 },
      { failNext: 5, failAs: "timeout" },
      { failNext: 5, failAs: "error" },
    ];
    const mood = moods[this.#draw(moods.length)] as Partial<NetworkBehaviour>;
    await setNetworkRule(store, null, mood);
    if (this.#draw(2) === 0) await releaseHeld(store, null, time.ms);
    return `network ${JSON.stringify(mood)}`;
  }

  async #changeEndpoints(): Promise<string> {
    const { store, time, account } = this.#world;
    const present = (await store.reads.endpoints.ofAccount(account.n)).filter(({ mode }) => mode === "live");
    const one = this.#pick(present);
    const what = this.#draw(3);
    const response = await this.#attempt(async ({ webhooks }) => {
      if (!one || what === 0) {
        const selection = this.#draw(2) === 0 ? null : ["order.completed", "esim.activated"];
        const input = { mode: "live" as const, url: "http://127.0.0.1:9/hook", selection };
        return await createEndpoint(webhooks, account.n, input, "someone", time.ms);
      }
      if (what === 1) return await deleteEndpoint(webhooks, account.n, one.id, "someone", time.ms);
      const change = { enabled: !one.enabled };
      return await updateEndpoint(webhooks, account.n, one.id, change, "someone", time.ms);
    });
    return `endpoint ${what}: ${response === null ? "died" : "done"}`;
  }

  async #changeMood(): Promise<string> {
    const one = this.#pick(await this.#world.store.reads.endpoints.ofAccount(this.#world.account.n));
    if (!one) return "no receiver";
    const mood = this.#pick<Mood>(["well", "well", "failing", "hanging", "forgetful"]) ?? "well";
    this.#receivers.moods.set(one.id, mood);
    return `receiver ${one.id} is ${mood}`;
  }

  async #changeActivity(): Promise<string> {
    if (this.#draw(4) > 0) return "nothing";
    const { store, time, account, random } = this.#world;
    const present = await store.reads.accounts.byId(account.id);
    const active = !present?.active;
    await store.transaction((tx) => changeAccount(tx, account.id, { active }, time.ms, random));
    return `account ${active ? "active" : "inactive"}`;
  }

  async #fund(): Promise<string> {
    const { store, time, account } = this.#world;
    await store.transaction((tx) => adjustWallet(tx, account, 500_000, null, time.ms));
    return "funds";
  }

  async #pass(): Promise<string> {
    const spans = [secondMs, 20 * secondMs, minuteMs, 10 * minuteMs, 16 * minuteMs, 3 * hourMs, 2 * dayMs];
    const ms = spans[this.#draw(spans.length)] as number;
    for (let left = 5; left > 0; left--) {
      if ((await this.#attempt((service) => this.#moveTime(service, ms))) !== null) return `pass ${ms} ms`;
    }
    return `pass less than ${ms} ms`;
  }

  async #moveTime({ supply, dispatcher }: ServiceProcess, ms: number): Promise<true> {
    const { time } = this.#world;
    const clock = {
      now: () => time.ms,
      moveTo: async (at: number) => {
        time.ms = Math.max(time.ms, at);
      },
    };
    await moveByDueTimes(supply.store.reads, clock, time.ms + ms, async () => {
      const done = await runDueJobs(supply, time.ms);
      await dispatcher.runDue();
      return done;
    });
    return true;
  }

  /** Everything works again; after some days no work may be left, and all sums must be right. */
  async #comeToRest(): Promise<void> {
    const { database, store, time, account, random } = this.#world;
    await resetNetwork(store, null, time.ms);
    this.#receivers.moods.clear();
    await store.transaction((tx) => changeAccount(tx, account.id, { active: true }, time.ms, random));
    await time.run(this.#moveTime(this.#service, 4 * dayMs));
    await time.run(this.#moveTime(this.#service, 10 * minuteMs));
    for (const entry of this.#journal) {
      const order = entry.response && (await store.reads.orders.byId(this.#world.ledger, entry.response.id));
      if (entry.response && !order) this.#fault(`the order ${entry.response.id} was returned and is missing`);
    }
    this.faults.push(...this.#receivers.faults, ...(await findFaults(database, time.ms)));
    this.log.push(`balance ${(await store.reads.ledgers.byNumber(this.#world.ledger)).balancePaise}`);
  }
}
