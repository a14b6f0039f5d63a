// The open connections of a listener. Each is bounded in time: a body that doesn't arrive and a response that isn't read end
// the connection. Each has one request handled at a time, however many it pipelines. All are bounded in number, and shared
// out between the clients when it gets tight, so that no client takes the place of the others.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf, plainAddress } from "./client-address.ts";

export interface Bounds {
  /** How long a client may take to send the head of a request, or its body, or to read a response. */
  patienceMs: number;
  /** A client that moves as many bytes gets more time: as long as they take at this rate. */
  bytesPerMs: number;
}
export const usualBounds: Bounds = { patienceMs: 30_000, bytesPerMs: 16 };
/** Requests of one connection that wait for their turn: clients that pipeline send a few. */
const waitingMax = 100;
/** The same of all connections together. A waiting request takes 3 KB. */
const waitingInAllMax = 10_000;
/** Waiting requests that are begun in one turn of the event loop, so that new connections get theirs in between. */
const begunInOneTurn = 50;
/** How long a client may take to read the last responses before its connection ends. */
const lingerMs = 1000;
/** Part of the most connections at which room is made, and part that is left open then. */
const [fullAt, roomyAt] = [0.9, 0.75];
const makeRoomEveryMs = 250;

interface Connection {
  socket: Socket;
  network: string;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** When the head of the latest request was there, and how many bytes had come until then. */
  startedAt: number;
  startedBytes: number;
  /** Whether a request is being handled. */
  isBusy: boolean;
  /** Those behind it, in order. */
  waiting: (() => void)[];
  /** Whether the client has sent too many: what is here is handled, and then the connection ends. */
  isEnding: boolean;
  /** The responses that the client has not read yet; null while all has gone out. */
  unread: Unread | null;
}

interface Unread {
  since: number;
  /** What had gone out by then, and by the last sweep that saw progress. */
  sentAtFirst: number;
  sentBytes: number;
  movedAt: number;
}

export class Connections {
  readonly #server: Server;
  readonly #max: number;
  readonly #now: () => number;
  readonly #bounds: Bounds;
  /** In the order in which they were opened. */
  readonly #open = new Map<Socket, Connection>();
  #roomMadeAt = Number.NEGATIVE_INFINITY;
  /** Connections whose next request can begin. */
  readonly #ready: Connection[] = [];
  #waitingInAll = 0;

