/**
 * Webhooks on every runtime with WebCrypto: a request is verified and parsed in one call, or by a handler for anything
 * that uses Request and Response. It imports no packages.
 */
import type { Event } from "@partner-esim/generated/models";
import { logOwnFault, WebhookVerificationError } from "./errors.ts";
import {
  encode,
  failVerification,
  longestBodyBytes,
  type RawBody,
  readSecrets,
  readSigned,
  type Secrets,
  type SignatureSource,
  type VerifyOptions,
} from "./request.ts";

export type { Event } from "@partner-esim/generated/models";
export { type WebhookFault, WebhookVerificationError } from "./errors.ts";
export { createInbox, type Inbox, type InboxMemory, type InboxVerdict } from "./inbox.ts";
export type { RawBody, Secrets, SignatureSource, VerifyOptions } from "./request.ts";

/**
 * Returns the event of a webhook request after verifying that it comes from the service.
 *
 * @param body The raw body. One that was parsed and serialised again may differ from the signed bytes, and is rejected.
 * @param headers The headers of the request, or only its signature.
 * @param secrets The endpoint's signing secret, as the portal shows it; several if endpoints share the URL.
 * @throws {@link WebhookVerificationError} if anything does not match: respond with its `status`.
 */
export async function verifyWebhook(
  body: RawBody,
  headers: SignatureSource,
  secrets: Secrets,
  options?: VerifyOptions,
): Promise<Event> {
  const signed = readSigned(body, headers, secrets, options);
  const signature = Uint8Array.from(signed.signature.match(/../g) as string[], (digits) =>
    Number.parseInt(digits, 16),
  );
  const bytes = await new Blob(signed.parts).arrayBuffer();
  for (const secret of signed.secrets) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encode(secret), algorithm, false, ["verify"]);
    if (await crypto.subtle.verify("HMAC", key, signature, bytes)) return signed.parse();
  }
  return failVerification("signature_mismatch");
}

async function readBody({ body, bodyUsed }: Request): Promise<ArrayBuffer> {
  if (bodyUsed) failVerification("raw_body_required");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let left = longestBodyBytes;
  // Types for browsers lack the iterator, which all servers have.
  const chunks = body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>> | null;
  for await (const part of chunks ?? []) {
    left -= part.length;
    if (left < 0) failVerification("body_malformed");
    parts.push(part);
  }
  return new Blob(parts).arrayBuffer();
}

/** Options of a handler. */
export interface HandlerOptions extends VerifyOptions {
  /**
   * Called for each rejected request, for a log. By default, mistakes in the receiver itself, which reject every event
   * (a body that was already parsed, an empty secret), go to `console.error`; other requests that don't verify are not
   * logged.
   */
  onRejected?: ((error: WebhookVerificationError) => void) | undefined;
}

/**
 * Receives webhooks where requests are `Request` objects: Hono, Cloudflare Workers, Next.js routes, Bun, Deno. It
 * responds with 204 when `onEvent` has finished, and with 400 and the error's code as body, which the portal shows, to
 * requests that don't verify. Errors of `onEvent` are
 * passed on, so that the framework responds with 500 and the event is retried. A secret that is `undefined` is reported
 * per event, because some frameworks run this while they build. Respond within 10 seconds: put long work into a queue.
 *
 * @throws {@link WebhookVerificationError} if a secret is empty or an API key.
 */
export function webhookHandler(
  secrets: Secrets,
  onEvent: (event: Event) => unknown,
  options: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  const { onRejected = logOwnFault } = options;
  if (secrets !== undefined) readSecrets(secrets);
  return async (request) => {
    try {
      const event = await verifyWebhook(await readBody(request), request.headers, secrets, options);
      await onEvent(event);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      onRejected(error);
      return new Response(error.code, { status: error.status });
    }
  };
}
