/**
 * Causes of errors, thrown by others: `fetch`, a middleware, the reason of an abort. Programs print them, so none may contain
 * the API key at any depth.
 */
import { kindOf } from "./serialization.ts";

const deepest = 8;

const isError = (value: unknown): value is Error => ["Error", "DOMException"].includes(kindOf(value));

/** What cannot be looked into, such as a getter or a class with private fields, may contain anything. */
function lacks(key: string, value: unknown, depth = 0): boolean {
  if (Object(value) !== value) return !String(value).includes(key);
  if (depth > deepest || !(isError(value) || ["Object", "Array"].includes(kindOf(value)))) return false;
  return Reflect.ownKeys(value as object).every((name) => {
    const { get, value: inner } = Object.getOwnPropertyDescriptor(value, name) ?? {};
    // On some engines the stack is a getter.
    const shown = name === "stack" ? (value as Error).stack : inner;
    return (name === "stack" || !get) && lacks(key, String(name), depth) && lacks(key, shown, depth + 1);
  });
}

/** Returns the cause itself if it lacks the key, else what is known of errors, without the key. */
export function withoutKey(
  key: string,
  redact: (text: string) => string,
  cause: unknown,
  depth = 0,
): unknown {
  try {
    if (isError(cause) ? lacks(key, [cause, cause.name, cause.message]) : lacks(key, cause)) return cause;
    if (typeof cause === "string") return redact(cause);
    if (depth > deepest || !isError(cause)) return undefined;
    const { message, name, stack, code, errors, cause: inner } = cause as AggregateError & { code?: unknown };
    const clean = (value: unknown) => withoutKey(key, redact, value, depth + 1);
    const copy = new Error(redact(String(message)), inner === undefined ? {} : { cause: clean(inner) });
    const shown = { name: clean(name), stack: clean(stack), code: clean(code) };
    return Object.assign(copy, shown, Array.isArray(errors) && { errors: errors.map(clean) });
  } catch {
    return undefined;
  }
}