  /** @param now milliseconds of a clock that is never set */
  constructor(server: Server, max: number, now: () => number, bounds: Bounds = usualBounds) {
    this.#server = server;
    this.#bounds = bounds;
    this.#max = max;
    this.#now = now;
    server.maxConnections = max;
    server.on("connection", (socket) => this.#add(socket));
    server.on("drop", () => this.#makeRoom());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Handles a request, now or after those that came before it on the same connection. */
  handle(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isEnding || socket.destroyed) return;
    if (connection.waiting.length >= waitingMax || this.#waitingInAll >= waitingInAllMax) {
      connection.isEnding = true;
      stopParsing(socket);
      return;
    }
    connection.request = request;
    connection.response = response;
    response.once("close", () => this.#goOn(connection));
    const begin = () => {
      connection.isBusy = true;
      connection.startedAt = this.#now();
      connection.startedBytes = socket.bytesRead;
      handler(request, response);
    };
    if (connection.isBusy) {
      connection.waiting.push(begin);
      this.#waitingInAll += 1;
    } else begin();
  }

  /** Ends the connections whose time is over. To be called every second or so. */
  sweep(): void {
    const now = this.#now();
    this.#makeRoom();
    for (const connection of this.#open.values()) {
      if (isUnread(connection, now, this.#bounds)) connection.socket.destroy();
      else if (isLate(connection, now, this.#bounds)) this.#endLate(connection);
    }
  }

  /** Closes those that have sent nothing. */
  closeSilent(): void {
    for (const socket of this.#open.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /** A request has its response: the next one's turn comes, or the connection ends. */
  #goOn(connection: Connection): void {
    const { socket } = connection;
    if (connection.waiting.length > 0) {
      this.#ready.push(connection);
      if (this.#ready.length === 1) setImmediate(() => this.#beginReady());
      return;
    }
    connection.isBusy = false;
    if (!connection.isEnding) return;
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  }

  #beginReady(): void {
    for (const { waiting } of this.#ready.splice(0, begunInOneTurn)) {
      const begin = waiting.shift();
      if (begin === undefined) continue;
      this.#waitingInAll -= 1;
      begin();
    }
    if (this.#ready.length > 0) setImmediate(() => this.#beginReady());
  }

  #remove(connection: Connection): void {
    this.#open.delete(connection.socket);
    this.#waitingInAll -= connection.waiting.length;
    connection.waiting = [];
  }

  #add(socket: Socket): void {
    // Node takes its own listener off a socket that it hands over (`connect`, `upgrade`).
    socket.on("error", () => {});
    const network = networkOf(plainAddress(socket.remoteAddress ?? ""));
    const connection: Connection = {
      ...{ socket, network, request: null, response: null, startedAt: 0, startedBytes: 0 },
      ...{ isBusy: false, waiting: [], isEnding: false, unread: null },
    };
    this.#open.set(socket, connection);
    socket.once("close", () => this.#remove(connection));
    this.#makeRoom();
  }

  /** Whoever reads the body is told, and the client too, unless it has its response. */
  #endLate({ socket, response }: Connection): void {
    if (response?.headersSent) socket.destroy();
    else this.#server.emit("clientError", new LateBody(), socket);
  }

  /** The clients with the most connections lose those in which no request is being served, the oldest first. */
  #makeRoom(): void {
    if (this.#open.size < this.#max * fullAt) return;
    const now = this.#now();
    if (now - this.#roomMadeAt < makeRoomEveryMs) return;
    this.#roomMadeAt = now;
    const held = new Map<string, number>();
    for (const { network } of this.#open.values()) held.set(network, (held.get(network) ?? 0) + 1);
    const share = fairShare([...held.values()], this.#max * roomyAt);
    for (const { socket, network, request, isBusy } of this.#open.values()) {
      const count = held.get(network) ?? 0;
      const isServed = isBusy && request?.complete;
      if (count <= share || isServed) continue;
      held.set(network, count - 1);
      socket.destroy();
    }
  }
}

/**
 * Keeps Node from handing over what is left of the bytes read: 64 KB hold 3,500 requests, and each costs 5 µs and 3 KB even
 * if nobody looks at it. Node has no public way to say so. Its parser stops where a request is said to upgrade.
 */
function stopParsing(socket: Socket): void {
  socket.pause();
  const { parser } = socket as { parser?: { onIncoming?: () => number } | null };
  if (parser?.onIncoming) parser.onIncoming = () => upgrades;
}
const upgrades = 2;

/** As Node's own check reports what doesn't arrive. */
class LateBody extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

function isLate(connection: Connection, now: number, { patienceMs, bytesPerMs }: Bounds): boolean {
  const { socket, request, waiting, startedAt, startedBytes } = connection;
  if (request === null || request.complete || waiting.length > 0) return false;
  return now - startedAt > patienceMs + (socket.bytesRead - startedBytes) / bytesPerMs;
}

/** Whether the client has read nothing for too long, or reads too slowly on the whole. Keeps count in the connection. */
function isUnread(connection: Connection, now: number, { patienceMs, bytesPerMs }: Bounds): boolean {
  const { socket } = connection;
  if (socket.writableLength === 0) {
    connection.unread = null;
    return false;
  }
  const sentBytes = sentBytesOf(socket);
  connection.unread ??= { since: now, sentAtFirst: sentBytes, sentBytes, movedAt: now };
  const { unread } = connection;
  if (sentBytes !== unread.sentBytes) Object.assign(unread, { sentBytes, movedAt: now });
  const slowestMs = patienceMs + (sentBytes - unread.sentAtFirst) / bytesPerMs;
  return now - unread.movedAt > patienceMs || now - unread.since > slowestMs;
}

/**
 * The bytes that the system has taken. What Node still counts as waiting includes all of a write of which a part has gone
 * out; the handle knows better, and Node's own timeout of sockets asks it too.
 */
function sentBytesOf(socket: Socket): number {
  const handle = (socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null })._handle;
  const { bytesWritten, writeQueueSize } = handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined)
    return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}

/** The largest share at which all together hold no more than `most`. */
function fairShare(held: number[], most: number): number {
  let [left, clients] = [most, held.length];
  for (const count of held.sort((a, b) => a - b)) {
    if (count > left / clients) return Math.floor(left / clients);
    left -= count;
    clients -= 1;
  }
  return Number.POSITIVE_INFINITY;
}
