/** Creates webhook requests as the service sends them, signed with your own secret, for tests of a receiver. */
import { webhookHeaders } from "@partner-esim/generated/headers";
import type { Event } from "@partner-esim/generated/models";
import { encode } from "./request.ts";

/** A webhook request to send to a URL or pass to a handler. */
export interface SignedWebhook {
  /** The JSON of the event. */
  body: string;
  /** All headers that the service sends. */
  headers: Record<string, string>;
}

/** Options of a signed request. */
export interface SignOptions {
  /** Signing time in milliseconds since 1970. Default: now. */
  nowMs?: number | undefined;
  /** Delivery id, shared by all attempts of a delivery. Default: random. */
  deliveryId?: string | undefined;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encode(text)));
}

/** Standard Webhooks takes the key from the secret's base64; of a made-up secret that has none, nothing is signed. */
async function signStandard(
  secret: string,
  id: string,
  time: string,
  body: string,
): Promise<Record<string, string>> {
  let key: Uint8Array<ArrayBuffer>;
  try {
    key = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (character) => character.charCodeAt(0));
  } catch {
    return {};
  }
  if (key.length === 0) return {};
  const signature = btoa(String.fromCharCode(...(await hmac(key, `${id}.${time}.${body}`))));
  return {
    [webhookHeaders.standardId]: id,
    [webhookHeaders.standardTimestamp]: time,
    [webhookHeaders.standardSignature]: `v1,${signature}`,
  };
}

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
  const key = secret.trim();
  const signature = hex(await hmac(encode(key), `${time}.${body}`));
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
      ...(await signStandard(key, event.id, time, body)),
    },
  };
}
