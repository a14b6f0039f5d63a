// The open connections of a listener. Each has timeouts: a body that doesn't arrive or a response that isn't read ends
// the connection. Each has one request handled at a time, however many are pipelined. Their number is limited, and near
// the limit they are shared fairly between clients.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { dropRest, keepRest } from "./body-rest.ts";
import { isWatched } from "./chunks.ts";
import { type ClientAddress, clientAddress, networkOf, plainAddress } from "./client-address.ts";
import { FairStarts } from "./fair-starts.ts";
import { isUnread, type Unread } from "./unread.ts";

export interface Bounds {
  /** How long a client may take to send a request's head or body, or to read a response. */
  timeoutMs: number;
  /** A client that transfers more bytes gets more time: as long as they take at this rate. */
  bytesPerMs: number;
  /** Bytes of unfinished requests and unread responses that all connections together may hold. */
  heldBytes: number;
}
export const usualBounds: Bounds = { timeoutMs: 30_000, bytesPerMs: 16, heldBytes: 64 * 1024 * 1024 };
/**
 * Why connections were closed. `memory`: what was sent or not read took too much of it. `descriptors` counts seconds in
 * which none was left: how many connections that cost can't be seen.
 */
export type RefusalCause = "connections" | "descriptors" | "memory";

/** Maximum waiting requests per connection: clients that pipeline send a few. */
const waitingMax = 100;
/** The same over all connections. A waiting request takes 3 KB. */
const waitingInAllMax = 10_000;
/** How long a client may take to read the last responses before its connection ends. */
const lingerMs = 1000;
/** The share of the maximum at which connections are closed, and the share that remains. */
const [fullAt, roomyAt] = [0.9, 0.75];
const makeRoomEveryMs = 250;

interface Connection {
  socket: Socket;
  /** The client: behind a trusted proxy, that of the latest request. */
  network: string;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** When the head of the latest request arrived, and how many bytes had arrived until then. */
  startedAt: number;
  startedBytes: number;
  /** How many bytes had come when there was last no request. */
  restedBytes: number;
  /** Whether a request is being handled. */
  isBusy: boolean;
  cancelStart: () => void;
  /** Requests waiting behind it, in order. */
  waiting: (() => void)[];
  /** Whether the client has sent too many: what has arrived is handled, and then the connection ends. */
  isEnding: boolean;
  /** Responses that the client has not read yet; null if everything was sent. */
  unread: Unread | null;
}

