import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { Refusal } from "../domain/refusal.ts";
import { invalidRequest, refuse } from "./problems.ts";
import { headerValues, trimBlanks } from "./raw-headers.ts";

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
