/**
 * What a call returns: a promise of the object itself. The response is one step aside (`.withResponse()`), so that
 * the object stays what the wire held: it can be compared, spread, cloned and stored as it is.
 */
import type { Answer } from "./attempts.ts";

export interface Result<T> extends Promise<T> {
  /** The object together with status, headers, request id, rate limit, idempotency key and number of attempts. */
  withResponse(): Promise<Answer<T>>;
}

export function toResult<T>(answer: Promise<Answer<T>>): Result<T> {
  const data = answer.then((both) => both.data);
  const withResponse = () => {
    // Whoever takes this promise sees the failure there; the other one must not be reported as unhandled.
    data.catch(() => {});
    return answer;
  };
  return Object.assign(data, { withResponse });
}
