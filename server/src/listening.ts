// Opening, naming and closing a listener.
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

export function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const named = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
}

/** Takes no new connection, lets open requests end, and cuts what is left after `waitMs`. */
export async function closeServer(server: Server, waitMs: number, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    log.warn("requests were still open at the end of the wait; their connections are cut");
    server.closeAllConnections();
  }, waitMs);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}
