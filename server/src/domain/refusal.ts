// A refusal is an expected error of the domain: a code of a contract's catalogue, returned instead of thrown, so that
// the compiler knows which codes an operation can return. A transaction that returns one is rolled back.
import type { ErrorCode } from "@partner-esim/generated/errors";
import type { ErrorCode as PortalErrorCode } from "@partner-esim/generated/portal/errors";

export class Refusal<Code extends ErrorCode | PortalErrorCode = ErrorCode> {
  readonly code: Code;
  /** For developers: what is wrong and what to do. Never contains values of the request. */
  readonly message: string;
  /** The invalid field or header. */
  readonly param: string | undefined;

  constructor(code: Code, message: string, param?: string) {
    this.code = code;
    this.message = message;
    this.param = param;
  }
}

export type AnyRefusal = Refusal<ErrorCode | PortalErrorCode>;

/** One that ends by itself. */
export class PassingRefusal<Code extends ErrorCode | PortalErrorCode = ErrorCode> extends Refusal<Code> {
  /** When the request may be retried. */
  readonly endsAt: number;

  constructor(code: Code, message: string, endsAt: number) {
    super(code, message);
    this.endsAt = endsAt;
  }
}

/** Narrows the result of a domain function: `if (refused(order)) return order;` */
export function refused(result: unknown): result is Refusal {
  return result instanceof Refusal;
}
