// Sends one webhook request. A connection goes only to IP addresses that were validated for it.
import type { LookupFunction } from "node:net";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { Client, type Dispatcher } from "undici";
import { type AddressPolicy, checkUrl, type Resolve } from "../domain/webhooks/address.ts";
import type { Outgoing } from "../domain/webhooks/attempts.ts";
import type { Outcome } from "../domain/webhooks/delivery.ts";
import { EndpointProblem } from "../domain/webhooks/endpoint-problem.ts";
import { loggedResponseMax, responseTimeoutMs } from "../domain/webhooks/schedule.ts";
import { signatureOf } from "../domain/webhooks/signature.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { Connection } from "./connection.ts";
import { describeFailure, isOverLimit } from "./failures.ts";
import { guardedLookup } from "./guarded-lookup.ts";

export interface Sender {
  /** Never rejects. @param unixSeconds time of the signature */
  send(request: Outgoing, secret: string, unixSeconds: number): Promise<Outcome>;
  close(): Promise<void>;
}

export interface SenderOptions {
  policy: AddressPolicy;
  resolve: Resolve;
  userAgent: string;
  monotonicMs: () => number;
  timeoutMs?: number;
  tracing?: Tracing | null | undefined;
}

/** Enough for the logged characters in any encoding. */
const keptBytes = loggedResponseMax * 4;
/** Longer responses are aborted, shorter ones read, so that the connection can be reused. */
const readBytesMax = 65_536;
/** Shorter than servers' usual keep-alive, so that requests rarely meet a closing connection. */
const idleConnectionMs = 2000;
/** Bounds the time until DNS changes are noticed. */
const connectionMs = 60_000;
const mostUrls = 10_000;
/** For bytes that reach no parser, such as TLS records. */
const checkEveryMs = 250;

interface Target {
  origin: string;
  path: string;
}

export function createSender(options: SenderOptions): Sender {
  const { policy, userAgent, monotonicMs, timeoutMs = responseTimeoutMs, tracing = null } = options;
  const targets = new Map<string, Target | EndpointProblem>();
  const clients = new Clients(options, timeoutMs);

  /** No lookup happens for an IP address, so it is validated here. */
  const targetOf = (url: string): Target | EndpointProblem => {
    const known = targets.get(url);
    if (known) return known;
    const checked = checkUrl(url, policy);
    const target =
      checked instanceof EndpointProblem
        ? checked
        : { origin: checked.origin, path: checked.pathname + checked.search };
    if (targets.size >= mostUrls) targets.clear();
    targets.set(url, target);
    return target;
  };

  const send: Sender["send"] = async (request, secret, unixSeconds) => {
    const startedAt = monotonicMs();
    const target = targetOf(request.url);
    if (target instanceof EndpointProblem) {
      return { error: target.message, status: null, response: null, signature: null, tookMs: 0 };
    }
    const body = Buffer.from(request.body);
    const signature = signatureOf(secret, unixSeconds, body);
    const headers = [
      webhookHeaders.contentType,
      "application/json",
      webhookHeaders.userAgent,
      userAgent,
      webhookHeaders.eventId,
      request.eventId,
      webhookHeaders.eventType,
      request.eventType,
      webhookHeaders.deliveryId,
      request.deliveryId,
      webhookHeaders.timestamp,
      String(unixSeconds),
      webhookHeaders.signature,
      signature,
      ...Object.entries(tracing?.headers() ?? {}).flat(),
    ];
    const { client, connection } = clients.take(request.endpointId, target.origin);
    const response = await new Promise<ReceivedResponse>((resolve) => {
      const exchange = new Exchange({
        settled: resolve,
        elapsedMs: () => monotonicMs() - startedAt,
        timeoutMs,
        over: () => connection.end(),
        cut: () => clients.drop(request.endpointId, client, connection),
      });
      connection.begin((error) => exchange.exceed(error));
      client.dispatch({ path: target.path, method: "POST", headers, body }, exchange);
    });
    return { ...response, signature };
  };
  return {
    send: tracing === null ? send : tracedSend(send, tracing),
    close: () => clients.close(),
  };
}

const tracedSend =
  (send: Sender["send"], tracing: Tracing): Sender["send"] =>
  (request, ...rest) => {
    const attributes = {
      "partner_esim.event_id": request.eventId,
      "partner_esim.event_type": request.eventType,
      "partner_esim.delivery_id": request.deliveryId,
      "partner_esim.endpoint_id": request.endpointId,
    };
    return tracing.span({ name: "webhook", kind: "client", attributes }, async (span) => {
      const outcome = await send(request, ...rest);
      span.set({ "http.response.status_code": outcome.status ?? undefined });
      if (outcome.error !== null) span.fail(String(outcome.status ?? "failed"));
      return outcome;
    });
  };

interface HeldClient {
  origin: string;
  client: Client;
  connection: Connection;
  usedAtMs: number;
  madeAtMs: number;
}

