// Limits bodies in tiny parts: at 2.5 µs per part, 60 KB in parts of one byte take as long as 2,000 requests.
import type { IncomingMessage } from "node:http";

/** More parts than this must hold `leastBytes` each on average. Networks make parts of 500 bytes or more. */
const fewParts = 1024;
const leastBytes = 32;

const watched = new WeakSet<IncomingMessage>();

export const isWatched = (request: IncomingMessage): boolean => watched.has(request);

/** Ends the connection of a body in tiny parts. Call it where reading begins, because it starts the flow. */
export function endTinyParts(request: IncomingMessage): void {
  watched.add(request);
  let parts = 0;
  let bytes = 0;
  request.on("data", (part: Buffer) => {
    parts += 1;
    bytes += part.length;
    if (parts > fewParts && bytes < parts * leastBytes) request.destroy();
  });
  // From here on parts are counted as they are parsed, not once the whole read is.
  request.read(0);
}
