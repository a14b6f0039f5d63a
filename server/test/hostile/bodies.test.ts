// Bodies that take more than their length: many that never end, and some in tiny parts.
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import t, { type Test } from "tap";
import { Connections } from "../../src/http/connections.ts";
import { ask, closing, isSoon, open, times } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

t.setTimeout(120_000);

const head = (method: string, path: string, headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: x", "Content-Type: application/json", ...headers, "", ""].join(
    "\r\n",
  );

t.test("unfinished bodies hold a bounded amount of memory, whoever sends them", async (t) => {
  const { ports, service, key, serves } = await startListeners(t);
  const text = `${head("POST", "/partner/api/v1/orders", ["Content-Length: 65500"])}${"a".repeat(65_000)}`;
  const bytes = Buffer.from(text);
  const sockets: Socket[] = [];
  await times(2000, 50, async () => {
    const socket = await open(ports.api);
    if (socket === null) return;
    sockets.push(socket.resume());
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  });
  const openSockets = () => sockets.filter(({ closed }) => !closed).length;
  t.ok(await isSoon(() => openSockets() < 1100), `${openSockets()} of ${sockets.length} are still open`);
  t.equal(await ask(`${service.ready.url}/v1/balance`, key), 200);
  const metrics = await (await fetch(`http://127.0.0.1:${ports.admin}/metrics`)).text();
  t.match(metrics, /partner_esim_connections_refused_total\{cause="memory"\} [1-9]/);
  for (const socket of sockets) socket.destroy();
  await serves();
});

