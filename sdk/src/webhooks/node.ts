/** Webhooks on Node: synchronous verification, and a handler for `node:http` and frameworks based on it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Event } from "@partner-esim/generated/models";
import { logOwnFault, WebhookVerificationError } from "./errors.ts";
import type { HandlerOptions } from "./index.ts";
import {
  failVerification,
  longestBodyBytes,
  type RawBody,
  readSecrets,
  readSigned,
  type Secrets,
  type SignatureSource,
  type VerifyOptions,
} from "./request.ts";

export * from "./index.ts";

/**
 * Returns the event of a webhook request after verifying that it comes from the service; see `verifyWebhook`.
 *
 * @throws {@link WebhookVerificationError} if anything does not match: respond with its `status`.
 */
export function verifyWebhookSync(
  body: RawBody,
  headers: SignatureSource,
  secrets: Secrets,
  options?: VerifyOptions,
): Event {
  const signed = readSigned(body, headers, secrets, options);
  const [time, raw] = signed.parts;
  const signature = Buffer.from(signed.signature, "hex");
  const fits = (secret: string) =>
    timingSafeEqual(createHmac("sha256", secret).update(time).update(raw).digest(), signature);
  return signed.secrets.some(fits) ? signed.parse() : failVerification("signature_mismatch");
}

/** Options of a Node handler. */
export interface NodeHandlerOptions extends HandlerOptions {
  /** Called with the error of `onEvent` if the framework has no `next`. Default: `console.error`. */
  onError?: ((error: unknown) => void) | undefined;
}

/** A request of `node:http`, or of a framework that extends it. */
export interface NodeRequest extends IncomingMessage {
  /** The body set by a parser; raw bytes or text are accepted. */
  body?: unknown;
  /** The raw body, where a platform provides it. */
  rawBody?: unknown;
}

async function readRawBody(request: NodeRequest): Promise<RawBody> {
  const { body, rawBody } = request;
  for (const candidate of [rawBody, body]) {
    if (typeof candidate === "string" || ArrayBuffer.isView(candidate)) return candidate as RawBody;
  }
  if (request.readableEnded || request.readableDidRead) failVerification("raw_body_required");
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > longestBodyBytes) failVerification("body_malformed");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Receives webhooks on `node:http`, in Express, and, through Node's request and response, in Koa and Fastify. It
 * responds with 204 when `onEvent` has finished, with 400 and the error's code as body, which the portal shows, to requests
 * that don't verify, and with 500 when `onEvent`
 * fails, so that the event is retried; the error itself goes to `next` or `onError`. Respond within 10 seconds: put
 * long work into a queue.
 *
 * @throws {@link WebhookVerificationError} if a secret is missing or empty, so that a server does not start without it.
 */
export function nodeWebhookHandler(
  secrets: Secrets,
  onEvent: (event: Event) => unknown,
  options: NodeHandlerOptions = {},
): (request: NodeRequest, response: ServerResponse, next?: (error: unknown) => void) => Promise<void> {
  readSecrets(secrets);
  const { onRejected = logOwnFault } = options;
  const respond = (response: ServerResponse, status: number, code = "") =>
    void response.writeHead(status, code ? { "Content-Type": "text/plain" } : {}).end(code);
  return async (request, response, next) => {
    let body: RawBody | undefined;
    try {
      body = await readRawBody(request);
      await onEvent(verifyWebhookSync(body, request.headers, secrets, options));
      respond(response, 204);
    } catch (error) {
      if (error instanceof WebhookVerificationError) {
        respond(response, error.status, error.code);
        onRejected(error);
      } else if (body === undefined && request.destroyed) {
        // The client disconnected, so nothing was verified, and nobody reads a response.
      } else if (next) next(error);
      else {
        respond(response, 500);
        (options.onError ?? console.error)(error);
      }
    }
  };
}
