// Bodies that come in tiny parts. Each part costs 2.5 µs however little it holds, so 60 KB in chunks of one byte would
// take as long as 2,000 requests.
import type { IncomingMessage } from "node:http";

/** More parts than this must hold `leastBytes` each on average. Networks split bodies into parts of 500 bytes or more. */
const fewParts = 1024;
const leastBytes = 32;

const watched = new WeakSet<IncomingMessage>();

/** Whether `endTinyParts` watches the body. */
export const isWatched = (request: IncomingMessage): boolean => watched.has(request);

/** Ends the connection of a body that comes in tiny parts. To be called where its reading begins: it starts the flow. */
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
