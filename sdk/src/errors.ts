/** All errors of the package. `ApiError` narrows to the union of the codes, so that `switch (error.code)` tells them apart. */
import type { CataloguedError } from "@partner-esim/generated/error-classes";
import { ApiErrorBase } from "./core/api-error.ts";

export * from "@partner-esim/generated/error-classes";
export { AbortError, ConnectionError, PartnerEsimError, TimeoutError } from "./core/errors.ts";

/** A code that is newer than this package, or none: then the answer was not one of the API. */
export interface UncataloguedError extends ApiErrorBase {
  readonly code: (string & { readonly uncatalogued: unique symbol }) | undefined;
}

/** Any answer that is no success. */
export type ApiError = CataloguedError | UncataloguedError;

/** Any answer that is no success. `error instanceof ApiError` allows `switch (error.code)`. */
export const ApiError = ApiErrorBase as unknown as {
  readonly prototype: ApiErrorBase;
  [Symbol.hasInstance](value: unknown): value is ApiError;
};
