// Tells failures of PostgreSQL apart by their codes, and those of its driver by their messages.

import type { FailureCause } from "../failures.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const lostCodes =
  /^(08...|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const lostMessages = /^(Connection terminated|Client has encountered a connection error)/;
const timeoutMessages =
  /^(timeout (exceeded|expired)|Query read timeout|Connection terminated due to connection timeout)/;

export const isConnectionLost = (error: unknown): boolean =>
  isTimeout(error) ||
  lostCodes.test(codeOf(error)) ||
  (error instanceof Error && lostMessages.test(error.message));

/** Timeouts are not retried: the request has already taken seconds. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && timeoutMessages.test(error.message);

/** True if the session must not be used again: it was opened while the database took no writes, and keeps to that. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === "25006";

/**
 * True if the session must not be used again: the process of a newer release has added a column to what one of its
 * prepared statements returns.
 */
export const isOutdated = (error: unknown): boolean =>
  codeOf(error) === "0A000" && (error as { routine?: unknown }).routine === "RevalidateCachedQuery";

/** True if another transaction was in the way, and this one was rolled back. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

/** The statement came after one that had failed in the same transaction. */
export const isAfterError = (error: unknown): boolean => codeOf(error) === "25P02";

/** Fails a transaction like a lock that was not granted in time. */
export class LedgerBusy extends Error {
  readonly code = "55P03";

  constructor(ledger: number) {
    super(`ledger ${ledger} was busy for too long`);
  }
}

export const isBusy = (error: unknown): boolean => codeOf(error) === "55P03";

const byCode: readonly [codes: RegExp, cause: FailureCause][] = [
  [/^53100$/, "disk_full"],
  [/^58030$/, "io_error"],
  [/^(25006|42501)$/, "not_writable"],
  [/^XX00[12]$/, "corrupt"],
  [/^(40001|40P01|55P03|53300)$/, "busy"],
];

export function failureCause(error: unknown): FailureCause {
  if (isConnectionLost(error)) return "unreachable";
  return byCode.find(([codes]) => codes.test(codeOf(error)))?.[1] ?? "other";
}

const unwritable: readonly FailureCause[] = ["disk_full", "io_error", "not_writable", "corrupt"];

/** True if other transactions are likely to fail too. */
export const isUnwritable = (error: unknown): boolean => unwritable.includes(failureCause(error));

/** Returns null for an error that is not the database's. */
export function describeFailure(error: unknown): string | null {
  if (isConnectionLost(error)) return "the database server went away: try again when it is back";
  const cause = failureCause(error);
  if (cause === "disk_full") return "the disk of the database server is full; nothing was changed";
  if (cause === "busy") return "the database is busy; nothing was changed: try again in a moment";
  return isOfTheServer(error) ? `the database failed: ${error.message}` : null;
}

/** True for the response to a statement, or to its lack. */
export const isOfTheServer = (error: unknown): error is Error =>
  isConnectionLost(error) || (error instanceof Error && "severity" in error && "code" in error);

const notTrusted = /^(SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_|CERT_|ERR_TLS_)/;

/** Returns one sentence that names the remedy, or null for an error that is not the database's. */
export function describeOpeningFailure(error: unknown, url: string): string | null {
  const { hostname, port, username, pathname } = new URL(url);
  const place = `${hostname || "localhost"}:${port || 5432}`;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : "";
  if (code === "28000" && /no encryption/.test(message))
    return `${place} takes only encrypted connections: add sslmode=verify-full, or a line for others to its pg_hba.conf`;
  if (code === "28000" && /pg_hba\.conf/.test(message))
    return `${place} lets nobody in from this machine as ${username}: add a line to its pg_hba.conf`;
  if (/^SASL: .* password must be/.test(message))
    return `${place} asks for a password: give one in the address, as postgres://user:password@host/name`;
  if (error instanceof Error && "path" in error && "syscall" in error && error.syscall === "open")
    return `${error.path} cannot be read: correct the path of the certificate, or its permissions`;
  if (code === "25006")
    return `${place} takes no writes: give the address of the primary, or make the database writable`;
  if (/^28/.test(code)) return `${place} does not let user ${username} in: check the user and password`;
  if (code === "3D000") return `${place} has no database ${pathname.slice(1)}: create it with createdb`;
  if (code === "42501") return `user ${username} may not do this at ${place}: make it the database's owner`;
  if (code === "53300") return `${place} takes no more connections: raise its max_connections`;
  if (notTrusted.test(code))
    return `${place} shows a certificate that is not trusted: give sslrootcert, or correct it`;
  if (/does not support SSL/.test(message))
    return `${place} takes no encrypted connections: remove sslmode, or turn on its ssl`;
  if (code === "08P01")
    return `${place} ended the connection (${message}): if it is a pooler, correct its configuration, or start the server behind it`;
  if (isConnectionLost(error))
    return `no PostgreSQL server answers at ${place}: start it, or correct the address`;
  return describeFailure(error);
}
