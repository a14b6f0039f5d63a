/**
 * Assertions on answers. Each is made in the name of one rule and records what was expected and what was seen;
 * none of them throws, so that one case can judge several rules (the runner's `must` variant stops the case).
 */
import { isDeepStrictEqual } from "node:util";
import type { ErrorCode, OperationId } from "./contract.ts";
import { schemaFaults } from "./schemas.ts";
import type { Exchange, HeaderName } from "./wire.ts";

export interface Failure {
  message: string;
  expected?: unknown;
  seen?: unknown;
  exchange?: Exchange;
}

/** Told of every assertion; null when it holds. */
export type Verdict = (failure: Failure | null) => void;

export class Checker {
  readonly #tell: Verdict;

  constructor(tell: Verdict) {
    this.#tell = tell;
  }

  ok(condition: unknown, message: string, seen?: unknown, exchange?: Exchange): boolean {
    this.#tell(condition ? null : { message, seen, exchange });
    return Boolean(condition);
  }

  equal<T>(seen: T, expected: T, message: string, exchange?: Exchange): boolean {
    const holds = isDeepStrictEqual(seen, expected);
    this.#tell(holds ? null : { message, expected, seen, exchange });
    return holds;
  }

  notEqual<T>(seen: T, unwanted: T, message: string, exchange?: Exchange): boolean {
    return this.ok(!isDeepStrictEqual(seen, unwanted), message, seen, exchange);
  }

  match(seen: unknown, pattern: RegExp, message: string, exchange?: Exchange): boolean {
    const holds = typeof seen === "string" && pattern.test(seen);
    this.#tell(holds ? null : { message, expected: String(pattern), seen, exchange });
    return holds;
  }

  oneOf<T>(seen: T, allowed: readonly T[], message: string, exchange?: Exchange): boolean {
    const holds = allowed.includes(seen);
    this.#tell(holds ? null : { message, expected: allowed, seen, exchange });
    return holds;
  }

  /** That there is something to judge: a loop of assertions over nothing would prove nothing. */
  some(list: readonly unknown[], message: string, exchange?: Exchange): boolean {
    return this.ok(list.length > 0, message, list, exchange);
  }

  /** That an object has these keys and no others. */
  keys(seen: unknown, keys: readonly string[], message: string, exchange?: Exchange): boolean {
    const names = typeof seen === "object" && seen !== null ? Object.keys(seen).sort() : seen;
    return this.equal<unknown>(names, [...keys].sort(), message, exchange);
  }

  status(exchange: Exchange, status: number, message = "status"): boolean {
    const holds = exchange.status === status;
    this.#tell(holds ? null : { message, expected: status, seen: seenIn(exchange), exchange });
    return holds;
  }

  /** The value of a header: exact, by pattern, or null for a header that must not be there. */
  header(exchange: Exchange, name: HeaderName, expected: string | RegExp | null): boolean {
    const seen = exchange.header(name);
    if (expected instanceof RegExp) return this.match(seen, expected, `header ${name}`, exchange);
    return this.equal<unknown>(seen ?? null, expected, `header ${name}`, exchange);
  }

  /**
   * An error answer: status, code and a well-formed envelope. `param`: its exact value, null when it must be
   * left out, undefined when another rule judges it.
   */
  error(exchange: Exchange, status: number, code: ErrorCode, param?: string | null, message = ""): boolean {
    const envelope = exchange.json as { error?: Record<string, unknown> } | undefined;
    const seen = envelope?.error;
    const holds =
      exchange.status === status &&
      seen?.code === code &&
      typeof seen.message === "string" &&
      typeof seen.request_id === "string" &&
      (param === undefined || (param === null ? !("param" in seen) : seen.param === param));
    const expected = { status, code, ...(param === undefined ? {} : { param }) };
    const what = message ? `${message}: error answer` : "error answer";
    this.#tell(holds ? null : { message: what, expected, seen: seenIn(exchange), exchange });
    return holds;
  }

  /** The answer of an operation against the OpenAPI schema of its status; unknown fields are fine. */
  valid(exchange: Exchange, operation: OperationId): boolean {
    const faults = schemaFaults(operation, exchange);
    const message = `${operation} ${exchange.status} against its schema`;
    this.#tell(faults.length === 0 ? null : { message, expected: "no fault", seen: faults, exchange });
    return faults.length === 0;
  }
}

/** Thrown by the `must` checker: the case cannot go on, and none of its rules is shown. */
export class CaseStopped extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

function seenIn(exchange: Exchange): unknown {
  const error = (exchange.json as { error?: { code?: unknown; param?: unknown } } | undefined)?.error;
  return error
    ? { status: exchange.status, code: error.code, param: error.param }
    : { status: exchange.status };
}
