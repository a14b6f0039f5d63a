/**
 * The client behind all resources: openapi-fetch's, with a middleware that sets headers and a `fetch` that retries. The
 * API key stays in a closure: no property of the client and no error contains it.
 */
import type { paths } from "@partner-esim/generated/paths";
import openapiFetch, { type Client as FetchClient } from "openapi-fetch";
import sdk from "../../package.json" with { type: "json" };
import { ApiErrorBase } from "./api-error.ts";
import { describe, idempotencyHeader, type Reply, type Sender, send, toResponse } from "./attempts.ts";
import { withoutKey } from "./cause.ts";
import type { Endpoint } from "./endpoint.ts";
import { PartnerEsimError } from "./errors.ts";
import type { ClientOptions, WriteOptions } from "./options.ts";
import { readHead } from "./response-info.ts";
import { type CallResult, type Result, toResult } from "./result.ts";
import { createRuntime, type Runtime } from "./runtime.ts";
import { toJson, toQuery } from "./serialization.ts";
import {
  callNames,
  check,
  checkNames,
  checkSettings,
  checkSignal,
  readApiKey,
  readBaseUrl,
  readTimes,
} from "./settings.ts";

export interface Input {
  path?: Record<string, string>;
  query?: object;
  body?: object;
}

/** openapi-fetch's client of this API. */
export type RawClient = FetchClient<paths>;

/** No setting can be read from it. */
export interface Client {
  /** Makes one request, including retries. Resource methods are the typed interface to it. */
  call<T>(endpoint: Endpoint, input?: Input, options?: WriteOptions): Result<T>;
  /** The openapi-fetch client that makes all calls. */
  readonly raw: RawClient;
  /** Time and randomness, for code that waits. */
  readonly runtime: Runtime;
}

/** openapi-fetch copies the options that it does not know to the request. */
type Sent = Request & Pick<Endpoint, "keyless"> & WriteOptions & { route?: string };

/** Any path, because generated code names operations by data. */
type AnyRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** With `require`, the default export is a property of the module. */
const createFetchClient =
  "default" in openapiFetch ? (openapiFetch.default as typeof openapiFetch) : openapiFetch;

/** Another implementation of `fetch` can't read the global `Request`. */
const toInit = async (request: Request, signal: AbortSignal): Promise<RequestInit> => ({
  method: request.method,
  headers: Object.fromEntries(request.headers),
  body: (await request.text()) || null,
  redirect: request.redirect,
  signal,
});

/** Creates a client for bundles that contain only some resources: `new OrdersResource(createClient())`. */
export function createClient(options?: ClientOptions): Client;
/** @internal With injected time and randomness. */
export function createClient(options: ClientOptions, runtime: Runtime): Client;
export function createClient(options: ClientOptions = {}, runtime = createRuntime()): Client {
  checkSettings(options);
  const apiKey = readApiKey(options);
  const baseUrl = readBaseUrl(options);
  const times = readTimes(options);
  const redact = (text: string) => text.replaceAll(apiKey, "[API key]");
  const sender: Sender = {
    fetch: async (request, signal) =>
      options.fetch ? options.fetch(request.url, await toInit(request, signal)) : fetch(request, { signal }),
    runtime,
    docsUrl: options.docsUrl ?? new URL("../docs", baseUrl).href,
    options,
    redact,
    toCause: (thrown) => withoutKey(apiKey, redact, thrown),
  };

  const raw = createFetchClient<paths>({
    baseUrl,
    // A redirect would turn a POST into a GET. The API has none.
    redirect: "manual",
    bodySerializer: toJson,
    querySerializer: toQuery,
    // Calls of `raw` return errors of the API as responses.
    async fetch(request: Sent) {
      const call = { ...readTimes(request, times), route: request.route ?? "", signal: request.signal };
      try {
        return (await send(sender, request, { ...call, isRaw: true })).response;
      } catch (error) {
        // A success that is not from the API cannot be returned as a response.
        if (!(error instanceof ApiErrorBase && error.status > 299)) throw error;
        return toResponse(error.body, error);
      }
    },
  });

  raw.use({
    onRequest({ request, schemaPath: route }) {
      const { headers, method, keyless, idempotencyKey }: Sent = Object.assign(request, { route });
      headers.set("User-Agent", `${sdk.name}/${sdk.version}`);
      if (!keyless) headers.set("Authorization", `Bearer ${apiKey}`);
      if (method !== "POST") return;
      const key = check(
        idempotencyKey ?? headers.get(idempotencyHeader) ?? runtime.uuid(),
        // Programs differ in how they send other characters; outer spaces would be trimmed.
        /^(?! )[ -~]+(?<! )$/,
        "idempotencyKey must be trimmed ASCII, not empty",
      );
      headers.set(idempotencyHeader, key);
    },
  });
  const request = raw.request as AnyRequest;

  async function call(
    { method, path: route, names, ...flags }: Endpoint,
    input: Input,
    callOptions: WriteOptions,
  ) {
    const { path = {}, query = {}, body } = input;
    let reply: Reply | undefined;
    try {
      checkNames(callOptions, callNames);
      checkSignal(callOptions.signal);
      if (names) checkNames(flags.idempotent ? body : query, names);
      let whole: string | undefined;
      for (const [name, value] of Object.entries(path)) {
        // Empty or dots only would address another operation.
        check(value, /[^.]/, `${name} must be a string, not empty`);
        if (flags.keyless && /^https?:/.test(value)) whole = value;
      }
      const { signal, idempotencyKey } = callOptions;
      const { data, error, response } = await request(method, route, {
        params: { path, query },
        body,
        parseAs: flags.image ? "arrayBuffer" : "json",
        ...(whole && { pathSerializer: () => whole }),
        keyless: flags.keyless,
        idempotencyKey,
        async fetch(sent: Request) {
          reply = await send(sender, sent, { ...flags, ...readTimes(callOptions, times), route, signal });
          return reply.response;
        },
      });
      const progress = { body: "", attempts: 0, idempotencyKey };
      const info = { ...progress, ...reply?.info, ...readHead(response, runtime.now()) };
      // From a middleware: `send` throws those of the API.
      if (!response.ok) throw new ApiErrorBase(info, error, response.url, sender);
      return { data: flags.image ? new Uint8Array(data as ArrayBuffer) : data, response: info };
    } catch (cause) {
      if (cause instanceof PartnerEsimError) throw cause;
      // For example a cyclic body, or an error of a middleware.
      const what = reply ? "The response cannot be read" : "Cannot be sent";
      const { attempts = 0, idempotencyKey } = reply?.info ?? {};
      const details = { attempts, idempotencyKey };
      throw new PartnerEsimError(redact(`${what}: ${describe(cause)}`), details, {
        cause: sender.toCause(cause),
      });
    }
  }

  return {
    runtime,
    raw,
    call: <T>(endpoint: Endpoint, input: Input = {}, callOptions: WriteOptions = {}) =>
      toResult(call(endpoint, input, callOptions) as Promise<CallResult<T>>),
  };
}
