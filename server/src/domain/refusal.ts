// A refusal is the expected "no" of the domain: a code of a contract's catalogue, returned and not thrown,
// so that the compiler knows which codes an operation can answer. A transaction that returns one is undone.
import type { ErrorCode } from "@partner-esim/generated/errors";
import type { ErrorCode as PortalErrorCode } from "@partner-esim/generated/portal/errors";

export class Refusal<Code extends ErrorCode | PortalErrorCode = ErrorCode> {
  readonly code: Code;
  /** For developers: what is wrong and what to do. Never holds a value that was sent. */
  readonly message: string;
  /** The field or header at fault, where one is. */
  readonly param: string | undefined;

  constructor(code: Code, message: string, param?: string) {
    this.code = code;
    this.message = message;
    this.param = param;
  }
}

/** A refusal of either API. */
export type AnyRefusal = Refusal<ErrorCode | PortalErrorCode>;

/** A refusal that ends by itself. */
export class PassingRefusal<Code extends ErrorCode | PortalErrorCode = ErrorCode> extends Refusal<Code> {
  /** When the same can be asked again. */
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
