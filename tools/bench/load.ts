// The load generator: keeps connections busy with precomputed requests, and accepts only the expected responses. It
// uses raw sockets, because on one core it must be faster than the servers it measures.
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";

export const connections = 32;

export interface LoadRequest {
  /** The whole request as sent. */
  bytes: Buffer;
  status: number;
  /** The minimum and maximum length of the response body. */
  bodyBytes: readonly [least: number, most: number];
  /** The position in `bytes` of a UUID that must differ each time. */
  uuidAt?: number;
}

/** Rotates requests across rounds, so that each API key stays below its limits. */
export class RequestRing {
  readonly #requests: readonly LoadRequest[];
  #next = 0;
  #uuids = 0;
  readonly #uuidStart = randomUUID().slice(0, 24);

  constructor(requests: readonly LoadRequest[]) {
    if (requests.length === 0) throw new Error("there is nothing to ask for");
    this.#requests = requests;
  }

  take(): LoadRequest {
    const request = this.#requests[this.#next] as LoadRequest;
    this.#next = (this.#next + 1) % this.#requests.length;
    if (request.uuidAt !== undefined) {
      this.#uuids += 1;
      const uuid = this.#uuidStart + this.#uuids.toString(16).padStart(12, "0");
      request.bytes.write(uuid, request.uuidAt, "latin1");
    }
    return request;
  }
}

export interface Round {
  requests: number;
  seconds: number;
  medianMs: number;
  p99Ms: number;
}

/**
 * Sends requests over all connections for `durationMs`. Each connection sends the next one after a response, or
 * `pauseMs` later. Ports and client addresses are distributed over the connections.
 */
export async function runRound(
  port: number | readonly number[],
  ring: RequestRing,
  durationMs: number,
  pauseMs = 0,
  count = connections,
  addresses: readonly string[] = ["127.0.0.1"],
): Promise<Round> {
  const ports = [port].flat();
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      open(ports[i % ports.length] as number, addresses[i % addresses.length] as string),
    ),
  );
  const latenciesMs: number[] = [];
  const started = performance.now();
  const endsAt = started + durationMs;
  try {
    await Promise.all(sockets.map((socket) => converse(socket, { ring, endsAt, pauseMs }, latenciesMs)));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    requests: latenciesMs.length,
    seconds,
    medianMs: median(latenciesMs),
    p99Ms: percentile(latenciesMs, 0.99),
  };
}

function open(port: number, localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress, noDelay: true });
    socket.once("error", reject);
    socket.once("connect", () => resolve(socket));
  });
}

interface Course {
  ring: RequestRing;
  endsAt: number;
  pauseMs: number;
}

/** One connection: sends a request, checks the whole response, and repeats until the time is over. */
function converse(socket: Socket, { ring, endsAt, pauseMs }: Course, latenciesMs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let request: LoadRequest;
    let askedAt = 0;
    let missing = 0;
    const ask = () => {
      request = ring.take();
      askedAt = performance.now();
      socket.write(request.bytes);
    };
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server closed a connection")));
    socket.on("data", (data) => {
      try {
        missing = missing === 0 ? restOf(data, request) : missing - data.length;
        if (missing < 0) throw new Error("more came back than was asked for");
      } catch (error) {
        reject(error);
        return;
      }
      if (missing > 0) return;
      const now = performance.now();
      latenciesMs.push(now - askedAt);
      if (now + pauseMs >= endsAt) return resolve();
      if (pauseMs === 0) ask();
      else setTimeout(ask, pauseMs);
    });
    // Connections with pauses start staggered.
    if (pauseMs === 0) ask();
    else setTimeout(ask, Math.random() * pauseMs);
  });
}

/** Checks the head of a response. Returns how many of its bytes are still to come. */
function restOf(data: Buffer, request: LoadRequest): number {
  const headEnd = data.indexOf("\r\n\r\n");
  if (headEnd < 0) throw new Error("the head of an answer did not come in one piece");
  const head = data.toString("latin1", 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  const [least, bytesMax] = request.bodyBytes;
  if (status !== request.status || !(length >= least && length <= bytesMax)) {
    const requested = `${request.status} with ${least} to ${bytesMax} bytes`;
    throw new Error(
      `${firstLine(request.bytes)}: expected ${requested}, came ${data.toString("latin1", 0, 600)}`,
    );
  }
  return headEnd + 4 + length - data.length;
}

const firstLine = (bytes: Buffer): string => bytes.toString("latin1", 0, bytes.indexOf("\r"));

/** Returns the value that this share of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
