// What every process that sends webhooks for one deployment must agree on. The service writes it down when it
// starts; a command that sends, or seals a secret, goes by what is written and not by its own surroundings.
import { createHash } from "node:crypto";
import type { Reads, Store } from "../domain/ports.ts";

export interface DeliverySettings {
  allowLocal: boolean;
  userAgent: string;
  /** Tells which key secrets are sealed under, without giving it away. */
  sealingMark: string;
}

const setting = "webhook_delivery";

export function sealingMarkOf(key: Uint8Array): string {
  return createHash("sha256").update("mark of ").update(key).digest("hex").slice(0, 16);
}

export const userAgentOf = (serviceName: string): string => `${serviceName}-Webhooks/1.0`;

/** Answers whether secrets were sealed under another key before: those can't be shown until they are rotated. */
export async function keepDeliverySettings(store: Store, settings: DeliverySettings): Promise<boolean> {
  return await store.transaction(async (tx) => {
    const before = await deliverySettings(tx);
    await tx.setSetting(setting, JSON.stringify(settings));
    return before !== null && before.sealingMark !== settings.sealingMark;
  });
}

/** Null before the service was first started. */
export async function deliverySettings(reads: Reads): Promise<DeliverySettings | null> {
  const text = await reads.setting(setting);
  return text === null ? null : JSON.parse(text);
}
