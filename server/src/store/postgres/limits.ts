/** PostgreSQL ends a wait for a lock first, then the statement. The last limit frees what a suspended process has locked. */
export const limits = {
  lock_timeout: 5000,
  statement_timeout: 6000,
  idle_in_transaction_session_timeout: 20_000,
};

export interface BeginOptions {
  /** Behind a pooler, sessions have no limits of their own. */
  isPooled: boolean;
  /** False: commits don't wait for the disk. */
  syncs?: boolean;
}

/** @param kind of transaction, if not the usual one */
export function beginSql({ isPooled, syncs = true }: BeginOptions, kind = ""): string {
  const settings = Object.entries({
    ...(isPooled && limits),
    ...(!syncs && { synchronous_commit: "off" }),
  });
  return [`begin${kind}`, ...settings.map(([name, value]) => `set local ${name} = ${value}`)].join("; ");
}
