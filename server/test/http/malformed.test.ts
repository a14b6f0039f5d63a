// Bytes that are not a valid HTTP request, or that Node would not pass on, sent over a real socket.
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import t, { type Test } from "tap";
import { handleMalformedRequests } from "../../src/http/malformed.ts";
import { random } from "../../src/runtime/random.ts";
import { Deployment } from "../deployment.ts";

interface Heard {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  body: any;
}

/**
 * Writes the parts one after another and reads everything until the connection is closed.
 * @param ends closes its own side after the last part
 */
async function converse(port: number, parts: readonly (string | Buffer)[], ends = false): Promise<Heard[]> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", async () => {
      for (const part of parts) {
        socket.write(typeof part === "string" ? Buffer.from(part, "latin1") : part);
        await new Promise((go) => setTimeout(go, 20));
      }
      if (ends) socket.end();
    });
    let heard = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error("the connection was left open")));
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
  const heads = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/g)];
  return heads.map((head, i) => {
    const lines = (head[2] ?? "").trim().split("\r\n");
    const body = text.slice((head.index ?? 0) + head[0].length, heads[i + 1]?.index);
    return {
      status: Number(head[1]),
      headers: new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])),
      body: body === "" ? null : JSON.parse(body),
    };
  });
}

const portOf = (d: Deployment): number => Number(new URL(d.service.url).port);
const path = "/partner/api/v1";

