/**
 * Polls new events without webhooks, oldest first. Progress is stored as one number, after an event was handled:
 * after a crash an event can come twice, and none is lost.
 */
import type { ApiErrorBase } from "./api-error.ts";
import type { Client } from "./client.ts";
import type { Endpoint } from "./endpoint.ts";
import { PartnerEsimError } from "./errors.ts";
import type { RequestOptions } from "./options.ts";
import { list } from "./pages.ts";
import { callNames, checkNames } from "./settings.ts";

/** Stores the `sequence` of the last handled event: in a file, a database row, Redis. */
export interface EventCursor {
  /** Returns the stored number; undefined or null at the very first start. */
  get(): number | undefined | null | Promise<number | undefined | null>;
  /** Stores a number. */
  set(sequence: number): unknown;
}

/** Options for polling; the others apply to each read. */
export interface PollOptions extends RequestOptions {
  /** Where to continue after a restart. Without it, polling begins with new events. */
  cursor?: EventCursor | undefined;
  /** Interval between polls. Default: 5,000; at least 1,000. */
  pollMs?: number | undefined;
}

/** Events are kept for 30 days; of a backlog, at most this many (the oldest) are held in memory. */
const mostHeld = 10_000;

export async function* poll<T extends { sequence: number }>(
  client: Client,
  endpoint: Endpoint,
  pollOptions: PollOptions = {},
): AsyncGenerator<T, never> {
  checkNames(pollOptions, [...callNames, "cursor", "pollMs"]);
  const { cursor, pollMs = 5_000, ...options } = pollOptions;
  if (!(pollMs >= 1_000)) throw new PartnerEsimError("pollMs must be 1000 or more");
  if (cursor !== undefined && !(typeof cursor?.get === "function" && typeof cursor.set === "function"))
    throw new PartnerEsimError("cursor must be an object: { get, set }");
  const newest = (limit: number) => list<T, { data: T[] }>(client, endpoint, { query: { limit } }, options);
  let last = await cursor?.get();
  for (;;) {
    let waitMs = pollMs;
    const fresh: T[] = [];
    try {
      if (last == null) {
        last = (await newest(1)).data[0]?.sequence ?? 0;
        await cursor?.set(last);
      }
      for await (const event of newest(100)) {
        if (event.sequence <= last) break;
        if (fresh.push(event) <= mostHeld) continue;
        fresh.shift();
        waitMs = 0;
      }
    } catch (cause) {
      const error = cause as ApiErrorBase;
      if (!error.retryable) throw error;
      fresh.length = 0;
      waitMs = Math.max(pollMs, error.retryAfterMs ?? 0);
    }
    for (const event of fresh.reverse()) {
      yield event;
      last = event.sequence;
      await cursor?.set(last);
    }
    // If the signal ends the wait, the next read throws.
    await client.runtime.sleep(waitMs, options.signal);
  }
}
