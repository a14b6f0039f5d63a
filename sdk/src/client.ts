// The client class: every resource of the API as a property.
import { Resources } from "@partner-esim/generated/resources";
import { type Client, createClient, type RawClient } from "./core/client.ts";
import type { ClientOptions } from "./core/options.ts";
import { checkNames, timeNames } from "./core/settings.ts";
import { WebhookHandlers } from "./webhooks/handlers.ts";

const settingNames = [
  "apiKey",
  "baseUrl",
  "docsUrl",
  "portalUrl",
  "fetch",
  ...timeNames,
  "onRequest",
  "onResponse",
  "onRetry",
] as const satisfies (keyof ClientOptions)[];
/** Does not compile if an option is missing above. */
settingNames satisfies keyof ClientOptions extends (typeof settingNames)[number] ? unknown : never;

/**
 * The Partner eSIM API. One client serves a whole program, and has no state but its settings and the
 * handlers of `webhooks`.
 *
 * A `2xx` means that the request was accepted, not that it succeeded: check `status` on orders and top-ups.
 *
 * Every call can fail with a {@link ConnectionError}, and with the errors common to all operations: {@link
 * InvalidApiKeyError}, {@link IpNotAllowedError}, {@link AccountInactiveError}, {@link LiveModeNotEnabledError}, {@link
 * RateLimitedError} and {@link InternalError}.
 */
export class PartnerEsim extends Resources {
  readonly #options: ClientOptions;
  readonly #client: Client;
  #webhooks = new WebhookHandlers();

  constructor(options: ClientOptions = {}) {
    checkNames(options, settingNames);
    const client = createClient(options);
    super(client);
    this.#client = client;
    this.#options = { ...options };
  }

  /**
   * The openapi-fetch client that makes all calls: `client.raw.GET("/v1/orders/{id}", { params: { path: { id } } })`
   * returns `{ data, error, response }`. Key, retries, time limits and hooks are those of this client; `timeoutMs`,
   * `deadlineMs`, `maxRetries`, `idempotencyKey` and `signal` can be set per call. An error response is returned; without
   * a response the call throws. Middleware added by `raw.use()` applies to the methods' calls too, once per call.
   */
  get raw(): RawClient {
    return this.#client.raw;
  }

  /** Handlers of webhook events, by type. */
  get webhooks(): WebhookHandlers {
    return this.#webhooks;
  }

  /** Returns a client with some settings changed and the same handlers. Omitted or `undefined` settings stay. */
  withOptions(options: ClientOptions): PartnerEsim {
    checkNames(options, settingNames);
    const defined = Object.entries(options).filter(([, value]) => value !== undefined);
    const client = new PartnerEsim({ ...this.#options, ...Object.fromEntries(defined) });
    client.#webhooks = this.#webhooks;
    return client;
  }
}
