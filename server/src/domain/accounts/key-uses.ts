import { limits } from "@partner-esim/generated/portal/limits";
import type { Store } from "../ports.ts";
import type { SettingReads } from "../settings.ts";
import { dayMs } from "../values/timestamps.ts";
import type { ApiKey } from "./account.ts";

const setting = "key_uses_since";

/** Stores when recording began, so that older keys don't count as unused. */
export async function storeUseRecordingStart(store: Store, now: number): Promise<void> {
  if ((await store.reads.settings.get(setting)) !== null) return;
  await store.transaction(async (tx) => {
    if ((await tx.settings.get(setting)) === null) await tx.settings.set(setting, String(now));
  });
}

export async function useRecordedSince(settings: SettingReads): Promise<number> {
  return Number((await settings.get(setting)) ?? 0);
}

const works = (key: ApiKey, now: number): boolean =>
  key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);

export const expiresSoon = (key: ApiKey, now: number): boolean =>
  works(key, now) && key.expiresAt !== null && key.expiresAt - now <= limits.keyExpiringDays * dayMs;

export function isUnused(key: ApiKey, usedAt: number | null, recordedSince: number, now: number): boolean {
  const since = Math.max(usedAt ?? 0, key.createdAt, recordedSince);
  return works(key, now) && now - since >= limits.keyUnusedDays * dayMs;
}
