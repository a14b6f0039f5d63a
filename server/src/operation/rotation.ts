// Re-encrypts what a previous secret encrypted. A start leaves out activation codes: there can be millions.
import type { Logger } from "pino";
import type { Store } from "../domain/ports.ts";
import { type Resealed, resealAll } from "../domain/secrets/resealing.ts";
import { Seal } from "../domain/secrets/seal.ts";
import type { Random } from "../domain/values/random.ts";
import { factorSeal } from "../portal/services.ts";
import { activationCodesOf, type Secrets } from "../runtime/deployment-secret.ts";
import { sealingKeysOf } from "../webhooks/delivery-settings.ts";

export type Rotation = Record<"webhooks" | "factors", Resealed>;

export async function rotate(store: Store, secrets: Secrets, random: Random): Promise<Rotation> {
  const { current, previous } = sealingKeysOf(secrets);
  const webhooks = new Seal(current, random, previous);
  return {
    webhooks: await resealAll(store, webhooks, ["webhook"]),
    factors: await resealAll(store, factorSeal(secrets, random), ["factor", "started-factor"]),
  };
}

export async function rotateActivationCodes(
  store: Store,
  secrets: Secrets,
  random: Random,
): Promise<Resealed> {
  return await resealAll(store, activationCodesOf(secrets, random), ["activation-code"]);
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
  if (changed)
    log.warn(
      "the secret has changed: run `partner-esim rotate-secret` to re-encrypt activation codes, and list the previous secret until it has finished",
    );
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
