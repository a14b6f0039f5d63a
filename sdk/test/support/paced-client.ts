/** A client whose waits take no time and are recorded, with fixed randomness and counted keys. */
import { Resources } from "@partner-esim/generated/resources";
import { createAbortListeners } from "../../src/core/abort-listeners.ts";
import { createClient } from "../../src/core/client.ts";
import type { ClientOptions } from "../../src/core/options.ts";

export interface Paced {
  client: Resources;
  /** Every wait between attempts, in order. */
  waitsMs: number[];
}

export const apiKey = "sk_test_0123456789abcdefghijklmnopqrstuv";

interface Pace {
  random?: number;
  startMs?: number;
  /** How far the clock of the machine is off, whenever it is read. */
  offMs?: () => number;
}

/** Time begins at `startMs` and advances only by waiting. With `random` 1, every wait has its maximum length. */
export function pace(options: ClientOptions, { random = 1, startMs = 0, offMs = () => 0 }: Pace = {}): Paced {
  const waitsMs: number[] = [];
  let elapsedMs = 0;
  let keys = 0;
  const client = createClient(
    { apiKey, ...options },
    {
      now: () => startMs + elapsedMs + offMs(),
      elapsedMs: () => elapsedMs,
      onAbort: createAbortListeners(),
      random: () => random,
      uuid: () => `key-${++keys}`,
      sleep: async (waitMs) => {
        waitsMs.push(waitMs);
        elapsedMs += waitMs;
      },
    },
  );
  return { client: new Resources(client), waitsMs };
}
