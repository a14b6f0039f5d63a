// Webhook delivery put together: what the domain's functions need, and the dispatcher that sends. The service has
// one for as long as it runs; a command that moves the clock or sends a test event has one for a moment.
import type { Logger } from "pino";
import { type Clock, systemClock } from "../clock.ts";
import { deriveSecret } from "../deployment-secret.ts";
import type { Random, Store } from "../domain/ports.ts";
import { withheld } from "../domain/webhooks/attempts.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import { Sealing } from "../domain/webhooks/secrets.ts";
import type { Metrics } from "../http/metrics.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import { Dispatcher } from "./dispatcher.ts";
import { createResolve } from "./resolver.ts";
import { createSender } from "./sender.ts";

export interface Delivery {
  context: WebhookContext;
  dispatcher: Dispatcher;
  /** Ends the requests that are open, for up to `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export type DeliveryOptions = Pick<DeliverySettings, "allowLocal" | "userAgent"> & { sealingKey: Uint8Array };

export const sealingKeyOf = (secret: string): Uint8Array => deriveSecret(secret, "webhook secrets");

export function createDelivery(
  base: { store: Store; clock: Clock; random: Random; log: Logger; metrics?: Pick<Metrics, "webhookSent"> },
  { allowLocal, userAgent, sealingKey }: DeliveryOptions,
): Delivery {
  const { store, clock, random, log, metrics } = base;
  const monotonicMs = () => performance.now();
  const resolve = createResolve(monotonicMs);
  const policy = { allowLocal };
  const sealing = new Sealing(sealingKey, random);
  const sender = createSender({ policy, resolve, userAgent, monotonicMs });
  const dispatcher = new Dispatcher({
    ...{ store, clock, realClock: systemClock, random, sealing, sender, log },
    observe(result) {
      if (result === withheld) metrics?.webhookSent("withheld", 0);
      else metrics?.webhookSent(result.error === null ? "delivered" : "failed", result.tookMs);
    },
  });
  return {
    context: { store, random, sealing, resolve, policy },
    dispatcher,
    async stop(graceMs) {
      await dispatcher.stop(graceMs);
      await sender.close();
    },
  };
}
