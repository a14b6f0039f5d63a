// Sends one webhook request, only to IP addresses validated for it.
import { constants } from "node:crypto";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { type AddressPolicy, checkUrl, type Resolve } from "../domain/webhooks/address.ts";
import type { Outgoing } from "../domain/webhooks/attempts.ts";
import type { Outcome } from "../domain/webhooks/delivery.ts";
import { EndpointProblem } from "../domain/webhooks/endpoint-problem.ts";
import { loggedResponseMax, responseTimeoutMs } from "../domain/webhooks/schedule.ts";
import { signatureOf, standardSignatureOf } from "../domain/webhooks/signature.ts";
import { HttpClient } from "../http/client.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { describeFailure } from "./failures.ts";
import { guardedLookup } from "./guarded-lookup.ts";

export interface Sender {
  /** Never rejects. @param unixSeconds time of the signature */
  send(request: Outgoing, secret: string, unixSeconds: number): Promise<Outcome>;
  close(): void;
}

export interface SenderOptions {
  policy: AddressPolicy;
  resolve: Resolve;
  userAgent: string;
  monotonicMs: () => number;
  timeoutMs?: number;
  tracing?: Tracing | null | undefined;
}

/** Enough for the logged characters in any encoding. */
const loggedBytes = loggedResponseMax * 4;
/** A longer body is truncated. A shorter one is read to its end, so that the connection can be reused. */
const bodyMaxBytes = 65_536;
const idleConnectionMs = 2000;
const connectionMs = 60_000;

export function createSender(options: SenderOptions): Sender {
  const { policy, resolve, userAgent, monotonicMs, tracing = null } = options;
  const { timeoutMs = responseTimeoutMs } = options;
  const client = new HttpClient({
    maxHeaderBytes: limits.webhookResponseHeadersMaxKb * 1024,
    idleMs: idleConnectionMs,
    connectionMs,
    monotonicMs,
    connect: {
      lookup: guardedLookup(policy, resolve),
      // Renegotiation costs the service more than the receiver.
      secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
    },
  });

  const send: Sender["send"] = async (request, secret, unixSeconds) => {
    const startedAt = monotonicMs();
    // No lookup happens for an IP address in the URL, so it is validated here.
    const url = checkUrl(request.url, policy);
    if (url instanceof EndpointProblem)
      return { error: url.message, status: null, response: null, signature: null, tookMs: 0 };
    const body = Buffer.from(request.body);
    const signature = signatureOf(secret, unixSeconds, body);
    const headers = {
      [webhookHeaders.contentType]: "application/json",
      [webhookHeaders.userAgent]: userAgent,
      [webhookHeaders.eventId]: request.eventId,
      [webhookHeaders.eventType]: request.eventType,
      [webhookHeaders.deliveryId]: request.deliveryId,
      [webhookHeaders.timestamp]: String(unixSeconds),
      [webhookHeaders.signature]: signature,
      [webhookHeaders.standardId]: request.eventId,
      [webhookHeaders.standardTimestamp]: String(unixSeconds),
      [webhookHeaders.standardSignature]: standardSignatureOf(secret, request.eventId, unixSeconds, body),
      ...tracing?.headers(),
    };
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const sent = { method: "POST", headers, body, signal: deadline };
      const { status, body: received } = await client.send(url, sent);
      const tookMs = monotonicMs() - startedAt;
      const response = await beginningOf(received);
      return { error: statusError(status), status, response, signature, tookMs };
    } catch (error) {
      const cause = deadline.aborted ? null : (error as Error);
      const tookMs = monotonicMs() - startedAt;
      return { error: describeFailure(cause), status: null, response: null, signature, tookMs };
    }
  };
  return {
    send: tracing === null ? send : tracedSend(send, tracing),
    close: () => client.close(),
  };
}

const tracedSend =
  (send: Sender["send"], tracing: Tracing): Sender["send"] =>
  (request, ...options) => {
    const attributes = {
      "partner_esim.event_id": request.eventId,
      "partner_esim.event_type": request.eventType,
      "partner_esim.delivery_id": request.deliveryId,
      "partner_esim.endpoint_id": request.endpointId,
    };
    return tracing.span({ name: "webhook", kind: "client", attributes }, async (span) => {
      const outcome = await send(request, ...options);
      span.set({ "http.response.status_code": outcome.status ?? undefined });
      if (outcome.error !== null) span.fail(String(outcome.status ?? "failed"));
      return outcome;
    });
  };

function statusError(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const redirect = status >= 300 && status < 400 ? " Redirects are not followed." : "";
  return `The endpoint returned ${status}.${redirect}`;
}

/** The status code decides, even if the body is incomplete, too long or late. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      // Copied, so that the whole read buffer is not retained.
      if (bytes < loggedBytes) parts.push(Buffer.from(part.subarray(0, loggedBytes - bytes)));
      bytes += part.length;
      if (bytes > bodyMaxBytes) break;
    }
  } catch {}
  // Some databases reject NUL in text.
  const text = Buffer.concat(parts).toString("utf8").replaceAll("\0", "\ufffd");
  return text.length <= loggedResponseMax ? text : [...text].slice(0, loggedResponseMax).join("");
}
