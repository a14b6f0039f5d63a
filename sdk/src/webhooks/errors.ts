/** Why a webhook request was rejected. The sender gets the code, for the portal; the text is for the receiver's log. */

/** The first two are mistakes in the receiver's own code. */
export type WebhookFault =
  | "raw_body_required"
  | "secret_required"
  | "signature_missing"
  | "signature_malformed"
  | "timestamp_out_of_tolerance"
  | "signature_mismatch"
  | "body_malformed";

const messages: Record<WebhookFault, string> = {
  raw_body_required: "The body was parsed: put this before express.json()",
  secret_required: "No secret",
  signature_missing: "No signature",
  signature_malformed: "The signature is malformed",
  timestamp_out_of_tolerance: "Signed too long ago, or the clock is off",
  signature_mismatch: "The signature fits no secret, or the body changed",
  body_malformed: "The body is no event",
};

/** A webhook request that must not be processed. Contains neither body nor secret. */
export class WebhookVerificationError extends Error {
  /** The name of the class. */
  override name = "WebhookVerificationError";
  /** The reason. */
  readonly code: WebhookFault;
  /** Status code to return: 500 if the receiver is at fault, so that the event is retried; 400 otherwise. */
  readonly status: 400 | 500;

  constructor(code: WebhookFault) {
    super(messages[code]);
    this.code = code;
    this.status = code.endsWith("required") ? 500 : 400;
  }
}

/** Only own mistakes are logged, because they reject every event; with the rest, anyone could fill the log. */
export function logOwnFault(error: WebhookVerificationError): void {
  if (error.status > 499) console.error(error);
}
