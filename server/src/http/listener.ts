// Opens and closes listeners. Every socket error is handled here, so what a client does ends only its connection.
import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Random } from "../domain/random.ts";
import { type Bounds, type RefusalCause, usualBounds } from "./bounds.ts";
import type { ClientAddress } from "./client-address.ts";
import { Connections } from "./connections.ts";
import { areDescriptorsLeft, mostDescriptors } from "./descriptors.ts";
import type { KnownClients } from "./known-clients.ts";
import {
  handleMalformedRequests,
  hasBrokenTarget,
  hasUnknownEncoding,
  headersMax,
  rejectEncoding,
  rejectTarget,
} from "./malformed.ts";

export interface Surroundings {
  log: Logger;
  random: Random;
  /** Should exceed the idle timeout of a load balancer in front. */
  keepAliveSeconds?: number;
  connectionRefused?: (cause: RefusalCause, count: number) => void;
  partOfDescriptors?: number;
  bounds?: Bounds;
  clientAddress?: ClientAddress;
  /** These go first under load. */
  known?: KnownClients;
  http?: ServerOptions;
}

/** Connections that wait to be accepted; with Node's 511 a burst of 2,000 makes others wait a second. */
const backlog = 4096;
/** Regardless of descriptors: an idle connection takes 10 KB. */
const connectionsMax = 10_000;
/** The others are for the database, webhooks, the supplier and the operator's listener. */
const mainPartOfDescriptors = 0.6;
export const adminPartOfDescriptors = 0.1;
const longestRequestMs = 20 * 60_000;
const sweepEveryMs = 1000;
const freeMemoryEveryMs = 100;
const logEveryMs = 60_000;

const connectionsOf = new WeakMap<Server, Connections>();

export async function listen(
  handler: RequestListener,
  { port, host }: { port: number; host: string },
  { log, random, keepAliveSeconds = 65, connectionRefused, http = {}, ...more }: Surroundings,
): Promise<Server> {
  const { partOfDescriptors = mainPartOfDescriptors, bounds = usualBounds, clientAddress, known } = more;
  const server = createServer({
    headersTimeout: bounds.timeoutMs,
    requestTimeout: longestRequestMs,
    connectionsCheckingInterval: sweepEveryMs,
    keepAliveTimeout: keepAliveSeconds * 1000,
    ...http,
  });
  server.maxHeadersCount = headersMax;
  const descriptors = mostDescriptors() ?? Number.POSITIVE_INFINITY;
  const most = Math.min(connectionsMax, Math.floor(descriptors * partOfDescriptors));
  const connections = new Connections(server, most, () => performance.now(), bounds, clientAddress, known);
  connectionsOf.set(server, connections);
  handleMalformedRequests(server, random, (socket) => connections.latestOf(socket));
  const handleOne: RequestListener = (request, response) => {
    if (hasBrokenTarget(request)) rejectTarget(response, random);
    else if (hasUnknownEncoding(request)) rejectEncoding(response, random);
    else handler(request, response);
  };
  const handle: RequestListener = (request, response) => connections.handle(request, response, handleOne);
  server.on("request", handle);
  // An unknown expectation (Expect: …) does not change the response.
  server.on("checkExpectation", handle);

  const refused = { connections: 0, descriptors: 0, memory: 0 };
  const refuse = (cause: RefusalCause, count = 1) => {
    refused[cause] += count;
    if (count > 0) connectionRefused?.(cause, count);
  };
  server.on("drop", () => refuse("connections"));
  let loggedAt = Number.NEGATIVE_INFINITY;
  const sweep = setInterval(() => {
    connections.sweep();
    if (!areDescriptorsLeft()) refuse("descriptors");
    const now = performance.now();
    if (Object.values(refused).every((count) => count === 0) || now - loggedAt < logEveryMs) return;
    loggedAt = now;
    log.error(
      { ...refused, open: connections.size, most },
      "connections were closed: too many are open, or they hold too much memory",
    );
    Object.assign(refused, { connections: 0, descriptors: 0, memory: 0 });
  }, sweepEveryMs).unref();
  const freeing = setInterval(() => refuse("memory", connections.freeMemory()), freeMemoryEveryMs).unref();
  server.once("close", () => {
    clearInterval(sweep);
    clearInterval(freeing);
  });

  return await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog }, () => {
      server.off("error", reject);
      server.on("error", (error) => log.error({ err: error }, "a connection was not accepted"));
      resolve(server);
    });
  });
}

export function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return urlOf(host, port);
}

/** Returns a URL without a path. */
export function urlOf(host: string, port: number): string {
  const named = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
}

/** For `ms`, goes on accepting connections and requests, and ends each connection with its next response. */
export async function drainServer(server: Server, ms: number): Promise<void> {
  connectionsOf.get(server)?.drain();
  if (ms > 0) await sleep(ms);
}

/** A connection that has sent nothing for this long after the stop began was opened in reserve. */
const silentMs = 1000;

/** Accepts no new connections, waits up to `waitMs` for requests in flight, then closes the rest. */
export async function closeServer(server: Server, waitMs: number, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    log.warn("requests were still open at the end of the wait; their connections are cut");
    server.closeAllConnections();
  }, waitMs);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const silent = setTimeout(() => {
    connectionsOf.get(server)?.closeSilent();
  }, silentMs);
  await closed;
  clearTimeout(cut);
  clearTimeout(silent);
  clearInterval(idle);
}
