// Keys as members and operators see them, with their last use.
import type { components } from "@partner-esim/generated/portal/types";
import type { ApiKey, KeyUse } from "../domain/accounts/account.ts";
import { expiresSoon, isUnused, useRecordedSince } from "../domain/accounts/key-uses.ts";
import type { Reads } from "../domain/ports.ts";
import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";

type Schemas = components["schemas"];

export async function toKeyResponses(
  reads: Pick<Reads, "keys" | "settings">,
  keys: readonly ApiKey[],
  now: number,
): Promise<Schemas["OperatorApiKey"][]> {
  const since = await useRecordedSince(reads.settings);
  const uses = await reads.keys.lastUses(keys);
  return keys.map((key) => toKeyResponse(key, uses.get(key.n) ?? null, since, now));
}

function toKeyResponse(
  key: ApiKey,
  use: KeyUse | null,
  recordedSince: number,
  now: number,
): Schemas["OperatorApiKey"] {
  const { id, mode, name, hint, allowlist, createdAt, operator } = key;
  return {
    id,
    mode,
    name,
    hint,
    allowlist,
    expires: timestampOrNull(key.expiresAt),
    expired: key.expiresAt !== null && key.expiresAt <= now,
    revoked: timestampOrNull(key.revokedAt),
    created: toTimestamp(createdAt),
    created_by: key.createdBy,
    last_used: timestampOrNull(use?.at ?? null),
    last_address: use?.address ?? null,
    use_recorded: toTimestamp(Math.max(createdAt, recordedSince)),
    unused: isUnused(key, use?.at ?? null, recordedSince, now),
    expires_soon: expiresSoon(key, now),
    operator,
  };
}

/** Removes what only operators may see. */
export function forMember({ operator: _, ...key }: Schemas["OperatorApiKey"]): Schemas["ApiKey"] {
  return key;
}
