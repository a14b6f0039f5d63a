/** All errors of the package. `ApiError` narrows to the union of the codes, so that `switch (error.code)` tells them apart. */
import type { CataloguedError } from "@partner-esim/generated/error-classes";
import { ApiErrorBase } from "./core/api-error.ts";

export * from "@partner-esim/generated/error-classes";
export type { ErrorCode } from "@partner-esim/generated/errors";
export { AbortError, ConnectionError, PartnerEsimError, TimeoutError } from "./core/errors.ts";

/**
 * A code that is newer than this package. It comes as it is, and not with the words in its type: they keep it apart
 * from the known codes, which a plain `string` would not. Compare it `as string`.
 */
export type NewerCode = `${string} (newer than this package)`;

/** A newer code, or none: then the answer was not one of the API. */
export interface UncataloguedError extends ApiErrorBase {
  readonly code: NewerCode | undefined;
}

/** Any answer that is no success. */
export type ApiError = CataloguedError | UncataloguedError;

/** Any answer that is no success. `error instanceof ApiError` allows `switch (error.code)`. */
export const ApiError = ApiErrorBase as unknown as {
  readonly prototype: ApiErrorBase;
  [Symbol.hasInstance](value: unknown): value is ApiError;
};
