/**
 * The client that all resources stand on: it turns one operation into one request. The API key lives in a closure: no
 * property of the client, and no error, leads to it. Of openapi-fetch it takes what makes addresses; its own client
 * (1 KB gzipped) makes a `Request`, which cannot be sent twice, and reads bodies outside of the attempt.
 */
import type { requestHeaders } from "@partner-esim/generated/headers";
import { createFinalURL } from "openapi-fetch";
import sdk from "../../package.json" with { type: "json" };
import { type Outgoing, type Sender, send } from "./attempts.ts";
import { PartnerEsimError } from "./errors.ts";
import type { ClientOptions, WriteOptions } from "./options.ts";
import { type Result, toResult } from "./result.ts";
import { type Runtime, systemRuntime } from "./runtime.ts";

/** An operation, as far as a request is made from it. */
export interface Endpoint {
  method: "GET" | "POST";
  /** Below the base address, with the names of its parameters in braces. */
  path: string;
  /** Whether it takes an idempotency key. */
  idempotent?: boolean;
  /** Whether it is asked without an API key. Its one path parameter may then be a whole address. */
  keyless?: boolean;
  /** Reads an answer that is an image and no JSON; undefined if this answer is none. */
  image?: (response: Response) => Promise<Uint8Array> | undefined;
  /** Whether what it answers with holds a list. */
  list?: boolean;
}

export interface Input {
  path?: Record<string, string>;
  query?: object;
  body?: object;
}

/** What a resource is made with. No setting can be read from it. */
export interface Client {
  /** Makes one request, attempts and all. The methods of the resources are the typed way to it. */
  call<T>(endpoint: Endpoint, input?: Input, options?: WriteOptions): Result<T>;
  /** Time and chance, for what waits. */
  readonly runtime: Runtime;
}

/** Filters are single values, so this does what 0.5 KB (gzipped) of the library would; and that drops a `Date`. */
const serializeQuery = (query: object) =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value instanceof Date ? value.toISOString() : value)}`,
    )
    .join("&");

// Held to the contract by its type: the table would add to the bundle.
const idempotencyHeader: (typeof requestHeaders)["idempotencyKey"] = "Idempotency-Key";

/** The variable is read only when it is needed: some runtimes ask a person for leave. */
const environment = (name: string) => globalThis.process?.env?.[name];

function check(value: unknown, pattern: RegExp, message: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new PartnerEsimError(message);
  return value;
}

/** Values are single segments in all paths of the API, so this does what the library's own 0.15 KB (gzipped) would. */
const fillPath = (path: string, values: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // Empty, or of dots alone, it would lead to another operation.
    encodeURIComponent(check(values[name], /[^.]/, `${name} must be given`)),
  );

/** `fetch` would refuse a key with other characters, and quote it in its message. */
const readApiKey = ({ apiKey = environment("PARTNER_ESIM_API_KEY") }: ClientOptions) =>
  check(
    apiKey?.trim(),
    /^[!-~]+$/,
    'Set apiKey or PARTNER_ESIM_API_KEY to your API key: ASCII, no spaces, no "Bearer"',
  );

/** What a user name, a query or a fragment in the address says would be lost, or end in messages and logs. */
function readBaseUrl({ baseUrl = environment("PARTNER_ESIM_BASE_URL") }: ClientOptions): string {
  const address = baseUrl?.trim();
  return check(
    URL.canParse(address as string) && address,
    /^https?:\/\/[^@/?#\\]+(\/[^?#]*)?(?<!\/v1\/*)$/,
    "Set baseUrl or PARTNER_ESIM_BASE_URL to the address up to /partner/api, without a user",
  );
}

type Times = Pick<Outgoing, "timeoutMs" | "deadlineMs" | "maxRetries">;

function readTimes(own: ClientOptions, otherwise: Times): Times {
  const {
    timeoutMs = otherwise.timeoutMs,
    deadlineMs = otherwise.deadlineMs,
    maxRetries = otherwise.maxRetries,
  } = own;
  // `>>>` makes a whole number of anything: what it changes was none.
  if (!(timeoutMs > 0) || Number.isNaN(deadlineMs) || maxRetries >>> 0 !== maxRetries)
    throw new PartnerEsimError("timeoutMs, deadlineMs or maxRetries is out of range");
  return { timeoutMs, deadlineMs, maxRetries };
}

/** A client on its own, for bundles that hold only the resources they use: `new OrdersResource(createClient())`. */
export function createClient(options?: ClientOptions): Client;
/** @internal With time and chance from outside. */
export function createClient(options: ClientOptions, runtime: Runtime): Client;
export function createClient(options: ClientOptions = {}, runtime = systemRuntime): Client {
  const apiKey = readApiKey(options);
  const baseUrl = readBaseUrl(options).replace(/\/+$/, "");
  const times = readTimes(options, {
    timeoutMs: 60_000,
    deadlineMs: Number.POSITIVE_INFINITY,
    maxRetries: 2,
  });
  const sender: Sender = {
    // A global called as a property of another object is an illegal invocation in browsers and Workers.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    runtime,
    docsUrl: options.docsUrl ?? new URL("../docs", baseUrl).href,
    hooks: options,
    redact: (text) => text.replaceAll(apiKey, "[API key]"),
  };

  function address({ path, keyless }: Endpoint, input: Input): string {
    const whole = keyless && Object.values(input.path ?? {}).find((value) => /^https?:/.test(value));
    if (whole) return whole;
    const params = input as { path?: Record<string, string>; query?: Record<string, unknown> };
    return createFinalURL(path, {
      baseUrl,
      params,
      querySerializer: serializeQuery,
      pathSerializer: fillPath,
    });
  }

  function outgoing(endpoint: Endpoint, input: Input, own: WriteOptions): Outgoing {
    const idempotencyKey = endpoint.idempotent
      ? check(
          own.idempotencyKey ?? runtime.uuid(),
          // What fits in a header; the service has the last word.
          // A space at either end would be cut off on its way.
          /^(?! )[ -~\x80-\xff]+(?<! )$/,
          "idempotencyKey must be one line of Latin-1, without spaces around",
        )
      : undefined;
    return {
      ...endpoint,
      url: address(endpoint, input),
      init: {
        method: endpoint.method,
        headers: {
          "User-Agent": `${sdk.name}/${sdk.version}`,
          ...(input.body && { "Content-Type": "application/json" }),
          ...(!endpoint.keyless && { Authorization: `Bearer ${apiKey}` }),
          ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
        },
        body: input.body && JSON.stringify(input.body),
        // A redirect would turn a POST into a GET; the API has none, so one is an error.
        redirect: "manual",
      },
      idempotencyKey,
      signal: own.signal,
      ...readTimes(own, times),
    };
  }

  return {
    runtime,
    call<T>(endpoint: Endpoint, input: Input = {}, own: WriteOptions = {}) {
      const answer = async () => {
        try {
          return await send<T>(sender, outgoing(endpoint, input, own));
        } catch (cause) {
          if (cause instanceof PartnerEsimError) throw cause;
          // Such as a body with a cycle in it, or a date that is none.
          throw new PartnerEsimError(`This cannot be sent: ${cause}`, {}, { cause });
        }
      };
      return toResult(answer());
    },
  };
}