t.test("a body in tiny chunks is never taken for a whole one", async (t) => {
  const { ports, service, key, serves } = await startListeners(t);
  const headers = [`Authorization: Bearer ${key}`, "Connection: close", "Transfer-Encoding: chunked"];
  const packages = await fetch(`${service.ready.url}/v1/packages?limit=1`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const { data } = (await packages.json()) as { data: { id: string }[] };
  const order = JSON.stringify({ package_id: data[0]?.id });
  const chunks = (count: number) => [...order, ..." ".repeat(count)].map((one) => `1\r\n${one}\r\n`).join("");
  const buy = async (spaces: number) => {
    const socket = (await open(ports.api)) as Socket;
    socket.write(head("POST", "/partner/api/v1/orders", [...headers, `Idempotency-Key: ${spaces}`]));
    socket.write(`${chunks(spaces)}0\r\n\r\n`);
    return await closing(socket, 5000);
  };
  t.match((await buy(100)).heard, /^HTTP\/1.1 201 /, "up to 256 are read");
  const { heard, closed } = await buy(400);
  t.ok(closed);
  t.equal(heard, "");
  await serves();
});

t.test("tiny chunks are limited on a connection whose parser another one had before", async (t) => {
  const { ports, key, serves } = await startListeners(t);
  const former = (await open(ports.api)) as Socket;
  former.write("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(former, "data");
  const socket = (await open(ports.api)) as Socket;
  const balance = head("GET", "/partner/api/v1/balance", [`Authorization: Bearer ${key}`]);
  const askOnce = async () => {
    socket.write(balance);
    await once(socket, "data");
  };
  await askOnce();
  former.resetAndDestroy();
  // The service reads the reset before one of these.
  for (let n = 0; n < 5; n++) await askOnce();
  const headers = [`Authorization: Bearer ${key}`, "Transfer-Encoding: chunked"];
  socket.write(head("POST", "/partner/api/v1/orders", headers));
  socket.write(`${"1\r\n \r\n".repeat(400)}0\r\n\r\n`);
  t.same(await closing(socket, 10_000), { heard: "", closed: true });
  await serves();
});

t.test("a body in tiny chunks ends its connection, one in small chunks is read", async (t) => {
  const { ports, service, serves } = await startListeners(t);
  const portal = new URL(service.ready.portal_url).pathname;
  const paths: [port: number, path: string][] = [
    [ports.api, "/partner/api/v1/orders"],
    [ports.api, "/partner/api/v1/nothing"],
    [ports.api, `${portal}api/session`],
    [ports.api, `${portal}api/keys`],
    [ports.api, `${portal}docs/`],
    [ports.admin, "/healthz"],
    [ports.gateway, "/supplier/v1/units/u"],
  ];
  for (const [port, path] of paths) {
    const send = async (chunk: string, count: number) => {
      const socket = (await open(port)) as Socket;
      const size = chunk.length.toString(16);
      socket.write(head("POST", path, ["Transfer-Encoding: chunked"]));
      socket.write(`${size}\r\n${chunk}\r\n`.repeat(count));
      const seen = await closing(socket, 5000);
      socket.destroy();
      return seen;
    };
    const tiny = await send("a", 60_000);
    t.ok(tiny.closed, `${path}: the connection of tiny chunks ends`);
    const small = await send("a".repeat(60), 500);
    const isRead = !small.closed || small.heard.startsWith("HTTP/1.1 ");
    t.ok(isRead, `${path}: small chunks are read, or get a response`);
  }
  await serves();
});

t.test("the rest of rejected bodies is read 64 KB at a time over all connections, to its end", async (t) => {
  const server = createServer();
  const connections = new Connections(server, 100, () => performance.now());
  server.on("request", (request, response) => {
    connections.handle(request, response, () => response.writeHead(400).end("too large"));
  });
  const read: Socket[] = [];
  server.on("connection", (socket) => read.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const bytes = 8 * 1024 * 1024;
  const sockets = await Promise.all(Array.from({ length: 4 }, async () => (await open(port)) as Socket));
  const responses = sockets.map((socket) => once(socket, "data"));
  for (const socket of sockets) socket.write(head("POST", "/", [`Content-Length: ${bytes}`]));
  t.match(String(await Promise.all(responses)), /400 Bad Request/);
  for (const socket of sockets) socket.write(Buffer.alloc(bytes, "a"));
  const received = () => read.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  let before = received();
  let most = 0;
  while (before < sockets.length * bytes) {
    await setImmediate();
    most = Math.max(most, received() - before);
    before = received();
  }
  // Each connection is read once before it waits for its turn.
  t.ok(most <= (sockets.length + 1) * 65_536, `${most} bytes in a turn of the event loop`);
  const again = sockets.map((socket) => once(socket, "data"));
  for (const socket of sockets) socket.write(head("GET", "/", []));
  t.equal((await Promise.all(again)).length, sockets.length, "the connections serve more requests");
  for (const socket of sockets) socket.destroy();
});

/** A server whose handler counts the parts that it reads. */
async function startCounting(t: Test) {
  const server = createServer();
  const connections = new Connections(server, 1000, () => performance.now());
  let parts = 0;
  server.on("request", (request, response) => {
    connections.handle(request, response, () => {
      request.on("data", () => {
        parts += 1;
      });
      request.on("end", () => response.end(`${parts} parts`));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { connections, port: (server.address() as AddressInfo).port };
}

const smallChunks = (count: number) => `40\r\n${"a".repeat(64)}\r\n`.repeat(count);
const chunkedHead = head("POST", "/", ["Transfer-Encoding: chunked"]);

t.test("the small chunks that arrive together are read together, and 512 of them are read", async (t) => {
  const { port } = await startCounting(t);
  const socket = (await open(port)) as Socket;
  const response = once(socket, "data");
  socket.write(`${chunkedHead}${smallChunks(512)}0\r\n\r\n`);
  const [, parts] = /(\d+) parts/.exec(String(await response)) ?? [];
  t.ok(Number(parts) <= 10, `${parts} parts`);
  socket.destroy();
  const longer = (await open(port)) as Socket;
  longer.write(`${chunkedHead}${smallChunks(513)}0\r\n\r\n`);
  t.same(await closing(longer, 500), { heard: "", closed: false }, "the body never completes");
  longer.destroy();
});

t.test("a client that sends many small chunks in a second loses its bodies, and no other does", async (t) => {
  const { connections, port } = await startCounting(t);
  const sockets: Socket[] = [];
  for (let n = 0; n < 100; n++) {
    const socket = (await open(port)) as Socket;
    sockets.push(socket.resume());
    socket.write(chunkedHead + smallChunks(500));
  }
  t.ok(await isSoon(() => connections.freeMemory() > 0), "some are ended");
  const closed = () => sockets.filter((socket) => socket.closed).length;
  t.ok(await isSoon(() => closed() > 0));
  t.ok(closed() < sockets.length, "the first ones stay");
  const large = (await open(port)) as Socket;
  const largeResponse = once(large, "data");
  large.write(head("POST", "/", [`Content-Length: ${100_000}`]));
  large.write(Buffer.alloc(100_000, "a"));
  t.match(String(await largeResponse), /200 OK/, "a body in large parts");
  const other = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
  const response = once(other, "data");
  other.write(`${chunkedHead}${smallChunks(400)}0\r\n\r\n`);
  t.match(String(await response), /200 OK/, "another client's in small chunks");
  for (const socket of [large, other, ...sockets]) socket.destroy();
});
