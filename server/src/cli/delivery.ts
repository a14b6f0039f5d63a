// Delivers webhooks during a command, with the settings that the service stored.
import { pino } from "pino";
import type { ActivationCodes } from "../domain/esims/activation-codes.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import { responseTimeoutMs } from "../domain/webhooks/schedule.ts";
import { clockOf, realClockOf } from "../runtime/clock.ts";
import { activationCodesOf } from "../runtime/deployment-secret.ts";
import { sealingKeysOf, sealingMarkOf } from "../webhooks/delivery-settings.ts";
import type { Dispatcher } from "../webhooks/dispatcher.ts";
import { UsageFault } from "./faults.ts";
import { serviceSettings } from "./service-settings.ts";
import { type DatabaseFlag, type Session, withSession } from "./session.ts";

export interface DeliverySession extends Session {
  webhooks: WebhookContext;
  dispatcher: Dispatcher;
  activationCodes: ActivationCodes;
}

export async function withDelivery<T>(
  flag: DatabaseFlag,
  work: (session: DeliverySession) => Promise<T>,
): Promise<T> {
  return await withSession(flag, async (session) => {
    const { store, random } = session;
    const { settings, secrets } = await serviceSettings(store.reads);
    const sealingKeys = sealingKeysOf(secrets);
    if (sealingMarkOf(sealingKeys.current) !== settings.sealingMark) {
      throw new UsageFault(
        "the service encrypts webhook secrets with another secret: set the service's PARTNER_ESIM_SECRET",
      );
    }
    const log = pino({ level: "warn", base: null }, pino.destination(2));
    const realClock = await realClockOf(store);
    const clock = await clockOf(store, realClock);
    // Loads an HTTP client, which other commands need not wait for.
    const { createDelivery } = await import("../webhooks/delivery.ts");
    const delivery = createDelivery({ store, clock, realClock, random, log }, { ...settings, sealingKeys });
    try {
      return await work({
        ...session,
        webhooks: delivery.context,
        dispatcher: delivery.dispatcher,
        activationCodes: activationCodesOf(secrets, random),
      });
    } finally {
      await delivery.stop(responseTimeoutMs);
    }
  });
}
