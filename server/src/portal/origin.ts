// The portal's paths, the origin of its pages and the scope of its cookies.
import { dirname } from "node:path/posix";
import { basePath as portalBasePath } from "@partner-esim/generated/portal/routes";
import { basePath as apiBasePath } from "@partner-esim/generated/routes";
import { isOnThisMachine } from "../domain/webhooks/address.ts";
import type { CookieScope } from "./cookies.ts";

export interface PortalPlace {
  url: string;
  path: string;
  apiPath: string;
  /** Sign-in with an OpenID provider. */
  openidPath: string;
  cookie: CookieScope;
  isOwnOrigin(origin: string, host: string): boolean;
}

/** @param isPublic whether the URL is configured; otherwise other hostnames may reach the machine too */
export function portalPlace(apiUrl: string, isPublic: boolean): PortalPlace {
  const base = new URL(apiUrl);
  const apiPath = base.pathname.slice(0, -apiBasePath.length) + portalBasePath;
  const path = dirname(apiPath);
  return {
    url: base.origin + path,
    path,
    apiPath,
    openidPath: `${path}/openid`,
    cookie: { path, secure: base.protocol === "https:" || !isOnThisMachine(base) },
    isOwnOrigin: (origin, host) => origin === base.origin || (!isPublic && origin === `http://${host}`),
  };
}

export function isBelow(target: string, path: string): boolean {
  if (!target.startsWith(path)) return false;
  const next = target.charAt(path.length);
  return next === "" || next === "/" || next === "?";
}
