// `fetch` with limits. It does not decompress, so no response grows after it was counted.

import type { Socket } from "node:net";
import { limits } from "@partner-esim/generated/supplier/limits";
import { Agent, buildConnector, request as send } from "undici";
import { ResponseMeter } from "../http/response-meter.ts";

/** Headers, body and framing. */
const receivedMaxBytes = 131_072;
const bounds = { headBytes: 16_384, informational: 8, lines: 8192 };

export class ResponseTooLate extends Error {
  constructor() {
    super("the response takes too long");
  }
}

/** @param responseTimeoutMs for the whole call @param traceHeaders of each request */
export function boundedFetch(
  responseTimeoutMs = limits.responseSeconds * 1000,
  traceHeaders: () => Record<string, string> = () => ({}),
): (request: Request) => Promise<Response> {
  const connect = buildConnector({ allowH2: false, timeout: responseTimeoutMs });
  const dispatcher = new Agent({
    connect(options, callback) {
      connect(options, (...result) => {
        if (result[1]) limitResponses(result[1]);
        callback(...result);
      });
    },
    // Never reached: the meter counts them.
    maxHeaderSize: receivedMaxBytes,
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

/** Before undici's listener, so that what exceeds a limit is never parsed. */
function limitResponses(socket: Socket): void {
  const push = socket.push.bind(socket);
  const meter = new ResponseMeter(bounds);
  let written = socket.bytesWritten;
  let received = 0;
  socket.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part === null) return push(part, encoding);
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten;
      received = 0;
      meter.begin();
    }
    received += part.length;
    if (meter.add(part) === null && received <= receivedMaxBytes) return push(part, encoding);
    socket.destroy(new Error("the gateway sends too much"));
    return false;
  };
}
