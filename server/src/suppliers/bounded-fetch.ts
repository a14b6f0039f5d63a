// `fetch` with limits on the response.
import { limits } from "@partner-esim/generated/supplier/limits";
import { HttpClient } from "../http/client.ts";

export class ResponseTooLate extends Error {
  constructor() {
    super("the response takes too long");
  }
}

class ResponseTooLarge extends Error {
  readonly code = "ERESPONSETOOLARGE";
}

const headersMaxBytes = 16_384;
const idleConnectionMs = 4000;
const connectionMs = 60_000;

export interface BoundedFetchOptions {
  monotonicMs: () => number;
  /** Timeout of the whole call. */
  responseTimeoutMs?: number | undefined;
  /** Headers added to each request. */
  traceHeaders?: (() => Record<string, string>) | undefined;
}

export function boundedFetch({
  monotonicMs,
  responseTimeoutMs = limits.responseSeconds * 1000,
  traceHeaders = () => ({}),
}: BoundedFetchOptions): (request: Request) => Promise<Response> {
  const client = new HttpClient({
    maxHeaderBytes: headersMaxBytes,
    idleMs: idleConnectionMs,
    connectionMs,
    monotonicMs,
  });
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const timeout = AbortSignal.timeout(responseTimeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    const headers = { ...Object.fromEntries(request.headers), ...traceHeaders() };
    try {
      const { method, url } = request;
      const received = await client.send(new URL(url), { method, headers, body, signal });
      const text = await readText(received.body);
      const mayHaveBody = ![204, 205, 304].includes(received.status);
      return new Response(mayHaveBody ? text : null, {
        status: received.status,
        headers: { "content-type": received.headers["content-type"] ?? "" },
      });
    } catch (error) {
      request.signal.throwIfAborted();
      throw timeout.aborted ? new ResponseTooLate() : error;
    }
  };
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > limits.bodyMaxBytes) throw new ResponseTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