export class Connections {
  readonly #server: Server;
  readonly #max: number;
  readonly #now: () => number;
  readonly #bounds: Bounds;
  readonly #addressOf: ClientAddress;
  /** In order of opening. */
  readonly #open = new Map<Socket, Connection>();
  #roomMadeAt = Number.NEGATIVE_INFINITY;
  readonly #starts = new FairStarts();
  #waitingInAll = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(
    server: Server,
    max: number,
    now: () => number,
    bounds: Bounds = usualBounds,
    addressOf: ClientAddress = clientAddress([]),
  ) {
    this.#addressOf = addressOf;
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

  /** Handles a request, now or after the earlier ones of its connection. */
  handle(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isEnding || socket.destroyed) return;
    if (connection.waiting.length >= waitingMax || this.#waitingInAll >= waitingInAllMax) {
      connection.isEnding = true;
      stopParsing(socket);
      return;
    }
    connection.network = networkOf(this.#addressOf(request));
    connection.request = request;
    connection.response = response;
    response.once("close", () => {
      dropRest(request);
      this.#resume(connection);
    });
    const begin = () => {
      connection.startedAt = this.#now();
      connection.startedBytes = socket.bytesRead;
      keepRest(request);
      handler(request, response);
    };
    if (connection.isBusy) {
      connection.waiting.push(begin);
      this.#waitingInAll += 1;
      return;
    }
    connection.isBusy = true;
    connection.cancelStart = this.#starts.take(connection.network, begin);
  }

  /** Ends connections that have timed out. Call it about every second. */
  sweep(): void {
    const now = this.#now();
    this.#makeRoom();
    for (const connection of this.#open.values()) {
      if (isUnread(connection, now, this.#bounds)) connection.socket.destroy();
      else if (isLate(connection, now, this.#bounds)) this.#endLate(connection);
    }
  }

  /**
   * When unfinished requests and unread responses hold too much memory, the clients that hold most lose theirs, the
   * oldest first. To be called often. Returns how many connections that ended.
   */
  freeMemory(): number {
    const held = new Map<string, number>();
    let all = 0;
    for (const connection of this.#open.values()) {
      const bytes = heldBytes(connection);
      if (bytes === 0) continue;
      all += bytes;
      held.set(connection.network, (held.get(connection.network) ?? 0) + bytes);
    }
    if (all <= this.#bounds.heldBytes) return 0;
    return this.#shareOut(held, this.#bounds.heldBytes * roomyAt, heldBytes);
  }

  /** Closes those that have sent nothing. */
  closeSilent(): void {
    for (const socket of this.#open.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /** After a response: starts the next request, or ends the connection. */
  #resume(connection: Connection): void {
    const { socket } = connection;
    if (connection.waiting.length > 0) {
      connection.cancelStart = this.#starts.take(connection.network, () => this.#beginNext(connection));
      return;
    }
    connection.isBusy = false;
    if (isDumped(connection)) {
      connection.isEnding = true;
      stopParsing(socket);
    }
    connection.restedBytes = socket.bytesRead;
    if (!connection.isEnding) return;
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  }

  #beginNext({ waiting }: Connection): void {
    const begin = waiting.shift();
    if (begin === undefined) return;
    this.#waitingInAll -= 1;
    begin();
  }

  #remove(connection: Connection): void {
    connection.cancelStart();
    this.#open.delete(connection.socket);
    this.#waitingInAll -= connection.waiting.length;
    connection.waiting = [];
  }

  #add(socket: Socket): void {
    // Node removes its own listener from a socket that it hands over (`connect`, `upgrade`).
    socket.on("error", () => {});
    const network = networkOf(plainAddress(socket.remoteAddress ?? ""));
    const connection: Connection = {
      ...{ socket, network, request: null, response: null, startedAt: 0, startedBytes: 0 },
      ...{ restedBytes: 0, isBusy: false, waiting: [], isEnding: false, unread: null, cancelStart: () => {} },
    };
    this.#open.set(socket, connection);
    socket.once("close", () => this.#remove(connection));
    this.#makeRoom();
  }

  /** Fails the reading of the body, and informs the client too, unless it has its response. */
  #endLate({ socket, response }: Connection): void {
    if (response?.headersSent) socket.destroy();
    else this.#server.emit("clientError", new LateBody(), socket);
  }

  /** The clients with the most connections lose idle ones, oldest first. */
  #makeRoom(): void {
    if (this.#open.size < this.#max * fullAt) return;
    const now = this.#now();
    if (now - this.#roomMadeAt < makeRoomEveryMs) return;
    this.#roomMadeAt = now;
    const held = new Map<string, number>();
    for (const { network } of this.#open.values()) held.set(network, (held.get(network) ?? 0) + 1);
    this.#shareOut(held, this.#max * roomyAt, () => 1);
  }

  /**
   * Ends connections, the oldest first, until no client holds more than its share.
   * @param held by client
   * @param takes what a connection adds to that
   * @returns the number of connections that ended
   */
  #shareOut(held: Map<string, number>, most: number, takes: (connection: Connection) => number): number {
    const share = fairShare([...held.values()], most);
    let ended = 0;
    for (const connection of this.#open.values()) {
      const { socket, network } = connection;
      const has = held.get(network) ?? 0;
      const freed = takes(connection);
      if (has <= share || freed === 0 || isServed(connection)) continue;
      held.set(network, has - freed);
      socket.destroy();
      ended += 1;
    }
    return ended;
  }
}

/** Whether the service works on a whole request. */
const isServed = ({ isBusy, request, response }: Connection): boolean =>
  isBusy && request?.complete === true && response?.writableEnded === false;

/** Of requests that are not over, and of responses that the system has not taken yet. */
const heldBytes = ({ socket, restedBytes }: Connection): number =>
  socket.bytesRead - restedBytes + socket.writableLength;

/** Whether Node drops the rest of a body that nobody reads: it does so for tiny chunks too. */
const isDumped = ({ request }: Connection): boolean =>
  request !== null &&
  !request.complete &&
  request.headers["transfer-encoding"] !== undefined &&
  !isWatched(request);

/**
 * Stops Node from parsing the rest of the bytes: 64 KB contain 3,500 requests, and each costs 5 µs and 3 KB even if it
 * is ignored. Node has no public API for this. Its parser stops where a request asks for an upgrade.
 */
function stopParsing(socket: Socket): void {
  socket.pause();
  const { parser } = socket as { parser?: { onIncoming?: () => number } | null };
  if (parser?.onIncoming) parser.onIncoming = () => upgrades;
}
const upgrades = 2;

/** The error of Node's own check for requests that don't arrive. */
class LateBody extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

function isLate(connection: Connection, now: number, { timeoutMs, bytesPerMs }: Bounds): boolean {
  const { socket, request, waiting, startedAt, startedBytes } = connection;
  if (request === null || request.complete || waiting.length > 0) return false;
  return now - startedAt > timeoutMs + (socket.bytesRead - startedBytes) / bytesPerMs;
}

/** Returns the largest share at which all together have at most `most`. */
function fairShare(held: number[], most: number): number {
  let [left, clients] = [most, held.length];
  for (const count of held.sort((a, b) => a - b)) {
    if (count > left / clients) return Math.floor(left / clients);
    left -= count;
    clients -= 1;
  }
  return Number.POSITIVE_INFINITY;
}
