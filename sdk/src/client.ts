/** The whole client: every resource of the API as a property. */
import { Resources } from "@partner-esim/generated/resources";
import { createClient } from "./core/client.ts";
import type { ClientOptions } from "./core/options.ts";

/**
 * The Partner eSIM API. One client serves a whole program, and holds no state but its settings.
 *
 * A `2xx` says that the request was taken, not that it succeeded: read `status` on orders and top-ups.
 *
 * Every call can fail with a {@link ConnectionError}, and with the errors common to all operations:
 * {@link InvalidApiKeyError}, {@link IpNotAllowedError}, {@link AccountInactiveError},
 * {@link LiveModeNotEnabledError}, {@link RateLimitedError} and {@link InternalError}.
 */
export class PartnerEsim extends Resources {
  constructor(options?: ClientOptions) {
    super(createClient(options));
  }
}
