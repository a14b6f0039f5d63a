/**
 * Webhooks on every runtime with WebCrypto: a request is verified and parsed in one call, or by a handler for whatever
 * speaks Request and Response. Nothing is imported from outside.
 */
import type { Event } from "@partner-esim/generated/models";
import { logOwnFault, WebhookVerificationError } from "./errors.ts";
import {
  encode,
  fault,
  type RawBody,
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
 * The event in a webhook request, once it is known to come from the service.
 *
 * @param body The raw body. One that was parsed and written anew may differ from what was signed, and is refused.
 * @param headers The headers of the request, or its signature alone.
 * @param secrets The signing secret of the endpoint, as the portal shows it; several while it is being replaced.
 * @throws {@link WebhookVerificationError} when anything does not fit: answer its `status`.
 */
export async function verifyWebhook(
  body: RawBody,
  headers: SignatureSource,
  secrets: Secrets,
  options?: VerifyOptions,
): Promise<Event> {
  const signed = readSigned(body, headers, secrets, options);
  const signature = Uint8Array.from(signed.signature.match(/../g) ?? [], (digits) => Number(`0x${digits}`));
  for (const secret of signed.secrets) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encode(secret), algorithm, false, ["verify"]);
    // Compares in constant time.
    if (await crypto.subtle.verify("HMAC", key, signature, signed.bytes)) return signed.parse();
  }
  return fault("signature_mismatch");
}

/** What can be set for a handler. */
export interface HandlerOptions extends VerifyOptions {
  /**
   * Gets what was refused, for a log. When it is left out, mistakes in the receiver itself, which refuse every event (a
   * body that was parsed before, an empty secret), go to `console.error`; what others send that does not verify goes nowhere.
   */
  onRefused?: ((error: WebhookVerificationError) => void) | undefined;
}

/**
 * Receives webhooks where requests are `Request` objects: Hono, Cloudflare Workers, Next.js routes, Bun, Deno. It answers
 * 204 when `onEvent` has ended well, and 400 to what does not verify. What `onEvent` throws is passed on, so that the
 * framework answers 500 and the event is sent again. An empty secret is told with each event and not here, since some
 * frameworks run this while they build. Answer within 10 seconds: put long work into a queue.
 */
export function webhookHandler(
  secrets: Secrets,
  onEvent: (event: Event) => unknown,
  options: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  const { onRefused = logOwnFault } = options;
  return async (request) => {
    let status = 204;
    try {
      if (request.bodyUsed) fault("raw_body_required");
      const event = await verifyWebhook(await request.arrayBuffer(), request.headers, secrets, options);
      await onEvent(event);
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      onRefused(error);
      status = error.status;
    }
    return new Response(null, { status });
  };
}
