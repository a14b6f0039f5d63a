// Responses that nobody reads: the connection ends after the time without progress, however much is buffered, and so
// does that of a client that reads too slowly; a client that keeps reading gets everything.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import t, { type Test } from "tap";
import { usualBounds } from "../../src/http/bounds.ts";
import { Connections } from "../../src/http/connections.ts";
import { textAt, until } from "../process/child.ts";
import { ask, isSoon, open, pause } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

t.setTimeout(120_000);

/** Starts a server of 16 MB responses, larger than the system's buffers, with short timeouts. */
async function bigServer(t: Test, bounds: { timeoutMs: number; bytesPerMs: number }) {
  const body = Buffer.alloc(16_000_000, "x");
  const server = createServer();
  const connections = new Connections(server, 100, () => performance.now(), { ...usualBounds, ...bounds });
  server.on("request", (request, response) => {
    connections.handle(request, response, () => response.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sweep = setInterval(() => connections.sweep(), 50);
  t.teardown(() => {
    clearInterval(sweep);
    server.closeAllConnections();
    server.close();
  });
  const socket = (await open((server.address() as AddressInfo).port)) as Socket;
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return { connections, socket, body };
}

/** Reads `bytes` every 20 ms; returns how much arrived until the connection ended or `total` was complete. */
async function readSlowly(socket: Socket, bytes: number, total: number): Promise<number> {
  let received = 0;
  socket.pause();
  while (!socket.destroyed && !socket.readableEnded && received < total) {
    received += ((socket.read(Math.min(bytes, socket.readableLength)) ?? "") as Buffer).length;
    await pause(20);
  }
  return received;
}

t.test("a large unread response ends its connection after the timeout", async (t) => {
  const { connections, socket } = await bigServer(t, { timeoutMs: 1000, bytesPerMs: 16 });
  socket.pause();
  const started = performance.now();
  await pause(700);
  t.equal(connections.size, 1, "not before");
  t.ok(await isSoon(() => connections.size === 0), "closed");
  const tookMs = performance.now() - started;
  t.ok(tookMs < 20_000, `after ${Math.round(tookMs)} ms`);
  socket.destroy();
});

t.test("one that is read at a steady rate arrives completely, however long it takes", async (t) => {
  const { socket, body } = await bigServer(t, { timeoutMs: 1200, bytesPerMs: 1000 });
  const started = performance.now();
  const received = await readSlowly(socket, 100_000, body.length);
  t.ok(received >= body.length, `${received} bytes`);
  const tookMs = performance.now() - started;
  t.ok(tookMs > 2000, `in ${Math.round(tookMs)} ms`);
  socket.destroy();
});

t.test("one that is read too slowly ends too", async (t) => {
  const { connections, socket, body } = await bigServer(t, { timeoutMs: 1500, bytesPerMs: 100_000 });
  const started = performance.now();
  const reading = readSlowly(socket, 50_000, body.length);
  t.ok(await isSoon(() => connections.size === 0), "closed");
  t.ok(performance.now() - started < 20_000, `after ${Math.round(performance.now() - started)} ms`);
  socket.destroy();
  t.ok((await reading) < body.length);
});

t.test("the real service ends a connection whose responses nobody reads after 30 seconds", async (t) => {
  const listeners = await startListeners(t);
  const socket = (await open(listeners.ports.api)) as Socket;
  socket.pause();
  const { test_key, live_key } = listeners.service.ready.demo;
  const list = (key: string) =>
    `GET /partner/api/v1/packages?limit=100 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  // At most 5 requests of a connection are let in at once, so each five wait for those before them. The system's buffers
  // take 4 to 6 MB; then the responses are stuck.
  const responses = async () => {
    const { text } = await textAt(`${listeners.service.ready.admin_url}/metrics`);
    const counts = text.matchAll(/^partner_esim_http_requests_total\{operation="packagesList",.*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  let sent = 0;
  let isStuck = false;
  for (; sent < 240 && !isStuck; sent += 5) {
    socket.write(list(sent < 120 ? test_key : live_key).repeat(5));
    isStuck = !(await until(async () => (await responses()) === sent + 5, 2000));
  }
  t.ok(isStuck, `after ${sent} requests`);
  const started = performance.now();
  await pause(25_000);
  t.ok(isHeld(socket), "not before");
  t.ok(await until(() => !isHeld(socket), 15_000), "closed");
  t.comment(`after ${Math.round((performance.now() - started) / 1000)} s`);
  socket.destroy();
  t.equal(await ask(`${listeners.service.ready.admin_url}/healthz`, ""), 200);
});

/**
 * Returns whether a process still has its end of a connection, from the system, because a client that doesn't read
 * doesn't notice the end.
 */
function isHeld({ localPort, remotePort }: Socket): boolean {
  const address = (port = 0) => `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, remote]) => local === address(remotePort) && remote === address(localPort));
  // One that its process has closed has no inode.
  return found !== undefined && found[9] !== "0";
}
