/**
 * The result of a call: a promise of the object itself. Metadata is behind `.withResponse()`, so the object can be
 * compared, spread, cloned and stored as it is.
 */
import type { ResponseInfo } from "./response-info.ts";

/** What the API returned, with its response. */
export interface CallResult<T> {
  data: T;
  response: ResponseInfo;
}

/** A promise of the object that the API returned. */
export interface Result<T> extends Promise<T> {
  /** The object together with status, headers, request id, rate limit, idempotency key and number of attempts. */
  withResponse(): Promise<CallResult<T>>;
}

export function toResult<T>(response: Promise<CallResult<T>>): Result<T> {
  const data = response.then((both) => both.data);
  const withResponse = () => {
    // The caller sees the failure on this promise; the other one must not be reported as unhandled.
    data.catch(() => {});
    return response;
  };
  return Object.assign(data, { withResponse });
}
