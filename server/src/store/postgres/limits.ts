/**
 * The lock timeout ends a wait before the statement timeout does. The last limit releases the locks of a suspended
 * process.
 */
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

/** @param kind of transaction; the usual one if omitted */
export function beginSql({ isPooled, syncs = true }: BeginOptions, kind = ""): string {
  const settings = Object.entries({
    ...(isPooled && limits),
    ...(!syncs && { synchronous_commit: "off" }),
  });
  return [`begin${kind}`, ...settings.map(([name, value]) => `set local ${name} = ${value}`)].join("; ");
}
