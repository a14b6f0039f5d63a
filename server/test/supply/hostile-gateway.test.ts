// A gateway that floods or hangs: a call fails in time.
import { type AddressInfo, createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import t, { type Test } from "tap";
import { GatewaySupplier } from "../../src/suppliers/gateway.ts";
import { usualLimiters } from "../limiters.ts";

const monotonicMs = () => performance.now();

const account = "acc_000000000001";
const chunked = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
const large = (piece: string) => piece.repeat(Math.ceil(65_536 / piece.length));

async function startGateway(t: Test, respond: (socket: Socket) => void, responseTimeoutMs = 1500) {
  const seen = { requests: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", () => {
      seen.requests += 1;
      respond(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/supplier/v1`;
  const supplier = new GatewaySupplier({
    url,
    key: "a-key",
    calls: usualLimiters().supplierCalls,
    responseTimeoutMs,
    failuresInRow: 100,
    monotonicMs,
  });
  return { supplier, seen };
}

function flood(head: string, piece: string): (socket: Socket) => void {
  return (socket) => {
    socket.write(head);
    const more = () => {
      if (socket.destroyed) return;
      if (socket.write(piece)) setImmediate(more);
      else socket.once("drain", more);
    };
    more();
  };
}

/** For a busy machine: a response that nothing ends would take minutes. */
const slackMs = 15_000;

const floods: Record<string, [string, string]> = {
  "a body without end": ["HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", large(" ")],
  "chunk extensions without end": [`${chunked}1;`, large("a=b;")],
  "headers without end": ["HTTP/1.1 200 OK\r\n", large("A: b\r\n")],
  "informational responses without end": ["", large("HTTP/1.1 103 Early Hints\r\n\r\n")],
  "empty lines without end": ["", large("\r\n")],
};

for (const [name, [head, piece]] of Object.entries(floods)) {
  t.test(`${name}: the call fails within its time limit`, async (t) => {
    const { supplier } = await startGateway(t, flood(head, piece));
    const startedAt = performance.now();
    await t.rejects(supplier.report({ iccid: "8999999000000000001", account }), /does not respond/);
    const tookMs = performance.now() - startedAt;
    t.ok(tookMs < slackMs, `${Math.round(tookMs)} ms for two tries`);
  });
}

t.test("a dripping response fails at the timeout", async (t) => {
  const { supplier } = await startGateway(t, (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n");
    const timer = setInterval(() => socket.write(" "), 50);
    socket.on("close", () => clearInterval(timer));
  });
  const startedAt = performance.now();
  await t.rejects(supplier.report({ iccid: "8999999000000000001", account }), /does not respond/);
  // Without the timeout the body takes 50 seconds.
  t.ok(performance.now() - startedAt < 25_000);
});

t.test("a compressed response is not unpacked, and a redirect is not followed", async (t) => {
  const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024, " "));
  const packed = await startGateway(t, (socket) => {
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`;
    socket.write(head);
    socket.write(bomb);
  });
  const before = process.memoryUsage().rss;
  await t.rejects(packed.supplier.report({ iccid: "8999999000000000001", account }));
  t.ok(process.memoryUsage().rss - before < 24 * 1024 * 1024, "nothing of 32 MB");
  const moved = await startGateway(t, (socket) => {
    socket.write("HTTP/1.1 307 Elsewhere\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n");
  });
  await t.rejects(moved.supplier.report({ iccid: "8999999000000000001", account }), /status 307/);
  t.equal(moved.seen.requests, 1);
});

t.test("an unasked 100 Continue is skipped", async (t) => {
  const { supplier } = await startGateway(t, (socket) => {
    socket.write("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
  });
  await t.rejects(supplier.report({ iccid: "8999000000000000001", account }), /status 404/);
});
