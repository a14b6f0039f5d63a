// A hostile receiver, in its own process so that its own cost is not measured: the path of a request selects the
// behaviour. Prints its two ports, plain and TLS.
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createServer as createSecureServer, TLSSocket } from "node:tls";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ok = (text: string, headers = "") =>
  `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

type Attack = (socket: Socket) => void | Promise<void>;

/** Writes as fast as the other side reads, until it ends the connection. */
async function flood(socket: Socket, piece: string | Buffer): Promise<void> {
  while (!socket.destroyed) {
    if (socket.write(piece)) await new Promise(setImmediate);
    else await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), sleep(200)]);
  }
}

async function drip(socket: Socket, text: string, everyMs: number): Promise<void> {
  for (let i = 0; !socket.destroyed; i = (i + 1) % text.length) {
    socket.write(text.charAt(i));
    await sleep(everyMs);
  }
}

const large = (piece: string) => piece.repeat(Math.ceil(65_536 / piece.length));

export const attacks: Readonly<Record<string, Attack>> = {
  "/chunk-extensions": async (socket) => {
    socket.write(`${chunked}1;`);
    await flood(socket, large("a=b;"));
  },
  "/early-hints": (socket) => flood(socket, large("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")),
  "/long-hints": (socket) =>
    void socket.write(`HTTP/1.1 103 Early Hints\r\n${"a:b\r\n".repeat(1000)}\r\n`.repeat(7) + ok("late")),
  "/slow-early-hints": (socket) => drip(socket, "HTTP/1.1 103 \r\n\r\n", 1),
  "/reason": async (socket) => {
    socket.write("HTTP/1.1 200 ");
    await flood(socket, large("a"));
  },
  "/line-ends": (socket) => flood(socket, large("\r\n")),
  "/headers": async (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    await flood(socket, large("A: b\r\n"));
  },
  "/trailers": async (socket) => {
    socket.write(`${chunked}0\r\n`);
    await flood(socket, large("A: b\r\n"));
  },
  "/small-chunks": async (socket) => {
    socket.write(chunked);
    await flood(socket, large("1;abcdefgh\r\nx\r\n"));
  },
  "/single-bytes": async (socket) => {
    socket.setNoDelay(true);
    socket.write(`${chunked}1;`);
    while (!socket.destroyed) {
      socket.write("a");
      await new Promise(setImmediate);
    }
  },
  "/drip": (socket) => drip(socket, "HTTP/1.1 200 OK\r\nA: bbbbbbbbbbbbbbbbbbbbbbbb", 20),
  "/drip-body": async (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
    await drip(socket, "abc", 20);
  },
  "/body": async (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    await flood(socket, large("x"));
  },
  "/continue": (socket) => void socket.write(`HTTP/1.1 100 Continue\r\n\r\n${ok("after")}`),
  "/switch": (socket) =>
    void socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nx"),
  "/two": (socket) => void socket.write(ok("first") + ok("second")),
  "/late-second": async (socket) => {
    socket.write(ok("first"));
    await sleep(20);
    socket.write("HTTP/1.1 500 Late\r\nContent-Length: 0\r\n\r\n");
  },
  "/idle-flood": async (socket) => {
    socket.write(ok("first", "Keep-Alive: timeout=60\r\n"));
    await sleep(20);
    await flood(socket, large("\r\n"));
  },
  "/gzip": (socket) => void socket.write(ok("\x1f\x8bnot decoded", "Content-Encoding: gzip\r\n")),
  "/reset": (socket) => void (socket instanceof TLSSocket ? socket.destroy() : socket.resetAndDestroy()),
  "/fine": (socket) => void socket.write(ok("fine")),
};

function serve(socket: Socket): void {
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    const path = /^POST (\S+)/.exec(bytes.toString("latin1"))?.[1];
    if (path !== undefined) void attacks[path]?.(socket);
  });
}

const pem = readFileSync(new URL("../webhooks/fixtures/localhost.pem", import.meta.url));
const servers = [
  createServer(serve),
  createSecureServer({ key: pem, cert: pem }, serve).on("tlsClientError", () => {}),
  // Accepts connections and never responds: a handshake that doesn't end.
  createServer((socket) => void socket.on("error", () => {}).resume()),
];
await Promise.all(
  servers.map((server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))),
);
const [plain, secure, silent] = servers.map((server) => (server.address() as AddressInfo).port);
process.stdout.write(`${JSON.stringify({ plain, secure, silent })}\n`);
process.on("disconnect", () => process.exit());
