// Receives webhooks for a test, kept as they arrived.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Event, EventByType, EventType } from "@partner-esim/generated/events";

/** Webhooks leave within a second. */
const defaultTimeoutMs = 10_000;
const pollIntervalMs = 10;

export interface ReceivedWebhook<E extends Event = Event> {
  headers: Record<string, string>;
  /** The raw body that was signed. */
  body: string;
  event: E;
}

export interface WebhookReceiver {
  readonly url: string;
  /** The signing secret. */
  readonly secret: string;
  /** All requests so far, in order of arrival. */
  readonly received: readonly ReceivedWebhook[];
  /** Takes the first request not yet taken, of `type` if given; waits up to 10 seconds. */
  next<Type extends EventType>(
    type?: Type,
    options?: { timeoutMs?: number },
  ): Promise<ReceivedWebhook<EventByType[Type]>>;
  /** Sets the status code of responses; initially 204. */
  respondWith(status: number): void;
  close(): Promise<void>;
}

/** @param register registers the URL as an endpoint and returns its secret */
export async function receiveAt(
  register: (address: string) => Promise<{ secret: string }>,
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const reported = new Set<ReceivedWebhook>();
  let status = 204;
  const server = createServer(async (request, response) => {
    try {
      const body = await text(request);
      received.push({ headers: request.headers as Record<string, string>, body, event: JSON.parse(body) });
      response.writeHead(status).end();
    } catch {
      // Cut off by `close`, or no webhook.
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
  const { secret } = await register(url);

  async function next<Type extends EventType>(type?: Type, { timeoutMs = defaultTimeoutMs } = {}) {
    for (let waitedMs = 0; waitedMs <= timeoutMs; waitedMs += pollIntervalMs) {
      const found = received.find(
        (each) => !reported.has(each) && (type === undefined || each.event.type === type),
      );
      if (found) {
        reported.add(found);
        return found as ReceivedWebhook<EventByType[Type]>;
      }
      await sleep(pollIntervalMs);
    }
    const came = received.map(({ event }) => event.type).join(", ") || "nothing";
    throw new Error(`No webhook ${type ?? ""} within ${timeoutMs} ms; what came: ${came}`);
  }

  return {
    url,
    secret,
    received,
    next,
    respondWith(next) {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
