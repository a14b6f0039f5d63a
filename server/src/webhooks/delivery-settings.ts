// What all processes that deliver a deployment's webhooks must agree on: the service stores it, commands read it.
import { createHash } from "node:crypto";
import type { Reads, Store } from "../domain/ports.ts";

export interface DeliverySettings {
  allowLocal: boolean;
  userAgent: string;
  sealingMark: string;
}

const setting = "webhook_delivery";

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
