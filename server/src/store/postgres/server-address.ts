export interface Server {
  url: string;
  /** Behind a pooler in transaction mode, each transaction may get another session. */
  isPooled: boolean;
}

const poolerParameter = "pgbouncer";

export function serverAt(location: string): Server {
  const url = new URL(location);
  const isPooled = url.searchParams.get(poolerParameter) === "true";
  url.searchParams.delete(poolerParameter);
  // The current meaning of these modes in `pg`, without its warning that they will change.
  if (/^(prefer|require|verify-ca)$/.test(url.searchParams.get("sslmode") ?? ""))
    url.searchParams.set("sslmode", "verify-full");
  return { url: url.href, isPooled };
}
