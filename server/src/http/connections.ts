// Limits and timeouts of connections. Near the limits, connections are shared fairly between clients.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { dropRest, limitParts, SmallParts } from "./body-parts.ts";
import { type Bounds, usualBounds } from "./bounds.ts";
import { type ClientAddress, clientAddress, networkOf, peerOf } from "./client-address.ts";
import {
  type Connection,
  endAfter,
  heldBytes,
  isLate,
  isServed,
  LateBody,
  unfinishedRequests,
} from "./connection.ts";
import { type Holding, oldest, overShare, sumOf } from "./eviction.ts";
import { FairStarts } from "./fair-starts.ts";
import { type KnownClients, senderOf } from "./known-clients.ts";
import { isLarge, LargeStarts } from "./large-starts.ts";
import { closeWithoutStacks, stopParsing } from "./node-http.ts";
import { Paced } from "./paced.ts";
import { isUnread } from "./unread.ts";
import { WaitingRequests } from "./waiting-requests.ts";

/** Per connection: hardly a client pipelines. Parsing one and dropping it takes 20 µs. */
const waitingMax = 4;
/** Time for reading the last responses before the connection ends. */
const lingerMs = 1000;
const fullAt = 0.9;
const roomyAt = 0.75;
const makeRoomEveryMs = 250;
/** Ending one with a request in flight takes 0.1 ms, and a client can make the service end a thousand at once. */
const endedInOneTurn = 16;
/** Attackers open another connection for each that ends, and everyone else's new ones wait behind those. */
const endedAtOnce = { slowly: 20, quickly: 200 };
const allAtOnce = { slowly: Number.POSITIVE_INFINITY, quickly: Number.POSITIVE_INFINITY };
/** About one request's body: many clients that hold little lose their oldest requests, whoever holds most. */
const leastShareBytes = 256 * 1024;

export class Connections {
  readonly #server: Server;
  readonly #max: number;
  readonly #now: () => number;
  readonly #bounds: Bounds;
  readonly #addressOf: ClientAddress;
  readonly #open = new Map<Socket, Connection>();
  #roomMadeAt = Number.NEGATIVE_INFINITY;
  #isDraining = false;
  readonly #starts: FairStarts;
  readonly #largeStarts: LargeStarts;
  readonly #waiting = new WaitingRequests();
  readonly #stalled = new Set<Socket>();
  readonly #smallParts: SmallParts;
  readonly #endings = new Paced<Socket>(endedInOneTurn, (socket) => socket.destroy());

