// Reads the API key and the idempotency key from raw headers, because Node keeps the first of two or joins them.
import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { Refusal } from "../domain/refusal.ts";
import { invalidRequest, refuse } from "./problems.ts";

/** Parses raw headers, because Node keeps only the first of two; an empty header counts as none. */
export function presentedKey(rawHeaders: readonly string[]): { key: string | null; any: boolean } {
  const [value, ...more] = headerValues(rawHeaders, "Authorization");
  const isOne = more.length === 0;
  if (value === undefined || (isOne && value.trim() === "")) return { key: null, any: false };
  const token = isOne ? /^bearer +([^\s]+) *$/i.exec(value)?.[1] : undefined;
  return { key: token ?? null, any: true };
}

/** Reads raw headers: Node joins two of them with a comma. */
export function idempotencyKey(rawHeaders: readonly string[]): string {
  const name = requestHeaders.idempotencyKey;
  const values = headerValues(rawHeaders, name);
  const wrong = (message: string) => refuse(invalidRequest(message, name));
  if (values.length > 1) wrong(`Send one ${name} header.`);
  const key = trimBlanks(values[0] ?? "");
  if (key === "") {
    refuse(new Refusal("idempotency_key_required", `Every POST needs an ${name} header.`, name));
  }
  if (key.length > limits.idempotencyKeyMax) {
    wrong(`The ${name} is longer than ${limits.idempotencyKeyMax} characters.`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\x00-\x1f\x7f]/.test(key)) wrong(`The ${name} must not hold control characters.`);
  if (key.startsWith(limits.reservedKeyPrefix)) {
    wrong(`An ${name} must not start with ${limits.reservedKeyPrefix}, which is reserved.`);
  }
  return key;
}

function headerValues(rawHeaders: readonly string[], name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const headerName = rawHeaders[i];
    if (headerName?.length === wanted.length && headerName.toLowerCase() === wanted)
      values.push(rawHeaders[i + 1] ?? "");
  }
  return values;
}

/** Not trim(), which also trims the byte A0; not a regular expression, which is quadratic. */
function trimBlanks(value: string): string {
  const isBlank = (at: number) => value[at] === " " || value[at] === "\t";
  let from = 0;
  let to = value.length;
  while (from < to && isBlank(from)) from += 1;
  while (to > from && isBlank(to - 1)) to -= 1;
  return value.slice(from, to);
}
