/** Webhook requests as the service sends them, signed with a secret of your own: for tests of a receiver. */
import { webhookHeaders } from "@partner-esim/generated/headers";
import type { Event } from "@partner-esim/generated/models";

/** A webhook request, to be sent to an address or handed to a handler. */
export interface SignedWebhook {
  /** The JSON of the event. */
  body: string;
  /** All headers that the service sends. */
  headers: Record<string, string>;
}

/** What can be set for a signed request. */
export interface SignOptions {
  /** When it is signed, in milliseconds since 1970: now by default. */
  nowMs?: number | undefined;
  /** The id of the delivery, which all attempts of one delivery share: a random one by default. */
  deliveryId?: string | undefined;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Signs an event as the service does. */
export async function signWebhook(
  event: Event,
  secret: string,
  {
    nowMs = Date.now(),
    deliveryId = `dlv_${hex(crypto.getRandomValues(new Uint8Array(12)))}`,
  }: SignOptions = {},
): Promise<SignedWebhook> {
  const body = JSON.stringify(event);
  const time = String(Math.floor(nowMs / 1000));
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(secret), algorithm, false, ["sign"]);
  const signature = hex(
    new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(`${time}.${body}`))),
  );
  return {
    body,
    headers: {
      [webhookHeaders.contentType]: "application/json",
      [webhookHeaders.userAgent]: "PartnerEsim-Webhooks/1.0",
      [webhookHeaders.eventId]: event.id,
      [webhookHeaders.eventType]: event.type,
      [webhookHeaders.deliveryId]: deliveryId,
      [webhookHeaders.timestamp]: time,
      [webhookHeaders.signature]: `t=${time},v1=${signature}`,
    },
  };
}
