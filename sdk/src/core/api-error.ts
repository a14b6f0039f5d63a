/**
 * An answer that is no success: an error of the API, or something that is not the API's at all, such as the page of a
 * proxy. The class for each code (generated) is recognised by the code and not by the prototype: so a bundle holds
 * the classes that it names and no other.
 */
import { sameKeyCodes } from "@partner-esim/generated/errors";
import { PartnerEsimError } from "./errors.ts";
import type { RateLimit, ResponseInfo } from "./response-info.ts";

/** `insufficient_balance` to `InsufficientBalanceError`, as the generated classes are named. */
const className = (code: string) =>
  `${code.replace(/_?error$/, "").replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Error`;

/** For the message. What came with a success may be half an order, and is kept out of logs. */
const excerptOf = ({ status, body }: ResponseInfo) =>
  status > 299 ? body.slice(0, 200) : "its body is not whole";

export class ApiErrorBase extends PartnerEsimError implements ResponseInfo {
  /** The code that a class stands for; none on the class of them all. */
  static readonly code: string | undefined;
  readonly #isApiError = true;

  /** The HTTP status. */
  declare readonly status: number;
  /** The headers of the response. */
  declare readonly headers: Headers;
  /** Undefined when the answer is not one of the API. Codes that are newer than this package come as they are. */
  declare readonly code: string | undefined;
  /** The field, parameter or header at fault. */
  declare readonly param: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly rateLimit: RateLimit | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly replayed: boolean;
  /** The body as it came. It is not shown where errors are printed. */
  declare readonly body: string;
  /** The page of the documentation about this code. */
  declare readonly docsUrl: string | undefined;

  constructor(info: ResponseInfo, parsed: unknown, docsUrl: string) {
    const { code, message, param, request_id } = Object(Object(parsed).error);
    const known = typeof code === "string";
    super(
      known
        ? `${info.status} ${code}: ${message} (${info.requestId ?? request_id})`
        : `${info.status}, not an answer of this API: ${info.headers.get("Location") ?? excerptOf(info)}`,
    );
    Object.assign(this, info, {
      name: known ? className(code) : "ApiError",
      retryable:
        info.status === 408 || info.status === 429 || info.status > 499 || sameKeyCodes.includes(code),
      code: known ? code : undefined,
      param,
      docsUrl: known ? `${docsUrl}/errors/${code}` : undefined,
    });
    Object.defineProperty(this, "body", { enumerable: false });
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
