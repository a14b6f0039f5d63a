// `fetch` with undici's limits on a response.
import { limits } from "@partner-esim/generated/supplier/limits";
import { Agent, request as send } from "undici";

export class ResponseTooLate extends Error {
  constructor() {
    super("the response takes too long");
  }
}

const headersMaxBytes = 16_384;

/** @param responseTimeoutMs for the whole call @param traceHeaders of each request */
export function boundedFetch(
  responseTimeoutMs = limits.responseSeconds * 1000,
  traceHeaders: () => Record<string, string> = () => ({}),
): (request: Request) => Promise<Response> {
  const dispatcher = new Agent({
    connect: { timeout: responseTimeoutMs },
    allowH2: false,
    maxHeaderSize: headersMaxBytes,
    maxResponseSize: limits.bodyMaxBytes,
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
  });
  return async (request) => {
    request.signal.throwIfAborted();
    const body = await request.text();
    const call = new AbortController();
    const timer = setTimeout(() => call.abort(new ResponseTooLate()), responseTimeoutMs);
    request.signal.addEventListener("abort", () => call.abort(request.signal.reason), { once: true });
    try {
      const {
        statusCode,
        headers,
        body: received,
      } = await send(request.url, {
        method: request.method as "GET",
        headers: { ...Object.fromEntries(request.headers), ...traceHeaders() },
        ...(body === "" ? {} : { body }),
        signal: call.signal,
        dispatcher,
      });
      const text = await received.text();
      const mayHaveBody = ![204, 205, 304].includes(statusCode);
      const type = String(headers["content-type"] ?? "");
      return new Response(mayHaveBody ? text : null, {
        status: statusCode,
        headers: { "content-type": type },
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
