/** Validates the options of a client and of a call. Errors name the option, never its value. */
import { PartnerEsimError } from "./errors.ts";
import type { ClientOptions, RequestOptions, WriteOptions } from "./options.ts";

export interface Times {
  timeoutMs: number;
  deadlineMs: number;
  maxRetries: number;
}

/** Read only when needed: some runtimes ask for permission. */
const environment = (name: string) => globalThis.process?.env?.[name];

const timeNames = ["timeoutMs", "deadlineMs", "maxRetries"] as const satisfies (keyof Times)[];

export const settingNames = [
  "apiKey",
  "baseUrl",
  "docsUrl",
  "portalUrl",
  "fetch",
  ...timeNames,
  "onRequest",
  "onResponse",
  "onRetry",
] as const satisfies (keyof ClientOptions)[];
/** Does not compile if an option is missing above. */
settingNames satisfies keyof ClientOptions extends (typeof settingNames)[number] ? unknown : never;

/** The options of a call. */
export const callNames = [...timeNames, "signal", "idempotencyKey"] as const satisfies (keyof WriteOptions)[];
callNames satisfies keyof WriteOptions extends (typeof callNames)[number] ? unknown : never;

/** Names are compared by these. */
export const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** A misspelt name would be ignored silently. */
export function checkNames(options: unknown, names: readonly string[]): void {
  if (Object(options) !== options) throw new PartnerEsimError(`Pass an object: { ${names[0]} }`);
  const given = Object.keys(options as object).find((name) => !names.includes(name));
  if (given === undefined) return;
  const word = letters(given).slice(0, 5);
  const meant = names.find((name) => word && letters(name).includes(word));
  throw new PartnerEsimError(`There is no ${given}. Write ${meant ?? names.join(" or ")}`);
}

export function check(value: unknown, pattern: RegExp, message: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new PartnerEsimError(message);
  return value;
}

/** `fetch` would reject other characters and quote the key in its message. */
export const readApiKey = ({ apiKey = environment("PARTNER_ESIM_API_KEY") }: ClientOptions) =>
  check(apiKey?.trim(), /^[!-~]+$/, 'Set apiKey or PARTNER_ESIM_API_KEY to a key, without "Bearer"');

/** Without a trailing slash. User names, queries and fragments are rejected: they would be lost or logged. */
export function readBaseUrl({ baseUrl = environment("PARTNER_ESIM_BASE_URL") }: ClientOptions): string {
  const address = baseUrl?.trim().replace(/(?<!\/)\/+$/, "");
  return check(
    URL.canParse(address as string) && address,
    /^https?:\/\/[^@/?#\\]+(\/[^?#]*)?(?<!\/v1)$/,
    "Set baseUrl or PARTNER_ESIM_BASE_URL to the URL up to /partner/api",
  );
}

const defaultTimes: Times = { timeoutMs: 60_000, deadlineMs: Number.POSITIVE_INFINITY, maxRetries: 2 };

export function readTimes(own: RequestOptions, otherwise = defaultTimes): Times {
  const {
    timeoutMs = otherwise.timeoutMs,
    deadlineMs = otherwise.deadlineMs,
    maxRetries = otherwise.maxRetries,
  } = own;
  // `>>>` converts to an integer.
  if (!(timeoutMs > 0) || Number.isNaN(deadlineMs) || maxRetries >>> 0 !== maxRetries)
    throw new PartnerEsimError(`${timeNames} out of range`);
  return { timeoutMs, deadlineMs, maxRetries };
}
