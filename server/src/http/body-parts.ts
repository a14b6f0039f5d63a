// Limits what the parts of request bodies cost. Node makes a buffer of each chunk as it parses, read or not: 64 KB in
// chunks of one byte take 12 ms and 3 MB. It reads a socket up to 32 times in a turn, 64 KB each, and all sockets.
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { acceptedSoFar } from "../domain/yield-turn.ts";
import { Paced } from "./paced.ts";

/** More parts than `few` must hold `leastBytes` each on average. Networks make parts of more than 512 bytes. */
const limits = [
  { few: 256, leastBytes: 32 },
  { few: 512, leastBytes: 512 },
];
const areTooMany = (parts: number, bytes: number) =>
  limits.some(({ few, leastBytes }) => parts > few && bytes < parts * leastBytes);
/** Without these, small parts count for their client. */
const freeParts = 16;
/** Of a client in a second. One takes two microseconds. */
const smallPartsMax = 2000;
const none = Buffer.alloc(0);
/** Whose bytes each parser reads. Node gives a parser to another connection, sometimes before the first has closed. */
const sockets = new WeakMap<Parser, Socket>();
const originals = new WeakMap<Parser, Callbacks>();

/** Node has no public API to see parts before they are buffered, or to stop a parser. */
interface Parser extends Callbacks {
  constructor: { kOnBody: number; kOnMessageComplete: number };
  incoming: IncomingMessage | null;
}

interface Callbacks {
  [callback: number]: ((this: Parser, ...parts: Buffer[]) => void) | undefined;
}

/** What was read of a body and waits for its turn. */
interface Held {
  socket: Socket;
  parts: Buffer[];
  deliver: () => void;
}

const goOn = (held: Held) => {
  held.deliver();
  held.socket.resume();
};
let acceptedBefore = 0;
/** Node accepts one connection per turn, and each may bring a body: long turns would make new connections wait. */
const usually = new Paced(() => {
  const accepted = acceptedSoFar();
  const isAccepting = accepted !== acceptedBefore;
  acceptedBefore = accepted;
  return isAccepting ? 1 : 4;
}, goOn);
/** 64 KB in chunks of 64 bytes take a millisecond. */
const inSmallParts = new Paced(1, goOn, 2);
/** A client with a gigabyte sends as fast as it is read. */
const rejected = new Paced(1, goOn, 2);
const smallBytes = 512;
const largeBytes = 16 * 1024;
/** Parts as they arrive take 300 bytes more each. */
const joinedAt = 512;
/** Their responses have ended. */
const unwanted = new WeakSet<IncomingMessage>();

/**
 * Reads bodies in turns, once each, and joins the parts of a turn. A body in tiny parts is not read further and never
 * completes; `exceeded` should end it.
 */
export function limitParts(socket: Socket, mayBeSmall: () => boolean, exceeded: () => void): void {
  const { parser } = socket as { parser?: Parser };
  if (!parser) return;
  const { kOnBody, kOnMessageComplete } = parser.constructor;
  const original = originals.get(parser) ?? {
    [kOnBody]: parser[kOnBody],
    [kOnMessageComplete]: parser[kOnMessageComplete],
  };
  originals.set(parser, original);
  sockets.set(parser, socket);
  let parts = 0;
  let bytes = 0;
  const held: Held = {
    socket,
    parts: [],
    deliver() {
      const { incoming } = parser;
      const joined = held.parts.length === 1 ? held.parts[0] : Buffer.concat(held.parts);
      const isEmpty = held.parts.length === 0;
      held.parts = [];
      if (isEmpty || sockets.get(parser) !== socket || incoming === null || unwanted.has(incoming)) return;
      original[kOnBody]?.call(parser, joined ?? none);
    },
  };
  const leaveTurn = () => {
    for (const turns of [usually, inSmallParts, rejected]) turns.delete(held);
  };
  const forget = () => {
    leaveTurn();
    parts = 0;
    bytes = 0;
  };
  parser[kOnBody] = (part = none) => {
    parts += 1;
    bytes += part.length;
    held.parts.push(part);
    if (held.parts.length === 1) {
      const isRejected = parser.incoming !== null && unwanted.has(parser.incoming);
      const isSmall = bytes < (parts - 1) * smallBytes;
      (isRejected ? rejected : isSmall ? inSmallParts : usually).add(held);
    }
    // Most bodies arrive in one part.
    if (held.parts.length === 2 || part.length >= largeBytes) socket.pause();
    if (held.parts.length === joinedAt) held.parts = [Buffer.concat(held.parts)];
    const areSmall = parts > freeParts && bytes < parts * smallBytes;
    if (!areSmall || (!areTooMany(parts, bytes) && mayBeSmall())) return;
    // The rest of what was read is parsed in a tenth of the time.
    parser[kOnBody] = parser[kOnMessageComplete] = undefined;
    leaveTurn();
    held.parts = [];
    socket.pause();
    // Node resumes a socket when somebody reads its body.
    socket.resume = () => socket;
    exceeded();
  };
  parser[kOnMessageComplete] = () => {
    held.deliver();
    forget();
    original[kOnMessageComplete]?.call(parser);
  };
  socket.once("close", () => {
    forget();
    held.parts = [];
    if (sockets.get(parser) === socket) Object.assign(parser, original);
  });
}

/** Drops the rest of a body after its response: many clients send everything before they read it. */
export function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  unwanted.add(request);
  request.resume();
}

/** Counts the small parts of each client in the current second. */
export class SmallParts {
  readonly #now: () => number;
  #second = 0;
  readonly #counts = new Map<string, number>();

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns whether the client may send one more. */
  take(client: string): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) this.#counts.clear();
    this.#second = second;
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count <= smallPartsMax;
  }
}
