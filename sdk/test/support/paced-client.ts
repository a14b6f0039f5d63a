/** A client whose waits take no time and are recorded, with fixed randomness and counted keys. */
import { Resources } from "@partner-esim/generated/resources";
import { createClient } from "../../src/core/client.ts";
import type { ClientOptions } from "../../src/core/options.ts";

export interface Paced {
  client: Resources;
  /** Every wait between attempts, in order. */
  waitsMs: number[];
}

export const apiKey = "sk_test_0123456789abcdefghijklmnopqrstuv";

/** Time begins at `startMs` and advances only by waiting. With `random` 1, every wait has its maximum length. */
export function pace(options: ClientOptions, { random = 1, startMs = 0 } = {}): Paced {
  const waitsMs: number[] = [];
  let nowMs = startMs;
  let keys = 0;
  const client = createClient(
    { apiKey, ...options },
    {
      now: () => nowMs,
      random: () => random,
      uuid: () => `key-${++keys}`,
      sleep: async (waitMs) => {
        waitsMs.push(waitMs);
        nowMs += waitMs;
      },
    },
  );
  return { client: new Resources(client), waitsMs };
}
