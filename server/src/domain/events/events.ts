// Events are stored as JSON text in the transaction of their change, so readers get the state at that time.
import type { EventByType, StoredEventType } from "@partner-esim/generated/events";
import { limits } from "@partner-esim/generated/limits";
import type { Ledger } from "../ledger/entry.ts";
import type { Tx } from "../ports.ts";
import { newEventId } from "../values/ids.ts";
import { type Json, toJson } from "../values/json.ts";
import type { Random } from "../values/random.ts";
import { dayMs } from "../values/timestamps.ts";
import { makeDeliveries } from "../webhooks/deliveries.ts";
import type { EventRecord, EventSubject } from "./event.ts";

export const oldestReadable = (now: number): number => now - limits.eventRetentionDays * dayMs;

/**
 * Appends an event and its deliveries unless the account is inactive. The caller saves the ledger with its sequence.
 */
export async function recordEvent<Type extends StoredEventType>(
  tx: Tx<NoInfer<Type>>,
  ledger: Ledger,
  type: Type,
  data: EventByType[Type]["data"],
  now: number,
  random: Random,
  subject: EventSubject = {},
): Promise<Json<EventByType[Type]["data"]>> {
  const text = toJson(data);
  if (!ledger.active) return text;
  ledger.sequence += 1;
  const event: EventRecord & { type: Type } = {
    id: newEventId(random, now),
    ledger: ledger.n,
    mode: ledger.mode,
    sequence: ledger.sequence,
    type,
    createdAt: now,
    data: text,
  };
  await tx.events.append(event, subject);
  if (ledger.enabledEndpoints > 0) await makeDeliveries(tx, event, now, random);
  return text;
}
