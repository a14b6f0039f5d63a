// Webhook delivery for the moment of one command, by what the service wrote down when it started.
import { pino } from "pino";
import type { Clock } from "../clock.ts";
import { readSecret } from "../config.ts";
import { deploymentSecret } from "../deployment-secret.ts";
import type { Random, Store } from "../domain/ports.ts";
import { createDelivery, type Delivery, sealingKeyOf } from "../webhooks/delivery.ts";
import { deliverySettings, userAgentOf } from "../webhooks/delivery-settings.ts";

export async function momentaryDelivery(store: Store, clock: Clock, random: Random): Promise<Delivery> {
  const kept = await deliverySettings(store.reads);
  const sealingKey = sealingKeyOf(await deploymentSecret(store, readSecret()));
  const { allowLocal, userAgent } = kept ?? { allowLocal: false, userAgent: userAgentOf("PartnerEsim") };
  return createDelivery(
    { store, clock, random, log: pino({ level: "silent" }) },
    { allowLocal, userAgent, sealingKey },
  );
}
