// The listener, its proxies and its limits.
import { basePath } from "@partner-esim/generated/routes";
import { addresses, baseUrl, httpUrl, integer, optional, text } from "../setting-parsers.ts";
import type { Row } from "./row.ts";

export const listening = {
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
  trustedProxies: {
    flag: "--trusted-proxies",
    env: "TRUSTED_PROXIES",
    default: "",
    help: "proxies whose X-Forwarded-For is trusted: IP addresses or CIDR ranges, comma-separated",
    parse: addresses,
  },
  keepAliveSeconds: {
    flag: "--keep-alive-seconds",
    env: "KEEP_ALIVE_SECONDS",
    default: "65",
    help: "idle timeout of a connection; set it longer than the load balancer's",
    parse: integer(1, 3600),
  },
  maxConnections: {
    flag: "--max-connections",
    env: "MAX_CONNECTIONS",
    default: "2000",
    help: "open connections; further ones are closed at once",
    parse: integer(1, 100_000),
  },
  requestsAtOnce: {
    flag: "--requests-at-once",
    env: "REQUESTS_AT_ONCE",
    default: "256",
    help: "requests with a key or session in flight; further ones wait, in turn between accounts",
    parse: integer(1, 100_000),
  },
  requestsAtOncePerAccount: {
    flag: "--requests-at-once-per-account",
    env: "REQUESTS_AT_ONCE_PER_ACCOUNT",
    default: "16",
    help: "of these, requests of one account",
    parse: integer(1, 100_000),
  },
  requestsWaiting: {
    flag: "--requests-waiting",
    env: "REQUESTS_WAITING",
    default: "10000",
    help: "requests that may wait; further ones get 429 with Retry-After: 1",
    parse: integer(0, 1_000_000),
  },
  requestsWaitingPerAccount: {
    flag: "--requests-waiting-per-account",
    env: "REQUESTS_WAITING_PER_ACCOUNT",
    default: "6000",
    help: "of these, requests of one account",
    parse: integer(0, 1_000_000),
  },
  waitingBodiesMb: {
    flag: "--waiting-bodies-mb",
    env: "WAITING_BODIES_MB",
    default: "64",
    help: "megabytes of request bodies that may wait",
    parse: integer(1, 10_000),
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
} satisfies Record<string, Row>;
