/** Forwards to a service, and loses the responses to POST requests while told to. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Test } from "tap";

export type Teardown = Pick<Test, "teardown">;

export interface LossyProxy {
  baseUrl: string;
  /** How many responses to lose from now on. */
  lose: number;
  /** How many POST requests reached the service. */
  posts: number;
}

export async function lossyProxy(t: Teardown, target: string): Promise<LossyProxy> {
  const { origin, pathname } = new URL(target);
  const proxy = { baseUrl: "", lose: 0, posts: 0 };
  const server = createServer(async (incoming, outgoing) => {
    incoming.on("error", () => {});
    const { method = "GET", url = "/", headers } = incoming;
    const body = await text(incoming);
    const sent = request(origin + url, { method, headers });
    sent.on("error", () => outgoing.destroy());
    sent.on("response", async (response) => {
      const chunks: Buffer[] = await response.toArray();
      if (method === "POST") proxy.posts += 1;
      if (method === "POST" && proxy.lose > 0) {
        proxy.lose -= 1;
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      outgoing.end(Buffer.concat(chunks));
    });
    sent.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => server.close().closeAllConnections());
  proxy.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`;
  return proxy;
}
