// Parses the text from body.ts. Checks in order: content type, encoding, number of values, UTF-8, JSON.
import { limits } from "@partner-esim/generated/limits";
import type { Context } from "koa";
import { invalidRequest, refuse } from "./problems.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

export function parseJsonBody({ headers, request }: Context): Record<string, unknown> {
  if (!isJsonType(headers["content-type"])) {
    refuse(invalidRequest("Send the body with Content-Type: application/json."));
  }
  if (!isUncompressed(headers["content-encoding"])) {
    refuse(invalidRequest("Send the body uncompressed, without Content-Encoding."));
  }
  const bytes = Buffer.from((request.body as string | undefined) ?? "", "latin1");
  if (hasTooManyValues(bytes)) {
    refuse(invalidRequest(`The body has more than ${limits.bodyValuesMax} values. Send a smaller one.`));
  }
  const value = parse(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse(invalidRequest("The body must be a JSON object."));
  }
  return value as Record<string, unknown>;
}

/**
 * 64 KB of small values take up to 5 ms to parse; this takes a sixtieth of it. Each value but the outermost follows a
 * comma or the beginning of an object or array.
 */
function hasTooManyValues(bytes: Buffer): boolean {
  if (bytes.length <= limits.bodyValuesMax) return false;
  let values = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at + 1);
    else if (byte === comma || byte === bracket || byte === brace) values += 1;
  }
  return values > limits.bodyValuesMax;
}
const quote = 34;
const comma = 44;
const bracket = 91;
const brace = 123;
const backslash = 92;

function endOfString(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    refuse(invalidRequest("The body must be valid JSON in UTF-8."));
  }
}

export const isUncompressed = (encoding = "identity"): boolean => encoding.toLowerCase() === "identity";

/** Ignores case and parameters, but rejects charsets other than UTF-8. Not by splitting: 15 KB may have 7,000 parameters. */
export function isJsonType(contentType = ""): boolean {
  if (!/^\s*application\/json\s*(?:;|$)/i.test(contentType)) return false;
  const charsets = contentType.matchAll(/;\s*charset\s*(?:=([^;=]*)|(?=;|$))/gi);
  return [...charsets].every(([, value = ""]) => /^"?utf-?8"?$/i.test(value.trim()));
}
