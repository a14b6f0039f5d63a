/**
 * Forwards sandbox events to a server without a public URL: reads them from the API and sends them one at a time, in
 * order of `sequence`, signed as the service does. Rejected events are reported and not retried.
 */
import { limits } from "@partner-esim/generated/limits";
import type { Event } from "@partner-esim/generated/models";
import type { Resources } from "@partner-esim/generated/resources";
import { signWebhook } from "../webhooks/testing.ts";

/** The outcome of an event. */
export interface Delivery {
  event: Event;
  /** The server's status code; undefined without a response. */
  status: number | undefined;
  /** Why there is no response. */
  error: string | undefined;
  durationMs: number;
}

export interface Forwarding {
  client: Pick<Resources, "events">;
  forwardTo: string;
  secret: string;
  /** Types to forward; default: all. */
  types?: readonly string[] | undefined;
  /** How many of the latest events to forward at start. */
  last: number;
  pollMs: number;
  onDelivery(delivery: Delivery): void;
  /** Called once, when listening has begun: later events are forwarded. */
  onReady(): void;
  /** Called when events cannot be read; the read is retried. */
  onError(error: unknown): void;
  signal: AbortSignal;
}

async function readNewer({ client, signal }: Forwarding, sequence: number): Promise<Event[]> {
  const found: Event[] = [];
  for await (const event of client.events.list({ limit: limits.pageLimitMax }, { signal })) {
    if (event.sequence <= sequence) break;
    found.push(event);
  }
  return found;
}

async function deliver({ forwardTo, secret, signal }: Forwarding, event: Event): Promise<Delivery> {
  const startMs = performance.now();
  const { body, headers } = await signWebhook(event, secret);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.webhookResponseSeconds * 1000)]);
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
    error =
      inner?.code === "ERR_SSL_WRONG_VERSION_NUMBER"
        ? "it speaks http, not https: write http://"
        : inner?.message || inner?.code || message;
  }
  return { event, status, error, durationMs: Math.round(performance.now() - startMs) };
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

/** Runs until aborted. Throws if the first read fails: key or URL are wrong. */
export async function forwardEvents(forwarding: Forwarding): Promise<void> {
  const { client, types, last, pollMs, signal, onDelivery, onReady, onError } = forwarding;
  const count = Math.max(1, last);
  const first = Math.min(count, limits.pageLimitMax);
  const latest = await client.events.list({ limit: first }, { signal }).toArray({ limit: count });
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
