/**
 * Assertions on responses. Each belongs to one rule and records expected and actual values. None throws, so one case
 * can test several rules (the runner's `must` variant stops the case).
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

/** Called for every assertion; null if it holds. */
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

  /** Asserts that a list is not empty, because a loop over nothing proves nothing. */
  some(list: readonly unknown[], message: string, exchange?: Exchange): boolean {
    return this.ok(list.length > 0, message, list, exchange);
  }

  /** Asserts that an object has exactly these keys. */
  keys(seen: unknown, keys: readonly string[], message: string, exchange?: Exchange): boolean {
    const names = typeof seen === "object" && seen !== null ? Object.keys(seen).sort() : seen;
    return this.equal<unknown>(names, [...keys].sort(), message, exchange);
  }

  status(exchange: Exchange, status: number, message = "status"): boolean {
    const holds = exchange.status === status;
    this.#tell(holds ? null : { message, expected: status, seen: actualOf(exchange), exchange });
    return holds;
  }

  /** Asserts a header: exact, by pattern, or null for absent. */
  header(exchange: Exchange, name: HeaderName, expected: string | RegExp | null): boolean {
    const seen = exchange.header(name);
    if (expected instanceof RegExp) return this.match(seen, expected, `header ${name}`, exchange);
    return this.equal<unknown>(seen ?? null, expected, `header ${name}`, exchange);
  }

  /**
   * Asserts an error response: status, code and a well-formed envelope. `param`: its exact value, null for absent,
   * undefined if another rule checks it.
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
    const what = message ? `${message}: error response` : "error response";
    this.#tell(holds ? null : { message: what, expected, seen: actualOf(exchange), exchange });
    return holds;
  }

  /** Validates a response against the OpenAPI schema of its status, which has every allowed field. */
  valid(exchange: Exchange, operation: OperationId): boolean {
    const faults = schemaFaults(operation, exchange);
    const message = `${operation} ${exchange.status} against its schema`;
    this.#tell(faults.length === 0 ? null : { message, expected: "no violation", seen: faults, exchange });
    return faults.length === 0;
  }
}

/** Thrown by the `must` checker: the case cannot continue, and none of its rules passes. */
export class CaseStopped extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

function actualOf(exchange: Exchange): unknown {
  const error = (exchange.json as { error?: { code?: unknown; param?: unknown } } | undefined)?.error;
  return error
    ? { status: exchange.status, code: error.code, param: error.param }
    : { status: exchange.status };
}
