// Sends one webhook request and tells how it went. The address is judged at every connection, and the connection
// goes to the very address that was judged; everything from the look-up to the answer has the same ten seconds.
import type { LookupFunction } from "node:net";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { Client, type Dispatcher } from "undici";
import { type AddressPolicy, checkUrl, mayConnect, type Resolve } from "../domain/webhooks/address.ts";
import type { Outcome, Outgoing } from "../domain/webhooks/attempts.ts";
import { EndpointProblem } from "../domain/webhooks/endpoint-problem.ts";
import { answerLoggedMax, answerTimeoutMs } from "../domain/webhooks/schedule.ts";
import { signatureOf } from "../domain/webhooks/signature.ts";
import { describeFailure } from "./failures.ts";

export interface Sender {
  /** Never rejects. @param unixSeconds when the request is signed */
  send(request: Outgoing, secret: string, unixSeconds: number): Promise<Outcome>;
  close(): Promise<void>;
}

export interface SenderOptions {
  policy: AddressPolicy;
  resolve: Resolve;
  userAgent: string;
  /** Real time that never jumps. */
  monotonicMs: () => number;
  /** How long a request may take, from the look-up to the answer. */
  timeoutMs?: number;
}

/** Enough bytes for the characters that are logged, whatever they are. */
const answerBytesKept = answerLoggedMax * 4;
/** A longer answer is cut off; up to here it is read to its end, so that the connection serves again. */
const answerBytesRead = 65_536;
/** Shorter than servers commonly keep idle connections, so that a request rarely meets one that is closing. */
const idleConnectionMs = 2000;
/** A connection is not used for longer, so that a name which leads elsewhere now is noticed. */
const connectionMs = 60_000;
const mostUrls = 10_000;

interface Target {
  origin: string;
  path: string;
}

export function createSender(options: SenderOptions): Sender {
  const { policy, userAgent, monotonicMs, timeoutMs = answerTimeoutMs } = options;
  const targets = new Map<string, Target | EndpointProblem>();
  const clients = new Clients(options, timeoutMs);

  /** A look-up is not made for a host that is an IP address, so the address itself is judged here. */
  const targetOf = (url: string): Target | EndpointProblem => {
    const known = targets.get(url);
    if (known) return known;
    const judged = checkUrl(url, policy);
    const target =
      judged instanceof EndpointProblem
        ? judged
        : { origin: judged.origin, path: judged.pathname + judged.search };
    if (targets.size >= mostUrls) targets.clear();
    targets.set(url, target);
    return target;
  };

  return {
    async send(request, secret, unixSeconds) {
      const startedAt = monotonicMs();
      const target = targetOf(request.url);
      if (target instanceof EndpointProblem) {
        return { error: target.message, status: null, answer: null, signature: null, tookMs: 0 };
      }
      const body = Buffer.from(request.body);
      const signature = signatureOf(secret, unixSeconds, body);
      const headers = [
        ...[webhookHeaders.contentType, "application/json", webhookHeaders.userAgent, userAgent],
        ...[webhookHeaders.eventId, request.eventId, webhookHeaders.eventType, request.eventType],
        ...[webhookHeaders.deliveryId, request.deliveryId, webhookHeaders.timestamp, String(unixSeconds)],
        ...[webhookHeaders.signature, signature],
      ];
      const client = clients.take(request.endpointId, target.origin);
      const answer = await new Promise<Answer>((resolve) => {
        const exchange = new Exchange({
          settled: resolve,
          elapsedMs: () => monotonicMs() - startedAt,
          timeoutMs,
          cut: () => clients.drop(request.endpointId, client),
        });
        client.dispatch({ path: target.path, method: "POST", headers, body }, exchange);
      });
      return { ...answer, signature };
    },
    close: () => clients.close(),
  };
}

interface HeldClient {
  origin: string;
  client: Client;
  usedAtMs: number;
  madeAtMs: number;
}

/**
 * A connection for each endpoint, kept for a while for what follows. Endpoints share none, so none waits for another
 * one's, and the right one is found without searching: in a pool of 200 that took 10 µs of each request.
 */
