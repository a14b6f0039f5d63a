// Over TLS, cookie names have the prefix `__Host-`, so browsers accept them only from this host and for every path.
import { cookies } from "@partner-esim/generated/portal/headers";
import { limits } from "@partner-esim/generated/portal/limits";

export interface CookieScope {
  path: string;
  secure: boolean;
}

/** Returns the value of Set-Cookie; `token` null deletes the cookie. */
export function sessionCookie(token: string | null, scope: CookieScope): string {
  return cookieText(nameOf(scope), token ?? "", token === null ? 0 : limits.sessionHours * 3600, scope);
}

const nameOf = ({ secure }: CookieScope): string =>
  secure ? cookies.secureSessionCookie : cookies.sessionCookie;

export function deviceCookie(token: string, scope: CookieScope): string {
  return cookieText(deviceNameOf(scope), token, limits.deviceDays * 86_400, scope);
}

const deviceNameOf = ({ secure }: CookieScope): string =>
  secure ? cookies.secureDeviceCookie : cookies.deviceCookie;

/** @param sealed null deletes the cookie */
export function openidCookie(sealed: string | null, maxAgeSeconds: number, scope: CookieScope): string {
  return cookieText(openidNameOf(scope), sealed ?? "", sealed === null ? 0 : maxAgeSeconds, scope);
}

const openidNameOf = ({ secure }: CookieScope): string =>
  secure ? "__Host-partner_esim_openid" : "partner_esim_openid";

function cookieText(
  name: string,
  value: string,
  maxAgeSeconds: number,
  { path, secure }: CookieScope,
): string {
  const parts = [
    `${name}=${value}`,
    `Path=${secure ? "/" : path}`,
    `Max-Age=${maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
  ];
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/** Returns null unless there is exactly one session cookie: a second one was set by somebody else. */
export function sessionTokenOf(header: string | undefined, scope: CookieScope): string | null {
  const [token, ...more] = valuesOf(header, nameOf(scope));
  return token !== undefined && more.length === 0 && /^[0-9A-Za-z]+$/.test(token) ? token : null;
}

export function deviceTokenOf(header: string | undefined, scope: CookieScope): string | null {
  const [token, ...more] = valuesOf(header, deviceNameOf(scope));
  return token !== undefined && more.length === 0 ? token : null;
}

export function openidCookieOf(header: string | undefined, scope: CookieScope): string | null {
  const [sealed, ...more] = valuesOf(header, openidNameOf(scope));
  return sealed !== undefined && more.length === 0 ? sealed : null;
}

/** Searches for the name, because splitting a long header into cookies is slow. */
function valuesOf(header: string | undefined, name: string): string[] {
  const values: string[] = [];
  const text = header ?? "";
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!beginsPair(text, at)) continue;
    const end = text.indexOf(";", at);
    const [key = "", value = ""] = text.slice(at, end === -1 ? undefined : end).split("=", 2);
    if (key.trim() === name) values.push(value.trim());
  }
  return values;
}

function beginsPair(text: string, at: number): boolean {
  let before = at - 1;
  while (/\s/.test(text[before] ?? "")) before -= 1;
  return before < 0 || text[before] === ";";
}
