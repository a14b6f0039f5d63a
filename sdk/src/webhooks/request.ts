/**
 * A webhook request as it must be to be verified: raw bytes, a signature of the exact form, a time near to now. How the
 * HMAC is computed is left to the two ways of doing it, WebCrypto and Node.
 */
import type { webhookHeaders } from "@partner-esim/generated/headers";
import type { limits } from "@partner-esim/generated/limits";
import type { Event } from "@partner-esim/generated/models";
import { WebhookVerificationError } from "./errors.ts";

// One name and one figure, held to the contract by their types: the tables would add 0.6 KB, gzipped, to 1.5.
const signatureHeader: Lowercase<(typeof webhookHeaders)["signature"]> = "x-service-signature";
const toleranceMinutes: (typeof limits)["signatureToleranceMinutes"] = 5;

/** The body exactly as it came over the wire. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** The headers of a request, in whatever form a framework has them, or the signature header's value alone. */
export type SignatureSource =
  | string
  | Pick<Headers, "get">
  | Record<string, string | readonly string[] | undefined>;

/** One secret, or several: while a secret is being replaced, pass the new one and the old one. */
export type Secrets = string | readonly string[];

/** What can be set for a verification. */
export interface VerifyOptions {
  /** How far the time of signing may be from now: 5 minutes by default. */
  toleranceMs?: number | undefined;
  /** The present, in milliseconds since 1970, for tests. */
  nowMs?: number | undefined;
}

/** What the HMAC is computed over, and what it must come to. */
export interface Signed {
  secrets: readonly string[];
  /** The time of signing, a dot, and the body. */
  bytes: Uint8Array<ArrayBuffer>;
  /** In hexadecimal digits. */
  signature: string;
  /** The event, to be called once the signature has been found to fit. */
  parse(): Event;
}

export function fault(code: ConstructorParameters<typeof WebhookVerificationError>[0]): never {
  throw new WebhookVerificationError(code);
}

function signatureOf(source: SignatureSource): string {
  if (typeof source === "string") return source;
  if (typeof source?.get === "function") return source.get(signatureHeader) ?? "";
  const isSignature = ([name]: [string, unknown]) => name.toLowerCase() === signatureHeader;
  return String(Object.entries(source ?? {}).find(isSignature)?.[1] ?? "");
}

export const encode = (text: string) => new TextEncoder().encode(text);

function bytesOf(body: RawBody): Uint8Array {
  if (typeof body === "string") return encode(body);
  if (body instanceof Uint8Array) return body;
  return body instanceof ArrayBuffer ? new Uint8Array(body) : fault("raw_body_required");
}

export function readSecrets(secrets: Secrets): readonly string[] {
  const all = [secrets].flat();
  if (!all.length || !all.every((secret) => secret && typeof secret === "string")) fault("secret_required");
  return all;
}

export function readSigned(
  body: RawBody,
  source: SignatureSource,
  secrets: Secrets,
  { toleranceMs = toleranceMinutes * 60_000, nowMs = Date.now() }: VerifyOptions = {},
): Signed {
  const all = readSecrets(secrets);
  const raw = bytesOf(body);
  const header = signatureOf(source) || fault("signature_missing");
  const [, time = "", signature = ""] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? fault("signature_malformed");
  if (!(Math.abs(nowMs - Number(time) * 1000) <= toleranceMs)) fault("timestamp_out_of_tolerance");
  const start = encode(`${time}.`);
  const bytes = new Uint8Array(start.length + raw.length);
  bytes.set(start);
  bytes.set(raw, start.length);
  return {
    secrets: all,
    bytes,
    signature,
    parse() {
      try {
        const event: Event = JSON.parse(new TextDecoder().decode(raw));
        if (typeof event.type === "string") return event;
      } catch {}
      return fault("body_malformed");
    },
  };
}
