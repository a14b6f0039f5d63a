// Re-encrypts, before the service listens, what a previous secret encrypted.
import type { Logger } from "pino";
import type { Store } from "../domain/ports.ts";
import { type Resealed, resealAll } from "../domain/secrets/resealing.ts";
import { Seal } from "../domain/secrets/seal.ts";
import type { Random } from "../domain/values/random.ts";
import { factorSeal } from "../portal/services.ts";
import type { Secrets } from "../runtime/deployment-secret.ts";
import { sealingKeysOf } from "../webhooks/delivery-settings.ts";

export type Rotation = Record<"webhooks" | "factors", Resealed>;

export async function rotate(store: Store, secrets: Secrets, random: Random): Promise<Rotation> {
  const { current, previous } = sealingKeysOf(secrets);
  const webhooks = new Seal(current, random, previous);
  return await resealAll(store, { webhooks, factors: factorSeal(secrets, random) });
}

/** @param changed the current secret is not that of the last start */
export async function rotateAtStart(
  store: Store,
  secrets: Secrets,
  random: Random,
  changed: boolean,
  log: Logger,
): Promise<void> {
  if (!changed && secrets.previous.length === 0) return;
  const { webhooks, factors } = await rotate(store, secrets, random);
  const resealed = webhooks.resealed + factors.resealed;
  if (resealed > 0) log.info({ webhooks, factors }, "secrets were re-encrypted with the current secret");
  const unreadable = { webhook_secrets: webhooks.unreadable, second_factors: factors.unreadable };
  if (webhooks.unreadable + factors.unreadable > 0)
    log.warn(
      unreadable,
      "no known secret decrypts these: rotate the webhook secrets and set up the second factors again, or give the previous secret in --previous-secrets",
    );
}
