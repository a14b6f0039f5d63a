// The connection to one webhook endpoint. It counts bytes on the raw socket, below TLS and HTTP.
import { constants } from "node:crypto";
import { connect as connectSocket, type LookupFunction, type Socket } from "node:net";
import { limits } from "@partner-esim/generated/limits";
import { buildConnector } from "undici";
import { ResponseMeter } from "../http/response-meter.ts";

export class ResponseTooLarge extends Error {
  readonly code:
    | "ERR_RESPONSE_TOO_LARGE"
    | "ERR_RESPONSE_HEADERS_TOO_LARGE"
    | "ERR_RESPONSE_TOO_MANY_LINES"
    | "ERR_TOO_MANY_INFORMATIONAL";
  constructor(code: ResponseTooLarge["code"] = "ERR_RESPONSE_TOO_LARGE") {
    super("the response is over its limits");
    this.code = code;
  }
}

const bounds = {
  headBytes: limits.webhookResponseHeadersMaxKb * 1024,
  informational: limits.webhookInformationalMax,
  lines: limits.webhookResponseLinesMax,
};
const codes = {
  headers: "ERR_RESPONSE_HEADERS_TOO_LARGE",
  informational: "ERR_TOO_MANY_INFORMATIONAL",
  lines: "ERR_RESPONSE_TOO_MANY_LINES",
} as const;

/** Per response: about 20 are usual; byte by byte there would be a quarter of a million. */
const readsMax = 4096;

export class Connection {
  readonly #lookup: LookupFunction;
  readonly #secure: buildConnector.connector;
  #raw: Socket | null = null;
  #bytesBefore = 0;
  #reads = 0;
  readonly #meter = new ResponseMeter(bounds);
  #onExcess: ((error: Error) => void) | null = null;

  constructor(lookup: LookupFunction, timeoutMs: number) {
    this.#lookup = lookup;
    // Renegotiation costs the service more than the receiver.
    const secureOptions = constants.SSL_OP_NO_RENEGOTIATION;
    this.#secure = buildConnector({ allowH2: false, timeout: timeoutMs, secureOptions });
  }

  /** Calls `onExcess` once if the response exceeds a limit. */
  begin(onExcess: (error: Error) => void): void {
    this.#bytesBefore = this.#raw?.bytesRead ?? 0;
    this.#reads = 0;
    this.#meter.begin();
    this.#onExcess = onExcess;
  }

  /** Closes the connection if anything is received afterwards. */
  end(): void {
    this.#onExcess = null;
  }

  check(): void {
    const bytes = (this.#raw?.bytesRead ?? 0) - this.#bytesBefore;
    if (bytes > limits.webhookResponseMaxKb * 1024 || this.#reads > readsMax) this.#exceed();
  }

  destroy(): void {
    this.#raw?.destroy();
  }

  readonly connect: buildConnector.connector = (target, callback) => {
    const { hostname, protocol, port } = target;
    const isSecure = protocol === "https:";
    const raw = connectSocket({
      host: hostname,
      port: Number(port || (isSecure ? 443 : 80)),
      lookup: this.#lookup,
      noDelay: true,
    });
    this.#raw = raw;
    this.#bytesBefore = 0;
    const fail = (error: Error) => callback(error, null);
    raw.once("error", fail);
    raw.once("connect", () => {
      raw.off("error", fail);
      raw.on("error", () => {});
      if (!isSecure) {
        this.#watch(raw);
        callback(null, raw);
        return;
      }
      this.#secure({ ...target, httpSocket: raw }, (...result) => {
        if (result[1]) this.#watch(result[1]);
        else raw.destroy();
        callback(...result);
      });
    });
  };

  /** Before undici's listener, so that what exceeds a limit is never parsed. */
  #watch(socket: Socket): void {
    const push = socket.push.bind(socket);
    socket.push = (part: Buffer | null, encoding?: BufferEncoding) => {
      const excess = part === null || this.#onExcess === null ? null : this.#meter.add(part);
      if (excess === null) return push(part, encoding);
      this.#exceed(codes[excess]);
      return false;
    };
    socket.on("readable", () => {
      if (socket.readableLength === 0) return;
      this.#reads += 1;
      if (this.#onExcess === null) socket.destroy();
      else this.check();
    });
  }

  #exceed(code?: ResponseTooLarge["code"]): void {
    const onExcess = this.#onExcess;
    this.#onExcess = null;
    this.destroy();
    onExcess?.(new ResponseTooLarge(code));
  }
}
