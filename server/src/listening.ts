// Opening, naming and closing a listener.
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Logger } from "pino";

const connections = new WeakMap<Server, Set<Socket>>();

export function listen(server: Server, port: number, host: string): Promise<void> {
  const sockets = new Set<Socket>();
  connections.set(server, sockets);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
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

/** A connection that has sent nothing for so long after the stop began was opened in store. */
const silentMs = 1000;

/** Takes no new connection, lets open requests end, and cuts what is left after `waitMs`. */
export async function closeServer(server: Server, waitMs: number, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    log.warn("requests were still open at the end of the wait; their connections are cut");
    server.closeAllConnections();
  }, waitMs);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const silent = setTimeout(() => {
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, silentMs);
  await closed;
  clearTimeout(cut);
  clearTimeout(silent);
  clearInterval(idle);
}