class Clients {
  readonly #held = new Map<string, HeldClient>();
  readonly #options: Client.Options;
  readonly #monotonicMs: () => number;
  #sweptAtMs = 0;

  constructor({ policy, resolve, monotonicMs }: SenderOptions, timeoutMs: number) {
    this.#monotonicMs = monotonicMs;
    this.#options = {
      allowH2: false,
      connect: { lookup: guardedLookup(policy, resolve), timeout: timeoutMs },
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: idleConnectionMs,
      keepAliveMaxTimeout: connectionMs,
    };
  }

  take(endpointId: string, origin: string): Client {
    const now = this.#monotonicMs();
    if (now - this.#sweptAtMs > connectionMs) this.#sweep(now);
    const held = this.#held.get(endpointId);
    if (held && held.origin === origin && now - held.madeAtMs < connectionMs) {
      held.usedAtMs = now;
      return held.client;
    }
    if (held) this.drop(endpointId, held.client);
    const client = new Client(origin, this.#options);
    this.#held.set(endpointId, { origin, client, usedAtMs: now, madeAtMs: now });
    return client;
  }

  /** Cuts the connection with all that is open on it. */
  drop(endpointId: string, client: Client): void {
    if (this.#held.get(endpointId)?.client === client) this.#held.delete(endpointId);
    void client.destroy();
  }

  #sweep(now: number): void {
    this.#sweptAtMs = now;
    for (const [endpointId, { client, usedAtMs }] of this.#held) {
      if (now - usedAtMs > connectionMs) this.drop(endpointId, client);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ client }) => client.destroy()));
    this.#held.clear();
  }
}

type Answer = Omit<Outcome, "signature">;

interface ExchangeOptions {
  settled: (answer: Answer) => void;
  elapsedMs: () => number;
  timeoutMs: number;
  /** Ends the connection, be it made or in the making. */
  cut: () => void;
}

/** One request: settled once, by its answer's end, a failure, or the end of its time, whichever comes first. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions;
  readonly #timer: NodeJS.Timeout;
  #over = false;
  #status: number | null = null;
  #answeredMs = 0;
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
    this.#answeredMs = this.#options.elapsedMs();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#bytes < answerBytesKept) this.#kept.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes > answerBytesRead) this.#cut();
  }

  onResponseEnd(): void {
    this.#end(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }

  #cut(): void {
    this.#end(null);
    this.#options.cut();
  }

  /** What decides is the status: an answer that breaks off after it, or goes on for too long, still counts. */
  #end(error: Error | null): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    const status = this.#status;
    if (status === null) {
      const tookMs = this.#options.elapsedMs();
      this.#options.settled({ error: describeFailure(error), status, answer: null, tookMs });
    } else {
      const answer = firstCharacters(this.#kept);
      this.#options.settled({ error: statusError(status), status, answer, tookMs: this.#answeredMs });
    }
  }
}

function statusError(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const redirect = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  return `The endpoint answered ${status}${redirect}.`;
}

function firstCharacters([first, ...more]: Buffer[]): string {
  if (first === undefined) return "";
  const bytes = more.length === 0 ? first : Buffer.concat([first, ...more]);
  // NUL is replaced too: not every database takes it in a text.
  const text = bytes.toString("utf8", 0, answerBytesKept).replaceAll("\0", "\ufffd");
  return text.length <= answerLoggedMax ? text : [...text].slice(0, answerLoggedMax).join("");
}

/** Looks a name up, refuses it if any of its addresses is not public, and hands on exactly what was judged. */
export function guardedLookup(policy: AddressPolicy, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const refused = addresses.find((address) => !mayConnect(address, policy));
        if (refused !== undefined) return callback(new AddressRefused(), "", 0);
        const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
        if (options.all) return callback(null, found);
        const [first] = found;
        if (first) callback(null, first.address, first.family);
        else callback(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 0);
      },
      (error) => callback(error, "", 0),
    );
  };
}

class AddressRefused extends Error {
  readonly code = "EADDRESSREFUSED";
  constructor() {
    super("the name leads to a private or local network");
  }
}
