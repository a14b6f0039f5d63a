// The table of settings: each row has its flag, environment variable, default, sentence and parser. Help, the table in
// REFERENCE.md, error messages and the type of the configuration follow from it.
import { basePath } from "@partner-esim/generated/routes";
import { basePath as gatewayBasePath } from "@partner-esim/generated/supplier/routes";
import {
  addresses,
  baseUrl,
  boolean,
  databaseFile,
  gatewayUrl,
  integer,
  matching,
  oneOf,
  optional,
  type Parser,
  secret,
  secrets,
  text,
} from "./setting-parsers.ts";

interface Row {
  flag: string;
  env: string;
  default: string;
  help: string;
  /** Never printed. */
  secret?: boolean;
  parse: Parser<unknown>;
}

const table = {
  host: {
    flag: "--host",
    env: "HOST",
    default: "127.0.0.1",
    help: "address to listen on",
    parse: text("give the address to listen on, such as 127.0.0.1"),
  },
  port: {
    flag: "--port",
    env: "PORT",
    default: "4010",
    help: "port to listen on; 0 picks a free one",
    parse: integer(0, 65_535),
  },
  database: {
    flag: "--database",
    env: "DATABASE_URL",
    default: "data/partner-esim.db",
    help: "path of the SQLite file",
    parse: databaseFile,
  },
  publicUrl: {
    flag: "--public-url",
    env: "PUBLIC_URL",
    default: "",
    help: `base address that partners use, ending in ${basePath}; empty: the one listened on`,
    parse: optional(baseUrl),
  },
  adminPort: {
    flag: "--admin-port",
    env: "ADMIN_PORT",
    default: "",
    help: "loopback port of /metrics, /healthz and /readyz; 0 picks a free one, empty serves none",
    parse: optional(integer(0, 65_535)),
  },
  trustedProxies: {
    flag: "--trusted-proxies",
    env: "TRUSTED_PROXIES",
    default: "",
    help: "addresses or CIDR ranges, by comma, whose X-Forwarded-For is trusted",
    parse: addresses,
  },
  logLevel: {
    flag: "--log-level",
    env: "LOG_LEVEL",
    default: "info",
    help: "trace, debug, info, warn, error or silent",
    parse: oneOf("trace", "debug", "info", "warn", "error", "silent"),
  },
  logClientAddress: {
    flag: "--log-client-address",
    env: "LOG_CLIENT_ADDRESS",
    default: "true",
    help: "write the client's IP address into the log line of each request; false where it may not be kept",
    parse: boolean,
  },
  virtualClock: {
    flag: "--virtual-clock",
    env: "VIRTUAL_CLOCK",
    default: "false",
    help: "let the operator move the time forward (never beside a real supplier)",
    parse: boolean,
  },
  checkResponses: {
    flag: "--check-responses",
    env: "CHECK_RESPONSES",
    default: "false",
    help: "check every response against the contract (development and tests)",
    parse: boolean,
  },
  secret: {
    flag: "--secret",
    env: "PARTNER_ESIM_SECRET",
    default: "",
    help: "signs cursors and QR addresses, at least 32 characters; empty: made at first start and kept in the database",
    secret: true,
    parse: optional(secret),
  },
  previousSecrets: {
    flag: "--previous-secrets",
    env: "PARTNER_ESIM_PREVIOUS_SECRETS",
    default: "",
    help: "secrets from before a rotation, by comma, newest first: what they signed holds and what they sealed opens",
    secret: true,
    parse: secrets,
  },
  shutdownSeconds: {
    flag: "--shutdown-seconds",
    env: "SHUTDOWN_SECONDS",
    default: "25",
    help: "how long a stop waits for the requests that are being served",
    parse: integer(0, 3600),
  },
  keepAliveSeconds: {
    flag: "--keep-alive-seconds",
    env: "KEEP_ALIVE_SECONDS",
    default: "65",
    help: "how long a connection without a request stays open; longer than the idle time of a balancer in front",
    parse: integer(1, 3600),
  },
  allowLocalWebhooks: {
    flag: "--allow-local-webhooks",
    env: "ALLOW_LOCAL_WEBHOOKS",
    default: "false",
    help: "let webhooks go to loopback addresses, by http and on every port (development and tests)",
    parse: boolean,
  },
  allowTestRuns: {
    flag: "--allow-test-runs",
    env: "ALLOW_TEST_RUNS",
    default: "false",
    help: "let operator tokens and `provision` make accounts with keys and money for a test run (development and tests)",
    parse: boolean,
  },
  serviceName: {
    flag: "--service-name",
    env: "SERVICE_NAME",
    default: "PartnerEsim",
    help: "begins the User-Agent of webhook requests: letters, digits and hyphens",
    parse: matching(/^[A-Za-z0-9-]{1,40}$/, "give letters, digits and hyphens"),
  },
  smtpUrl: {
    flag: "--smtp-url",
    env: "SMTP_URL",
    default: "",
    help: "mail server, such as smtps://user:password@mail.example.com; empty: mails are kept and not sent",
    secret: true,
    parse: optional(matching(/^smtps?:\/\/[^\s/]+/, "give smtp:// or smtps://")),
  },
  mailFrom: {
    flag: "--mail-from",
    env: "MAIL_FROM",
    default: "",
    help: "sender of mails; needed with a mail server",
    parse: text(),
  },
  supplierUrl: {
    flag: "--supplier-url",
    env: "SUPPLIER_URL",
    default: "",
    help: `gateway to the mobile network, ending in ${gatewayBasePath}; empty: no live orders`,
    parse: optional(gatewayUrl),
  },
  simulatedSupplier: {
    flag: "--simulated-supplier",
    env: "SIMULATED_SUPPLIER",
    default: "false",
    help: "sell profiles of a simulated network for live orders (development, tests and demonstrations)",
    parse: boolean,
  },
  supplierKey: {
    flag: "--supplier-key",
    env: "SUPPLIER_KEY",
    default: "",
    help: "key of the gateway",
    secret: true,
    parse: optional(text()),
  },
} satisfies Record<string, Row>;

export type SettingName = keyof typeof table;

export type Config = { [Name in SettingName]: ReturnType<(typeof table)[Name]["parse"]> };

export interface Setting extends Row {
  name: SettingName;
}

export const settings: readonly Setting[] = Object.entries<Row>(table).map(([name, row]) => ({
  ...row,
  name: name as SettingName,
}));
