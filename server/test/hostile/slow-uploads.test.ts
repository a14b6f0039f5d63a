// A body that keeps arriving is accepted however long it takes, and one that drips is not: both sides of the limit,
// with shorter times than the service's.
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import t from "tap";
import { usualBounds } from "../../src/http/bounds.ts";
import { closeServer, listen } from "../../src/http/listener.ts";
import { random } from "../../src/runtime/random.ts";
import { pause } from "./attacker.ts";

interface Upload {
  url: string;
  body: Buffer;
  headers?: Record<string, string>;
  bytesPerSecond: number;
}

/** Sends a body at a steady rate; returns the response with its text, or null if the connection ended without one. */
async function upload({ url, body, headers = {}, bytesPerSecond }: Upload) {
  const sent = request(url, { method: "POST", headers: { ...headers, "content-length": body.length } });
  const response = new Promise<{ status: number; text: string } | null>((resolve) => {
    sent.once("error", () => resolve(null));
    sent.once("response", async (message: IncomingMessage) => {
      let text = "";
      for await (const part of message) text += part;
      resolve({ status: message.statusCode ?? 0, text });
    });
  });
  let isOver = false;
  const over = response.then(() => {
    isOver = true;
  });
  const started = performance.now();
  for (let at = 0; at < body.length && !isOver; ) {
    const until = Math.ceil(((performance.now() - started) / 1000) * bytesPerSecond);
    if (until > at) sent.write(body.subarray(at, until));
    at = Math.max(at, until);
    await pause(20);
  }
  if (!isOver) sent.end();
  await over;
  return { response: await response, tookMs: performance.now() - started };
}

t.test(
  "a body at the rate of the bound arrives in many times the patience; a slower one is cut",
  async (t) => {
    const log = pino({ level: "silent" });
    const bounds = { ...usualBounds, timeoutMs: 1500, bytesPerMs: 16 };
    const server = await listen(
      (message, response) => {
        let length = 0;
        message.on("data", (part: Buffer) => (length += part.length)).on("error", () => {});
        message.on("end", () => response.end(`${length}`));
      },
      { port: 0, host: "127.0.0.1" },
      { log, random, bounds },
    );
    t.teardown(() => closeServer(server, 0, log));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const body = Buffer.alloc(200_000, "x");
    const [steady, slow] = await Promise.all([
      upload({ url, body, bytesPerSecond: 24_000 }),
      upload({ url, body, bytesPerSecond: 4000 }),
    ]);
    t.match(steady.response, { status: 200, text: "200000" });
    t.ok(steady.tookMs > 4 * bounds.timeoutMs, `${Math.round(steady.tookMs)} ms`);
    t.not(slow.response?.status, 200);
    t.ok(slow.tookMs < 4 * bounds.timeoutMs, `${Math.round(slow.tookMs)} ms`);
  },
);
