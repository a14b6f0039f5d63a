/** Mutants of error bodies. */
import { bodyOf, errorResponse, errorResponses, type Json, type Mutant, setBody, table } from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse } from "./proxy.ts";

const always =
  (change: (response: ProxiedResponse, request: ProxiedRequest) => unknown): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    change(response, request);
    return response;
  };

export const errorMutants: Mutant[] = table("api", [
  [
    "error-as-text",
    "resources.error.envelope",
    "`error` is a string",
    () =>
      always((response) => {
        const body = response.status >= 400 ? bodyOf(response) : undefined;
        if (body?.error) setBody(response, { error: (body.error as Json).message });
      }),
  ],
  [
    "error-with-status",
    "resources.error.envelope",
    "there is a status beside `error`",
    () =>
      always((response) => {
        const body = response.status >= 400 ? bodyOf(response) : undefined;
        if (body?.error) setBody(response, { ...body, status: response.status });
      }),
  ],
  [
    "error-without-message",
    "resources.error.envelope",
    "errors have no message",
    () =>
      errorResponses("any", "*", (error) => {
        delete error.message;
      }),
  ],
  [
    "error-without-request-id",
    "resources.error.envelope",
    "errors have no request id",
    () =>
      errorResponses("any", "*", (error) => {
        delete error.request_id;
      }),
  ],
  [
    "param-null",
    "resources.error.param.absent",
    "`param` is null where no field is invalid",
    () =>
      errorResponses("any", "*", (error) => {
        error.param ??= null;
      }),
  ],
  [
    "param-never",
    "resources.error.param.names-field",
    "no error names a field",
    () =>
      errorResponses("any", "*", (error) => {
        delete error.param;
      }),
  ],
  [
    "param-without-path",
    "resources.error.param.names-field",
    "a nested field is named without its parent",
    () =>
      errorResponses("any", "*", (error) => {
        if (typeof error.param === "string") error.param = error.param.split(".").at(-1);
      }),
  ],
  [
    "param-in-capitals",
    "resources.error.param.names-field",
    "fields are named in camel case",
    () =>
      errorResponses("any", "*", (error) => {
        if (typeof error.param === "string")
          error.param = error.param.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      }),
  ],
  [
    "param-of-key-in-small-letters",
    "errors.param.with-idempotency-errors",
    "the idempotency header is named in lower case",
    () =>
      errorResponses("any", "*", (error) => {
        if (typeof error.param === "string") error.param = error.param.toLowerCase();
      }),
  ],
  [
    "401-tells-why",
    "auth.401.same-message",
    "the message distinguishes a missing key from a wrong one",
    () =>
      errorResponses("any", "invalid_api_key", (error, _, request) => {
        if (!headerOf(request, "Authorization")) error.message = "The key is missing.";
      }),
  ],
  [
    "input-fails-the-service",
    "errors.class.5xx",
    "a long string causes an internal error",
    () => async (request, forward) =>
      request.body.length > 2000 || request.target.length > 1000
        ? errorResponse(500, "internal_error")
        : forward(request),
  ],
]);
