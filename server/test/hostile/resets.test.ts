// No connection that is reset while the server writes to it ends the process: on any of the three listeners, in any state in
// which a socket has left Node's HTTP server (CONNECT, Upgrade, malformed bytes).
import t from "tap";
import { chanceOf, open, pause, seedOf, times } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

/** Resets of each shape on each listener: about 1,000 of each shape in all. The nightly run makes three times as many. */
const resets = Number(process.env.HOSTILE_RESETS ?? 334);
t.setTimeout(60_000 + resets * 1000);

const shapes = {
  connect: "CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n",
  "connect with more behind it": `CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n${"x".repeat(5000)}`,
  upgrade: "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  "upgrade to HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  malformed: "garbage\r\n\r\n",
  "malformed behind a request": "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\ngarbage\r\n\r\n",
  "broken chunk": "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "headers that are too long": `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
};

t.test(`${resets} resets of every shape on every listener`, async (t) => {
  const seed = seedOf();
  t.comment(`HOSTILE_SEED=${seed}`);
  const chance = chanceOf(seed);
  const listeners = await startListeners(t);
  for (const [listener, port] of Object.entries(listeners.ports)) {
    for (const [shape, bytes] of Object.entries(shapes)) {
      await times(resets, 20, async () => {
        const socket = await open(port);
        socket?.write(bytes);
        const moment = chance();
        if (moment > 0.3) await pause(moment * 4);
        socket?.resetAndDestroy();
      });
      await t.resolves(listeners.serves(), `${listener}: ${shape}`);
    }
  }
});
