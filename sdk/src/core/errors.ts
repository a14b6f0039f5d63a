/** The package's own errors. Everything a call throws is a `PartnerEsimError`, and none contains the API key. */

/** Progress of a failed call. */
export interface Progress {
  /** The key of the request. Retry the call with it within 24 hours, and nothing is done twice. */
  idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  attempts: number;
}

/** Shared by all copies of the package, of which a program can have several: ES module, CommonJS, bundles. */
export const kind = Symbol.for("@partner-esim/sdk/errors");

/** Kinds are paths: that of a class begins with that of its base class. */
export const isOfKind = (value: unknown, path: string) => String(Object(value)[kind]).startsWith(path);

/** Base class of all errors of calls and settings. */
export class PartnerEsimError extends Error {
  /** The name of the class. */
  override name = "PartnerEsimError";
  /** The message, included in an error's JSON, which many logs store. */
  declare message: string;
  /** Whether the same call, with the same idempotency key, can succeed if it is repeated unchanged after a pause. */
  declare readonly retryable: boolean;
  /** The key of the request. Retry the call with it within 24 hours, and nothing is done twice. */
  declare readonly idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  declare readonly attempts: number;

  constructor(
    message: string,
    details: Partial<Progress> & { retryable?: boolean } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    Object.assign(this, { retryable: false, attempts: 0 }, details);
    // `Error` hides it from JSON; a class field would do so again on Node 20.20.
    Object.defineProperties(this, { message: { enumerable: true } });
  }

  /** @internal */
  get [kind]() {
    return "/";
  }

  static override [Symbol.hasInstance]<Class extends abstract new (...args: never) => unknown>(
    this: Class,
    value: unknown,
  ): value is InstanceType<Class> {
    // biome-ignore lint/complexity/noThisInStatic: here `this` is the class that stands right of `instanceof`
    const { prototype } = this;
    // A class of a program that extends one of these has no kind of its own.
    return Object.hasOwn(prototype, kind)
      ? isOfKind(value, prototype[kind])
      : Object.prototype.isPrototypeOf.call(prototype, value as object);
  }
}

/** No complete response arrived. A POST may have been executed: retry it with `idempotencyKey`. */
export class ConnectionError extends PartnerEsimError {
  override name = "ConnectionError";

  /** @internal */
  override get [kind]() {
    return "/connection";
  }
}

/** An attempt exceeded `timeoutMs`, or a call or wait exceeded `deadlineMs`. */
export class TimeoutError extends ConnectionError {
  override name = "TimeoutError";

  /** @internal */
  override get [kind]() {
    return "/connection/timeout";
  }
}

/** The call's signal was aborted; its reason is the `cause`. */
export class AbortError extends PartnerEsimError {
  override name = "AbortError";

  /** @internal */
  override get [kind]() {
    return "/abort";
  }
}
