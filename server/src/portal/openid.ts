// The two routes of sign-in with an OpenID provider. Between them, a sealed cookie binds the sign-in to its browser.
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { signInByOpenid } from "../domain/people/openid-sign-in.ts";
import type { PeopleContext } from "../domain/people/ports.ts";
import { Refusal } from "../domain/refusal.ts";
import { Seal } from "../domain/secrets/seal.ts";
import type { Random } from "../domain/values/random.ts";
import { networkOf } from "../http/client-address.ts";
import { exchangeOf } from "../http/exchange.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { refusesWriting, type StaticFiles } from "../http/static-files.ts";
import { deriveKeys, type Secrets } from "../runtime/deployment-secret.ts";
import { browserOf } from "./browsers.ts";
import { openidCookie, openidCookieOf, sessionCookie } from "./cookies.ts";
import {
  expired,
  type OpenidChecks,
  OpenidFailure,
  OpenidProvider,
  type OpenidSettings,
} from "./openid-provider.ts";
import type { PortalPlace } from "./origin.ts";
import { sendNotice } from "./pages.ts";
import { bucketsOfOpenid, takeFrom } from "./rate-limits.ts";

const signInMinutes = 10;

export interface OpenidServices {
  provider: OpenidProvider;
  label: string;
  seal: Seal;
}

export interface OpenidContext
  extends Pick<PeopleContext, "store" | "random" | "passwords">,
    Pick<OpenidServices, "provider" | "seal"> {
  site: PortalPlace;
  files: StaticFiles;
  limits: RateLimits;
  logClientAddress: boolean;
}

/** Returns null without an OpenID provider. */
export function openidServices(
  settings: Omit<OpenidSettings, "openidIssuer"> & { openidIssuer: string | null; openidLabel: string },
  secrets: Secrets,
  random: Random,
  log: Logger,
): OpenidServices | null {
  const { openidIssuer: issuer, openidLabel: label } = settings;
  if (issuer === null) return null;
  const { current, previous } = deriveKeys(secrets, "openid sign-ins");
  const seal = new Seal(current, random, previous);
  return { provider: new OpenidProvider({ ...settings, openidIssuer: issuer }, log), label, seal };
}

interface StartedSignIn extends OpenidChecks {
  /** Page of the portal to open after it. */
  to: string;
  endsAt: number;
}

export function openidRoutes(context: OpenidContext): Middleware {
  const { site } = context;
  const routes = new Map([
    [`${site.openidPath}/start`, { operation: "openidStart", handle: start }],
    [callbackPath(site), { operation: "openidCallback", handle: callback }],
  ]);
  return async (ctx, next) => {
    const route = routes.get(ctx.path);
    if (!route) return await next();
    exchangeOf(ctx).operation = route.operation;
    if (refusesWriting(ctx, "Sign-in")) return;
    const { address, now } = exchangeOf(ctx);
    const seconds = await takeFrom(context.limits, bucketsOfOpenid(networkOf(address)), true, now);
    if (seconds > 0) ctx.set("Retry-After", String(seconds));
    const failure = seconds > 0 ? tooMany : await route.handle(ctx, context);
    if (failure === undefined) return;
    const { status, message: text } = failure;
    sendNotice(ctx, context.files, { status, title: "Sign-in failed", text });
  };
}

const tooMany = new OpenidFailure(429, "Too many people are signing in. Wait a minute, then start again.");

const callbackPath = ({ openidPath }: PortalPlace): string => `${openidPath}/callback`;

const redirectUri = (site: PortalPlace): string => new URL(callbackPath(site), site.url).href;

async function start(
  ctx: Context,
  { provider, seal, site }: OpenidContext,
): Promise<OpenidFailure | undefined> {
  const begun = await provider.begin(redirectUri(site));
  if (begun instanceof OpenidFailure) return begun;
  const endsAt = exchangeOf(ctx).now + signInMinutes * 60_000;
  const started: StartedSignIn = { ...begun.checks, to: pageOf(ctx.query.to, site), endsAt };
  const sealed = seal.close(JSON.stringify(started));
  ctx.append("Set-Cookie", openidCookie(sealed, signInMinutes * 60, site.cookie));
  ctx.redirect(begun.url.href);
}

async function callback(ctx: Context, context: OpenidContext): Promise<OpenidFailure | undefined> {
  const { provider, seal, site, logClientAddress } = context;
  const { address, now } = exchangeOf(ctx);
  const cookie = openidCookieOf(ctx.headers.cookie, site.cookie);
  ctx.append("Set-Cookie", openidCookie(null, 0, site.cookie));
  const started = startedOf(cookie && seal.open(cookie));
  if (started === null || started.endsAt <= now || started.state !== ctx.query.state) return expired;
  const url = new URL(redirectUri(site));
  url.search = ctx.querystring;
  const identity = await provider.identify(url, started);
  if (identity instanceof OpenidFailure) return identity;
  const origin = {
    network: networkOf(address),
    address: logClientAddress ? address : null,
    browser: browserOf(ctx.get("user-agent")),
  };
  const opened = await signInByOpenid(context, identity, origin, now);
  if (opened instanceof Refusal) return new OpenidFailure(403, opened.message);
  ctx.append("Set-Cookie", sessionCookie(opened.token, site.cookie));
  ctx.redirect(started.to);
}

const pageMax = 500;

/** Returns the portal's start page for a URL elsewhere. */
function pageOf(to: unknown, { url }: PortalPlace): string {
  const page = typeof to === "string" && URL.canParse(to, `${url}/`) ? new URL(to, `${url}/`).href : "";
  return page.startsWith(`${url}/`) && page.length <= pageMax ? page : url;
}

/** Only this service seals, so the text has this form. */
const startedOf = (text: string | null): StartedSignIn | null =>
  text === null ? null : (JSON.parse(text) as StartedSignIn);
