// Counts what another server responds before undici parses it. A header or a chunk takes it a microsecond, and it makes
// an error, in 13 microseconds, for each header over its own limit.

import type { Socket } from "node:net";

export interface ResponseBounds {
  /** Of all heads, informational ones included, as they are sent. */
  headBytes: number;
  /** Informational heads (1xx). */
  informational: number;
  /** Of the whole response: headers, trailers and tiny chunks are lines. */
  lines: number;
}

export type Excess = "headers" | "informational" | "lines";

const lineEnd = 0x0a;
const headEnd = "\r\n\r\n";

export class ResponseMeter {
  readonly #bounds: ResponseBounds;
  #lines = 0;
  #headBytes = 0;
  #informational = 0;
  /** What was received of the head; null after the last one. */
  #head: string | null = "";

  constructor(bounds: ResponseBounds) {
    this.#bounds = bounds;
  }

  /** Another response begins. */
  begin(): void {
    this.#lines = 0;
    this.#headBytes = 0;
    this.#informational = 0;
    this.#head = "";
  }

  /** Returns what of the response is over its bound. */
  add(part: Buffer): Excess | null {
    const excess = this.#head === null ? null : this.#addToHead(this.#head, part);
    for (let at = part.indexOf(lineEnd); at >= 0 && excess === null; at = part.indexOf(lineEnd, at + 1)) {
      this.#lines += 1;
      if (this.#lines > this.#bounds.lines) return "lines";
    }
    return excess;
  }

  #addToHead(known: string, part: Buffer): Excess | null {
    const { headBytes, informational } = this.#bounds;
    let head = known + part.toString("latin1", 0, headBytes + headEnd.length);
    this.#head = null;
    for (;;) {
      const start = head.search(/[^\r\n]/);
      const end = start < 0 ? -1 : head.indexOf(headEnd, start);
      if (end < 0) break;
      this.#headBytes += end + headEnd.length;
      if (this.#headBytes > headBytes) return "headers";
      if (!/^HTTP\/1\.\d 1\d\d/.test(head.slice(start, start + 12))) return null;
      this.#informational += 1;
      if (this.#informational > informational) return "informational";
      head = head.slice(end + headEnd.length);
    }
    this.#head = head;
    return this.#headBytes + head.length > headBytes ? "headers" : null;
  }
}

/** Of one response: headers, body and framing. */
export const receivedMaxBytes = 131_072;
const operatorsBounds = { headBytes: 16_384, informational: 8, lines: 8192 };

/** Ends a connection to a service of the operator that sends too much, before the HTTP client parses it. */
export function limitResponses(socket: Socket, message: string): void {
  const push = socket.push.bind(socket);
  const meter = new ResponseMeter(operatorsBounds);
  let written = socket.bytesWritten;
  let received = 0;
  socket.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part === null) return push(part, encoding);
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten;
      received = 0;
      meter.begin();
    }
    received += part.length;
    if (meter.add(part) === null && received <= receivedMaxBytes) return push(part, encoding);
    socket.destroy(new Error(message));
    return false;
  };
}
