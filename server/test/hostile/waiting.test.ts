// Requests that never arrive completely: heads and bodies end after 30 seconds, on every listener, while all of a
// bystander's requests succeed.
import t from "tap";
import { ask, closing, open, pause } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

t.setTimeout(240_000);

const timeoutMs = 30_000;
/** The sweep's second, and what a busy machine adds. */
const slackMs = 8000;

const head = (line: string, ...more: string[]) => [line, "Host: x", ...more, "", ""].join("\r\n");
const partHeads = {
  nothing: "",
  "half of a head": "GET / HTTP/1.1\r\nHo",
  "a body that never comes": head("POST /partner/api/v1/orders HTTP/1.1", "Content-Length: 5"),
  "a body of which half comes": `${head("POST /partner/api/v1/orders HTTP/1.1", "Content-Length: 5")}ab`,
  "a chunk that never comes": `${head("POST /supplier/v1/units/a HTTP/1.1", "Transfer-Encoding: chunked")}5\r\na`,
  "a body that nobody reads": head("GET /healthz HTTP/1.1", "Content-Length: 50000"),
  "a body of the portal": head("POST /portal/api/session HTTP/1.1", "Content-Length: 50000"),
  "a body that is too large": head("POST /partner/api/v1/orders HTTP/1.1", "Content-Length: 5000000"),
};

t.test("what never arrives ends after 30 seconds; a bystander notices nothing", async (t) => {
  const listeners = await startListeners(t);
  const { url, demo } = listeners.service.ready;
  let isOver = false;
  const slowest = (async () => {
    let longestMs = 0;
    while (!isOver) {
      const started = performance.now();
      t.equal(await ask(`${url}/v1/balance`, demo.test_key), 200);
      longestMs = Math.max(longestMs, performance.now() - started);
      await pause(1000);
    }
    return longestMs;
  })();
  const rows = Object.entries(listeners.ports).flatMap(([listener, port]) =>
    Object.entries(partHeads).flatMap(([what, bytes]) =>
      [0, 250].map((dripMs) => ({ listener, port, what, bytes, dripMs })),
    ),
  );
  await Promise.all(
    rows.map(async ({ listener, port, what, bytes, dripMs }) => {
      const about = `${listener}: ${what}${dripMs ? ", a byte at a time" : ""}`;
      const socket = await open(port);
      if (socket === null) return t.fail(about);
      const started = performance.now();
      socket.write(bytes);
      const drip =
        dripMs && bytes ? setInterval(() => socket.writable && socket.write("1"), dripMs) : undefined;
      const { closed } = await closing(socket, timeoutMs + slackMs);
      clearInterval(drip);
      socket.destroy();
      t.ok(closed, `${about}: ${Math.round((performance.now() - started) / 1000)} s`);
    }),
  );
  isOver = true;
  t.comment(`slowest of the bystander: ${Math.round(await slowest)} ms`);
  await t.resolves(listeners.serves());
});

t.test("encodings other than chunked are refused in the envelope, on every listener", async (t) => {
  const listeners = await startListeners(t);
  for (const [listener, port] of Object.entries(listeners.ports)) {
    for (const encoding of ["gzip, chunked", "chunked, chunked", "identity, chunked", "gzip", "x"]) {
      const socket = await open(port);
      const line = head(
        "POST /partner/api/v1/orders HTTP/1.1",
        `Authorization: Bearer ${listeners.key}`,
        "Idempotency-Key: a",
        "Content-Type: application/json",
        `Transfer-Encoding: ${encoding}`,
      );
      socket?.write(`${line}2\r\n{}\r\n0\r\n\r\n`);
      const { heard, closed } = socket ? await closing(socket, 5000) : { heard: "", closed: false };
      t.ok(closed, `${listener}: ${encoding}: closed`);
      t.match(heard, /^HTTP\/1\.1 400 Bad Request\r\n/, `${listener}: ${encoding}`);
      t.match(heard, /"code":"invalid_request"/, `${listener}: ${encoding}`);
    }
    const socket = await open(port);
    socket?.write(
      `${head("GET /healthz HTTP/1.1", "Transfer-Encoding: Chunked", "Connection: close")}0\r\n\r\n`,
    );
    const { heard } = socket ? await closing(socket, 5000) : { heard: "" };
    t.notMatch(heard, /HTTP\/1\.1 400/, `${listener}: chunked in any case`);
  }
});
