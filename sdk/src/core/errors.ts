/** The errors of the package itself. Whatever a call throws is a `PartnerEsimError`, and none of them holds the API key. */

/** How far a failed call had come. */
export interface Progress {
  /** The key that the request carried; repeat the call with it, and nothing is done twice. */
  idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  attempts: number;
}

/** Anything that goes wrong in a call, and wrong settings of a client. */
export class PartnerEsimError extends Error {
  /** The name of the class. */
  override name = "PartnerEsimError";
  /** What went wrong. As a field it is in the JSON of an error, which is what many logs keep. */
  override message = "";
  /** Whether the same call, with the same idempotency key, can succeed later. */
  declare readonly retryable: boolean;
  /** The key that the request carried; repeat the call with it, and nothing is done twice. */
  declare readonly idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  declare readonly attempts: number;

  constructor(
    message: string,
    details: Partial<Progress> & { retryable?: boolean } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    Object.assign(this, { retryable: false, idempotencyKey: undefined, attempts: 0, message }, details);
  }
}

/** No whole answer came. A POST may have been carried out all the same: repeat it with `idempotencyKey`. */
export class ConnectionError extends PartnerEsimError {
  override name = "ConnectionError";
}

/** An attempt has not ended within `timeoutMs`, or a call or a wait not within `deadlineMs`. */
export class TimeoutError extends ConnectionError {
  override name = "TimeoutError";
}

/** The signal of the call was aborted; its reason is the `cause`. */
export class AbortError extends PartnerEsimError {
  override name = "AbortError";
}
