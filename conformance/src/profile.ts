/**
 * The deployment under test, from a profile file, flags, or both (flags win). All errors are reported at once, each
 * with its place and fix.
 */
import { readFileSync } from "node:fs";

export interface AccountKeys {
  name: string;
  testKeys: string[];
  liveKeys: string[];
}

export interface Profile {
  /** The base URL, ending in /partner/api. */
  baseUrl: string;
  /** The first account is the main one, the second is "another account", further accounts run quiet cases. */
  accounts: AccountKeys[];
  /** Whether live orders are allowed: with a simulated supplier, or a wallet meant for it. */
  liveOrders: boolean;
  /** Whether the catalogue may be changed for a while (with a portal). */
  changesCatalogue: boolean;
  /** Local IP addresses to call from besides the default; "loopback" draws them from 127.0.0.0/8. */
  sourceAddresses: string[] | "loopback";
  /** The portal's API, for the rules that HTTP alone cannot show. */
  portal?: PortalAccess;
}

export interface PortalAccess {
  /** The URL of its pages, such as https://…/portal. */
  url: string;
  /** An operator token that may create accounts for a run. */
  operatorToken: string;
}

export interface ProfileFlags {
  baseUrl?: string;
  profileFile?: string;
  testKeys: string[];
  liveKeys: string[];
  liveOrders: boolean;
  changesCatalogue: boolean;
  portalUrl?: string;
  operatorToken?: string;
}

/** An error of the command line or the profile. */
export class UsageError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** @param provisioned whether the operator will create the accounts */
export function readProfile(flags: ProfileFlags, provisioned: boolean): Profile {
  const faults: string[] = [];
  const file = flags.profileFile === undefined ? {} : readFile(flags.profileFile, faults);
  const at = flags.profileFile ?? "the profile";
  const known = [
    "baseUrl",
    "accounts",
    "liveOrders",
    "changesCatalogue",
    "sourceAddresses",
    "portalUrl",
    "operatorToken",
  ];
  rejectUnknown(file, known, at, faults);
  const accounts = readAccounts(file.accounts, at, faults);
  if (flags.testKeys.length > 0 || flags.liveKeys.length > 0) {
    const testKeys = readKeys(flags.testKeys, "sk_test_", "--test-key", faults);
    const liveKeys = readKeys(flags.liveKeys, "sk_live_", "--live-key", faults);
    accounts.unshift({ name: "command line", testKeys, liveKeys });
  }
  if (!provisioned && faults.length === 0 && (accounts[0]?.testKeys.length ?? 0) === 0) {
    faults.push("no test key: give --test-key, a --profile with accounts, or --operator to have them made");
  }
  const consents = { liveOrders: file.liveOrders ?? false, changesCatalogue: file.changesCatalogue ?? false };
  for (const [name, value] of Object.entries(consents)) {
    if (typeof value !== "boolean") faults.push(`${at}: ${name} must be true or false`);
  }
  const baseUrl = readBaseUrl(flags.baseUrl ?? file.baseUrl, faults);
  const sourceAddresses = readAddresses(file.sourceAddresses, baseUrl, at, faults);
  const portal = readPortal(
    flags.portalUrl ?? file.portalUrl,
    flags.operatorToken ?? file.operatorToken,
    faults,
  );
  if (faults.length > 0) throw new UsageError(faults);
  const profile = {
    baseUrl,
    accounts,
    liveOrders: flags.liveOrders || consents.liveOrders === true,
    changesCatalogue: flags.changesCatalogue || consents.changesCatalogue === true,
    sourceAddresses,
  };
  return portal ? { ...profile, portal } : profile;
}

/** Returns whether a profile file names a portal. `readProfile` reports errors of the file. */
export function profileHasPortal(path: string | undefined): boolean {
  return path !== undefined && readFile(path, []).portalUrl !== undefined;
}

function readPortal(url: unknown, operatorToken: unknown, faults: string[]): PortalAccess | undefined {
  if (url === undefined && operatorToken === undefined) return undefined;
  if (typeof url !== "string" || !URL.canParse(url)) {
    faults.push("the portal's URL is missing or invalid: give --portal-url or portalUrl in the profile");
  } else if (typeof operatorToken !== "string" || operatorToken === "") {
    faults.push("no operator token for the portal: give --operator-token, OPERATOR_TOKEN or operatorToken");
  } else return { url, operatorToken };
  return undefined;
}

function readFile(path: string, faults: string[]): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
    faults.push(`${path}: must contain one JSON object`);
  } catch (error) {
    faults.push(`${path}: cannot be read: ${(error as Error).message}`);
  }
  return {};
}

function rejectUnknown(value: object, known: readonly string[], location: string, faults: string[]): void {
  for (const name of Object.keys(value)) {
    if (!known.includes(name))
      faults.push(`${location}: unknown member "${name}"; known are ${known.join(", ")}`);
  }
}

function readAccounts(value: unknown, at: string, faults: string[]): AccountKeys[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    faults.push(`${at}: accounts must be an array`);
    return [];
  }
  return value.map((item: unknown, index) => {
    const location = `${at}: accounts[${index}]`;
    const account = (typeof item === "object" && item !== null ? item : {}) as Record<string, unknown>;
    rejectUnknown(account, ["name", "testKeys", "liveKeys"], location, faults);
    const testKeys = readKeys(account.testKeys, "sk_test_", `${location}.testKeys`, faults);
    const liveKeys = readKeys(account.liveKeys ?? [], "sk_live_", `${location}.liveKeys`, faults);
    if (testKeys.length === 0) faults.push(`${location}: needs at least one test key`);
    return {
      name: typeof account.name === "string" ? account.name : `account ${index + 1}`,
      testKeys,
      liveKeys,
    };
  });
}

/** A key with the wrong prefix is probably in the wrong list, and its orders would cost money. */
function readKeys(value: unknown, prefix: string, location: string, faults: string[]): string[] {
  const keys = Array.isArray(value) ? value : [];
  if (value !== undefined && !Array.isArray(value)) faults.push(`${location}: must be an array of keys`);
  const wrong = keys.filter((key) => typeof key !== "string" || !key.startsWith(prefix));
  if (wrong.length > 0)
    faults.push(`${location}: ${wrong.length} of ${keys.length} don't start with ${prefix}`);
  if (keys.some((key) => /[^\x21-\x7e]/.test(String(key))))
    faults.push(`${location}: a key contains a space, a line break or another character that no key has`);
  return keys.filter((key): key is string => typeof key === "string");
}

function readBaseUrl(value: unknown, faults: string[]): string {
  if (typeof value !== "string") {
    faults.push("no base URL: give --base-url or baseUrl in the profile");
    return "";
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash) {
    faults.push(`the base URL must be a plain http or https URL, not "${value}"`);
  }
  return value.replace(/\/$/, "");
}

function readAddresses(value: unknown, baseUrl: string, at: string, faults: string[]): string[] | "loopback" {
  if (value === "loopback") return value;
  if (value === undefined) {
    const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "";
    return host.startsWith("127.") && process.platform === "linux" ? "loopback" : [];
  }
  if (Array.isArray(value) && value.every((address) => typeof address === "string")) return value;
  faults.push(`${at}: sourceAddresses must be an array of IP addresses, or "loopback"`);
  return [];
}
