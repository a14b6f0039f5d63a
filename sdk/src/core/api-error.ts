/**
 * Errors of unsuccessful responses, of the API or of something in between, such as a proxy. Generated classes are
 * matched by code, not by prototype, so a bundle contains only the classes it names.
 */
import { errorRetries } from "@partner-esim/generated/error-retries";
import type { ErrorCode } from "@partner-esim/generated/errors";
import { isOfKind, kind, PartnerEsimError } from "./errors.ts";
import type { ClientOptions } from "./options.ts";
import type { RateLimit, ResponseInfo } from "./response-info.ts";

export const inProgress: ErrorCode = "request_in_progress";

/** `insufficient_balance` becomes `InsufficientBalanceError`. */
const className = (code: string) =>
  `${code.replace(/_?error$/, "").replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Error`;

/**
 * Describes a response for the message, without its body, which may contain secrets. Of a redirect only the origin is
 * named: paths contain QR tokens.
 */
function describe({ headers }: ResponseInfo, url: string): string {
  const to = headers.get("Location") ?? "";
  return to && URL.canParse(to, url)
    ? `a redirect to ${new URL(to, url).origin}`
    : (headers.get("Content-Type") ?? "no type");
}

/** What errors need of a client. */
export interface Context {
  docsUrl: string;
  options: ClientOptions;
  /** Removes the API key. */
  redact: (text: string) => string;
  /** Returns what others have thrown as the cause of an error, without the API key. */
  toCause: (thrown: unknown) => unknown;
}

export class ApiErrorBase extends PartnerEsimError implements ResponseInfo {
  /** The code of the class; undefined on the base class. */
  declare static readonly code: string | undefined;
  /** The exported name, shown where errors are printed. */
  static override readonly name = "ApiError";
  /** The HTTP status. */
  declare readonly status: number;
  /**
   * The response headers, unchanged: a proxy may have put your API key in them. They are not printed with errors, nor
   * is `body`; keep both out of logs.
   */
  declare readonly headers: Headers;
  /** Undefined if the response is not the API's. Codes newer than this package are passed through. */
  declare readonly code: string | undefined;
  /** The invalid field, parameter or header. */
  declare readonly param: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly rateLimit: RateLimit | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly replayed: boolean;
  /** The response body, unchanged: a proxy may repeat your request in it, API key included. Keep it out of logs. */
  declare readonly body: string;
  /** The documentation page of this code, or of all codes if this one is newer than this package. */
  declare readonly docsUrl: string | undefined;
  /** The page of the request in the portal, for members; undefined without the client's option `portalUrl`. */
  declare readonly requestUrl: string | undefined;

  /** What has to change before the same call, with the same idempotency key, can succeed: `funds`. */
  declare readonly retryableAfter: string | undefined;

  constructor(
    info: ResponseInfo,
    parsed: unknown,
    url: string,
    { docsUrl, options: { portalUrl }, redact }: Context,
  ) {
    const error = Object(Object(parsed).error);
    // Something in between may repeat the request.
    const read = (value: unknown) => (typeof value === "string" ? redact(value) : undefined);
    const [code, message, param, givenId] = [error.code, error.message, error.param, error.request_id].map(
      read,
    );
    const { status } = info;
    const requestId = read(info.requestId);
    const isKnown = (text: string): text is ErrorCode => Object.hasOwn(errorRetries, text);
    const known = code !== undefined && isKnown(code) ? code : undefined;
    const retry = known ? errorRetries[known] : status === 408 || status === 429 || status > 499;
    super(
      redact(
        code
          ? `${status} ${code}: ${message} (${requestId ?? givenId})`
          : `${status}, not a response of this API: ${describe(info, url)}`,
      ),
    );
    Object.assign(this, info, {
      requestId,
      name: className(known ?? "api"),
      retryable: retry === true,
      retryableAfter: typeof retry === "string" ? retry : undefined,
      code,
      param,
      docsUrl: code && `${docsUrl}/errors/${known ?? ""}`,
      // Proxies put other texts into the header.
      requestUrl:
        portalUrl && requestId?.match(/^req_\w+$/)
          ? portalUrl.replace(/\/?$/, `/requests/${requestId}`)
          : undefined,
    });
    Object.defineProperties(this, { headers: { enumerable: false }, body: { enumerable: false } });
  }

  /** @internal */
  override get [kind]() {
    return "/api";
  }

  static override [Symbol.hasInstance]<Class extends abstract new (...args: never) => unknown>(
    this: Class,
    value: unknown,
  ): value is InstanceType<Class> {
    // biome-ignore lint/complexity/noThisInStatic: here `this` is the class that stands right of `instanceof`
    const { code } = this as unknown as typeof ApiErrorBase;
    return isOfKind(value, "/api") && (code === undefined || code === (value as ApiErrorBase).code);
  }
}
