// Settings of a deployment: each has a flag, an environment variable and a default. This is the only file that
// reads the environment. All faults are found at once, each with its place and its remedy.
import { resolve } from "node:path";
import { allowedAddresses } from "./domain/directory.ts";

export interface Setting {
  name: keyof Config;
  flag: string;
  env: string;
  default: string;
  help: string;
  /** Never printed. */
  secret?: boolean;
}

export interface Config {
  host: string;
  port: number;
  /** Path of the SQLite file. */
  database: string;
  /** The base address that partners use; it ends in /partner/api. Null: the address that is listened on. */
  publicUrl: string | null;
  /** Port of /metrics, /healthz and /readyz, on the loopback address; 0 picks one, null serves none. */
  adminPort: number | null;
  trustedProxies: string[];
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  virtualClock: boolean;
  /** Every response is checked against the contract as it leaves. */
  checkResponses: boolean;
  /** Signs cursors and QR addresses; null: one made at first start and kept in the database. */
  secret: string | null;
  shutdownSeconds: number;
  /** Webhooks may go to loopback addresses, by http and on every port. */
  allowLocalWebhooks: boolean;
  /** The operator may have accounts made for a test run, and removed with it. */
  allowTestRuns: boolean;
  /** The User-Agent of webhook requests begins with it. */
  serviceName: string;
  /** Null: mails are kept and not sent. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The gateway to the mobile network, ending in /supplier/v1; null: a simulated network inside the process. */
  supplierUrl: string | null;
  supplierKey: string | null;
}

export const settings: readonly Setting[] = [
  { name: "host", flag: "--host", env: "HOST", default: "127.0.0.1", help: "address to listen on" },
  {
    name: "port",
    flag: "--port",
    env: "PORT",
    default: "4010",
    help: "port to listen on; 0 picks a free one",
  },
  {
    name: "database",
    flag: "--database",
    env: "DATABASE_URL",
    default: "data/partner-esim.db",
    help: "path of the SQLite file",
  },
  {
    name: "publicUrl",
    flag: "--public-url",
    env: "PUBLIC_URL",
    default: "",
    help: "base address that partners use, ending in /partner/api; empty: the one listened on",
  },
  {
    name: "adminPort",
    flag: "--admin-port",
    env: "ADMIN_PORT",
    default: "",
    help: "loopback port of /metrics, /healthz and /readyz; 0 picks a free one, empty serves none",
  },
  {
    name: "trustedProxies",
    flag: "--trusted-proxies",
    env: "TRUSTED_PROXIES",
    default: "",
    help: "addresses or CIDR ranges, by comma, whose X-Forwarded-For is believed",
  },
  {
    name: "logLevel",
    flag: "--log-level",
    env: "LOG_LEVEL",
    default: "info",
    help: "trace, debug, info, warn, error or silent",
  },
  {
    name: "virtualClock",
    flag: "--virtual-clock",
    env: "VIRTUAL_CLOCK",
    default: "false",
    help: "let the operator move the time forward (never beside a real supplier)",
  },
  {
    name: "checkResponses",
    flag: "--check-responses",
    env: "CHECK_RESPONSES",
    default: "false",
    help: "check every response against the contract (development and tests)",
  },
  {
    name: "secret",
    flag: "--secret",
    env: "PARTNER_ESIM_SECRET",
    default: "",
    help: "signs cursors and QR addresses, at least 32 characters; empty: made at first start and kept in the database",
    secret: true,
  },
  {
    name: "shutdownSeconds",
    flag: "--shutdown-seconds",
    env: "SHUTDOWN_SECONDS",
    default: "25",
    help: "how long a stop waits for the requests that are being served",
  },
  {
    name: "allowLocalWebhooks",
    flag: "--allow-local-webhooks",
    env: "ALLOW_LOCAL_WEBHOOKS",
    default: "false",
    help: "let webhooks go to loopback addresses, by http and on every port (development and tests)",
  },
  {
    name: "allowTestRuns",
    flag: "--allow-test-runs",
    env: "ALLOW_TEST_RUNS",
    default: "false",
    help: "let operator tokens make accounts for a test run and remove them with it (development and tests)",
  },
  {
    name: "serviceName",
    flag: "--service-name",
    env: "SERVICE_NAME",
    default: "PartnerEsim",
    help: "begins the User-Agent of webhook requests: letters, digits and hyphens",
  },
  {
    name: "smtpUrl",
    flag: "--smtp-url",
    env: "SMTP_URL",
    default: "",
    help: "mail server, such as smtps://user:password@mail.example.com; empty: mails are kept and not sent",
    secret: true,
  },
  {
    name: "mailFrom",
    flag: "--mail-from",
    env: "MAIL_FROM",
    default: "",
    help: "sender of mails; needed with a mail server",
  },
  {
    name: "supplierUrl",
    flag: "--supplier-url",
    env: "SUPPLIER_URL",
    default: "",
    help: "gateway to the mobile network, ending in /supplier/v1; empty: a simulated network inside",
  },
  {
    name: "supplierKey",
    flag: "--supplier-key",
    env: "SUPPLIER_KEY",
    default: "",
    help: "key of the gateway",
    secret: true,
  },
];

export type Source = "flag" | "environment" | "default";
export interface Given {
  value: string;
  source: Source;
}

