// `fetch` with limits. It does not decompress, so no response grows after it was counted.
import { limits } from "@partner-esim/generated/supplier/limits";
import { Agent, buildConnector, request as send } from "undici";

/** Headers, body and framing. */
const receivedMaxBytes = 131_072;

/** @param responseTimeoutMs the caller's signal ends the whole call @param traceHeaders of each request */
export function boundedFetch(
  responseTimeoutMs = limits.responseSeconds * 1000,
  traceHeaders: () => Record<string, string> = () => ({}),
): (request: Request) => Promise<Response> {
  const connect = buildConnector({ allowH2: false, timeout: responseTimeoutMs });
  const dispatcher = new Agent({
    connect(options, callback) {
      connect(options, (...result) => {
        const socket = result[1];
        if (socket) {
          let written = socket.bytesWritten;
          let before = socket.bytesRead;
          // Before undici's listener, so that excess bytes are never parsed.
          socket.on("readable", () => {
            if (socket.readableLength === 0) return;
            if (socket.bytesWritten !== written) {
              written = socket.bytesWritten;
              before = socket.bytesRead - socket.readableLength;
            }
            if (socket.bytesRead - before > receivedMaxBytes)
              socket.destroy(new Error("the gateway sends too much"));
          });
        }
        callback(...result);
      });
    },
    // Never reached: undici makes an error for each header beyond it, 90 ms for those of 60 KB.
    maxHeaderSize: receivedMaxBytes,
    maxResponseSize: limits.bodyMaxBytes,
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
  });
  return async (request) => {
    const body = await request.text();
    const response = await send(request.url, {
      method: request.method as "GET",
      headers: { ...Object.fromEntries(request.headers), ...traceHeaders() },
      ...(body === "" ? {} : { body }),
      signal: request.signal,
      dispatcher,
    });
    const text = await response.body.text();
    const mayHaveBody = ![204, 205, 304].includes(response.statusCode);
    const headers = { "content-type": String(response.headers["content-type"] ?? "") };
    return new Response(mayHaveBody ? text : null, { status: response.statusCode, headers });
  };
}
