// Help, the table in REFERENCE.md, error messages and the type of the configuration follow from these rows.

import { limits } from "@partner-esim/generated/portal/limits";
import { basePath } from "@partner-esim/generated/routes";
import { basePath as gatewayBasePath } from "@partner-esim/generated/supplier/routes";
import {
  addresses,
  baseUrl,
  boolean,
  database,
  gatewayUrl,
  httpUrl,
  integer,
  lineOf,
  lines,
  matching,
  oneOf,
  optional,
  type Parser,
  secret,
  secrets,
  share,
  text,
} from "./setting-parsers.ts";

interface Row {
  flag: string;
  env: string;
  default: string;
  help: string;
  secret?: boolean;
  parse: Parser<unknown>;
}

const sellerTextMax = limits.billingAddressMax;

const table = {
  host: {
    flag: "--host",
    env: "HOST",
    default: "127.0.0.1",
    help: "IP address or hostname to listen on",
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
    help: "path of the SQLite file, or postgres://user:password@host:port/name of a PostgreSQL database; with ?pgbouncer=true, of a pooler",
    parse: database,
  },
  publicUrl: {
    flag: "--public-url",
    env: "PUBLIC_URL",
    default: "",
    help: `base URL that partners use, ending in ${basePath}; default: the URL of the listener`,
    parse: optional(baseUrl),
  },
  statusUrl: {
    flag: "--status-url",
    env: "STATUS_URL",
    default: "",
    help: "your status page, to which the documentation links; empty: no link",
    parse: optional(httpUrl),
  },
  adminHost: {
    flag: "--admin-host",
    env: "ADMIN_HOST",
    default: "127.0.0.1",
    help: "IP address or hostname of the admin port, which asks for no password: only Prometheus and the load balancer may reach it",
    parse: text("give the address of the admin port, such as 127.0.0.1"),
  },
  adminPort: {
    flag: "--admin-port",
    env: "ADMIN_PORT",
    default: "",
    help: "port for /metrics, /healthz and /readyz; 0 picks a free one, empty disables them",
    parse: optional(integer(0, 65_535)),
  },
  backups: {
    flag: "--backups",
    env: "BACKUPS",
    default: "",
    help: "folder of the backups, for the age of the newest one in /metrics and in doctor",
    parse: optional(text("give the folder of the backups")),
  },
  trustedProxies: {
    flag: "--trusted-proxies",
    env: "TRUSTED_PROXIES",
    default: "",
    help: "proxies whose X-Forwarded-For is trusted: IP addresses or CIDR ranges, comma-separated",
    parse: addresses,
  },
  logLevel: {
    flag: "--log-level",
    env: "LOG_LEVEL",
    default: "info",
    help: "log level: trace, debug, info, warn, error or silent",
    parse: oneOf("trace", "debug", "info", "warn", "error", "silent"),
  },
  logClientAddress: {
    flag: "--log-client-address",
    env: "LOG_CLIENT_ADDRESS",
    default: "true",
    help: "log the client's IP address with each request; set to false where it must not be stored",
    parse: boolean,
  },
  requestLogDays: {
    flag: "--request-log-days",
    env: "REQUEST_LOG_DAYS",
    default: "7",
    help: "days for which requests are in the request log; 0 logs none and deletes those that are there",
    parse: integer(0, 365),
  },
  otlpEndpoint: {
    flag: "--otlp-endpoint",
    env: "OTEL_EXPORTER_OTLP_ENDPOINT",
    default: "",
    help: "OpenTelemetry collector that gets traces (OTLP over HTTP, JSON), such as http://127.0.0.1:4318; empty: nothing is traced",
    parse: optional(httpUrl),
  },
  tracesRatio: {
    flag: "--traces-ratio",
    env: "OTEL_TRACES_SAMPLER_ARG",
    default: "1",
    help: "share of traces that are sent, 0 to 1",
    parse: share,
  },
  virtualClock: {
    flag: "--virtual-clock",
    env: "VIRTUAL_CLOCK",
    default: "false",
    help: "let the operator advance the clock (not allowed with a real supplier)",
    parse: boolean,
  },
  checkResponses: {
    flag: "--check-responses",
    env: "CHECK_RESPONSES",
    default: "false",
    help: "validate every response against the contract (development and tests)",
    parse: boolean,
  },
  secret: {
    flag: "--secret",
    env: "PARTNER_ESIM_SECRET",
    default: "",
    help: "secret that signs and encrypts, at least 32 characters; empty: generated at first start and stored in the database",
    secret: true,
    parse: optional(secret),
  },
  previousSecrets: {
    flag: "--previous-secrets",
    env: "PARTNER_ESIM_PREVIOUS_SECRETS",
    default: "",
    help: "secrets from before a rotation, comma-separated, newest first; still accepted for verifying and decrypting",
    secret: true,
    parse: secrets,
  },
  drainSeconds: {
    flag: "--drain-seconds",
    env: "DRAIN_SECONDS",
    default: "0",
    help: "how long a shutdown still accepts requests while /readyz returns 503, so that load balancers notice",
    parse: integer(0, 3600),
  },
  shutdownSeconds: {
    flag: "--shutdown-seconds",
    env: "SHUTDOWN_SECONDS",
    default: "25",
    help: "how long a shutdown then waits for requests and jobs in flight",
    parse: integer(0, 3600),
  },
  keepAliveSeconds: {
    flag: "--keep-alive-seconds",
    env: "KEEP_ALIVE_SECONDS",
    default: "65",
    help: "idle timeout of a connection; set it longer than the load balancer's",
    parse: integer(1, 3600),
  },
  allowLocalWebhooks: {
    flag: "--allow-local-webhooks",
    env: "ALLOW_LOCAL_WEBHOOKS",
    default: "false",
    help: "allow webhook URLs with loopback addresses, http and any port (development and tests)",
    parse: boolean,
  },
  allowTestRuns: {
    flag: "--allow-test-runs",
    env: "ALLOW_TEST_RUNS",
    default: "false",
    help: "let operator tokens and `provision` create accounts with keys and credit for test runs (development and tests)",
    parse: boolean,
  },
  operatorSecondFactor: {
    flag: "--operator-second-factor",
    env: "OPERATOR_SECOND_FACTOR",
    default: "false",
    help: "require a second factor of operators: one without it can do nothing in the portal but set it up",
    parse: boolean,
  },
  serviceName: {
    flag: "--service-name",
    env: "SERVICE_NAME",
    default: "PartnerEsim",
    help: "prefix of the User-Agent of webhook requests: letters, digits and hyphens",
    parse: matching(/^[A-Za-z0-9-]{1,40}$/, "give letters, digits and hyphens"),
  },
  fundsText: {
    flag: "--funds-text",
    env: "FUNDS_TEXT",
    default: "",
    help: "how partners add funds, shown on the portal's Balance page: bank details and what to quote; \\n begins a line",
    parse: optional(lines(2000)),
  },
  sellerName: {
    flag: "--seller-name",
    env: "SELLER_NAME",
    default: "",
    help: "legal name of the company that sells, on monthly statements; empty: statements name none",
    parse: optional(lineOf(sellerTextMax)),
  },
  sellerAddress: {
    flag: "--seller-address",
    env: "SELLER_ADDRESS",
    default: "",
    help: "its address, on one line",
    parse: optional(lineOf(sellerTextMax)),
  },
  sellerGstin: {
    flag: "--seller-gstin",
    env: "SELLER_GSTIN",
    default: "",
    help: "its GSTIN",
    parse: optional(matching(new RegExp(limits.gstinPattern), "give 15 letters and digits, in capitals")),
  },
  sellerState: {
    flag: "--seller-state",
    env: "SELLER_STATE",
    default: "",
    help: "the Indian state from which it sells",
    parse: optional(lineOf(sellerTextMax)),
  },
  sellerHsnSac: {
    flag: "--seller-hsn-sac",
    env: "SELLER_HSN_SAC",
    default: "",
    help: "HSN or SAC code of what it sells",
    parse: optional(matching(/^\d{4}(\d\d){0,2}$/, "give 4, 6 or 8 digits")),
  },
  sellerGstRate: {
    flag: "--seller-gst-rate",
    env: "SELLER_GST_RATE",
    default: "",
    help: "rate of GST in percent, such as 18; amounts are not split by it",
    parse: optional(matching(/^\d{1,2}(\.\d{1,2})?$/, "give a percentage such as 18 or 0.25")),
  },
  smtpUrl: {
    flag: "--smtp-url",
    env: "SMTP_URL",
    default: "",
    help: "mail server, such as smtps://user:password@mail.example.com; with smtp:// it must offer STARTTLS, unless it is on this machine or the URL ends in ?requireTLS=false; empty: emails are stored but not sent",
    secret: true,
    parse: optional(matching(/^smtps?:\/\/[^\s/]+/, "give smtp:// or smtps://")),
  },
  mailFrom: {
    flag: "--mail-from",
    env: "MAIL_FROM",
    default: "",
    help: "From address of emails; required with --smtp-url",
    parse: text(),
  },
  supplierUrl: {
    flag: "--supplier-url",
    env: "SUPPLIER_URL",
    default: "",
    help: `URL of the supplier gateway, ending in ${gatewayBasePath}; empty: no live orders`,
    parse: optional(gatewayUrl),
  },
  simulatedSupplier: {
    flag: "--simulated-supplier",
    env: "SIMULATED_SUPPLIER",
    default: "false",
    help: "serve live orders from a simulated supplier (development, tests and demonstrations)",
    parse: boolean,
  },
  supplierKey: {
    flag: "--supplier-key",
    env: "SUPPLIER_KEY",
    default: "",
    help: "API key of the supplier gateway",
    secret: true,
    parse: optional(text()),
  },
} satisfies Record<string, Row>;

export type SettingName = keyof typeof table;

export type Config = { [Name in SettingName]: ReturnType<(typeof table)[Name]["parse"]> };

export interface Setting extends Row {
  name: SettingName;
}

export const usualBaseUrl = `http://${table.host.default}:${table.port.default}${basePath}`;

export const settings: readonly Setting[] = Object.entries<Row>(table).map(([name, row]) => ({
  ...row,
  name: name as SettingName,
}));
