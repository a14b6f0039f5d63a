// The layers of the server, for the check of imports (dependencies.mjs).

interface Layer {
  /** Below server/src, as regular expressions in which dots are literal; a folder ends in a slash. */
  files?: string[];
  packages?: string[];
  /** Modules of Node. */
  node: string[] | "all";
}

/** What each folder of server/src may import besides itself: other files of it, packages, and modules of Node. */
export const layers: Record<string, Layer> = {
  domain: { packages: ["@partner-esim/generated", "lru-cache"], node: ["crypto", "net"] },
  telemetry: {
    packages: [
      "@opentelemetry/api",
      "@opentelemetry/context-async-hooks",
      "@opentelemetry/core",
      "@opentelemetry/exporter-trace-otlp-http",
      "@opentelemetry/resources",
      "@opentelemetry/sdk-trace",
      "pino",
    ],
    node: ["http", "https", "timers/promises"],
  },
  store: {
    files: ["domain/"],
    packages: ["@partner-esim/generated", "better-sqlite3", "lru-cache", "pg"],
    node: "all",
  },
  catalogue: { files: ["domain/"], packages: ["@partner-esim/generated", "csv-parse"], node: ["fs"] },
  suppliers: {
    files: ["domain/", "http/client.ts", "telemetry/tracing.ts"],
    packages: ["@partner-esim/generated", "cockatiel", "lru-cache", "openapi-fetch"],
    node: "all",
  },
  "simulated-supplier": {
    files: ["domain/", "http/server.ts", "runtime/clock.ts"],
    packages: ["@partner-esim/generated", "koa", "pino"],
    node: "all",
  },
  webhooks: {
    files: [
      "domain/",
      "http/(client|metrics).ts",
      "runtime/(clock|loop|deployment-secret).ts",
      "telemetry/tracing.ts",
    ],
    packages: ["@partner-esim/generated", "pino"],
    node: "all",
  },
  mail: {
    files: ["domain/", "runtime/(clock|loop).ts"],
    packages: ["nodemailer", "pino"],
    node: ["net", "tls"],
  },
  http: {
    files: ["domain/", "runtime/(clock|store-health).ts", "telemetry/tracing.ts"],
    packages: [
      "@partner-esim/generated",
      "color",
      "csv-stringify",
      "koa",
      "@koa/router",
      "koa-body",
      "@fastify/busboy",
      "pino",
      "prom-client",
      "proxy-addr",
      "lru-cache",
      "rate-limiter-flexible",
      "ajv",
      "ajv-formats",
    ],
    node: "all",
  },
  api: {
    files: ["domain/", "http/", "runtime/clock.ts", "telemetry/tracing.ts"],
    packages: ["@partner-esim/generated", "koa", "lru-cache", "pino", "qrcode"],
    node: "all",
  },
  portal: {
    files: [
      "domain/",
      "http/",
      "catalogue/apply.ts",
      "operation/clock-advance.ts",
      "runtime/(clock|deployment-secret|setting-parsers).ts",
      "telemetry/tracing.ts",
    ],
    packages: [
      "@partner-esim/generated",
      "koa",
      "lru-cache",
      "pino",
      "openid-client",
      "otpauth",
      "@node-rs/argon2",
      "pdfkit",
    ],
    node: "all",
  },
  testing: { packages: ["@partner-esim/generated"], node: "all" },
};
