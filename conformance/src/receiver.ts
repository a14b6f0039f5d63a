/**
 * Receives webhook requests on loopback. Keeps each request byte for byte and responds as the case decides, otherwise
 * with 404.
 */
import { createHmac, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Event } from "./contract.ts";

export interface Received {
  method: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  event: Event;
  /** Arrival in the receiver's time. */
  atMs: number;
  /** The stated signing time, in seconds of the deployment's time. */
  signedAt: number;
}

export interface Reply {
  status: number;
  body?: string;
  headers?: Record<string, string>;
  delayMs?: number;
}

/** Chooses the response; `count` is the number of earlier requests. */
export type Responder = (received: Received, count: number) => Reply;

export const accept: Responder = () => ({ status: 200 });
export const refuse: Responder = () => ({ status: 500 });

export class Inbox {
  readonly url: string;
  readonly received: Received[] = [];
  response: Responder;
  /** Maximum number of requests open at once. */
  mostOpen = 0;
  #open = 0;

  constructor(url: string, response: Responder) {
    this.url = url;
    this.response = response;
  }

  /** Returns the requests once there are `count`, or those received when the time is over. */
  async wait(count: number, limitMs = 15_000): Promise<readonly Received[]> {
    const endMs = Date.now() + limitMs;
    while (this.received.length < count && Date.now() < endMs) await sleep(20);
    return this.received;
  }

  async take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    this.mostOpen = Math.max(this.mostOpen, ++this.#open);
    response.once("close", () => this.#open--);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const received: Received = {
      method: request.method ?? "",
      headers: request.headers,
      body,
      event: parsed(body),
      atMs: Date.now(),
      signedAt: Number(request.headers["x-service-timestamp"]),
    };
    const reply = this.response(received, this.received.length);
    this.received.push(received);
    if (reply.delayMs) await sleep(reply.delayMs);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  }
}

export class Receiver {
  readonly #server: http.Server;
  readonly #inboxes = new Map<string, Inbox>();
  /** Prefix of every inbox URL. */
  readonly origin: string;

  private constructor(server: http.Server, origin: string) {
    this.#server = server;
    this.origin = origin;
    server.on("request", (request, response) => {
      const inbox = this.#inboxes.get(request.url ?? "");
      if (!inbox) response.writeHead(404).end();
      else inbox.take(request, response).catch(() => response.destroy());
    });
  }

  static async open(): Promise<Receiver> {
    const server = http.createServer();
    await new Promise<void>((resolve, reject) =>
      server.once("error", reject).listen(0, "127.0.0.1", () => resolve()),
    );
    return new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  inbox(response: Responder = accept): Inbox {
    const path = `/${randomUUID()}`;
    const inbox = new Inbox(this.origin + path, response);
    this.#inboxes.set(path, inbox);
    return inbox;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const signatureFormat = /^t=(\d+),v1=([0-9a-f]{64})$/;

/** Returns whether a request's signature matches its bytes (or `body`) under a secret. */
export function isSigned(received: Received, secret: string, body = received.body): boolean {
  const [, time, signature] = signatureFormat.exec(String(received.headers["x-service-signature"])) ?? [];
  if (time === undefined) return false;
  const hmac = createHmac("sha256", secret).update(`${time}.`).update(body);
  return hmac.digest("hex") === signature;
}

/** The headers of Standard Webhooks, which a service may omit. */
export function standardHeaders({ headers }: Received) {
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (name) => headers[name] as string | undefined,
  );
  return { id, timestamp, signature };
}

/** Returns the signature that Standard Webhooks specifies for the bytes received. */
export function standardSignature(received: Received, secret: string): string {
  const { id, timestamp } = standardHeaders(received);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const hmac = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(received.body);
  return `v1,${hmac.digest("base64")}`;
}

/** Invalid JSON becomes an event without type, on which every assertion fails. */
function parsed(body: Buffer): Event {
  try {
    return JSON.parse(body.toString()) as Event;
  } catch {
    return {} as Event;
  }
}
