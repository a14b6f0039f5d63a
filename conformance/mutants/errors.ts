/** Mutants of the bodies of errors. */
import { bodyOf, type Json, type Mutant, refusal, refusals, setBody, table } from "./mutant.ts";
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
    "`error` is a text",
    () =>
      always((response) => {
        const body = response.status >= 400 ? bodyOf(response) : undefined;
        if (body?.error) setBody(response, { error: (body.error as Json).message });
      }),
  ],
  [
    "error-with-status",
    "resources.error.envelope",
    "a status stands beside `error`",
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
      refusals("any", "*", (error) => {
        delete error.message;
      }),
  ],
  [
    "error-without-request-id",
    "resources.error.envelope",
    "errors have no id",
    () =>
      refusals("any", "*", (error) => {
        delete error.request_id;
      }),
  ],
  [
    "param-null",
    "resources.error.param.absent",
    "without a field at fault `param` is null",
    () =>
      refusals("any", "*", (error) => {
        error.param ??= null;
      }),
  ],
  [
    "param-never",
    "resources.error.param.names-field",
    "no error names a field",
    () =>
      refusals("any", "*", (error) => {
        delete error.param;
      }),
  ],
  [
    "param-without-path",
    "resources.error.param.names-field",
    "a nested field is named without what holds it",
    () =>
      refusals("any", "*", (error) => {
        if (typeof error.param === "string") error.param = error.param.split(".").at(-1);
      }),
  ],
  [
    "param-in-capitals",
    "resources.error.param.names-field",
    "fields are named in camel case",
    () =>
      refusals("any", "*", (error) => {
        if (typeof error.param === "string")
          error.param = error.param.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      }),
  ],
  [
    "param-of-key-in-small-letters",
    "errors.param.with-idempotency-errors",
    "the header of the key is named in small letters",
    () =>
      refusals("any", "*", (error) => {
        if (typeof error.param === "string") error.param = error.param.toLowerCase();
      }),
  ],
  [
    "401-tells-why",
    "auth.401.same-message",
    "the message tells a missing key from a wrong one",
    () =>
      refusals("any", "invalid_api_key", (error, _, request) => {
        if (!headerOf(request, "Authorization")) error.message = "The key is missing.";
      }),
  ],
  [
    "input-fails-the-service",
    "errors.class.5xx",
    "a long text makes the service fail",
    () => async (request, forward) =>
      request.body.length > 2000 || request.target.length > 1000
        ? refusal(500, "internal_error")
        : forward(request),
  ],
]);
