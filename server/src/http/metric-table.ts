// Every metric of the service. REFERENCE.md has the same table, and a test compares them. No label identifies a person
// or an account, and each label's values are those of the contract or of a list in the program.

export interface Metric {
  name: `partner_esim_${string}`;
  type: "counter" | "gauge" | "histogram";
  labels: readonly string[];
  help: string;
  /** Upper bounds. */
  buckets?: readonly number[];
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

export const metricTable = {
  build: {
    name: "partner_esim_build_info",
    type: "gauge",
    labels: ["version", "node", "database"],
    help: "1, with the versions of the program and of Node, and the kind of database",
  },
  requests: {
    name: "partner_esim_http_requests_total",
    type: "counter",
    labels: ["operation", "status", "code"],
    help: "requests, by operation of the contract, status code and error code (none if it succeeded)",
  },
  requestDurations: {
    name: "partner_esim_http_request_duration_seconds",
    type: "histogram",
    labels: ["operation", "status"],
    help: "time from the arrival of a request's head to the end of its handling, waiting included",
    buckets: seconds,
  },
  connectionsRefused: {
    name: "partner_esim_connections_refused_total",
    type: "counter",
    labels: [],
    help: "connections closed because of MAX_CONNECTIONS",
  },
  running: {
    name: "partner_esim_limiter_running",
    type: "gauge",
    labels: ["limiter"],
    help: "tasks in progress, by limiter; of requests, those in flight",
  },
  waiting: {
    name: "partner_esim_limiter_waiting",
    type: "gauge",
    labels: ["limiter"],
    help: "tasks that wait for their turn, by limiter",
  },
  waited: {
    name: "partner_esim_limiter_wait_seconds",
    type: "histogram",
    labels: ["limiter"],
    help: "time that a task waited before it started, by limiter",
    buckets: seconds,
  },
  limiterRefusals: {
    name: "partner_esim_limiter_rejected_total",
    type: "counter",
    labels: ["limiter"],
    help: "tasks rejected because too many waited, by limiter",
  },
  orders: {
    name: "partner_esim_orders_total",
    type: "counter",
    labels: ["mode", "status"],
    help: "orders that reached this final status",
  },
  topups: {
    name: "partner_esim_topups_total",
    type: "counter",
    labels: ["mode", "status"],
    help: "top-ups that reached this final status",
  },
  settlement: {
    name: "partner_esim_order_settlement_seconds",
    type: "histogram",
    labels: ["mode"],
    help: "time from an order's creation until it was completed or failed, by the clock of the deployment",
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 60, 300, 900, 1800],
  },
  processing: {
    name: "partner_esim_processing",
    type: "gauge",
    labels: ["kind", "mode", "older_than_seconds"],
    help: "orders and top-ups in status processing that are at least this old, up to 10,000",
  },
  entries: {
    name: "partner_esim_ledger_entries_total",
    type: "counter",
    labels: ["mode", "kind"],
    help: "ledger entries, such as charges and refunds",
  },
  amounts: {
    name: "partner_esim_ledger_rupees_total",
    type: "counter",
    labels: ["mode", "kind"],
    help: "rupees of these ledger entries, without their sign",
  },
  lowWallets: {
    name: "partner_esim_wallets_low",
    type: "gauge",
    labels: [],
    help: "live wallets below the threshold of their account, up to 10,000",
  },
  violations: {
    name: "partner_esim_verify_violations",
    type: "gauge",
    labels: ["invariant"],
    help: "rows that violated an invariant in the last run of verify --record",
  },
  verifiedAt: {
    name: "partner_esim_verify_timestamp_seconds",
    type: "gauge",
    labels: [],
    help: "when verify --record last ran",
  },
  checkedAt: {
    name: "partner_esim_doctor_timestamp_seconds",
    type: "gauge",
    labels: [],
    help: "when doctor --record last ran",
  },
  problems: {
    name: "partner_esim_doctor_problem",
    type: "gauge",
    labels: ["check"],
    help: "1 for each check that found a problem in the last run of doctor --record, else 0",
  },
  certificateEndsAt: {
    name: "partner_esim_certificate_expiry_timestamp_seconds",
    type: "gauge",
    labels: [],
    help: "when the certificate of the public URL expires, as a background process last saw it",
  },
  waitingDeliveries: {
    name: "partner_esim_webhook_deliveries_waiting",
    type: "gauge",
    labels: [],
    help: "deliveries that wait for an attempt, up to 10,000 retries and 10,000 others",
  },
  deliveriesOverdue: {
    name: "partner_esim_webhook_overdue_seconds",
    type: "gauge",
    labels: [],
    help: "how long the endpoint that has waited longest for its next attempt has been due",
  },
  attempts: {
    name: "partner_esim_webhook_attempts_total",
    type: "counter",
    labels: ["outcome"],
    help: "attempts to deliver a webhook: delivered, failed (without a response), deferred, or the class of the response's status",
  },
  attemptDurations: {
    name: "partner_esim_webhook_attempt_duration_seconds",
    type: "histogram",
    labels: [],
    help: "time of an attempt, from DNS lookup to response",
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  endpoints: {
    name: "partner_esim_webhook_endpoints",
    type: "gauge",
    labels: ["state"],
    help: "endpoints that are paused, or disabled by a person, by exhausted deliveries or as failing, up to 10,000",
  },
  mailAttempts: {
    name: "partner_esim_mail_attempts_total",
    type: "counter",
    labels: ["outcome"],
    help: "attempts to send an email: sent or failed",
  },
  mailsWaiting: {
    name: "partner_esim_mails_waiting",
    type: "gauge",
    labels: [],
    help: "emails that wait for their first or next attempt, up to 10,000",
  },
  supplierCalls: {
    name: "partner_esim_supplier_call_duration_seconds",
    type: "histogram",
    labels: ["call", "outcome"],
    help: "time of a call to the supplier, by call and outcome (failed: no valid response; circuit_open: not made after several failures); its count is the number of calls",
    buckets: seconds,
  },
  travellersErased: {
    name: "partner_esim_travellers_erased_total",
    type: "counter",
    labels: ["purchases"],
    help: "orders and top-ups whose traveller's details were erased after TRAVELLER_RETENTION_DAYS",
  },
  jobsDone: {
    name: "partner_esim_jobs_done_total",
    type: "counter",
    labels: [],
    help: "background jobs done",
  },
  jobsDue: {
    name: "partner_esim_jobs_due",
    type: "gauge",
    labels: ["kind"],
    help: "background jobs that are due, up to 10,000",
  },
  jobsOverdue: {
    name: "partner_esim_jobs_overdue_seconds",
    type: "gauge",
    labels: [],
    help: "how long the oldest background job has been due",
  },
  writable: {
    name: "partner_esim_database_writable",
    type: "gauge",
    labels: [],
    help: "1 if the last commit succeeded, otherwise 0",
  },
  clockAhead: {
    name: "partner_esim_clock_ahead_seconds",
    type: "gauge",
    labels: [],
    help: "how far this machine's clock is ahead of the database server's (PostgreSQL)",
  },
  weaknesses: {
    name: "partner_esim_database_weaknesses",
    type: "gauge",
    labels: [],
    help: "settings of the database server that could lose a confirmed commit; the log names them (PostgreSQL)",
  },
  commits: {
    name: "partner_esim_commit_duration_seconds",
    type: "histogram",
    labels: [],
    help: "time of a commit, until it is on disk",
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5],
  },
  groups: {
    name: "partner_esim_commit_transactions",
    type: "histogram",
    labels: [],
    help: "transactions that shared a commit",
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 512],
  },
  commitFailures: {
    name: "partner_esim_commit_failures_total",
    type: "counter",
    labels: ["cause"],
    help: "groups of transactions that could not be committed",
  },
  databaseBytes: {
    name: "partner_esim_database_size_bytes",
    type: "gauge",
    labels: [],
    help: "size of the database",
  },
  walBytes: {
    name: "partner_esim_database_wal_size_bytes",
    type: "gauge",
    labels: [],
    help: "size of the write-ahead log (SQLite)",
  },
  freeBytes: {
    name: "partner_esim_database_disk_free_bytes",
    type: "gauge",
    labels: [],
    help: "free space on the disk of the database (SQLite)",
  },
  backupAt: {
    name: "partner_esim_backup_timestamp_seconds",
    type: "gauge",
    labels: [],
    help: "when the newest backup was made; 0 if there is none, or no --backups",
  },
  backupBytes: {
    name: "partner_esim_backup_size_bytes",
    type: "gauge",
    labels: [],
    help: "size of the newest backup; only with --backups",
  },
  limitFailures: {
    name: "partner_esim_shared_limit_failures_total",
    type: "counter",
    labels: [],
    help: "times that rate limits could not be counted together with other processes",
  },
  linesDropped: {
    name: "partner_esim_log_lines_dropped_total",
    type: "counter",
    labels: [],
    help: "log lines dropped because they could not be written in time",
  },
  requestsUnlogged: {
    name: "partner_esim_requests_unlogged_total",
    type: "counter",
    labels: ["cause"],
    help: "requests not in the request log: full queue, floods without key or above the rate limit, or low disk space",
  },
  metricFailures: {
    name: "partner_esim_metric_failures_total",
    type: "counter",
    labels: ["metric"],
    help: "scrapes without this metric, because its count failed or took more than two seconds",
  },
} as const satisfies Record<string, Metric>;
