/**
 * Calls the portal's API as an operator with a token, or as a member with a session. Results contain no token, password
 * or cookie, so none can reach a report.
 */
import { randomUUID } from "node:crypto";
import { CaseStopped } from "./assert.ts";
import { type PortalOperationId, type PortalOperations, portalRoutes, type SuccessOf } from "./contract.ts";
import type { Time } from "./keys.ts";
import { Exchange, Wire } from "./wire.ts";

export interface PortalOptions {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Sent as the file of a multipart body. */
  file?: string;
}

/** The body type of an operation's success response. */
export type PortalBody<Op extends PortalOperationId> = SuccessOf<PortalOperations[Op]["responses"]>;

type Headers = readonly (readonly [string, string])[];

/** One authenticated client of the portal. */
export class PortalCaller {
  readonly #wire: Wire;
  readonly #identity: (renew: boolean) => Promise<Headers>;

  /** @param identity returns the authentication headers; renews them after a rejection */
  constructor(wire: Wire, identity: (renew: boolean) => Promise<Headers>) {
    this.#wire = wire;
    this.#identity = identity;
  }

  /** Makes one request and returns any response. */
  async call(operation: PortalOperationId, options: PortalOptions = {}): Promise<Exchange> {
    const exchange = await send(this.#wire, operation, options, await this.#identity(false));
    if (exchange.status !== 401) return exchange;
    // Moving the clock by hours ends the session.
    return send(this.#wire, operation, options, await this.#identity(true));
  }

  /** Makes a request that must succeed; returns its body. */
  async get<Op extends PortalOperationId>(
    operation: Op,
    options: PortalOptions = {},
  ): Promise<PortalBody<Op>> {
    const exchange = await this.call(operation, options);
    if (exchange.status !== portalRoutes[operation].successStatus) {
      const seen = { status: exchange.status, body: exchange.body.toString().slice(0, 500) };
      throw new CaseStopped({ message: `the portal's ${operation} has to succeed for this case`, seen });
    }
    return exchange.json as PortalBody<Op>;
  }
}

/** Members of many accounts sign in from one address, where few passwords are checked at a time. */
const signInTries = 20;
const waitSecondsMax = 10;

export class Portal {
  readonly operator: PortalCaller;
  readonly #wire: Wire;
  readonly #time: Time;

  /** @param url URL of the portal, without /api */
  constructor(url: string, operatorToken: string, options: { timeoutMs: number; time: Time }) {
    this.#wire = new Wire(`${url.replace(/\/$/, "")}/api`, {
      timeoutMs: options.timeoutMs,
      now: options.time.now,
    });
    this.#time = options.time;
    const headers: Headers = [["Authorization", `Bearer ${operatorToken}`]];
    this.operator = new PortalCaller(this.#wire, async () => headers);
  }

  /** Returns a member of an account, who signs in with the first request. */
  person(email: string, password: string): PortalCaller {
    let session: Promise<Headers> | undefined;
    return new PortalCaller(this.#wire, (renew) => {
      if (renew || !session) session = this.#signIn(email, password);
      return session;
    });
  }

  close(): void {
    this.#wire.close();
  }

  async #signIn(email: string, password: string): Promise<Headers> {
    const route = portalRoutes.sessionCreate;
    const send = () =>
      this.#wire.send({
        method: route.method,
        target: route.path,
        headers: [["Content-Type", "application/json"]],
        body: Buffer.from(JSON.stringify({ email, password })),
      });
    let raw = await send();
    for (let tries = 1; raw.status === 429 && tries < signInTries; tries++) {
      const seconds = Number(raw.header("Retry-After"));
      await this.#time.sleep(1000 * (seconds > 0 ? Math.min(seconds, waitSecondsMax) : 1));
      raw = await send();
    }
    const token = (raw.json as { csrf_token?: string } | undefined)?.csrf_token;
    const cookie = raw.header("Set-Cookie")?.split(";")[0];
    if (raw.status !== route.successStatus || !token || !cookie) {
      throw new CaseStopped({
        message: "a member of the account has to be able to sign in",
        seen: raw.status,
      });
    }
    return [
      ["Cookie", cookie],
      ["X-CSRF-Token", token],
    ];
  }
}

function encoded({ body, file }: PortalOptions): { type: string; body?: Buffer } {
  const type = "application/json";
  if (file === undefined)
    return body === undefined ? { type } : { type, body: Buffer.from(JSON.stringify(body)) };
  const boundary = randomUUID();
  const head = 'Content-Disposition: form-data; name="file"; filename="file"';
  const text = `--${boundary}\r\n${head}\r\nContent-Type: application/octet-stream\r\n\r\n${file}\r\n--${boundary}--\r\n`;
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.from(text) };
}

async function send(
  wire: Wire,
  operation: PortalOperationId,
  options: PortalOptions,
  identity: Headers,
): Promise<Exchange> {
  const { method, path, idempotent } = portalRoutes[operation];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) query.append(name, String(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = options.path?.[name];
    if (value === undefined) throw new TypeError(`the portal's ${operation} needs path.${name}`);
    return encodeURIComponent(value);
  });
  const target = query.size > 0 ? `${filled}?${query}` : filled;
  const { type, body } = encoded(options);
  const typed: Headers = body ? [["Content-Type", type]] : [];
  const key: Headers = idempotent ? [["Idempotency-Key", randomUUID()]] : [];
  const headers = [...typed, ...key];
  const raw = await wire.send({
    method,
    target,
    headers: [...identity, ...headers],
    ...(body ? { body } : {}),
  });
  const response = { method, target: `(portal) ${target}`, headers, ...(body ? { body } : {}) };
  const rawHeaders = raw.headers.filter(([name]) => !/^set-cookie$/i.test(name)).flat();
  return new Exchange(response, raw.status, rawHeaders, raw.body, [raw.startedAtMs, raw.endedAtMs]);
}
