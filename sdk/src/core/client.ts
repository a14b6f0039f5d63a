/**
 * The client behind all resources: openapi-fetch with one middleware that sets headers and a `fetch` that retries.
 * The API key stays in a closure: no property of the client and no error contains it.
 */
import type { requestHeaders } from "@partner-esim/generated/headers";
import type { paths } from "@partner-esim/generated/paths";
import openapiFetch, {
  type Client as FetchClient,
  type ClientOptions as FetchOptions,
  type Middleware,
} from "openapi-fetch";
import sdk from "../../package.json" with { type: "json" };
import { type Call, type Called, type CallResult, type Sender, send } from "./attempts.ts";
import type { Endpoint } from "./endpoint.ts";
import { PartnerEsimError } from "./errors.ts";
import type { ClientOptions, WriteOptions } from "./options.ts";
import { PlainRequest } from "./plain-request.ts";
import { type Result, toResult } from "./result.ts";
import { type Runtime, systemRuntime } from "./runtime.ts";
import { callNames, check, checkNames, readApiKey, readBaseUrl, readTimes } from "./settings.ts";

export interface Input {
  path?: Record<string, string>;
  query?: object;
  body?: object;
}

/** openapi-fetch's client of this API. Its middleware sees only the calls made by it. */
export type RawClient = FetchClient<paths>;

/** No setting can be read from it. */
export interface Client {
  /** Makes one request, including retries. Resource methods are the typed interface to it. */
  call<T>(endpoint: Endpoint, input?: Input, options?: WriteOptions): Result<T>;
  /** `before` runs ahead of the middleware that sets headers. */
  connect(settings: FetchOptions, ...before: Middleware[]): RawClient;
  /** Including retries. */
  send(request: Called): Promise<Response>;
  /** Time and randomness, for code that waits. */
  readonly runtime: Runtime;
}

/** With `require`, the default export is a property of the module. */
const createFetchClient =
  (openapiFetch as unknown as { default?: typeof openapiFetch }).default ?? openapiFetch;

// Typed by the contract: importing the table would increase the bundle.
const idempotencyHeader: (typeof requestHeaders)["idempotencyKey"] = "Idempotency-Key";

/** openapi-fetch drops `Date` values. */
const readFilter = ([name, value]: [string, unknown]) => [
  name,
  value instanceof Date ? value.toISOString() : value,
];

/** Creates a client for bundles that contain only some resources: `new OrdersResource(createClient())`. */
export function createClient(options?: ClientOptions): Client;
/** @internal With injected time and randomness. */
export function createClient(options: ClientOptions, runtime: Runtime): Client;
export function createClient(options: ClientOptions = {}, runtime = systemRuntime): Client {
  const apiKey = readApiKey(options);
  const baseUrl = readBaseUrl(options);
  const times = readTimes(options);
  const sender: Sender = {
    fetch: (url, init) =>
      options.fetch
        ? options.fetch(url, { ...init, headers: Object.fromEntries(init.headers) })
        : // A global called as a property of another object is an illegal invocation in browsers and Workers.
          fetch(url, init),
    runtime,
    docsUrl: options.docsUrl ?? new URL("../docs", baseUrl).href,
    options,
    redact: (text) => text.replaceAll(apiKey, "[API key]"),
  };

  const middleware: Middleware = {
    onRequest({ request }) {
      const { headers, call } = request as Request & Called;
      headers.set("User-Agent", `${sdk.name}/${sdk.version}`);
      if (!call.keyless) headers.set("Authorization", `Bearer ${apiKey}`);
      if (!call.idempotent) return;
      call.idempotencyKey = check(
        call.own.idempotencyKey ?? runtime.uuid(),
        // Programs differ in how they send other characters; outer spaces would be trimmed.
        /^(?! )[ -~]+(?<! )$/,
        "idempotencyKey must be trimmed ASCII, not empty",
      );
      headers.set(idempotencyHeader, call.idempotencyKey);
    },
  };

  function connect(settings: FetchOptions, ...before: Middleware[]): RawClient {
    const client = createFetchClient<paths>({
      ...settings,
      baseUrl,
    });
    client.use(...before, middleware);
    return client;
  }

  const sendCall = (request: Called) =>
    send(sender, request, Object.assign(request.call, readTimes(request.call.own, times)));

  const resources = connect({
    Request: PlainRequest as never,
    fetch: sendCall as never,
  });

  return {
    runtime,
    connect,
    send: sendCall,
    call<T>(
      { method, path: route, names, ...flags }: Endpoint,
      { path = {}, query = {}, body }: Input = {},
      own: WriteOptions = {},
    ) {
      const response = async () => {
        try {
          checkNames(own, callNames);
          if (names) checkNames(flags.idempotent ? body : query, names);
          let whole: string | undefined;
          const call: Call = { ...flags, method, path: route, own };
          for (const [name, value] of Object.entries(path)) {
            // Empty or dots only would address another operation.
            check(value, /[^.]/, `${name} must be a string, not empty`);
            if (flags.keyless && /^https?:/.test(value)) whole = value;
          }
          const init = {
            params: { path, query: Object.fromEntries(Object.entries(query).map(readFilter)) },
            body,
            signal: own.signal,
            // The response has been read already.
            parseAs: "stream",
            ...(whole && { pathSerializer: () => whole }),
            call,
          };
          await resources.request(method as "get", route as "/v1/balance", init as never);
          return call.result as CallResult<T>;
        } catch (cause) {
          if (cause instanceof PartnerEsimError) throw cause;
          // For example a cyclic body or an invalid date.
          throw new PartnerEsimError(`Cannot be sent: ${cause}`, {}, { cause });
        }
      };
      return toResult(response());
    },
  };
}
