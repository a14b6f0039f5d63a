/**
 * The default behaviour of an SDK when a request meets a 503: whether it retries, and with the same idempotency key or
 * not.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { requestHeaders } from "@partner-esim/generated/headers";

export interface Calls {
  get(): Promise<unknown>;
  post(): Promise<unknown>;
}

export interface Attempts {
  get: number;
  post: number;
  /** Number of different idempotency keys of the requests of `post`; 0 if they have none. */
  keys: number;
}

export async function attemptsOf(connect: (url: string) => Calls): Promise<Attempts> {
  let requests = 0;
  let keys = new Set<string>();
  const header = requestHeaders.idempotencyKey.toLowerCase();
  const server = createServer((request, response) => {
    requests += 1;
    const key = request.headers[header];
    if (typeof key === "string") keys.add(key);
    request.resume();
    response.writeHead(requests === 1 ? 503 : 200, { "content-type": "application/json" });
    response.end("{}");
  });
  server.on("clientError", (_, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const calls = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const count = async (call: () => Promise<unknown>) => {
      requests = 0;
      keys = new Set();
      // A client without retries may throw.
      await call().catch(() => undefined);
      return requests;
    };
    const get = await count(() => calls.get());
    const post = await count(() => calls.post());
    return { get, post, keys: keys.size };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
