// Webhook delivery for the length of a command, by the settings that the service wrote down: it sends as the service
// would, beside it or in its absence.
import { pino } from "pino";
import { clockOf } from "../clock.ts";
import { readSecret } from "../config.ts";
import { presentSecret } from "../deployment-secret.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import { answerTimeoutMs } from "../domain/webhooks/schedule.ts";
import { createDelivery, sealingKeyOf } from "../webhooks/delivery.ts";
import { deliverySettings, sealingMarkOf } from "../webhooks/delivery-settings.ts";
import type { Dispatcher } from "../webhooks/dispatcher.ts";
import { Failure, UsageFault } from "./faults.ts";
import { type DatabaseFlag, type Session, withSession } from "./session.ts";

export interface DeliverySession extends Session {
  webhooks: WebhookContext;
  dispatcher: Dispatcher;
}

export async function withDelivery<T>(
  flag: DatabaseFlag,
  work: (session: DeliverySession) => Promise<T>,
): Promise<T> {
  return await withSession(flag, async (session) => {
    const { store, random } = session;
    const settings = await deliverySettings(store.reads);
    const secret = await presentSecret(store.reads, readSecret());
    if (settings === null || secret === null) {
      throw new Failure("the service was never started on this database: start it once");
    }
    const sealingKey = sealingKeyOf(secret);
    if (sealingMarkOf(sealingKey) !== settings.sealingMark) {
      throw new UsageFault(
        "the service seals webhook secrets by another secret: set PARTNER_ESIM_SECRET as for the service",
      );
    }
    const log = pino({ level: "warn", base: null }, pino.destination(2));
    const clock = await clockOf(store);
    const delivery = createDelivery({ store, clock, random, log }, { ...settings, sealingKey });
    try {
      return await work({ ...session, webhooks: delivery.context, dispatcher: delivery.dispatcher });
    } finally {
      await delivery.stop(answerTimeoutMs);
    }
  });
}
