// Endpoints and events for tests of webhooks, with a real service and a virtual clock.
import type { Test } from "tap";
import type { Mode } from "../../src/domain/values/mode.ts";
import { listDeliveries, readDelivery } from "../../src/domain/webhooks/deliveries.ts";
import type { Delivery, DeliveryDetail } from "../../src/domain/webhooks/delivery.ts";
import type { Endpoint } from "../../src/domain/webhooks/endpoint.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import { createEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import type { VirtualClock } from "../../src/runtime/clock.ts";
import type { Config } from "../../src/runtime/config.ts";
import { Deployment } from "../deployment.ts";
import { Receiver } from "./receiver.ts";

export const actor = "owner@example.com";

export function ok<T>(result: T | EndpointProblem): T {
  if (result instanceof EndpointProblem) throw new Error(`${result.code}: ${result.message}`);
  return result as T;
}

export class WebhookBench {
  readonly deployment: Deployment;
  readonly receiver: Receiver;

  private constructor(deployment: Deployment, receiver: Receiver) {
    this.deployment = deployment;
    this.receiver = receiver;
  }

  static async start(t: Test, settings: Partial<Config> = {}): Promise<WebhookBench> {
    return new WebhookBench(await Deployment.start(t, settings), await Receiver.start(t));
  }

  get service() {
    return this.deployment.service;
  }

  get account(): number {
    return this.deployment.account.n;
  }

  get now(): number {
    return this.service.clock.now();
  }

  async endpoint(
    path = "/hook",
    input: { mode?: Mode; selection?: string[] | null } = {},
  ): Promise<{ endpoint: Endpoint; secret: string }> {
    const { mode = "test", selection = null } = input;
    const url = this.receiver.url(path);
    return ok(
      await createEndpoint(this.service.webhooks, this.account, { mode, url, selection }, actor, this.now),
    );
  }

  /** Returns the endpoint's current state. */
  async current({ n }: { n: number }): Promise<Endpoint> {
    const endpoint = await this.service.store.reads.endpoints.byNumber(n);
    if (!endpoint) throw new Error("the endpoint is gone");
    return endpoint;
  }

  /** Each order makes one event. */
  async order(count = 1): Promise<void> {
    const { id } = await this.deployment.somePackage();
    for (let i = 0; i < count; i++) await this.deployment.post("/v1/orders", { package_id: id });
  }

  async log(endpoint: { id: string }, status?: Delivery["status"]): Promise<Delivery[]> {
    const page = { after: null, limit: 100 };
    const { reads } = this.service.store;
    return ok(await listDeliveries(reads, this.account, endpoint.id, { status }, page, this.now));
  }

  async read(delivery: { id: string }): Promise<DeliveryDetail> {
    return ok(await readDelivery(this.service.store.reads, this.account, delivery.id, this.now));
  }

  /** Moves the time from due delivery to due delivery, and sends each. */
  async advance(ms: number): Promise<void> {
    const clock = this.service.clock as VirtualClock;
    const target = clock.now() + ms;
    for (;;) {
      await this.service.deliverDue();
      const next = await this.service.store.reads.deliveryQueue.nextAt();
      if (next === null || next > target) break;
      await clock.moveTo(next);
    }
    await clock.moveTo(target);
    await this.service.deliverDue();
  }
}