  /** @param now milliseconds of a monotonic clock */
  constructor(
    server: Server,
    max: number,
    now: () => number,
    bounds: Bounds = usualBounds,
    addressOf: ClientAddress = clientAddress([]),
    known?: KnownClients,
  ) {
    this.#starts = new FairStarts(now, (client) => known?.has(client) ?? false);
    this.#largeStarts = new LargeStarts(now, known);
    this.#smallParts = new SmallParts(now);
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

  handle(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isEnding || socket.destroyed) return;
    const client = networkOf(this.#addressOf(request));
    if (connection.isBusy && (connection.waiting.length >= waitingMax || !this.#waiting.hasRoom(client))) {
      connection.isEnding = true;
      stopParsing(socket);
      return;
    }
    connection.network = client;
    connection.request = request;
    connection.response = response;
    // A request that ends early emits one, perhaps after its response.
    request.on("error", () => {});
    let sentBefore = 0;
    response.once("close", () => {
      dropRest(request);
      this.#starts.wrote(client, socket.bytesWritten - sentBefore);
      this.#resume(connection);
    });
    const begin = () => {
      connection.isStarted = true;
      if (connection.waiting.length > 0) pauseParsing(connection);
      sentBefore = socket.bytesWritten;
      connection.startedAt = this.#now();
      connection.startedBytes = socket.bytesRead;
      if (this.#isDraining) endAfter(connection, response);
      handler(request, response);
    };
    if (connection.isBusy) {
      connection.waiting.push({ client, begin, sender: senderOf(request), isLarge: isLarge(request) });
      this.#waiting.add(client);
      if (connection.isStarted) pauseParsing(connection);
      return;
    }
    connection.isBusy = true;
    const starts = isLarge(request) ? this.#largeStarts : this.#starts;
    connection.cancelStart = starts.take(client, begin, senderOf(request));
  }

  latestOf(socket: Socket): Pick<Connection, "request" | "response"> {
    return this.#open.get(socket) ?? { request: null, response: null };
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

  /** Ends requests of the clients that hold most, oldest first, when all hold too much. Returns how many. */
  freeMemory(): number {
    if (!this.#endings.isEmpty) return 0;
    const { heldBytes: bytes, unfinished } = this.#bounds;
    return (
      this.#endExcess(heldBytes, bytes, leastShareBytes) ||
      this.#endExcess(unfinishedRequests, unfinished, 1, endedAtOnce) ||
      this.#endStalled()
    );
  }

  /** From now on each connection ends with its next response, which says so: its client opens another one. */
  drain(): void {
    this.#isDraining = true;
    for (const connection of this.#open.values())
      if (connection.isStarted && connection.response) endAfter(connection, connection.response);
  }

  closeSilent(): void {
    for (const socket of this.#open.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  #resume(connection: Connection): void {
    const { socket } = connection;
    const next = connection.waiting[0];
    if (next !== undefined) {
      const begin = () => this.#beginNext(connection);
      const starts = next.isLarge ? this.#largeStarts : this.#starts;
      connection.cancelStart = starts.take(next.client, begin, next.sender);
      return;
    }
    connection.isBusy = connection.isStarted = false;
    connection.restedBytes = socket.bytesRead;
    // Each response that a closed connection drops comes here too.
    if (!connection.isEnding || socket.destroyed) return;
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  }

  #beginNext({ socket, waiting, isEnding }: Connection): void {
    const next = waiting.shift();
    if (next === undefined) return;
    this.#waiting.remove(next.client);
    if (waiting.length === 0 && !isEnding) socket.resume();
    next.begin();
  }

  #remove(connection: Connection): void {
    connection.cancelStart();
    this.#open.delete(connection.socket);
    this.#stalled.delete(connection.socket);
    for (const { client } of connection.waiting) this.#waiting.remove(client);
    connection.waiting = [];
  }

  #add(socket: Socket): void {
    // Node removes its listener from a socket that it hands over (`connect`, `upgrade`).
    socket.on("error", () => {});
    const connection: Connection = {
      socket,
      network: null,
      request: null,
      response: null,
      startedAt: this.#now(),
      startedBytes: 0,
      restedBytes: 0,
      isBusy: false,
      isStarted: false,
      waiting: [],
      isEnding: false,
      unread: null,
      cancelStart: () => {},
    };
    this.#open.set(socket, connection);
    limitParts(
      socket,
      () => this.#smallParts.take(networkOfPeer(connection)),
      () => this.#stall(connection),
    );
    this.#starts.accepted();
    closeWithoutStacks(socket);
    socket.once("close", () => this.#remove(connection));
    this.#makeRoom();
  }

  #endLate({ socket, response }: Connection): void {
    if (response?.headersSent) socket.destroy();
    else this.#server.emit("clientError", new LateBody(), socket);
  }

  /** Closes idle connections, oldest first, of the clients with the most. */
  #makeRoom(): void {
    if (this.#open.size < this.#max * fullAt || !this.#endings.isEmpty) return;
    const now = this.#now();
    if (now - this.#roomMadeAt < makeRoomEveryMs) return;
    this.#roomMadeAt = now;
    const holdings = this.#holdings(() => 1);
    this.#end(overShare(holdings, this.#max * roomyAt));
  }

  /** The body arrives in too tiny parts: it never completes, and no other request is handled. */
  #stall(connection: Connection): void {
    connection.isEnding = true;
    this.#stalled.add(connection.socket);
  }

  #endStalled(): number {
    const ended = [...this.#stalled].slice(0, endedAtOnce.slowly);
    for (const socket of ended) socket.destroy();
    return ended.length;
  }

  #endExcess(
    amountOf: (connection: Connection) => number,
    max: number,
    leastShare: number,
    { slowly, quickly } = allAtOnce,
  ): number {
    let held = 0;
    for (const connection of this.#open.values()) held += amountOf(connection);
    if (held <= max) return 0;
    const holdings = this.#holdings(amountOf);
    holdings.sort((a, b) => a.of.startedAt - b.of.startedAt);
    const most = max * roomyAt;
    const greedy = new Set(overShare(holdings, most, leastShare));
    const rest = holdings.filter((holding) => !greedy.has(holding));
    const excess = [...greedy, ...oldest(rest, sumOf(rest) - most)];
    return this.#end(excess.slice(0, held > 2 * max ? quickly : slowly));
  }

  #holdings(amountOf: (connection: Connection) => number): Holding<Connection>[] {
    return [...this.#open.values()]
      .map((of) => ({ of, client: networkOfPeer(of), amount: amountOf(of), stays: isServed(of) }))
      .filter(({ amount }) => amount > 0);
  }

  /** Returns how many. */
  #end(holdings: readonly Holding<Connection>[]): number {
    for (const { of } of holdings) this.#endings.add(of.socket);
    return holdings.length;
  }
}

/**
 * What comes next stays unparsed: 64 KB may contain 1,000 requests. Not before one has begun, because a paused socket
 * doesn't tell that its client has gone.
 */
const pauseParsing = ({ socket }: Connection): void => {
  socket.pause();
};

const networkOfPeer = (connection: Connection): string => {
  connection.network ??= networkOf(peerOf(connection.socket));
  return connection.network;
};
