// Drops the rest of a body after its response. Node would read up to 2 MB per connection and turn of the event loop.
import type { IncomingMessage } from "node:http";
import { Paced } from "./paced.ts";

const paused = new Paced<IncomingMessage>(1, (request) => request.resume());

/** Keeps Node from dropping the body itself, unless it is chunked. Call it before the response. */
export function keepRest(request: IncomingMessage): void {
  if (Number(request.headers["content-length"] ?? 0) > 0) request.read(0);
}

/** Drops the rest in small parts, one in a turn of the event loop. */
export function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.on("data", () => {
    request.pause();
    paused.add(request);
  });
  request.once("close", () => paused.delete(request));
  request.resume();
}
