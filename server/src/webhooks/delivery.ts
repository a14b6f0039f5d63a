import type { Logger } from "pino";
import type { Store } from "../domain/ports.ts";
import type { Random } from "../domain/values/random.ts";
import { deferred } from "../domain/webhooks/attempts.ts";
import type { Outcome } from "../domain/webhooks/delivery.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import { Sealing } from "../domain/webhooks/secrets.ts";
import type { Metrics, WebhookOutcome } from "../http/metrics.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Keys } from "../runtime/deployment-secret.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import { Dispatcher } from "./dispatcher.ts";
import { createResolve } from "./resolver.ts";
import { createSender } from "./sender.ts";

export interface Delivery {
  context: WebhookContext;
  dispatcher: Dispatcher;
  stop(graceMs: number): Promise<void>;
}

export type DeliveryOptions = Pick<DeliverySettings, "allowLocal" | "userAgent"> & { sealingKeys: Keys };

export function createDelivery(
  base: {
    store: Store;
    clock: Clock;
    /** On which leases count. */
    realClock: Clock;
    random: Random;
    log: Logger;
    metrics?: Pick<Metrics, "webhookSent">;
    tracing?: Tracing | null;
  },
  { allowLocal, userAgent, sealingKeys }: DeliveryOptions,
): Delivery {
  const { store, clock, realClock, random, log, metrics, tracing } = base;
  const monotonicMs = () => performance.now();
  const resolve = createResolve(monotonicMs);
  const policy = { allowLocal };
  const seals = new Sealing(sealingKeys.current, random, sealingKeys.previous);
  const sender = createSender({ policy, resolve, userAgent, monotonicMs, tracing });
  const dispatcher = new Dispatcher({
    store,
    clock,
    realClock,
    random,
    sealing: seals,
    sender,
    log,
    observe(result) {
      if (result === deferred) metrics?.webhookSent("deferred", 0);
      else metrics?.webhookSent(outcomeOf(result), result.tookMs);
    },
  });
  return {
    context: { store, random, sealing: seals, resolve, policy },
    dispatcher,
    async stop(graceMs) {
      await dispatcher.stop(graceMs);
      await sender.close();
    },
  };
}

function outcomeOf({ error, status }: Outcome): WebhookOutcome {
  if (error === null) return "delivered";
  if (status === null || status < 300) return "failed";
  if (status < 400) return "3xx";
  return status < 500 ? "4xx" : "5xx";
}
