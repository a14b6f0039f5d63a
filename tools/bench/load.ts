// The load generator: keeps a number of connections busy with precomputed requests for a while, and accepts no
// answer but the expected one. Written on bare sockets because it has to outrun the servers that it measures on
// one core, give each request its own key, and patch a new idempotency key into each POST.
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";

export const connections = 32;

export interface LoadRequest {
  /** The whole request as it goes out. */
  bytes: Buffer;
  status: number;
  /** The shortest and the longest body that counts as an answer. */
  bodyBytes: readonly [least: number, most: number];
  /** Where in `bytes` the UUID stands that has to be another one each time. */
  uuidAt?: number;
}

/** Requests taken in turn, from one round to the next, so that each API key stays below its limits. */
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
 * Sends requests over all connections for `durationMs`, the next one on each as soon as one is answered, or `pauseMs`
 * later.
 */
export async function runRound(
  port: number,
  ring: RequestRing,
  durationMs: number,
  pauseMs = 0,
): Promise<Round> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
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

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.once("error", reject);
    socket.once("connect", () => resolve(socket));
  });
}

interface Course {
  ring: RequestRing;
  endsAt: number;
  pauseMs: number;
}

/** One connection: asks, reads the answer whole, checks it, asks again until the time is over. */
function converse(socket: Socket, { ring, endsAt, pauseMs }: Course, latenciesMs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked: LoadRequest;
    let askedAt = 0;
    let missing = 0;
    const ask = () => {
      asked = ring.take();
      askedAt = performance.now();
      socket.write(asked.bytes);
    };
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server closed a connection")));
    socket.on("data", (data) => {
      try {
        missing = missing === 0 ? restOf(data, asked) : missing - data.length;
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
    // Connections that pause don't begin all at once.
    if (pauseMs === 0) ask();
    else setTimeout(ask, Math.random() * pauseMs);
  });
}

/** Judges the head of an answer; tells how many bytes of it are still to come. */
function restOf(data: Buffer, asked: LoadRequest): number {
  const headEnd = data.indexOf("\r\n\r\n");
  if (headEnd < 0) throw new Error("the head of an answer did not come in one piece");
  const head = data.toString("latin1", 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  const [least, most] = asked.bodyBytes;
  if (status !== asked.status || !(length >= least && length <= most)) {
    const wanted = `${asked.status} with ${least} to ${most} bytes`;
    throw new Error(`${firstLine(asked.bytes)}: expected ${wanted}, came ${data.toString("latin1", 0, 600)}`);
  }
  return headEnd + 4 + length - data.length;
}

const firstLine = (bytes: Buffer): string => bytes.toString("latin1", 0, bytes.indexOf("\r"));

/** The value that the given part of all values does not exceed. */
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
