/** Validates the options of a client and of a call. Errors name the option, never its value. */
import { PartnerEsimError } from "./errors.ts";
import { nearestName } from "./nearest-name.ts";
import type { ClientOptions, RequestOptions, WriteOptions } from "./options.ts";
import { isPlainObject } from "./serialization.ts";

export interface Times {
  timeoutMs: number;
  deadlineMs: number;
  maxRetries: number;
}

/** Read only when needed: some runtimes ask for permission. */
const environment = (name: string) => globalThis.process?.env?.[name];

export const timeNames = ["timeoutMs", "deadlineMs", "maxRetries"] as const satisfies (keyof Times)[];

/** The options of a call. */
export const callNames = [...timeNames, "signal", "idempotencyKey"] as const satisfies (keyof WriteOptions)[];
callNames satisfies keyof WriteOptions extends (typeof callNames)[number] ? unknown : never;

/** A misspelt name would be ignored silently. A name with a dot is a field of an object: `customer.email`. */
export function checkNames(options: unknown, names: readonly string[]): void {
  if (!isPlainObject(options)) throw new PartnerEsimError(`Pass an object: { ${names[0]} }`);
  for (const [optionName, value] of Object.entries(options as object)) {
    const inner = names.flatMap((name) => name.split(`${optionName}.`)[1] ?? []);
    if (inner[0] && value) checkNames(value, inner);
    if (names.includes(optionName)) continue;
    throw new PartnerEsimError(`There is no option \`${optionName}\`. ${suggest(optionName, names)}`);
  }
}

function suggest(unknownName: string, names: readonly string[]): string {
  const nearest = nearestName(unknownName, names);
  if (nearest) return `Did you mean \`${nearest}\`?`;
  const ofCall = nearestName(unknownName, callNames);
  if (ofCall) return `Did you mean \`${ofCall}\`, in the options of the call?`;
  return `The options are ${names.map((name) => `\`${name}\``).join(", ")}`;
}

export function check(value: unknown, pattern: RegExp, message: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new PartnerEsimError(message);
  return value;
}

/** An API key is a secret, and a page or an app shows it to everybody. */
function refuseBrowser(): void {
  const { document, navigator } = globalThis as { document?: unknown; navigator?: { product?: string } };
  if (document || navigator?.product === "ReactNative")
    throw new PartnerEsimError("Call from a server: browsers and apps show the key");
}

/** Of settings that are used later, so that no call fails for them. */
export function checkSettings(options: ClientOptions): void {
  refuseBrowser();
  if (!isPlainObject(options)) throw new PartnerEsimError("Pass an object: { apiKey }");
  for (const [type, names] of [
    ["string", ["apiKey", "baseUrl", "docsUrl", "portalUrl"]],
    ["function", ["fetch", "onRequest", "onResponse", "onRetry"]],
  ] as const)
    for (const name of names)
      if (options[name] !== undefined && typeof options[name] !== type)
        throw new PartnerEsimError(`${name} must be a ${type}`);
}

export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal !== undefined && typeof signal?.addEventListener !== "function")
    throw new PartnerEsimError("signal must be an AbortSignal");
}

/** `fetch` would reject other characters and quote the key in its message. */
export const readApiKey = ({ apiKey = environment("PARTNER_ESIM_API_KEY") }: ClientOptions) =>
  check(
    apiKey?.trim(),
    /^(?!whsec_)[!-~]+$/,
    'Set apiKey or PARTNER_ESIM_API_KEY to a key (sk_…), without "Bearer"',
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

export function readTimes(requestOptions: RequestOptions, otherwise = defaultTimes): Times {
  const times = { ...otherwise };
  for (const name of timeNames) times[name] = requestOptions[name] ?? times[name];
  const { timeoutMs, deadlineMs, maxRetries } = times;
  const areNumbers = timeNames.every((name) => typeof times[name] === "number");
  // `>>>` converts to an integer.
  if (!areNumbers || !(timeoutMs > 0) || Number.isNaN(deadlineMs) || maxRetries >>> 0 !== maxRetries)
    throw new PartnerEsimError(`${timeNames} out of range`);
  return times;
}
