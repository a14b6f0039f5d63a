// An attacker's side of raw sockets, with seeded randomness: the seed determines a run.
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import type { Test } from "tap";

/** Returns numbers from 0 to 1, exclusive (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const seedOf = (variable = process.env.HOSTILE_SEED): number =>
  variable === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(variable);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a connection that reports no error, because the peer may end it in any way. Null if it was rejected. */
export async function open(port: number): Promise<Socket | null> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  socket.on("error", () => {});
  return await new Promise((resolve) => {
    socket.once("connect", () => resolve(socket));
    socket.once("close", () => resolve(null));
  });
}

/** Opens a connection for as long as the test runs. */
export async function openFor(t: Test, port: number): Promise<Socket> {
  const socket = await open(port);
  if (socket === null) throw new Error("not connected");
  t.teardown(() => socket.destroy());
  return socket;
}

/** Runs `work` for each number below `count`, `width` of them at a time. */
export async function times(count: number, width: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/**
 * Waits until either side closes the connection, at most `waitMs`; returns the received bytes and whether it closed.
 */
export async function closing(socket: Socket, waitMs: number): Promise<{ heard: string; closed: boolean }> {
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes.toString("latin1");
  });
  const closed = await new Promise<boolean>((resolve) => {
    if (socket.destroyed) return resolve(true);
    const timer = setTimeout(() => resolve(false), waitMs);
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
  return { heard, closed };
}

/**
 * A bystander's request on its own connection, from another IP address than the attacker's, whose bad keys block it.
 */
export async function ask(url: string, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  return await new Promise((resolve, reject) => {
    request(url, { headers, agent: false, localAddress: "127.0.0.9" }, (response) =>
      response.resume().once("end", () => resolve(response.statusCode ?? 0)),
    )
      .once("error", reject)
      .end();
  });
}

/** Returns whether something becomes true within a minute, the start of a process on a busy machine included. */
export async function isSoon(holds: () => boolean): Promise<boolean> {
  for (let left = 1200; left > 0 && !holds(); left--) await pause(50);
  return holds();
}
