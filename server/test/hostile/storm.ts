// A storm of hostile connections of mixed kinds, determined by its seed: HTTP made malformed by mutation, resets at
// every byte, pipelining, slow bodies, floods of headers. Its responses don't matter; the tests check that the service
// keeps serving others.
import type { Socket } from "node:net";
import { chanceOf, open, pause } from "./attacker.ts";

type Chance = () => number;

const order = '{"package_id":"pkg_1","quantity":1}';
const heads = (key: string): readonly string[] => [
  `GET /partner/api/v1/balance HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  "GET /partner/api/v1/packages?q=a&limit=5 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer sk_test_no\r\n\r\n",
  `POST /partner/api/v1/orders HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nIdempotency-Key: a\r\nContent-Type: application/json\r\nContent-Length: ${order.length}\r\n\r\n${order}`,
  `POST /partner/api/v1/orders HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"pac\r\n0\r\n\r\n`,
  "GET /partner/api/v1/qr/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.png HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET /portal/api/session HTTP/1.1\r\nHost: x\r\nCookie: session=a\r\n\r\n",
  "GET /docs/ HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n",
  "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
  "PUT /supplier/v1/units/a HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer no\r\nContent-Length: 2\r\n\r\n{}",
  "CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

const pieces = [
  ..."\0\r\n\t :;,\x7f\xff\x80",
  "\r\n\r\n",
  "\r\n ",
  "0\r\n\r\n",
  "ffffffffffffffff\r\n",
  "-1",
  "99999999999999999999",
  "%00",
  "../",
  "::1",
  "Transfer-Encoding: chunked\r\n",
  "Content-Length: 5\r\n",
  "Connection: close, upgrade\r\n",
  "HTTP/1.0",
  "HTTP/9.9",
  "Expect: 100-continue\r\n",
  "Content-Encoding: gzip\r\n",
  "Upgrade: websocket\r\n",
  "Host: y\r\n",
];

/** Changes up to six places of a request: bytes dropped, doubled, flipped or inserted. */
function mutate(text: string, chance: Chance): string {
  let mutated = text;
  for (let changes = Math.floor(chance() * 7); changes > 0; changes--) {
    const at = Math.floor(chance() * mutated.length);
    const until = at + Math.floor(chance() * 20);
    const piece = pieces[Math.floor(chance() * pieces.length)] ?? "";
    const kinds = [
      () => mutated.slice(0, at) + mutated.slice(until),
      () => mutated.slice(0, until) + mutated.slice(at),
      () => mutated.slice(0, at) + piece + mutated.slice(at),
      () => mutated.slice(0, at) + String.fromCharCode(Math.floor(chance() * 256)) + mutated.slice(at + 1),
    ];
    mutated = kinds[Math.floor(chance() * kinds.length)]?.() ?? mutated;
  }
  return mutated;
}

const pick = <T>(items: readonly T[], chance: Chance): T => items[Math.floor(chance() * items.length)] as T;

/** What one connection sends, completely or until it is reset. */
const kinds: Record<
  string,
  (socket: Socket, texts: readonly string[], chance: Chance) => Promise<void> | void
> = {
  mutated: (socket, texts, chance) => void socket.write(mutate(pick(texts, chance), chance), "latin1"),
  "cut at a byte": (socket, texts, chance) => {
    const text = pick(texts, chance);
    socket.write(text.slice(0, Math.floor(chance() * text.length)), "latin1");
  },
  pipelined: (socket, texts, chance) => {
    const parts = Array.from({ length: Math.floor(chance() * 300) }, () => pick(texts, chance));
    socket.write(parts.join(""), "latin1");
  },
  "pipelined and mutated": (socket, texts, chance) => {
    const mutated = Array.from({ length: 20 }, () => mutate(pick(texts, chance), chance));
    socket.write(mutated.join(""), "latin1");
  },
  "a flood of headers": (socket, _texts, chance) => {
    const lines = Array.from({ length: Math.floor(chance() * 3000) }, (_, n) => `X-${n}: ${n}\r\n`);
    socket.write(`GET /partner/api/v1/balance HTTP/1.1\r\n${lines.join("")}\r\n`);
  },
  "a long header": (socket, _texts, chance) => {
    socket.write(
      `GET / HTTP/1.1\r\nX: ${pick([" ", "a", ",", "\t"], chance).repeat(20_000 * chance())}\r\n\r\n`,
    );
  },
  "byte by byte": async (socket, texts, chance) => {
    for (const byte of mutate(pick(texts, chance), chance).slice(0, 40)) {
      if (!socket.writable) return;
      socket.write(byte, "latin1");
      if (chance() < 0.2) await pause(1);
    }
  },
  "endless chunks": (socket, _texts, chance) => {
    const extension = `;${"e".repeat(3000 * chance())}`;
    const chunk = `1${chance() < 0.5 ? extension : ""}\r\na\r\n`;
    socket.write(
      `POST /partner/api/v1/orders HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(1000)}`,
    );
  },
  "random bytes": (socket, _texts, chance) =>
    void socket.write(Buffer.from(Array.from({ length: 500 }, () => Math.floor(chance() * 256)))),
  nothing: () => {},
};

export interface Storm {
  seed: number;
  ports: readonly number[];
  key: string;
  /** Connections open at a time. */
  width: number;
}

export interface Weather {
  connections: number;
  /** By kind. */
  counts: Record<string, number>;
  refused: number;
}

/** Runs until `isOver`. Each connection has its own randomness, so that its number and the seed determine it. */
export async function storm(
  { seed, ports, key, width }: Storm,
  isOver: (connections: number) => boolean,
): Promise<Weather> {
  const texts = heads(key);
  const weather: Weather = { connections: 0, counts: {}, refused: 0 };
  const names = Object.keys(kinds);
  const one = async (n: number) => {
    const chance = chanceOf(seed + n);
    const name = pick(names, chance);
    weather.counts[name] = (weather.counts[name] ?? 0) + 1;
    const socket = await open(pick(ports, chance));
    if (socket === null) {
      weather.refused += 1;
      return;
    }
    // Some read the response, others don't.
    if (chance() < 0.5) socket.resume();
    await kinds[name]?.(socket, texts, chance);
    const moment = chance();
    if (moment > 0.4) await pause(moment * 20);
    if (chance() < 0.8) socket.resetAndDestroy();
    else socket.destroySoon();
  };
  const worker = async () => {
    while (!isOver(weather.connections)) await one(weather.connections++);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return weather;
}
