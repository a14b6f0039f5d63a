// A deployment with a live account, its simulated supplier, and a virtual clock, shared by the tests of live mode.
import type { Test } from "tap";
import { CatalogueViews } from "../../src/domain/catalogue/views.ts";
import { ActivationCodes } from "../../src/domain/esims/activation-codes.ts";
import { purchaseJobKinds } from "../../src/domain/jobs/jobs.ts";
import { runDueJobs } from "../../src/domain/jobs/run-jobs.ts";
import type { Purchase } from "../../src/domain/orders/orders.ts";
import {
  type EsimUse,
  releaseHeld,
  reportEsim,
  resetNetwork,
  setNetworkRule,
} from "../../src/domain/simulated-supplier/behaviour.ts";
import type { NetworkBehaviour } from "../../src/domain/simulated-supplier/network.ts";
import type { Mode } from "../../src/domain/values/mode.ts";
import { advanceClock } from "../../src/operation/clock-advance.ts";
import type { VirtualClock } from "../../src/runtime/clock.ts";
import type { Config } from "../../src/runtime/config.ts";
import { random } from "../../src/runtime/service.ts";
import { type CallOptions, Deployment, type Reply } from "../deployment.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

export class Live {
  readonly d: Deployment;
  packageId = "";
  paise = 0;

  private constructor(d: Deployment) {
    this.d = d;
  }

  static async start(t: Test, settings: Partial<Config> = {}): Promise<Live> {
    const live = new Live(await Deployment.start(t, settings));
    const { id, price } = await live.d.somePackage();
    live.packageId = id;
    live.paise = Math.round(price * 100);
    return live;
  }

  get store() {
    return this.d.service.store;
  }

  /** Sets the supplier's rule for the account; omitted fields get their defaults. */
  async network(behaviour: Partial<NetworkBehaviour>): Promise<void> {
    await setNetworkRule(this.store, this.d.account.id, behaviour);
  }

  release = () => releaseHeld(this.store, null, this.d.now);
  resetNetwork = () => resetNetwork(this.store, null, this.d.now);
  report = (iccid: string, use: EsimUse) => reportEsim(this.store, iccid, use, this.d.now);

  /** Moves the clock without running what becomes due. */
  async move(ms: number): Promise<void> {
    await (this.d.service.clock as VirtualClock).advance(ms);
  }

  async work(): Promise<void> {
    await runDueJobs(this.d.service.supply, this.d.now);
  }

  /** Moves the clock as the operator does: when it returns, everything that became due has run. */
  async advance(ms: number): Promise<void> {
    const { supply, clock, deliverDue } = this.d.service;
    const retention = { days: null, erased: () => {} };
    await advanceClock({ ...supply, clock: clock as VirtualClock, deliverDue, retention }, ms);
  }

  /** Returns when a job of an order, top-up or cancellation is due next; null if none is left. */
  purchaseJobAt = () => this.store.reads.jobs.nextAt(purchaseJobKinds);

  get = async (path: string) => (await this.d.get(path, { key: this.d.liveKey })).body;

  post = (path: string, body: unknown, options: CallOptions = {}): Promise<Reply> =>
    this.d.post(path, body, { key: this.d.liveKey, ...options });

  order = (quantity = 1, options: CallOptions = {}): Promise<Reply> =>
    this.post("/v1/orders", { package_id: this.packageId, quantity }, options);

  topUp = (iccid: string): Promise<Reply> =>
    this.post(`/v1/esims/${iccid}/topups`, { package_id: this.packageId });

  balance = () => this.d.balance(this.d.liveKey);

  /** Returns the types of the events, oldest first, each with the status in its data. */
  async events(): Promise<string[]> {
    const { data } = await this.get("/v1/events?limit=100");
    return data
      .map((event: { type: string; data: { status?: string } }) => `${event.type} ${event.data.status ?? ""}`)
      .reverse();
  }

  async purchase(mode: Mode = "live"): Promise<Purchase> {
    const view = await new CatalogueViews(this.store).of(this.d.account);
    const activationCodes = new ActivationCodes(new Uint8Array(32), random);
    return { account: this.d.account, mode, view, now: this.d.now, random, activationCodes };
  }

  /** Starts a call, lets it reach its wait, moves the clock, and returns its response. */
  async during(call: Promise<Reply>, ms: number): Promise<Reply> {
    await this.waiting();
    await this.move(ms);
    return await call;
  }

  /** Waits until a live call has been charged and has called the supplier. */
  async waiting(): Promise<void> {
    await until(async () => (await this.store.reads.jobs.nextAt(["fulfil-order", "apply-topup"])) !== null);
  }
}

/** Polls every few milliseconds, for at most 10 seconds. */
export async function until(condition: () => Promise<boolean>, withinMs = 10_000): Promise<void> {
  const endsAt = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > endsAt) throw new Error(`it did not come to that within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
