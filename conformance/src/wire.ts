/**
 * The raw HTTP client. It sends exactly what it is given (repeated headers, any bytes, from any local IP address) and
 * returns exactly what was received: no redirects, decoding, retries or repairs.
 */
import http from "node:http";
import https from "node:https";
import type { responseHeaders } from "./contract.ts";

/** Response headers of the contract and of HTTP. A misspelt name does not compile. */
export type HeaderName =
  | (typeof responseHeaders)[keyof typeof responseHeaders]
  | "Allow"
  | "Content-Type"
  | "Date"
  | "Set-Cookie";

export interface Outgoing {
  method: string;
  /** Appended verbatim to the base URL; already encoded. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: Buffer;
  /** The local IP address to connect from, for rules that count by client IP address. */
  from?: string;
}

/** No complete response. `unreachable`: no connection; `no-answer`: connected, but nothing valid was received. */
export class TransportError extends Error {
  readonly kind: "unreachable" | "no-answer";
  readonly outgoing: Outgoing;

  constructor(kind: TransportError["kind"], message: string, outgoing: Outgoing) {
    super(`${outgoing.method} ${outgoing.target}: ${message}`);
    this.kind = kind;
    this.outgoing = outgoing;
  }
}

export class Exchange {
  readonly outgoing: Outgoing;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  #json: unknown;
  #parsed = false;

  constructor(
    outgoing: Outgoing,
    status: number,
    rawHeaders: string[],
    body: Buffer,
    times: [number, number],
  ) {
    this.outgoing = outgoing;
    this.status = status;
    this.body = body;
    [this.startedAtMs, this.endedAtMs] = times;
    const headers: [string, string][] = [];
    for (let i = 0; i + 1 < rawHeaders.length; i += 2)
      headers.push([rawHeaders[i] as string, rawHeaders[i + 1] as string]);
    this.headers = headers;
  }

  /** Returns a header's value, or undefined. A repeated header is joined by commas. */
  header(name: HeaderName): string | undefined {
    const wanted = name.toLowerCase();
    const values = this.headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
    return values.length === 0 ? undefined : values.join(", ");
  }

  /** The body as JSON; undefined if it is not valid JSON in UTF-8. */
  get json(): unknown {
    if (!this.#parsed) {
      this.#parsed = true;
      try {
        this.#json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(this.body));
      } catch {
        this.#json = undefined;
      }
    }
    return this.#json;
  }
}

export interface WireOptions {
  timeoutMs: number;
  now: () => number;
}

export class Wire {
  readonly baseUrl: string;
  readonly #base: URL;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #agent: http.Agent;

  constructor(baseUrl: string, options: WireOptions) {
    this.baseUrl = baseUrl.replace(/\/$/, "");
    this.#base = new URL(this.baseUrl);
    this.#timeoutMs = options.timeoutMs;
    this.#now = options.now;
    const settings = { keepAlive: true, maxSockets: 64 };
    this.#agent = this.#base.protocol === "https:" ? new https.Agent(settings) : new http.Agent(settings);
  }

  close(): void {
    this.#agent.destroy();
  }

  /**
   * Sends one request and reads the whole response. Reconnects once if the server closed a kept-alive connection, but
   * never after a response has begun.
   */
  async send(outgoing: Outgoing): Promise<Exchange> {
    try {
      return await this.#attempt(outgoing, this.#agent);
    } catch (error) {
      if (error instanceof StaleConnection) return await this.#attempt(outgoing, false);
      throw error;
    }
  }

  /** Sends the whole request and closes the connection without reading a response. */
  sendAndDrop(outgoing: Outgoing): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = this.#open(outgoing, false);
      request.on("error", (error) => reject(failureOf(error, outgoing)));
      request.on("finish", () => {
        request.removeAllListeners("error").on("error", () => {});
        request.destroy();
        resolve();
      });
      request.end(outgoing.body);
    });
  }

  #attempt(outgoing: Outgoing, agent: http.Agent | false): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const startedAtMs = this.#now();
      const request = this.#open(outgoing, agent);
      let announced: string | undefined;
      let chunks: Buffer[] | undefined;
      const timer = setTimeout(() => {
        reject(
          new TransportError("no-answer", `no complete response within ${this.#timeoutMs} ms`, outgoing),
        );
        request.destroy();
      }, this.#timeoutMs);
      const fail = (error: Error) => {
        clearTimeout(timer);
        const closed = (error as NodeJS.ErrnoException).code === "ECONNRESET";
        if (closed && chunks) reject(cutOff(Buffer.concat(chunks).length, announced, outgoing));
        else reject(closed && request.reusedSocket ? new StaleConnection() : failureOf(error, outgoing));
      };
      request.on("error", fail);
      request.on("response", (response) => {
        const body: Buffer[] = [];
        chunks = body;
        announced = response.headers["content-length"];
        response.on("data", (chunk: Buffer) => body.push(chunk));
        response.on("error", fail);
        response.on("end", () => {
          clearTimeout(timer);
          const times: [number, number] = [startedAtMs, this.#now()];
          resolve(
            new Exchange(outgoing, response.statusCode ?? 0, response.rawHeaders, Buffer.concat(body), times),
          );
        });
      });
      request.end(outgoing.body);
    });
  }

  #open(outgoing: Outgoing, agent: http.Agent | false): http.ClientRequest {
    const flat: string[] = ["Host", this.#base.host];
    for (const [name, value] of outgoing.headers) flat.push(name, value);
    if (outgoing.body) flat.push("Content-Length", String(outgoing.body.length));
    const { request } = this.#base.protocol === "https:" ? https : http;
    return request({
      protocol: this.#base.protocol,
      hostname: this.#base.hostname.replace(/^\[|\]$/g, ""),
      port: this.#base.port || undefined,
      method: outgoing.method,
      path: this.#base.pathname.replace(/\/$/, "") + outgoing.target,
      headers: flat,
      agent,
      localAddress: outgoing.from,
    });
  }
}

class StaleConnection extends Error {}

function cutOff(came: number, announced: string | undefined, outgoing: Outgoing): TransportError {
  const whole = announced === undefined ? "" : ` of ${announced}`;
  return new TransportError(
    "no-answer",
    `the response was cut off after ${came}${whole} bytes of its body`,
    outgoing,
  );
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "ETIMEDOUT",
]);

function failureOf(error: Error, outgoing: Outgoing): Error {
  if (error instanceof TransportError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return new TransportError(unreachable.has(code) ? "unreachable" : "no-answer", error.message, outgoing);
}
