// The connection to one webhook endpoint. It counts the bytes of each response on the raw socket, below TLS and HTTP,
// so that nothing a receiver sends escapes the limit.
import { constants } from "node:crypto";
import { connect as connectSocket, type LookupFunction, type Socket } from "node:net";
import { limits } from "@partner-esim/generated/limits";
import { buildConnector } from "undici";

/** A response over its limits; `code` is one that failures.ts describes. */
export class ResponseTooLarge extends Error {
  readonly code: "ERR_RESPONSE_TOO_LARGE" | "ERR_TOO_MANY_INFORMATIONAL";
  constructor(code: ResponseTooLarge["code"] = "ERR_RESPONSE_TOO_LARGE") {
    super("the response is over its limits");
    this.code = code;
  }
}

/**
 * Reads passed to the parser per response. A response within its byte limits takes about 20; sent byte by byte it
 * would take a quarter of a million, each with the cost of an event.
 */
const readsMax = 4096;

export class Connection {
  readonly #lookup: LookupFunction;
  readonly #secure: buildConnector.connector;
  #raw: Socket | null = null;
  #bytesBefore = 0;
  #reads = 0;
  #onExcess: ((error: Error) => void) | null = null;

  /** @param timeoutMs how long the TLS handshake may take */
  constructor(lookup: LookupFunction, timeoutMs: number) {
    this.#lookup = lookup;
    // Renegotiation costs the service more than the receiver.
    const secureOptions = constants.SSL_OP_NO_RENEGOTIATION;
    this.#secure = buildConnector({ allowH2: false, timeout: timeoutMs, secureOptions });
  }

  /** Starts counting for a request; calls `onExcess` once if its response exceeds a limit. */
  begin(onExcess: (error: Error) => void): void {
    this.#bytesBefore = this.#raw?.bytesRead ?? 0;
    this.#reads = 0;
    this.#onExcess = onExcess;
  }

  /** Ends the request; anything received after it closes the connection. */
  end(): void {
    this.#onExcess = null;
  }

  /** Closes the connection if it received more than one response may take. */
  check(): void {
    const bytes = (this.#raw?.bytesRead ?? 0) - this.#bytesBefore;
    if (bytes > limits.webhookResponseMaxKb * 1024 || this.#reads > readsMax) this.#exceed();
  }

  /** Also aborts a connection that is still being opened. */
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

  /** Attached before undici's own listener, so that bytes over the budget are never parsed. */
  #watch(socket: Socket): void {
    socket.on("readable", () => {
      if (socket.readableLength === 0) return;
      this.#reads += 1;
      if (this.#onExcess === null) socket.destroy();
      else this.check();
    });
  }

  #exceed(): void {
    const onExcess = this.#onExcess;
    this.#onExcess = null;
    this.destroy();
    onExcess?.(new ResponseTooLarge());
  }
}