/** One client per endpoint: none waits for another, and no search is needed (10 µs per request in a pool of 200). */
class Clients {
  readonly #held = new Map<string, HeldClient>();
  readonly #options: Client.Options;
  readonly #lookup: LookupFunction;
  readonly #timeoutMs: number;
  readonly #monotonicMs: () => number;
  readonly #checking: NodeJS.Timeout;
  #sweptAtMs = 0;

  constructor({ policy, resolve, monotonicMs }: SenderOptions, timeoutMs: number) {
    this.#monotonicMs = monotonicMs;
    this.#lookup = guardedLookup(policy, resolve);
    this.#timeoutMs = timeoutMs;
    this.#checking = setInterval(() => {
      for (const { connection } of this.#held.values()) connection.check();
    }, checkEveryMs);
    this.#checking.unref();
    this.#options = {
      allowH2: false,
      // Never reached: the connection counts them.
      maxHeaderSize: limits.webhookResponseMaxKb * 1024,
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: idleConnectionMs,
      keepAliveMaxTimeout: connectionMs,
    };
  }

  take(endpointId: string, origin: string): Pick<HeldClient, "client" | "connection"> {
    const now = this.#monotonicMs();
    if (now - this.#sweptAtMs > connectionMs) this.#sweep(now);
    const held = this.#held.get(endpointId);
    if (held && held.origin === origin && now - held.madeAtMs < connectionMs) {
      held.usedAtMs = now;
      return held;
    }
    if (held) this.drop(endpointId, held.client, held.connection);
    // The attempt's timer must fire first, so that the reported reason doesn't depend on which is faster.
    const connection = new Connection(this.#lookup, 2 * this.#timeoutMs);
    const client = new Client(origin, { ...this.#options, connect: connection.connect });
    const made = { origin, client, connection, usedAtMs: now, madeAtMs: now };
    this.#held.set(endpointId, made);
    return made;
  }

  drop(endpointId: string, client: Client, connection: Connection): void {
    if (this.#held.get(endpointId)?.client === client) this.#held.delete(endpointId);
    void client.destroy();
    connection.destroy();
  }

  #sweep(now: number): void {
    this.#sweptAtMs = now;
    for (const [endpointId, { client, connection, usedAtMs }] of this.#held) {
      if (now - usedAtMs > connectionMs) this.drop(endpointId, client, connection);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    await Promise.all(
      [...this.#held.values()].map(({ client, connection }) => {
        connection.destroy();
        return client.destroy();
      }),
    );
    this.#held.clear();
  }
}

type ReceivedResponse = Omit<Outcome, "signature">;

interface ExchangeOptions {
  settled: (response: ReceivedResponse) => void;
  elapsedMs: () => number;
  timeoutMs: number;
  over: () => void;
  cut: () => void;
}

/** Settled once: by the end of the response, a failure or the timeout. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions;
  readonly #timer: NodeJS.Timeout;
  #over = false;
  #status: number | null = null;
  #respondedMs = 0;
  #kept: Buffer[] = [];
  #bytes = 0;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    this.#timer = setTimeout(() => this.#cut(), options.timeoutMs);
  }

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    if (status < 200) return;
    this.#status = status;
    this.#respondedMs = this.#options.elapsedMs();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const room = keptBytes - this.#bytes;
    // A copy doesn't retain the whole read buffer.
    if (room > 0) this.#kept.push(Buffer.from(chunk.subarray(0, room)));
    this.#bytes += chunk.length;
    if (this.#bytes > readBytesMax) this.#cut();
  }

  onResponseEnd(): void {
    this.#end(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }

  /** The attempt fails, whatever its status. */
  exceed(error: Error): void {
    this.#end(error);
    this.#options.cut();
  }

  #cut(): void {
    this.#end(null);
    this.#options.cut();
  }

  /** The status decides even if the body breaks off, unless the response exceeded a limit. */
  #end(error: Error | null): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#options.over();
    const status = this.#status;
    if (status === null || isOverLimit(error)) {
      const tookMs = this.#options.elapsedMs();
      this.#options.settled({ error: describeFailure(error), status, response: null, tookMs });
    } else {
      const response = firstCharacters(this.#kept);
      this.#options.settled({
        error: statusError(status),
        status,
        response,
        tookMs: this.#respondedMs,
      });
    }
  }
}

function statusError(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const redirect = status >= 300 && status < 400 ? " Redirects are not followed." : "";
  return `The endpoint returned ${status}.${redirect}`;
}

function firstCharacters([first, ...more]: Buffer[]): string {
  if (first === undefined) return "";
  const bytes = more.length === 0 ? first : Buffer.concat([first, ...more]);
  // Some databases reject NUL in text.
  const text = bytes.toString("utf8", 0, keptBytes).replaceAll("\0", "\ufffd");
  return text.length <= loggedResponseMax ? text : [...text].slice(0, loggedResponseMax).join("");
}
