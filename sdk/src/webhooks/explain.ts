/**
 * Finds out why a recorded webhook request does not verify. It needs only WebCrypto, so it runs in browsers too, and it
 * sends nothing.
 */
import {
  bytesOf,
  encode,
  type RawBody,
  type SignatureSource,
  signatureOf,
  toleranceMinutes,
} from "./request.ts";

/** Each cause in a sentence, with its remedy. */
export const causes = {
  verified: "Nothing is wrong: the signature fits the secret and the time.",
  header_cut:
    "X-Service-Signature is missing or cut off. Let the whole header through your proxy and your web server.",
  v1_missing:
    "X-Service-Signature has only one of its two parts. Something split it at the comma: pass the header on as one text, `t=…,v1=…`.",
  secret_is_api_key:
    "The secret is an API key. Use the signing secret of the endpoint, which begins with whsec_.",
  secret_of_another_endpoint:
    "The request was signed with the secret of another endpoint. Each endpoint has its own: configure this one's, or both as a list.",
  secret_wrong:
    "The secret is not the one that signed this request. Copy it from the endpoint's page; after a rotation only the new one signs.",
  body_bom: "The body begins with a byte order mark that was not sent. Read the raw body as bytes.",
  body_crlf:
    "Line ends of the body became CRLF. Something opened it in text mode: read and store the raw body as bytes.",
  body_newline: "The body ends with a newline that was not sent. Store the raw body without adding one.",
  body_encoding:
    "The body was decoded and encoded with another encoding. It is UTF-8: take the raw bytes, not a text of your framework.",
  body_rewritten:
    "The body was parsed and written again. Verify the raw body, before express.json() or any other parser.",
  clock_skew: `The signature fits, but its time is more than ${toleranceMinutes} minutes off. Set the receiver's clock by NTP, and compare times in UTC.`,
  replayed:
    "The signature fits, but the request was received before, or long ago. Do not handle it again. If a queue kept it, use parseVerified().",
} as const;

/** One of twelve causes, or `verified`. */
export type WebhookCause = keyof typeof causes;

/** A request as the receiver's code got it. */
export interface RecordedRequest {
  /** The raw body. */
  body: RawBody;
  /** All headers, or only the signature. */
  headers: SignatureSource;
}

/** What helps to tell causes apart. */
export interface ExplainOptions {
  /** When the request was verified, in milliseconds since 1970. Default: now. */
  nowMs?: number | undefined;
  /** Secrets of your other endpoints. */
  otherSecrets?: readonly string[] | undefined;
  /** Ids of events that were handled before. */
  handledIds?: readonly string[] | undefined;
}

/** Why a request does not verify. */
export interface Explanation {
  /** The first cause that was found. */
  cause: WebhookCause;
  /** The cause in a sentence, with its remedy. */
  text: string;
}

const hourMs = 3_600_000;

async function isSigned(bytes: Uint8Array, { time, signature }: SignatureParts, secret: string) {
  if (!secret) return false;
  const key = await crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const message = await new Blob([`${time}.`, bytes as Uint8Array<ArrayBuffer>]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === signature;
}

type SignatureParts = { time: string; signature: string };

const decode = (bytes: Uint8Array, encoding = "utf-8") =>
  new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);

/** The bytes that were read as Latin-1 or Windows-1252; undefined if the text has other characters. */
function bytesOfText(text: string): Uint8Array | undefined {
  const all = decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    "windows-1252",
  );
  const bytes = Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? code : all.indexOf(character);
  });
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutLast(text: string, newline: string): string {
  let end = text.length;
  while (text.endsWith(newline, end)) end -= newline.length;
  return text.slice(0, end);
}

