// The deployment's secrets, with a derived key per purpose. Previous secrets only verify and decrypt.
import { createHash, randomBytes } from "node:crypto";
import { ActivationCodes } from "../domain/esims/activation-codes.ts";
import type { Reads, Store } from "../domain/ports.ts";
import type { Random } from "../domain/values/random.ts";

const setting = "secret";

export interface Secrets {
  current: string;
  previous: readonly string[];
  /** Whether the secret is stored in the database, and so in every backup. */
  isKept: boolean;
}

interface Configured {
  secret: string | null;
  previousSecrets: readonly string[];
}

/**
 * Returns the configured secrets, or the one generated at first start. Besides configured secrets, the generated one
 * counts as previous until deleted.
 */
export async function deploymentSecrets(store: Store, configured: Configured): Promise<Secrets> {
  const found = await currentSecrets(store.reads, configured);
  if (found !== null) return found;
  const current = await store.transaction(async (tx) => {
    const stored = await tx.settings.get(setting);
    if (stored !== null && stored !== "") return stored;
    const made = randomBytes(32).toString("base64url");
    await tx.settings.set(setting, made);
    return made;
  });
  return { current, previous: [], isKept: true };
}

/** For commands. Returns null before the first start. */
export async function currentSecrets(
  reads: Pick<Reads, "settings">,
  { secret, previousSecrets }: Configured,
): Promise<Secrets | null> {
  const stored = (await reads.settings.get(setting)) || null;
  if (secret === null) return stored === null ? null : { current: stored, previous: [], isKept: true };
  const previous = [...previousSecrets, ...(stored === null ? [] : [stored])].filter((one) => one !== secret);
  return { current: secret, previous: [...new Set(previous)], isKept: stored === secret };
}

export async function forgetKeptSecret(store: Store): Promise<boolean> {
  return await store.transaction(async (tx) => {
    const stored = await tx.settings.get(setting);
    if (stored === null || stored === "") return false;
    await tx.settings.set(setting, "");
    return true;
  });
}

export function deriveSecret(secret: string, purpose: string): Buffer {
  return createHash("sha256").update(`${purpose} ${secret}`).digest();
}

export function activationCodesOf(
  secrets: Pick<Secrets, "current" | "previous">,
  random: Random,
): ActivationCodes {
  const { current, previous } = deriveKeys(secrets, "activation codes");
  return new ActivationCodes(current, random, previous);
}

export interface Keys {
  current: Buffer;
  previous: readonly Buffer[];
}

export function deriveKeys(
  { current, previous }: Pick<Secrets, "current" | "previous">,
  purpose: string,
): Keys {
  return {
    current: deriveSecret(current, purpose),
    previous: previous.map((secret) => deriveSecret(secret, purpose)),
  };
}
