/** Validates the options of a client and of a call. Errors name the option, never its value. */
import { PartnerEsimError } from "./errors.ts";
import type { ClientOptions, RequestOptions } from "./options.ts";

export interface Times {
  timeoutMs: number;
  deadlineMs: number;
  maxRetries: number;
}

/** Read only when needed: some runtimes ask for permission. */
const environment = (name: string) => globalThis.process?.env?.[name];

const names = [
  "apiKey",
  "baseUrl",
  "docsUrl",
  "portalUrl",
  "fetch",
  "timeoutMs",
  "deadlineMs",
  "maxRetries",
  "onRequest",
  "onResponse",
  "onRetry",
] as const satisfies (keyof ClientOptions)[];
/** Does not compile if an option is missing above. */
names satisfies keyof ClientOptions extends (typeof names)[number] ? unknown : never;

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** A misspelt option would be ignored silently. */
export function checkNames(options: unknown): void {
  if (Object(options) !== options)
    throw new PartnerEsimError('Settings are an object: new PartnerEsim({ apiKey: "sk_test_…" })');
  for (const given of Object.keys(options as object)) {
    if ((names as readonly string[]).includes(given)) continue;
    const word = letters(given);
    const meant = names.find(
      (name) => (word && letters(name).includes(word)) || word.slice(0, 5) === letters(name).slice(0, 5),
    );
    throw new PartnerEsimError(
      `There is no option ${given}. ${meant ? `Write ${meant}` : `The options are ${names.join(", ")}`}`,
    );
  }
}

export function check(value: unknown, pattern: RegExp, message: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new PartnerEsimError(message);
  return value;
}

/** `fetch` would reject other characters and quote the key in its message. */
export const readApiKey = ({ apiKey = environment("PARTNER_ESIM_API_KEY") }: ClientOptions) =>
  check(
    apiKey?.trim(),
    /^[!-~]+$/,
    'Set apiKey or PARTNER_ESIM_API_KEY to a key: ASCII, no spaces, no "Bearer"',
  );

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
    throw new PartnerEsimError("timeoutMs, deadlineMs or maxRetries is out of range");
  return { timeoutMs, deadlineMs, maxRetries };
}
