// Limits what the parts of request bodies cost. Node makes a buffer of each chunk as it parses, read or not: 64 KB in
// chunks of one byte take 12 ms and 3 MB, and it parses all that arrived on all connections in one turn.
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { Paced } from "./paced.ts";

/** More parts than this must hold `leastBytes` each on average. Networks make parts of 500 bytes or more. */
const fewParts = { usually: 256, underLoad: 16 };
const leastBytes = 32;
/** Parts of all unfinished bodies at which the load begins: a part takes 300 bytes. */
const manyParts = 100_000;
let unfinishedParts = 0;
const none = Buffer.alloc(0);
const readsInOneTurn = 4;
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

/** Bodies of which a part arrived in this turn of the event loop. */
const arriving = new Set<IncomingMessage>();
const resume = (socket: Socket) => void socket.resume();
const paused = new Paced(readsInOneTurn, resume);
/** 64 KB a millisecond over all connections: a client with a gigabyte sends as fast as it is read. */
const unwantedPaused = new Paced(1, resume, 1);
/** Their responses have ended. */
const unwanted = new WeakSet<IncomingMessage>();

/** Reads bodies in turns. One in tiny parts is not read further and never completes; `exceeded` should end it. */
export function limitParts(socket: Socket, exceeded: () => void): void {
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
  const forget = () => {
    unfinishedParts -= parts;
    parts = 0;
    bytes = 0;
  };
  parser[kOnBody] = (part = none) => {
    parts += 1;
    unfinishedParts += 1;
    bytes += part.length;
    original[kOnBody]?.call(parser, part);
    const { incoming } = parser;
    if (incoming && unwanted.has(incoming)) process.nextTick(pauseUnwanted, incoming);
    else if (incoming) awaitTurn(incoming);
    const few = unfinishedParts < manyParts ? fewParts.usually : fewParts.underLoad;
    if (parts <= few || bytes >= parts * leastBytes) return;
    // The rest of what was read is parsed in a tenth of the time.
    parser[kOnBody] = parser[kOnMessageComplete] = undefined;
    if (incoming) arriving.delete(incoming);
    socket.pause();
    // Node resumes a socket when somebody reads its body.
    socket.resume = () => socket;
    exceeded();
  };
  parser[kOnMessageComplete] = () => {
    forget();
    original[kOnMessageComplete]?.call(parser);
  };
  socket.once("close", () => {
    forget();
    unwantedPaused.delete(socket);
    if (sockets.get(parser) === socket) Object.assign(parser, original);
  });
}

/** Drops the rest of a body after its response: many clients send everything before they read it. */
export function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  unwanted.add(request);
  request.resume();
}

function awaitTurn(request: IncomingMessage): void {
  // Not at once: Node resumes the socket after each part.
  if (arriving.size === 0) setImmediate(pauseUnfinished);
  arriving.add(request);
}

function pauseUnfinished(): void {
  for (const { complete, destroyed, socket } of arriving) {
    if (complete || destroyed) continue;
    socket.pause();
    paused.add(socket);
  }
  arriving.clear();
}

/** In this tick: Node reads a socket up to 32 times in a turn, 64 KB each. */
function pauseUnwanted({ complete, socket }: IncomingMessage): void {
  if (complete || socket.destroyed) return;
  socket.pause();
  unwantedPaused.add(socket);
}
