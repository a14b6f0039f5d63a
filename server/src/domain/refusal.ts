// An expected error. It is returned, so the compiler knows an operation's codes. It rolls the transaction back.
import type { ErrorCode } from "@partner-esim/generated/errors";
import type { ErrorCode as PortalErrorCode } from "@partner-esim/generated/portal/errors";

export class Refusal<Code extends ErrorCode | PortalErrorCode = ErrorCode> {
  readonly code: Code;
  /** Tells developers what is wrong and what to do. Never contains values of the request. */
  readonly message: string;
  readonly param: string | undefined;

  constructor(code: Code, message: string, param?: string) {
    this.code = code;
    this.message = message;
    this.param = param;
  }
}

export type AnyRefusal = Refusal<ErrorCode | PortalErrorCode>;

export class TemporaryRefusal<Code extends ErrorCode | PortalErrorCode = ErrorCode> extends Refusal<Code> {
  readonly endsAt: number;

  constructor(code: Code, message: string, endsAt: number) {
    super(code, message);
    this.endsAt = endsAt;
  }
}
