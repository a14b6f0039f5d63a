// The deployment's one secret and the keys that are derived from it, one for each purpose.
import { createHash, randomBytes } from "node:crypto";
import type { Reads, Store } from "./domain/ports.ts";

const setting = "secret";

/** The one configured, or the one made at first start and kept in the database. */
export async function deploymentSecret(store: Store, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  return await store.transaction(async (tx) => {
    const kept = await tx.setting(setting);
    if (kept !== null) return kept;
    const made = randomBytes(32).toString("base64url");
    await tx.setSetting(setting, made);
    return made;
  });
}

/** The same for a command beside the service: null where the service was never started. */
export async function presentSecret(reads: Reads, configured: string | null): Promise<string | null> {
  return configured ?? (await reads.setting(setting));
}

/** A key for one purpose. */
export function deriveSecret(secret: string, purpose: string): Buffer {
  return createHash("sha256").update(`${purpose} ${secret}`).digest();
}