/** A configuration with faults: `message` lists all of them. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** The text of each setting and where it came from. */
export function gather(
  flags: Readonly<Record<string, string | boolean | undefined>>,
  env: NodeJS.ProcessEnv = process.env,
): Record<keyof Config, Given> {
  const given: Partial<Record<keyof Config, Given>> = {};
  for (const setting of settings) {
    const flag = flags[setting.name];
    const variable = env[setting.env];
    if (flag !== undefined) given[setting.name] = { value: String(flag), source: "flag" };
    else if (variable !== undefined) given[setting.name] = { value: variable, source: "environment" };
    else given[setting.name] = { value: setting.default, source: "default" };
  }
  return given as Record<keyof Config, Given>;
}

export function readConfig(given: Record<keyof Config, Given>): Config {
  const faults: string[] = [];
  const text = (name: keyof Config) => given[name].value.trim();
  const fault = (name: keyof Config, problem: string) => {
    const setting = settings.find((candidate) => candidate.name === name);
    faults.push(`${setting?.flag} (${setting?.env}): ${problem}`);
  };
  const integer = (name: keyof Config, min: number, max: number): number => {
    const value = /^\d{1,9}$/.test(text(name)) ? Number(text(name)) : Number.NaN;
    if (!(value >= min && value <= max)) fault(name, `give a whole number from ${min} to ${max}`);
    return value;
  };
  const flag = (name: keyof Config): boolean => {
    const value = text(name).toLowerCase();
    if (value !== "true" && value !== "false") fault(name, "give true or false");
    return value === "true";
  };
  const logLevel = text("logLevel") as Config["logLevel"];
  if (!["trace", "debug", "info", "warn", "error", "silent"].includes(logLevel)) {
    fault("logLevel", "give trace, debug, info, warn, error or silent");
  }
  const trustedProxies = text("trustedProxies")
    .split(/[\s,]+/)
    .filter(Boolean);
  try {
    allowedAddresses(trustedProxies);
  } catch {
    fault("trustedProxies", "give addresses or CIDR ranges such as 10.0.0.0/8, separated by commas");
  }
  const secret = text("secret") || null;
  if (secret !== null && secret.length < 32) fault("secret", "give at least 32 characters");
  if (text("host") === "") fault("host", "give the address to listen on, such as 127.0.0.1");
  const database = text("database");
  if (database === "") fault("database", "give the path of a file");
  else if (/^[a-z]+:\/\//i.test(database))
    fault("database", "give the path of an SQLite file; this release knows no server");
  const publicUrl = text("publicUrl") || null;
  if (publicUrl !== null && !isBaseAddress(publicUrl)) {
    fault("publicUrl", "give an http or https address that ends in /partner/api, without user and query");
  }
  const serviceName = text("serviceName");
  if (!/^[A-Za-z0-9-]{1,40}$/.test(serviceName)) fault("serviceName", "give letters, digits and hyphens");
  const smtpUrl = text("smtpUrl") || null;
  if (smtpUrl !== null && !/^smtps?:\/\/[^\s/]+/.test(smtpUrl)) fault("smtpUrl", "give smtp:// or smtps://");
  const mailFrom = text("mailFrom");
  if (smtpUrl !== null && !mailFrom.includes("@")) fault("mailFrom", "give the address that mails come from");
  const supplierUrl = text("supplierUrl").replace(/\/+$/, "") || null;
  const supplierKey = text("supplierKey") || null;
  if (supplierUrl !== null) {
    const problem = gatewayProblem(supplierUrl, flag("virtualClock"));
    if (problem !== null) fault("supplierUrl", problem);
    if (supplierKey === null) fault("supplierKey", "give the key of the gateway");
  }
  const config: Config = {
    host: text("host"),
    port: integer("port", 0, 65535),
    database: resolve(database),
    publicUrl,
    adminPort: text("adminPort") === "" ? null : integer("adminPort", 0, 65535),
    trustedProxies,
    logLevel,
    virtualClock: flag("virtualClock"),
    checkResponses: flag("checkResponses"),
    secret,
    shutdownSeconds: integer("shutdownSeconds", 0, 3600),
    allowLocalWebhooks: flag("allowLocalWebhooks"),
    allowTestRuns: flag("allowTestRuns"),
    serviceName,
    smtpUrl,
    mailFrom,
    supplierUrl,
    supplierKey,
  };
  if (config.adminPort !== 0 && config.adminPort === config.port) {
    fault("adminPort", "give another port than that of the API");
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** The path of the database, for commands that need no other setting: faults of the others don't concern them. */
export function readDatabase(flag: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  const { database } = gather({ database: flag }, env);
  return readConfig({ ...gather({}, {}), database }).database;
}

/** The deployment's secret from the environment alone, for commands that help a service; null when it keeps its own. */
export function readSecret(env: NodeJS.ProcessEnv = process.env): string | null {
  const { secret } = gather({}, env);
  return readConfig({ ...gather({}, {}), secret }).secret;
}

export const basePathEnd = "/partner/api";

/** What is wrong with the address of a gateway; null when nothing is. */
function gatewayProblem(text: string, virtualClock: boolean): string | null {
  if (!URL.canParse(text)) return "give the address of a gateway";
  const { protocol, pathname, search, hash, hostname } = new URL(text);
  if (!/^https?:$/.test(protocol) || !pathname.endsWith("/supplier/v1") || search || hash) {
    return "give an http or https address that ends in /supplier/v1, without query";
  }
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return virtualClock && !isHere
    ? "a network that is real knows no virtual clock: leave one of the two away"
    : null;
}

function isBaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    /^https?:$/.test(url.protocol) &&
    url.pathname.endsWith(basePathEnd) &&
    url.username === "" &&
    url.password === "" &&
    url.search === "" &&
    url.hash === ""
  );
}