/** What the body may have been when it was signed. The service writes JSON without white space. */
function* originals(bytes: Uint8Array): Generator<[WebhookCause, Uint8Array | undefined]> {
  const text = decode(bytes);
  const withoutMark = text.replace(/^\ufeff/, "");
  if (withoutMark !== text) yield ["body_bom", encode(withoutMark)];
  if (text.includes("\r\n")) {
    yield ["body_crlf", encode(text.replaceAll("\r\n", "\n"))];
    yield ["body_crlf", encode(withoutLast(text, "\r\n"))];
  }
  yield ["body_newline", encode(withoutLast(text, "\n"))];
  yield ["body_encoding", bytesOfText(text)];
  for (const encoding of ["windows-1252", "utf-16le", "utf-16be"])
    yield ["body_encoding", encode(decode(bytes, encoding).replace(/^\ufeff/, ""))];
  yield ["body_rewritten", encode(JSON.stringify(parse(withoutMark)) ?? "")];
}

/** Traces of changes that cannot be undone. */
function traceOf(bytes: Uint8Array): WebhookCause | undefined {
  const text = decode(bytes);
  if (text.includes("\ufffd")) return "body_encoding";
  const event = parse(text);
  if (event === undefined) return undefined;
  const isFirst = Object.keys(Object(event))[0] === "id";
  return JSON.stringify(event) === text && isFirst ? undefined : "body_rewritten";
}

function timeCause(time: string, nowMs: number): WebhookCause {
  const ageMs = nowMs - Number(time) * 1000;
  if (Math.abs(ageMs) <= toleranceMinutes * 60_000) return "verified";
  // A clock in another time zone is off by quarters of an hour.
  const quarters = Math.abs(ageMs) % (hourMs / 4);
  const isZone = Math.min(quarters, hourMs / 4 - quarters) < 60_000 && ageMs <= 14 * hourMs;
  return ageMs < hourMs || isZone ? "clock_skew" : "replayed";
}

async function findCause(
  { body, headers }: RecordedRequest,
  signingSecret: string,
  { nowMs = Date.now(), otherSecrets = [], handledIds = [] }: ExplainOptions,
): Promise<WebhookCause> {
  const secret = signingSecret.trim();
  const header = String(signatureOf(headers) ?? "");
  const [, time = "", signature = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!signature) return /^(?!t=.*v1=)./.test(header) ? "v1_missing" : "header_cut";
  if (secret.startsWith("sk_")) return "secret_is_api_key";
  const parts = { time, signature };
  const bytes = bytesOf(body);
  const others = otherSecrets.map((other) => other.trim());
  if (await isSigned(bytes, parts, secret)) {
    const { id } = Object(parse(decode(bytes)));
    return handledIds.includes(id) ? "replayed" : timeCause(time, nowMs);
  }
  for (const other of others) if (await isSigned(bytes, parts, other)) return "secret_of_another_endpoint";
  for (const [cause, original] of originals(bytes))
    if (original && (await isSigned(original, parts, secret))) return cause;
  return traceOf(bytes) ?? "secret_wrong";
}

/** Returns why a recorded request does not verify with a secret, or `verified`. The twelve causes are in {@link causes}. */
export async function explainWebhook(
  request: RecordedRequest,
  secret: string,
  options: ExplainOptions = {},
): Promise<Explanation> {
  const cause = await findCause(request, secret, options);
  return { cause, text: causes[cause] };
}

/** Splits a recorded HTTP request into its headers and its raw body. */
export function readRecordedRequest(
  bytes: Uint8Array,
): RecordedRequest & { headers: Record<string, string> } {
  const text = decode(bytes, "windows-1252");
  const [end] = /\r?\n\r?\n/.exec(text) ?? [];
  const at = end === undefined ? bytes.length : text.indexOf(end);
  const lines = text.slice(0, at).split(/\r?\n/);
  const headers = lines.flatMap((line) => {
    const [name = "", ...rest] = line.split(":");
    return rest.length > 0 && /^[\w-]+$/.test(name)
      ? [[name.toLowerCase(), rest.join(":").trim()] as const]
      : [];
  });
  return {
    headers: Object.fromEntries(headers),
    body: bytes.slice(at + (end?.length ?? 0)),
  };
}
