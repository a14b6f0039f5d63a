/**
 * Checks what verification needs: raw bytes, a well-formed signature, a recent time. WebCrypto and Node compute the
 * HMAC.
 */
import type { webhookHeaders } from "@partner-esim/generated/headers";
import type { limits } from "@partner-esim/generated/limits";
import type { Event } from "@partner-esim/generated/models";
import { WebhookVerificationError } from "./errors.ts";

// Copies, checked by the contract's types: importing the tables would add 0.6 KB (gzipped).
const signatureHeader: Lowercase<(typeof webhookHeaders)["signature"]> = "x-service-signature";
export const toleranceMinutes: (typeof limits)["signatureToleranceMinutes"] = 5;

/** The body exactly as it came over the wire. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** The headers of a request in any framework's form, or the signature header's value. */
export type SignatureSource =
  | string
  | Pick<Headers, "get">
  | Record<string, string | readonly string[] | undefined>;

/** Larger than any event: anyone may send a body. */
export const longestBodyBytes = 1_000_000;

/** One secret, or several if endpoints share the URL. `undefined`, as of a variable that is not set, is rejected. */
export type Secrets = string | readonly string[] | undefined;

/** Options of a verification. */
export interface VerifyOptions {
  /** Maximum difference between signing time and now. Default: 5 minutes. */
  toleranceMs?: number | undefined;
  /** Current time in milliseconds since 1970, for tests. */
  nowMs?: number | undefined;
}

export interface Signed {
  secrets: readonly string[];
  /** What was signed: the time of signing, a dot, and the body. */
  parts: [string, Uint8Array<ArrayBuffer>];
  /** Hexadecimal. */
  signature: string;
  /** Returns the event; call it only after the signature was verified. */
  parse(): Event;
}

export function failVerification(code: ConstructorParameters<typeof WebhookVerificationError>[0]): never {
  throw new WebhookVerificationError(code);
}

export function signatureOf(source: SignatureSource): unknown {
  if (typeof source === "string") return source;
  if (typeof source?.get === "function") return source.get(signatureHeader);
  const isSignature = ([name]: [string, unknown]) => name.toLowerCase() === signatureHeader;
  return Object.entries(Object(source)).find(isSignature)?.[1];
}

export const encode = (text: string) => new TextEncoder().encode(text);

export function bytesOf(body: RawBody): Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return encode(body);
  // `instanceof` knows no bytes of another realm.
  const { buffer = body, byteOffset, byteLength } = Object(body);
  return byteLength >= 0
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : failVerification("raw_body_required");
}

export function readSecrets(secrets: Secrets): readonly string[] {
  const all = [secrets].flat().map((secret) => (typeof secret === "string" ? secret.trim() : ""));
  if (all.some((secret) => secret.startsWith("sk_"))) failVerification("secret_is_api_key");
  return all[0] && all.every(Boolean) ? all : failVerification("secret_required");
}

export function readSigned(
  body: RawBody,
  source: SignatureSource,
  secrets: Secrets,
  options?: VerifyOptions,
): Signed {
  const { toleranceMs = toleranceMinutes * 60_000, nowMs = Date.now() }: VerifyOptions = Object(options);
  const raw = bytesOf(body);
  const header = (signatureOf(source) || failVerification("signature_missing")) as string;
  const [, time = "", signature = ""] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? failVerification("signature_malformed");
  if (!(Math.abs(nowMs - Number(time) * 1000) <= toleranceMs)) failVerification("timestamp_out_of_tolerance");
  return {
    secrets: readSecrets(secrets),
    parts: [`${time}.`, raw],
    signature,
    parse() {
      try {
        const event: Event = JSON.parse(new TextDecoder().decode(raw));
        if (typeof event.type === "string") return event;
      } catch {}
      return failVerification("body_malformed");
    },
  };
}
