// The attackers' raw sockets, for traffic that no HTTP client would send.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { usualAddress } from "./requests.ts";
import { apiUrl } from "./world.ts";

/** Opens sockets at once, and resets them 1.5 s later. */
export async function inWaves(stopped: () => boolean, count: number, open: () => Socket): Promise<void> {
  while (!stopped()) {
    const sockets = Array.from({ length: count }, open);
    for (let i = 0; i < 15 && !stopped(); i++) await setTimeout(100);
    for (const socket of sockets) socket.resetAndDestroy();
  }
}

/** Opens a socket that reads nothing. */
export function openWith(port: number, text: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress: usualAddress });
  socket.on("error", () => {}).pause();
  socket.write(text);
  return socket;
}

export function head(method: string, path: string, port: number, length = 0): string {
  return `${method} ${new URL(apiUrl(port, path)).pathname} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
}

export const chunkedHead = (port: number) =>
  head("POST", "/v1/orders", port).replace("Content-Length: 0", "Transfer-Encoding: chunked");
export const tinyChunk = "1\r\na\r\n";

export async function drip(port: number, stopped: () => boolean): Promise<void> {
  const socket = openWith(port, chunkedHead(port)).resume();
  while (!socket.destroyed && !stopped()) {
    socket.write(tinyChunk.repeat(20));
    await setTimeout(200);
  }
  socket.destroy();
}

/** Sends an endless body until the connection ends. */
export async function sendForever(port: number, stopped: () => boolean): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: usualAddress });
  socket.on("error", () => {}).resume();
  // Rejects if the connection is reset.
  const closed = once(socket, "close").catch(() => {});
  const path = new URL(apiUrl(port, "/v1/orders")).pathname;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n`);
  while (!socket.destroyed && !stopped()) {
    if (!socket.write(part))
      await Promise.race([once(socket, "drain").catch(() => {}), closed, setTimeout(500)]);
  }
  socket.destroy();
  await closed;
}
const part = Buffer.alloc(256 * 1024, "a");

export function floodChunks(socket: Socket): void {
  socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
  pour(socket, Buffer.from(`1;${"x".repeat(200)}\r\na\r\n`.repeat(300)));
}

export function floodInformational(socket: Socket): void {
  pour(socket, Buffer.from("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(1000)));
}

/** Writes the same bytes as long as the other side reads them. */
function pour(socket: Socket, bytes: Buffer): void {
  const more = () => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on("drain", more);
  more();
}
