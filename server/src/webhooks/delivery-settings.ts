// Settings that all processes delivering a deployment's webhooks must share. The service stores them, commands read
// them.
import { createHash } from "node:crypto";
import type { Reads, Store } from "../domain/ports.ts";
import { deriveKeys, deriveSecret, type Keys, type Secrets } from "../runtime/deployment-secret.ts";

export interface DeliverySettings {
  allowLocal: boolean;
  userAgent: string;
  sealingMark: string;
}

const setting = "webhook_delivery";
const sealing = "webhook secrets";

export const sealingKeyOf = (secret: string): Uint8Array => deriveSecret(secret, sealing);
export const sealingKeysOf = (secrets: Pick<Secrets, "current" | "previous">): Keys =>
  deriveKeys(secrets, sealing);

export function sealingMarkOf(key: Uint8Array): string {
  return createHash("sha256").update("mark of ").update(key).digest("hex").slice(0, 16);
}

export const userAgentOf = (serviceName: string): string => `${serviceName}-Webhooks/1.0`;

export async function keepDeliverySettings(store: Store, settings: DeliverySettings): Promise<void> {
  await store.transaction((tx) => tx.settings.set(setting, JSON.stringify(settings)));
}

export async function deliverySettings(reads: Pick<Reads, "settings">): Promise<DeliverySettings | null> {
  const text = await reads.settings.get(setting);
  return text === null ? null : JSON.parse(text);
}
