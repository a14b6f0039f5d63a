// Classifies failures by SQLSTATE or Node's error code. Errors of `pg` itself have no code: see `queries.ts`.
import type { FailureCause } from "../failures.ts";
import { serverAt } from "./server-address.ts";

/** The session has ended, or none could be opened. */
export class ConnectionLost extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super(`the connection to PostgreSQL was lost: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.code = codeOf(cause);
  }
}

/** Has the code of the operating system's own time limit. */
export class ConnectTimeout extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("no response in time");
  }
}

/** The connection was lost during `commit`, so the outcome is unknown. A retry finds it by the idempotency key. */
export class CommitUnknown extends ConnectionLost {}

/** A lock was not granted in time, with PostgreSQL's code for it. */
export class LedgerBusy extends Error {
  readonly code = "55P03";

  constructor(ledger: number) {
    super(`ledger ${ledger} was busy for too long`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** A conflict with another transaction; this one was rolled back. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

/** A migration has changed the columns that a prepared statement returns. */
export const isOutdated = (error: unknown): boolean => codeOf(error) === "0A000";

/** A session opened while the database was read-only stays read-only. */
export const needsNewSession = (error: unknown): boolean =>
  error instanceof ConnectionLost || isOutdated(error) || codeOf(error) === "25006";

export const isBusy = (error: unknown): boolean => codeOf(error) === "55P03";

const causes: readonly [codes: RegExp, cause: FailureCause][] = [
  [/^53100$/, "disk_full"],
  [/^58030$/, "io_error"],
  [/^(25006|42501)$/, "not_writable"],
  [/^XX00[12]$/, "corrupt"],
  [/^(40001|40P01|55P03|57014|53300)$/, "busy"],
];

export function failureCause(error: unknown): FailureCause {
  if (error instanceof ConnectionLost) return "unreachable";
  return causes.find(([codes]) => codes.test(codeOf(error)))?.[1] ?? "other";
}

const ofServer = (error: unknown): error is Error =>
  error instanceof LedgerBusy || (error instanceof Error && "severity" in error && "code" in error);

/** Returns null for an error that is not the database's. */
export function describeFailure(error: unknown): string | null {
  if (error instanceof ConnectionLost) return "the database server went away: try again when it is back";
  const cause = failureCause(error);
  if (cause === "disk_full") return "the disk of the database server is full; nothing was changed";
  if (cause === "busy") return "the database is busy; nothing was changed: try again in a moment";
  return ofServer(error) ? `the database failed: ${error.message}` : null;
}

const untrusted = /^(SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_|CERT_|ERR_TLS_)/;

/** Returns one sentence that names the remedy; null for an error that is not the database's. */
export function describeOpeningFailure(error: unknown, url: string): string | null {
  if (!(error instanceof Error)) return null;
  const cause = error instanceof ConnectionLost && error.cause instanceof Error ? error.cause : error;
  const { hostname, port, username, pathname } = new URL(url);
  const server = `${hostname || "localhost"}:${port || 5432}`;
  const code = codeOf(cause);
  switch (code) {
    case "":
      return error instanceof ConnectionLost
        ? `no connection to ${server} (${cause.message}): check user, password and sslmode in the address`
        : null;
    case "08P01":
      return `${server} ended the connection (${cause.message}): ${
        serverAt(url).isPooled
          ? "correct the pooler's configuration, or start the server behind it"
          : "if it is a pooler, add pgbouncer=true to the address"
      }`;
    case "25006":
      return `${server} takes no writes: give the address of the primary, or make the database writable`;
    case "28000":
      return `${server} rejected the connection (${cause.message}): change sslmode in the address, or its pg_hba.conf`;
    case "28P01":
      return `${server} does not let user ${username} in: check the user and password`;
    case "3D000":
      return `${server} has no database ${pathname.slice(1)}: create it with createdb`;
    case "42501":
      return `user ${username} may not do this at ${server}: run partner-esim migrate as the database's owner, and grant it its tables`;
    case "53300":
      return `${server} takes no more connections: raise its max_connections`;
    case "57P03":
      return `${server} accepts no connections (${cause.message}): wait, or give the address of the primary`;
    case "ETIMEDOUT":
      return `${server} did not respond in time: check host and port in the address, the firewall, and that the server is running`;
  }
  if ("path" in cause && "syscall" in cause && cause.syscall === "open")
    return `${cause.path} cannot be read: correct the path of the certificate, or its permissions`;
  if (untrusted.test(code))
    return `${server} shows a certificate that is not trusted: give sslrootcert, or correct it`;
  if (error instanceof ConnectionLost)
    return `no PostgreSQL server answers at ${server}: start it, or correct the address`;
  return describeFailure(error);
}
