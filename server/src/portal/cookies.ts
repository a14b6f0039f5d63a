// The session's cookie: out of reach of scripts, and sent by the portal's own pages alone.
import { cookies } from "@partner-esim/generated/portal/headers";
import { limits } from "@partner-esim/generated/portal/limits";

export interface CookieScope {
  /** Paths that it is sent to: the portal's. */
  path: string;
  /** Only over TLS. */
  secure: boolean;
}

const name = cookies.sessionCookie;

/** The value of Set-Cookie; a null token takes the cookie back. */
export function sessionCookie(token: string | null, { path, secure }: CookieScope): string {
  const maxAge = token === null ? 0 : limits.sessionHours * 3600;
  const parts = [`${name}=${token ?? ""}`, `Path=${path}`, `Max-Age=${maxAge}`, "HttpOnly", "SameSite=Lax"];
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/** The token in a Cookie header, or null. Of several the first counts, which is the one with the closest path. */
export function sessionTokenOf(header: string | undefined): string | null {
  for (const pair of (header ?? "").split(";")) {
    const [key = "", value = ""] = pair.split("=", 2);
    if (key.trim() === name && /^[0-9A-Za-z]+$/.test(value.trim())) return value.trim();
  }
  return null;
}
