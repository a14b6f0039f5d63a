/**
 * Brings the events of the sandbox to a server that has no public address: they are read from the API, and sent on one
 * at a time, in the order of `sequence`, signed as the service signs them. What the server does not take is told and not
 * sent again.
 */
import { limits } from "@partner-esim/generated/limits";
import type { Event } from "@partner-esim/generated/models";
import type { Resources } from "@partner-esim/generated/resources";
import { signWebhook } from "../webhooks/testing.ts";

/** What became of an event. */
export interface Delivery {
  event: Event;
  /** The status that the server answered with; undefined when it did not. */
  status: number | undefined;
  /** Why there is no status. */
  error: string | undefined;
  durationMs: number;
}

export interface Forwarding {
  client: Pick<Resources, "events">;
  forwardTo: string;
  secret: string;
  /** The types to send on; all when it is left out. */
  types?: readonly string[] | undefined;
  /** How many of the latest events to send on at the start. */
  last: number;
  pollMs: number;
  onDelivery(delivery: Delivery): void;
  /** Told once, when listening has begun: what happens from then on is sent. */
  onReady(): void;
  /** A failure to read the events; it is tried again. */
  onError(error: unknown): void;
  signal: AbortSignal;
}

/** Newest first, as far as they are newer than `sequence`. */
async function readNewer({ client, signal }: Forwarding, sequence: number): Promise<Event[]> {
  const found: Event[] = [];
  for await (const event of client.events.list({ limit: limits.pageLimitMax }, { signal })) {
    if (event.sequence <= sequence) break;
    found.push(event);
  }
  return found;
}

async function deliver({ forwardTo, secret, signal }: Forwarding, event: Event): Promise<Delivery> {
  const startMs = Date.now();
  const { body, headers } = await signWebhook(event, secret);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.webhookAnswerSeconds * 1000)]);
  let status: number | undefined;
  let error: string | undefined;
  try {
    const response = await fetch(forwardTo, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
      signal: limit,
    });
    status = response.status;
    await response.body?.cancel();
  } catch (cause) {
    const { message, cause: inner } = cause as Error & { cause?: Error & { code?: string } };
    error = inner?.message || inner?.code || message;
  }
  return { event, status, error, durationMs: Date.now() - startMs };
}

const pause = (waitMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, waitMs);
    signal.addEventListener("abort", wake);
  });

/** Runs until the signal is aborted. A first read that fails is thrown: key or address are wrong. */
export async function forwardEvents(forwarding: Forwarding): Promise<void> {
  const { client, types, last, pollMs, signal, onDelivery, onReady, onError } = forwarding;
  const most = Math.max(1, last);
  const first = Math.min(most, limits.pageLimitMax);
  const latest = await client.events.list({ limit: first }, { signal }).toArray({ limit: most });
  let fresh = latest.slice(0, last);
  let sequence = latest[0]?.sequence ?? 0;
  onReady();
  while (!signal.aborted) {
    for (const event of fresh.toReversed()) {
      if (signal.aborted) return;
      if (!types || types.includes(event.type)) onDelivery(await deliver(forwarding, event));
    }
    await pause(pollMs, signal);
    if (signal.aborted) return;
    fresh = await readNewer(forwarding, sequence).catch((error: unknown) => {
      if (!signal.aborted) onError(error);
      return [];
    });
    sequence = fresh[0]?.sequence ?? sequence;
  }
}
