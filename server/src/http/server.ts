// An HTTP server with Node's own limits, and a stop that completes the requests in flight. A client's errors end only its
// connection.
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Random } from "../domain/values/random.ts";
import {
  handleMalformedRequests,
  hasBrokenTarget,
  hasUnknownEncoding,
  headersMax,
  rejectEncoding,
  rejectTarget,
} from "./malformed.ts";

export interface ServerOptions {
  log: Logger;
  random: Random;
  maxConnections?: number;
  /** Longer than the idle timeout of the proxy in front. */
  keepAliveSeconds?: number;
  /** Called for each connection beyond `maxConnections`. */
  dropped?: () => void;
}

export const usualConnections = 2000;
const headSizeBytes = 16 * 1024;
const headTimeoutMs = 10_000;
/** Catalogue files are large. */
const requestTimeoutMs = 120_000;
/** Without a byte in either direction. */
const idleTimeoutMs = 120_000;
const timeoutCheckMs = 1000;
/** A connection that has sent nothing for so long after the stop began was opened in reserve. */
const reservedMs = 1000;
const closeIdleEveryMs = 100;

export class HttpServer {
  readonly #server: Server;
  readonly #log: Logger;
  readonly #sockets = new Set<Socket>();
  readonly #responses = new Set<ServerResponse>();
  #isDraining = false;

  private constructor(handler: RequestListener, options: ServerOptions) {
    const { log, random, maxConnections = usualConnections, keepAliveSeconds = 65, dropped } = options;
    this.#log = log;
    this.#server = createServer({
      maxHeaderSize: headSizeBytes,
      headersTimeout: headTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: timeoutCheckMs,
      keepAliveTimeout: keepAliveSeconds * 1000,
      // A request without one gets the error envelope.
      requireHostHeader: false,
    });
    this.#server.maxHeadersCount = headersMax;
    this.#server.maxConnections = maxConnections;
    this.#server.timeout = idleTimeoutMs;
    if (dropped) this.#server.on("drop", dropped);
    this.#server.on("connection", (socket: Socket) => {
      // Node removes its own listener from the socket of a CONNECT request.
      socket.on("error", () => {});
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
    const handle: RequestListener = (request, response) => {
      this.#responses.add(response);
      response.once("close", () => this.#responses.delete(response));
      if (this.#isDraining) response.setHeader("Connection", "close");
      if (hasBrokenTarget(request)) rejectTarget(response, random);
      else if (hasUnknownEncoding(request)) rejectEncoding(response, random);
      else handler(request, response);
    };
    this.#server.on("request", handle);
    // An unknown expectation (Expect: …) does not change the response.
    this.#server.on("checkExpectation", handle);
    handleMalformedRequests(this.#server, random);
  }

  static async listen(
    handler: RequestListener,
    { port, host }: { port: number; host: string },
    options: ServerOptions,
  ): Promise<HttpServer> {
    const http = new HttpServer(handler, options);
    const server = http.#server;
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ port, host }, () => {
        server.off("error", reject);
        resolve();
      });
    });
    server.on("error", (error) => options.log.error({ err: error }, "a connection was not accepted"));
    return http;
  }

  /** Returns the URL of the listener, without a path. */
  urlAt(host: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return urlOf(host, port);
  }

  /** For `ms`, accepts connections and requests, and ends each connection with its next response. */
  async drain(ms: number): Promise<void> {
    this.#isDraining = true;
    for (const response of this.#responses)
      if (!response.headersSent) response.setHeader("Connection", "close");
    if (ms > 0) await sleep(ms);
  }

  /** Accepts no connections, waits up to `waitMs` for requests in flight, then closes the rest. */
  async close(waitMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const cut = setTimeout(() => {
      this.#log.warn("requests were still open at the end of the wait; their connections are cut");
      this.#server.closeAllConnections();
    }, waitMs);
    const idle = setInterval(() => this.#server.closeIdleConnections(), closeIdleEveryMs);
    const reserved = setTimeout(() => {
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    }, reservedMs);
    await closed;
    clearTimeout(cut);
    clearTimeout(reserved);
    clearInterval(idle);
  }

  /** Closes the listener and all connections. */
  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** Returns a URL without a path. */
export function urlOf(host: string, port: number): string {
  const named = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
}
