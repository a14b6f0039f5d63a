// What the request log stores of client-chosen texts. A path, key or parameter can contain an API key or email address,
// so only texts that look like identifiers are stored.
import { hash } from "node:crypto";
import { type OperationId, routes } from "@partner-esim/generated/routes";
import type { AnyRefusal } from "../refusal.ts";

const words = new Set(Object.values(routes).flatMap(({ path }) => path.split("/")));
const identifier = /^(?:(?:pkg|ord|top|evt)_[0-9A-Za-z_]{1,40}|89\d{17,18})$/;
const segmentsMax = 10;
const masked = "…";

/** @param path below the base path; for an operation without a key its template, because the path holds a token */
export function keptPath(path: string, operation: OperationId | null, succeeded: boolean): string {
  if (operation !== null && routes[operation].access === "none") return routes[operation].path;
  // All ids in it exist.
  if (operation !== null && succeeded) return path;
  const segments = path.split("/", segmentsMax + 1);
  const storedSegments = segments
    .slice(0, segmentsMax)
    .map((segment) => (words.has(segment) || identifier.test(segment) ? segment : masked));
  return (segments.length > segmentsMax ? [...storedSegments, masked] : storedSegments).join("/");
}

/** Replaces a key that may be more than an identifier by a prefix of its hash, by which keys can be compared. */
export function keptIdempotencyKey(key: string): string {
  const isPlain = /^[0-9A-Za-z._:/-]{1,64}$/.test(key) && !/sk_(?:test|live)_/.test(key);
  const isNumber = /^[\d.:/-]*$/.test(key);
  return isPlain && !isNumber ? key : `sha256:${hash("sha256", key, "hex").slice(0, 16)}`;
}

const field = /^[0-9A-Za-z_.[\]-]{1,64}$/;

export const keptParam = (param: string | undefined): string | null =>
  param === undefined ? null : field.test(param) ? param : masked;

const bodyMax = 600;

/** Messages contain no values of the request. */
export function keptError(
  { code, message }: Pick<AnyRefusal, "code" | "message">,
  requestId: string,
  param: string | null,
): string {
  const short = message.length > bodyMax ? message.slice(0, bodyMax) + masked : message;
  return JSON.stringify({
    error: { code, message: short, request_id: requestId, ...(param !== null && { param }) },
  });
}
