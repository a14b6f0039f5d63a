// A partner's server for tests: records every request and responds as configured.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Test } from "tap";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body's fields. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  event: any;
  /** How many requests were in flight at this path when it arrived, itself included. */
  open: number;
}

export type Responder = (response: ServerResponse, request: Received) => void | Promise<void>;

export const status =
  (code: number, text = ""): Responder =>
  (response) => {
    response.writeHead(code).end(text);
  };

export class Receiver {
  readonly received: Received[] = [];
  answer: Responder = status(200);
  #port = 0;
  readonly #open = new Map<string, number>();
  #waiting: (() => void)[] = [];

  static async start(t: Pick<Test, "teardown">): Promise<Receiver> {
    const receiver = new Receiver();
    const server = createServer((request, response) => {
      const path = request.url ?? "";
      const open = (receiver.#open.get(path) ?? 0) + 1;
      receiver.#open.set(path, open);
      response.on("close", () => receiver.#open.set(path, (receiver.#open.get(path) ?? 0) - 1));
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", async () => {
        const body = Buffer.concat(chunks).toString();
        const one = { path, headers: request.headers, body, event: JSON.parse(body), open };
        receiver.received.push(one);
        for (const wake of receiver.#waiting.splice(0)) wake();
        await receiver.answer(response, one);
      });
    });
    // A thousand endpoints at one receiver connect at once; with the default backlog some would wait for seconds.
    const listening = { port: 0, host: "127.0.0.1", backlog: 4096 };
    await new Promise<void>((resolve) => server.listen(listening, resolve));
    receiver.#port = (server.address() as AddressInfo).port;
    t.teardown(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    return receiver;
  }

  url(path = "/hook"): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  /** Resolves when `count` requests have arrived in all. */
  async reached(count: number, withinMs = 5000): Promise<Received[]> {
    const end = Date.now() + withinMs;
    while (this.received.length < count) {
      if (Date.now() > end) throw new Error(`${this.received.length} of ${count} requests came`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this.received;
  }
}
