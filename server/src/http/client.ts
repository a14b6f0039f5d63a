// Requests to other servers. An informational response such as an unasked `100 Continue` is skipped (RFC 9110, 15.2):
// Node's client does so, undici closes the connection.
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import type { Duplex } from "node:stream";

export interface HttpClientOptions {
  maxHeaderBytes: number;
  /** Shorter than servers' usual keep-alive, so that requests rarely meet a closing connection. */
  idleMs: number;
  /** Bounds the time until DNS changes are noticed. */
  connectionMs: number;
  monotonicMs: () => number;
  /** For new connections. */
  connect?: Pick<https.AgentOptions, "lookup" | "secureOptions">;
}

export interface HttpClientRequest {
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  signal: AbortSignal;
}

export interface HttpClientResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Buffer>;
}

export class NotHttp extends Error {
  constructor() {
    super("the response is not HTTP");
  }
}

export class NoFinalResponse extends Error {
  constructor() {
    super(`more than ${informationalMax} informational responses came before a final one`);
  }
}

/** Without this limit a server could keep the parser busy until the request's timeout. */
const informationalMax = 32;

export class HttpClient {
  readonly #agents: readonly [http.Agent, https.Agent];
  readonly #maxHeaderBytes: number;

  constructor({ maxHeaderBytes, idleMs, connectionMs, monotonicMs, connect }: HttpClientOptions) {
    const options = { ...connect, keepAlive: true, timeout: idleMs };
    this.#agents = [new http.Agent(options), new https.Agent(options)];
    this.#maxHeaderBytes = maxHeaderBytes;
    for (const agent of this.#agents) limitReuse(agent, connectionMs, monotonicMs);
  }

  /** Follows no redirect and decodes nothing. Leaving the body early closes the connection. */
  send(url: URL, { method, headers, body, signal }: HttpClientRequest): Promise<HttpClientResponse> {
    const [plain, secure] = this.#agents;
    const [{ request }, agent] = url.protocol === "https:" ? [https, secure] : [http, plain];
    return new Promise((resolve, reject) => {
      const options = { agent, method, headers, signal, maxHeaderSize: this.#maxHeaderBytes };
      const sent = request(url, options, (received) => {
        const { statusCode: status = 0, headers } = received;
        if (status >= 200) resolve({ status, headers, body: received });
        else sent.destroy(new NotHttp());
      });
      let informational = 0;
      sent.on("information", () => {
        if (++informational > informationalMax) sent.destroy(new NoFinalResponse());
      });
      sent.on("error", reject);
      sent.on("upgrade", (_response, socket) => {
        socket.on("error", () => {}).destroy();
        reject(new NotHttp());
      });
      sent.end(body);
    });
  }

  /** Ends the requests in flight. */
  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }
}

function limitReuse(agent: http.Agent, connectionMs: number, monotonicMs: () => number): void {
  const firstUsedMs = new WeakMap<Duplex, number>();
  const keepSocketAlive = agent.keepSocketAlive.bind(agent);
  agent.keepSocketAlive = (socket) => {
    const nowMs = monotonicMs();
    const sinceMs = firstUsedMs.get(socket) ?? nowMs;
    firstUsedMs.set(socket, sinceMs);
    return nowMs - sinceMs < connectionMs && keepSocketAlive(socket);
  };
}
