// Reads and drops what is left of a body after its response: many clients read no response before they have sent
// everything. Node would read up to 2 MB of each connection per turn of the event loop.
import type { IncomingMessage } from "node:http";

/** Those whose next part is still to be read. */
const paused = new Set<IncomingMessage>();

function resumeOne(): void {
  for (const request of paused) {
    paused.delete(request);
    request.resume();
    break;
  }
  if (paused.size > 0) setImmediate(resumeOne);
}

/** Keeps Node from dropping the body itself, unless it comes in chunks. To be called before the response. */
export function keepRest(request: IncomingMessage): void {
  if (Number(request.headers["content-length"] ?? 0) > 0) request.read(0);
}

/** Drops the rest in small parts, one in a turn of the event loop. */
export function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.on("data", () => {
    request.pause();
    if (paused.size === 0) setImmediate(resumeOne);
    paused.add(request);
  });
  request.once("close", () => paused.delete(request));
  request.resume();
}
