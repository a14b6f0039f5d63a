// A response waits for the whole request. HAProxy, for one, reuses a connection whose response came before the end of the
// request body. The rest of the body would then be read as the next request.
import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";

/** More than a proxy of the kit passes on. */
const discardedMaxBytes = 10 * 1024 * 1024;
const discardMs = 10_000;

/** Ends the connection with the response if too much of the body is missing. */
export const wholeRequests: Middleware = async (ctx, next) => {
  try {
    await next();
  } finally {
    if (!ctx.req.complete && !(await discardRest(ctx.req))) ctx.set("Connection", "close");
  }
};

/** Returns whether the request has ended. */
async function discardRest(request: IncomingMessage): Promise<boolean> {
  if (request.destroyed) return false;
  return await new Promise((resolve) => {
    const end = (isWhole: boolean) => {
      clearTimeout(timer);
      resolve(isWhole);
    };
    const timer = setTimeout(end, discardMs, false);
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > discardedMaxBytes) end(false);
    });
    request.once("end", () => end(true)).once("close", () => end(false));
    // A parser may have paused it.
    request.resume();
  });
}
