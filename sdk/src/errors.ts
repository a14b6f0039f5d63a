/** All errors of the package. `ApiError` is a union, so `switch (error.code)` narrows. */
import type { CataloguedError } from "@partner-esim/generated/error-classes";
import { ApiErrorBase } from "./core/api-error.ts";

export * from "@partner-esim/generated/error-classes";
export type { ErrorCode } from "@partner-esim/generated/errors";
export { AbortError, ConnectionError, PartnerEsimError, TimeoutError } from "./core/errors.ts";

/**
 * A code newer than this package. The type keeps it apart from known codes, which a plain `string` would not; at run
 * time it is the code itself. Compare it `as string`.
 */
export type NewerCode = `${string} (newer than this package)`;

/** A newer code, or none if the response was not the API's. */
export interface UncataloguedError extends ApiErrorBase {
  readonly code: NewerCode | undefined;
}

/** Any unsuccessful response. */
export type ApiError = CataloguedError | UncataloguedError;

/** Any unsuccessful response. `error instanceof ApiError` allows `switch (error.code)`. */
export const ApiError = ApiErrorBase as unknown as {
  readonly prototype: ApiErrorBase;
  [Symbol.hasInstance](value: unknown): value is ApiError;
};
