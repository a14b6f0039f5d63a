// Who may make a call, in the contract's order: who it is (a session or an operator token), whether a change really
// comes from the portal's own pages, whether the role allows it, and whether the account is active.
import { timingSafeEqual } from "node:crypto";
import { requestHeaders } from "@partner-esim/generated/portal/headers";
import type { Route } from "@partner-esim/generated/portal/routes";
import type { Context } from "koa";
import { isOperatorToken } from "../domain/people/operator-tokens.ts";
import { accountOf, type Caller, type Person } from "../domain/people/people.ts";
import { csrfTokenOf, findSession } from "../domain/people/sessions.ts";
import type { Reads, Store } from "../domain/ports.ts";
import { Refusal } from "../domain/refusal.ts";
import { presentedKey } from "../http/access.ts";
import { exchangeOf } from "../http/exchange.ts";
import { refuse } from "../http/problems.ts";
import { sessionTokenOf } from "./cookies.ts";
import type { OpenSession } from "./operation.ts";

export interface AccessContext {
  store: Store;
  /** Whether a page of this origin is the portal's own. `host` is what the request was sent to. */
  isOwnOrigin(origin: string, host: string): boolean;
}

export interface Admission {
  /** Null where anyone may call. */
  caller: Caller | null;
  session: OpenSession | null;
}

const unauthenticated = new Refusal("unauthenticated", "Sign in, or send a valid operator token.");
const otherSite = new Refusal("csrf_refused", "The call comes from another site.");
const unguarded = new Refusal(
  "csrf_refused",
  `Send the session's csrf_token in ${requestHeaders.csrfToken} with every change.`,
);
const forbidden = new Refusal("forbidden", "The caller's role does not allow this.");
const inactive = new Refusal("account_inactive", "The account has been deactivated; it can be read only.");

export async function admit(ctx: Context, route: Route, context: AccessContext): Promise<Admission> {
  if (route.roles.includes("anyone")) {
    requireOwnOrigin(ctx, context);
    return { caller: null, session: null };
  }
  const admission = await identify(ctx, context.store.reads);
  if (admission === null) refuse(unauthenticated);
  const { caller, session } = admission;
  exchangeOf(ctx).caller = caller;
  if (route.method !== "GET" && session !== null) {
    requireOwnOrigin(ctx, context);
    if (!isSame(ctx.get(requestHeaders.csrfToken), csrfTokenOf(session.token))) refuse(unguarded);
  }
  if (!route.roles.some((role) => role === caller.role)) refuse(forbidden);
  if (caller.kind === "member" && !caller.account.active && isClosedToInactive(route)) refuse(inactive);
  return admission;
}

async function identify(
  ctx: Context,
  reads: Reads,
): Promise<{ caller: Caller; session: OpenSession | null } | null> {
  const presented = presentedKey(ctx.req.rawHeaders);
  if (presented.any) {
    if (presented.key === null || !(await isOperatorToken(reads, presented.key))) return null;
    return { caller: { kind: "operator", person: null, role: "operator", actor: "operator" }, session: null };
  }
  const token = sessionTokenOf(ctx.headers.cookie);
  const found = token === null ? null : await findSession(reads, token, exchangeOf(ctx).now);
  if (token === null || found === null) return null;
  const caller = await callerOf(reads, found.person);
  return caller && { caller, session: { token, session: found.session } };
}

async function callerOf(reads: Reads, person: Person): Promise<Caller | null> {
  if (person.role === "operator") return { kind: "operator", person, role: "operator", actor: "operator" };
  const account = await accountOf(reads, person);
  return account && { kind: "member", person, role: person.role, account, actor: person.email };
}

function requireOwnOrigin(ctx: Context, { isOwnOrigin }: AccessContext): void {
  const { origin } = ctx.headers;
  if (origin !== undefined && !isOwnOrigin(origin, ctx.headers.host ?? "")) refuse(otherSite);
}

/** In a time that tells nothing about where two tokens differ. */
function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** An inactive account is refused exactly what the contract says, so that it can still be read. */
const isClosedToInactive = (route: Route): boolean =>
  route.errors.some(({ code }) => code === "account_inactive");
