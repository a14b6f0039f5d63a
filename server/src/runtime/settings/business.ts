// The company, its mail server and its supplier.
import { limits } from "@partner-esim/generated/portal/limits";
import { basePath as gatewayBasePath } from "@partner-esim/generated/supplier/routes";
import {
  boolean,
  gatewayUrl,
  integer,
  lineOf,
  lines,
  matching,
  optional,
  rupees,
  text,
  timeZone,
} from "../setting-parsers.ts";
import type { Row } from "./row.ts";

const sellerTextMax = limits.billingAddressMax;

export const business = {
  serviceName: {
    flag: "--service-name",
    env: "SERVICE_NAME",
    default: "PartnerEsim",
    help: "prefix of the User-Agent of webhook requests: letters, digits and hyphens",
    parse: matching(/^[A-Za-z0-9-]{1,40}$/, "give letters, digits and hyphens"),
  },
  timeZone: {
    flag: "--time-zone",
    env: "TIME_ZONE",
    default: "UTC",
    help: "time zone of days, months, statements and charts, such as Asia/Kolkata; the API stays in UTC",
    parse: timeZone,
  },
  fundsText: {
    flag: "--funds-text",
    env: "FUNDS_TEXT",
    default: "",
    help: "how partners add funds, shown on the portal's Balance page: bank details and what to quote; \\n begins a line",
    parse: optional(lines(2000)),
  },
  fundsApprovalAbovePaise: {
    flag: "--funds-approval-above",
    env: "FUNDS_APPROVAL_ABOVE",
    default: "",
    help: "amount in INR, such as 100000: a larger change of a wallet in the portal waits for a second operator; the command line needs none; empty: no change waits",
    parse: optional(rupees),
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
  supplierCallsAtOnce: {
    flag: "--supplier-calls-at-once",
    env: "SUPPLIER_CALLS_AT_ONCE",
    default: "200",
    help: "calls to the supplier gateway in flight; further ones wait, in turn between accounts",
    parse: integer(1, 10_000),
  },
  supplierCallsAtOncePerAccount: {
    flag: "--supplier-calls-at-once-per-account",
    env: "SUPPLIER_CALLS_AT_ONCE_PER_ACCOUNT",
    default: "20",
    help: "of these, calls for one account",
    parse: integer(1, 10_000),
  },
} satisfies Record<string, Row>;
