export interface Server {
  url: string;
  /** Behind a pooler in transaction mode, each transaction may get a session that others have used. */
  isPooled: boolean;
}

const poolerParameter = "pgbouncer";

export function serverAt(location: string): Server {
  const url = new URL(location);
  const isPooled = url.searchParams.get(poolerParameter) === "true";
  url.searchParams.delete(poolerParameter);
  // What `pg` makes of these modes today, without its warning that they will mean less.
  if (/^(prefer|require|verify-ca)$/.test(url.searchParams.get("sslmode") ?? ""))
    url.searchParams.set("sslmode", "verify-full");
  return { url: url.href, isPooled };
}
