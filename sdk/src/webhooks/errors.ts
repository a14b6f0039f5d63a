/** Why a webhook request was rejected. The sender gets the code, for the portal; the text is for the receiver's log. */

/** The first three are mistakes in the receiver's own code. */
export type WebhookFault =
  | "raw_body_required"
  | "secret_required"
  | "secret_is_api_key"
  | "signature_missing"
  | "signature_malformed"
  | "timestamp_out_of_tolerance"
  | "signature_mismatch"
  | "body_malformed";

/** Shared by all copies of the package, of which a program can have several. */
const brand = Symbol.for("@partner-esim/sdk/webhooks");

/** A webhook request that must not be processed. Contains neither body nor secret. */
export class WebhookVerificationError extends Error {
  /** The name of the class. */
  override name = "WebhookVerificationError";
  /** The reason. */
  declare readonly code: WebhookFault;
  /** Status code to return: 500 if the receiver is at fault, so that the event is retried; 400 otherwise. */
  declare readonly status: 400 | 500;

  constructor(code: WebhookFault) {
    super(code.replace(/^raw.*/, "$&: put this before express.json()"));
    Object.assign(this, { code, status: /^raw|^secret/.test(code) ? 500 : 400 });
  }

  /** @internal */
  [brand]() {}

  static override [Symbol.hasInstance](value: unknown): value is WebhookVerificationError {
    return brand in Object(value);
  }
}

/** Only own mistakes are logged, because they reject every event; with the rest, anyone could fill the log. */
export function logOwnFault(error: WebhookVerificationError): void {
  if (error.status > 499) console.error(error);
}
