/**
 * `client.raw`: the openapi-fetch client itself. It is separate from the core, so that only bundles that use it
 * contain it.
 */
import type { requestHeaders } from "@partner-esim/generated/headers";
import { ApiErrorBase } from "./api-error.ts";
import type { Call, Called, CallResult } from "./attempts.ts";
import type { Client, RawClient } from "./client.ts";
import type { Sendable } from "./plain-request.ts";
import type { ResponseInfo } from "./response-info.ts";

const idempotencyHeader: (typeof requestHeaders)["idempotencyKey"] = "Idempotency-Key";

/** openapi-fetch copies options that it does not know. */
function readCall(request: Sendable, path = ""): Call {
  const method = request.method as Call["method"];
  const idempotencyKey = request.headers.get(idempotencyHeader) ?? undefined;
  return {
    method,
    path,
    idempotent: method === "POST",
    isRaw: true,
    own: { idempotencyKey, ...request } as Call["own"],
  };
}

/** The body was read within the attempt. */
const toResponse = ({ body, status, headers }: ResponseInfo, data?: unknown) =>
  new Response(data instanceof Uint8Array ? (data as Uint8Array<ArrayBuffer>) : body || null, {
    status,
    headers,
  });

export function createRaw(client: Client): RawClient {
  return client.connect(
    {
      async fetch(request) {
        const sent = request as Sendable & Partial<Called>;
        // The caller's middleware may have replaced the request.
        sent.call ??= readCall(request);
        sent.call.idempotencyKey ??= sent.call.own.idempotencyKey;
        try {
          await client.send(sent as Called);
          const { data, response } = sent.call.result as CallResult<unknown>;
          return toResponse(response, data);
        } catch (error) {
          // A success that is not from the API cannot be returned as a response.
          if (!(error instanceof ApiErrorBase && error.status > 299)) throw error;
          return toResponse(error);
        }
      },
    },
    {
      onRequest({ request, schemaPath }) {
        (request as Sendable & Partial<Called>).call = readCall(request, schemaPath);
      },
    },
  );
}
