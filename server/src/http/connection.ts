import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Bounds } from "./bounds.ts";
import type { Unread } from "./unread.ts";

export interface Connection {
  socket: Socket;
  /** The client; behind a trusted proxy, that of the latest request. Null until somebody asks: it takes 9 µs. */
  network: string | null;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** When the head of the latest request arrived, and how many bytes had arrived until then. */
  startedAt: number;
  startedBytes: number;
  /** Bytes that had arrived when there was last no request. */
  restedBytes: number;
  isBusy: boolean;
  /** Its request has begun, after waiting for its turn. */
  isStarted: boolean;
  cancelStart: () => void;
  waiting: { client: string; sender: string; isLarge: boolean; begin: () => void }[];
  /** The connection ends after the requests that arrived. */
  isEnding: boolean;
  unread: Unread | null;
}

export const isServed = ({ isBusy, request, response }: Connection): boolean =>
  isBusy && request?.complete === true && response?.writableEnded === false;

/** Counts requests that are not over, and responses that the system has not taken yet. */
export const heldBytes = ({ socket, restedBytes }: Connection): number =>
  socket.bytesRead - restedBytes + socket.writableLength;

export const unfinishedRequests = ({ request }: Connection): number =>
  request === null || request.complete ? 0 : 1;

/** Requests that wait behind this one get their responses first. */
export function endAfter(connection: Connection, response: ServerResponse): void {
  if (connection.waiting.length > 0 || response.headersSent) return;
  connection.isEnding = true;
  response.setHeader("connection", "close");
}

/** The error that Node itself raises for requests that don't arrive. */
export class LateBody extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

export function isLate(connection: Connection, now: number, { timeoutMs, bytesPerMs }: Bounds): boolean {
  const { socket, request, waiting, startedAt, startedBytes } = connection;
  if (request === null || request.complete || waiting.length > 0) return false;
  return now - startedAt > timeoutMs + (socket.bytesRead - startedBytes) / bytesPerMs;
}