function order(d: Deployment, id: string, headers: readonly string[]): string {
  const body = JSON.stringify({ package_id: id });
  return [
    `POST ${path}/orders HTTP/1.1`,
    "Host: x",
    `Authorization: Bearer ${d.testKey}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    ...headers,
    "",
    body,
  ].join("\r\n");
}

function inEnvelope(t: Test, heard: Heard | undefined, error: object, about: string): void {
  t.match(heard, { status: 400, body: { error: { code: "invalid_request", ...error } } }, about);
  t.match(heard?.body.error.request_id, /^req_[0-9a-f]{16}$/, about);
  t.equal(heard?.headers.get("x-request-id"), heard?.body.error.request_id, about);
  t.equal(heard?.headers.get("cache-control"), "no-store", about);
}

t.test("stray bytes after a request get their own response, after that of the request", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  for (const [i, stray] of [" ", "}", "\0", "garbage\r\n\r\n"].entries()) {
    const heard = await converse(portOf(d), [order(d, id, [`Idempotency-Key: stray-${i}`]) + stray]);
    const about = JSON.stringify(stray);
    t.equal(heard.length, 2, about);
    t.match(heard[0], { status: 201, body: { status: "completed" } }, about);
    inEnvelope(t, heard[1], { param: undefined }, about);
  }
  const get = `GET ${path}/balance HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${d.testKey}\r\n\r\n`;
  const heard = await converse(portOf(d), [`${get}garbage\r\n\r\n`]);
  t.same(
    heard.map(({ status }) => status),
    [200, 400],
  );
});

t.test("a control character in Idempotency-Key names that header, and no other", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const balance = await d.balance();
  for (const byte of ["\x01", "\x0b", "\x1f", "\x7f", "\0"]) {
    const about = JSON.stringify(byte);
    const param = "Idempotency-Key";
    const [inKey] = await converse(portOf(d), [order(d, id, [`idempotency-key: a${byte}b`])]);
    inEnvelope(t, inKey, { param }, about);
    const [elsewhere] = await converse(portOf(d), [
      order(d, id, ["Idempotency-Key: a", `X-Other: a${byte}b`]),
    ]);
    inEnvelope(t, elsewhere, { param: undefined }, about);
  }
  const [tab] = await converse(portOf(d), [order(d, id, ["Idempotency-Key: a\tb", "Connection: close"])]);
  inEnvelope(t, tab, { param: "Idempotency-Key" }, "a tab, which the parser lets pass");
  t.equal(tab?.headers.get("x-ratelimit-limit"), "30");
  t.equal(await d.balance(), balance);
});

t.test("a body that is broken or cut off is refused at once, and its connection ends", async (t) => {
  const d = await Deployment.start(t);
  const head = (...more: string[]) =>
    [
      `POST ${path}/orders HTTP/1.1`,
      "Host: x",
      `Authorization: Bearer ${d.testKey}`,
      "Content-Type: application/json",
      ...more,
      "",
      "",
    ].join("\r\n");
  const cutOff = { message: /did not arrive whole/ };
  const started = performance.now();
  const broken = await converse(portOf(d), [head("Transfer-Encoding: chunked"), "zz\r\n"]);
  inEnvelope(t, broken[0], cutOff, "a chunk without a length");
  const half = await converse(portOf(d), [head("Content-Length: 25"), '{"packa'], true);
  inEnvelope(t, half[0], cutOff, "the client closes its side halfway");
  t.same([broken.length, half.length], [1, 1], "one answer each");
  t.equal(half[0]?.headers.get("connection"), "close");
  t.ok(performance.now() - started < 20_000, "without the wait for what does not come");
});

t.test("a connection stays open after an oversized body, chunked or with a length", async (t) => {
  const d = await Deployment.start(t);
  const size = 200_000;
  const chunk = "x".repeat(50_000);
  const lines = (method: string, name: string, ...more: string[]) =>
    [
      `${method} ${path}/${name} HTTP/1.1`,
      "Host: x",
      `Authorization: Bearer ${d.testKey}`,
      ...more,
      "",
      "",
    ].join("\r\n");
  const balance = lines("GET", "balance", "Connection: close");
  const chunks = Array.from({ length: 4 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  const bodies = {
    "Transfer-Encoding: chunked": [...chunks, "0\r\n\r\n"],
    [`Content-Length: ${size}`]: Array.from({ length: 4 }, () => chunk),
  };
  for (const [length, parts] of Object.entries(bodies)) {
    const heard = await converse(portOf(d), [lines("POST", "orders", length), ...parts, balance]);
    inEnvelope(t, heard[0], { message: /larger than/ }, length);
    t.match(heard[1], { status: 200, body: { mode: "test" } }, length);
  }
});

t.test("requests that Node would respond to itself get a response in the envelope", async (t) => {
  const d = await Deployment.start(t);
  const lines = (...more: string[]) =>
    [...more, `Authorization: Bearer ${d.testKey}`, "Connection: close", "", ""].join("\r\n");
  const ask = async (...more: string[]) => (await converse(portOf(d), [lines(...more)]))[0];
  t.match(await ask(`GET ${path}/balance HTTP/1.1`), { status: 200, body: { mode: "test" } }, "no Host");
  const expecting = await ask(`GET ${path}/balance HTTP/1.1`, "Host: x", "Expect: foo");
  t.match(expecting, { status: 200, body: { mode: "test" } }, "an expectation that nobody meets");
  inEnvelope(t, await ask("CONNECT x:1 HTTP/1.1", "Host: x:1"), { param: undefined }, "CONNECT");
  inEnvelope(t, await ask("GET / HTTP/1.1", "bad header"), { param: undefined }, "a header without a colon");
  inEnvelope(t, await ask("GET http://[::1 HTTP/1.1"), { param: undefined }, "a target that is not a URL");
  const numbered = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: a`);
  const manyHeaders = await ask(`GET ${path}/balance HTTP/1.1`, "Host: x", ...numbered(90));
  t.match(manyHeaders, { status: 200, body: { mode: "test" } }, "90 headers and more");
  const tooMany = await ask(`GET ${path}/balance HTTP/1.1`, "Host: x", ...numbered(101));
  inEnvelope(t, tooMany, { param: undefined, message: /at most 100/ }, "more than 100 headers");
  const absolute = await ask(`GET http://any.example${path}/balance HTTP/1.1`);
  t.match(absolute, { status: 200, body: { mode: "test" } }, "a target with a host, as proxies send it");
});

t.test("a late request gets an error; a connection without a request is closed", async (t) => {
  const server = createServer({
    headersTimeout: 200,
    requestTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  handleMalformedRequests(server, random);
  server.on("request", (request, response) => {
    request.resume().on("end", () => response.end("{}"));
    request.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  t.same(await converse(port, []), [], "no response to nothing");
  const late = { message: /did not arrive in time/ };
  inEnvelope(t, (await converse(port, ["GET / HTTP/1.1\r\nHo"]))[0], late, "half of the headers");
  const post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n";
  inEnvelope(t, (await converse(port, [post]))[0], late, "no body");
  inEnvelope(t, (await converse(port, [post, "ab"]))[0], late, "half of the body");
});
