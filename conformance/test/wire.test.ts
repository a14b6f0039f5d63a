/**
 * The raw client distinguishes a complete response from one that was cut off, whatever its status, and never requests
 * one twice.
 */

import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import t, { type Test } from "tap";
import { type Outgoing, TransportError, Wire } from "../src/wire.ts";

const whole = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
const post: Outgoing = { method: "POST", target: "/v1/orders", headers: [], body: Buffer.from("{}") };

type Step = (socket: Socket) => void;

/** A server that takes one step per request, and repeats the last one. */
async function serve(t: Test, ...steps: Step[]) {
  const seen = { requests: 0, connections: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    seen.connections++;
    sockets.add(socket);
    socket
      .on("error", () => {})
      .on("data", () => steps[Math.min(seen.requests++, steps.length - 1)]?.(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const wire = new Wire(`http://127.0.0.1:${port}`, { timeoutMs: 500, now: () => performance.now() });
  t.teardown(() => {
    wire.close();
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { wire, seen };
}

const response: Step = (socket) => socket.write(whole);
const failure = (wire: Wire) =>
  wire.send(post).then(
    () => null,
    (error: unknown) => error,
  );

const heads = {
  "an error with its length":
    "404 Not Found\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n",
  "an image with its length": "200 OK\r\nContent-Type: image/png\r\nContent-Length: 100\r\n\r\n",
  "a chunked response": "200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n",
};
const ends: Record<string, (socket: Socket) => void> = {
  "an end": (socket) => socket.end(),
  "a reset": (socket) => socket.resetAndDestroy(),
};

for (const [what, head] of Object.entries(heads)) {
  for (const [how, end] of Object.entries(ends)) {
    t.test(`${what}, cut off by ${how}, on a kept connection`, async (t) => {
      const cut: Step = (socket) => {
        socket.write(`HTTP/1.1 ${head}{"erro`);
        setTimeout(() => end(socket), 20);
      };
      const { wire, seen } = await serve(t, response, cut, response);
      await wire.send(post);
      const error = await failure(wire);
      t.ok(error instanceof TransportError);
      t.match(error, { kind: "no-answer", message: /POST \/v1\/orders: the response was cut off after 6/ });
      t.same(seen, { requests: 2, connections: 1 }, "it was requested once");
    });
  }
}

t.test("a kept-alive connection that was closed is replaced once", async (t) => {
  const hangUp: Step = (socket) => socket.end();
  const { wire, seen } = await serve(t, response, hangUp, response, hangUp, hangUp);
  await wire.send(post);
  t.equal((await wire.send(post)).status, 200);
  t.same(seen, { requests: 3, connections: 2 });
  t.match(await failure(wire), { kind: "no-answer" }, "a new connection that is closed too is an error");
});

t.test("a body that stops arriving times out", async (t) => {
  const { wire } = await serve(t, (socket) => socket.write(`HTTP/1.1 ${heads["an image with its length"]}x`));
  t.match(await failure(wire), { kind: "no-answer", message: /no complete response within 500 ms/ });
});
