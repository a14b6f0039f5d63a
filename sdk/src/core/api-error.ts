/**
 * An answer that is no success: an error of the API, or something that is not the API's at all, such as the page of a
 * proxy. The class for each code (generated) is recognised by the code and not by the prototype: so a bundle holds
 * the classes that it names and no other.
 */
import { type ErrorCode, errorCodes } from "@partner-esim/generated/errors";
import { PartnerEsimError } from "./errors.ts";
import type { RateLimit, ResponseInfo } from "./response-info.ts";

/** The one code whose request shall be repeated though its status does not say so. */
export const inProgress: ErrorCode = "request_in_progress";

/** `insufficient_balance` to `InsufficientBalanceError`, as the generated classes are named. A newer code has no class of its own. */
const className = (code: string) =>
  `${code.replace(/_?error$/, "").replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Error`;

/**
 * For the message. What is in the body stays out of it: half an order perhaps, or the headers that a proxy was sent. Of
 * a redirect it has the origin: paths hold QR tokens, and queries whatever a proxy wants to have back.
 */
function describe({ headers }: ResponseInfo, url: string): string {
  const to = headers.get("Location");
  if (to === null) return headers.get("Content-Type") ?? "no content type";
  return `a redirect to ${URL.canParse(to, url) ? new URL(to, url).origin : "no address"}`;
}

export class ApiErrorBase extends PartnerEsimError implements ResponseInfo {
  /** The code that a class stands for; none on the class of them all. */
  declare static readonly code: string | undefined;
  /** As it is exported: the name stands where errors are printed. */
  static override readonly name = "ApiError";
  readonly #isApiError = true;

  /** The HTTP status. */
  declare readonly status: number;
  /**
   * The headers of the response, as they came: a proxy may have put your API key in them. They are not shown where errors
   * are printed, nor is `body`; keep both out of logs.
   */
  declare readonly headers: Headers;
  /** Undefined when the answer is not one of the API. Codes that are newer than this package come as they are. */
  declare readonly code: string | undefined;
  /** The field, parameter or header at fault. */
  declare readonly param: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly rateLimit: RateLimit | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly replayed: boolean;
  /** The body as it came, with whatever a proxy says of your request in it, your API key perhaps. Keep it out of logs. */
  declare readonly body: string;
  /** The page of the documentation about this code, or about all of them when the code is newer than this package. */
  declare readonly docsUrl: string | undefined;

  constructor(
    info: ResponseInfo,
    parsed: unknown,
    url: string,
    docsUrl: string,
    redact: (text: string) => string,
  ) {
    const { code: given, message, param, request_id } = Object(Object(parsed).error);
    const code: string | undefined = typeof given === "string" ? given : undefined;
    const { status } = info;
    const known = errorCodes.includes(given);
    super(
      redact(
        code
          ? `${status} ${code}: ${message} (${info.requestId ?? request_id})`
          : `${status}, not an answer of this API: ${describe(info, url)}`,
      ),
    );
    Object.assign(this, info, {
      name: known ? className(given) : "ApiError",
      retryable: status === 408 || status === 429 || status > 499 || code === inProgress,
      code,
      param,
      docsUrl: code && `${docsUrl}/errors/${known ? code : ""}`,
    });
    for (const name of ["headers", "body"]) Object.defineProperty(this, name, { enumerable: false });
  }

  static override [Symbol.hasInstance]<Class extends abstract new (...args: never) => unknown>(
    this: Class,
    value: unknown,
  ): value is InstanceType<Class> {
    // biome-ignore lint/complexity/noThisInStatic: here `this` is the class that stands right of `instanceof`
    const { code } = this as unknown as typeof ApiErrorBase;
    return #isApiError in Object(value) && (code === undefined || code === (value as ApiErrorBase).code);
  }
}
