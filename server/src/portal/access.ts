// Access checks in the contract's order: authentication, rate limits, origin of the request, role, active account.
import { timingSafeEqual } from "node:crypto";
import { requestHeaders } from "@partner-esim/generated/portal/headers";
import type { OperationId, Route } from "@partner-esim/generated/portal/routes";
import type { Context, Next } from "koa";
import type { LRUCache } from "lru-cache";
import { actorOf, type OperatorActor } from "../domain/accounts/audit-log.ts";
import type { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import { findOperatorToken } from "../domain/people/operator-tokens.ts";
import { accountOf, type Caller, type OperatorCaller } from "../domain/people/people.ts";
import { memberRole, type OperatorRole, operatorRole, type Person } from "../domain/people/person.ts";
import { lacksSecondFactor } from "../domain/people/second-factor.ts";
import type { Session } from "../domain/people/session.ts";
import { csrfTokenOf, findSession, hashToken } from "../domain/people/sessions.ts";
import type { Reads, Store } from "../domain/ports.ts";
import { Refusal, type TemporaryRefusal } from "../domain/refusal.ts";
import { networkOf } from "../http/client-address.ts";
import { type Exchange, exchangeOf } from "../http/exchange.ts";
import { inFlight, requireRoom } from "../http/in-flight.ts";
import { refuse } from "../http/problems.ts";
import { type RateLimits, secondsUntil } from "../http/rate-limits.ts";
import { presentedKey } from "../http/request-headers.ts";
import { type CookieScope, deviceTokenOf, sessionTokenOf } from "./cookies.ts";
import type { OpenSession } from "./operation.ts";
import {
  type Bucket,
  bucketOfSession,
  bucketsOfMalformed,
  bucketsOfNetwork,
  bucketsOfSession,
  bucketsOfToken,
  secondsExhausted,
  takeFrom,
} from "./rate-limits.ts";

export interface AccessContext {
  store: Store;
  limits: RateLimits;
  requests: KeyedLimiter;
  /** Networks that may request no password reset, with the end of that limit. */
  limitedResets: LRUCache<string, number>;
  cookie: CookieScope;
  /** @param host the request's Host header */
  isOwnOrigin(origin: string, host: string): boolean;
  /** Applies to operators who sign in, not to tokens. */
  needsSecondFactor: boolean;
  /** Whether the client's IP address may be stored. */
  logClientAddress: boolean;
}

export interface Admission {
  caller: Caller | null;
  session: OpenSession | null;
}

const unauthenticated = new Refusal("unauthenticated", "Sign in, or send a valid operator token.");
const tooMany = new Refusal("rate_limited", "Too many requests.");
const otherSite = new Refusal("csrf_refused", "The call comes from another site.");
const unguarded = new Refusal(
  "csrf_refused",
  `Send the session's csrf_token in ${requestHeaders.csrfToken} with every change.`,
);
const forbidden = new Refusal("forbidden", "The caller's role does not allow this.");
const factorless = new Refusal("forbidden", "Operators need a second factor here. Set one up first.");
const readOnly = new Refusal(
  "forbidden",
  "You look at this account as an operator, read-only. Stop looking at it to change something.",
);
const inactive = new Refusal("account_inactive", "The account has been deactivated; it can be read only.");

export async function admit(ctx: Context, route: Route, context: AccessContext): Promise<Admission> {
  const exchange = exchangeOf(ctx);
  if (isForAnyone(route)) {
    const { limits, limitedResets, cookie } = context;
    const network = networkOf(exchange.address);
    const seconds = secondsExhausted(limits, bucketsOfMalformed(network), true, exchange.now);
    if (seconds > 0 && !mayBeKnown(ctx, cookie)) refuse(tooMany, seconds);
    const resetsAt = isReset(route) ? (limitedResets.get(network) ?? 0) : 0;
    if (resetsAt > exchange.now) refuse(tooMany, secondsUntil(resetsAt, exchange.now));
    requireOwnOrigin(ctx, context);
    return { caller: null, session: null };
  }
  const isChange = route.method !== "GET";
  const credential = presented(ctx, context.cookie);
  // Checked before any read, so that requests beyond a limit cost the database nothing.
  const early = secondsExhausted(context.limits, bucketsOfCredential(credential), isChange, exchange.now);
  if (early > 0) refuse(tooMany, early);
  const identified = await identify(ctx, credential, context);
  if (identified !== null) requireRoom(ctx, context.requests, ownerOf(identified.caller));
  const seconds = await take(identified, isChange, context.limits, exchange);
  if (seconds > 0) refuse(tooMany, seconds);
  if (identified === null) refuse(unauthenticated);
  const { caller, session } = identified;
  exchange.caller = caller;
  if (route.method !== "GET" && session !== null) {
    requireOwnOrigin(ctx, context);
    if (!isSame(ctx.get(requestHeaders.csrfToken), csrfTokenOf(session.token))) refuse(unguarded);
  }
  const { roles } = caller;
  if (!route.roles.some((role) => roles.some((own) => own === role))) refuse(forbidden);
  if (isLooking(caller) && isClosedToOnlookers(route)) refuse(readOnly);
  const needsFactor = context.needsSecondFactor && lacksSecondFactor(caller, session?.session ?? null);
  if (needsFactor && !isForMembers(route)) refuse(factorless);
  if (caller.kind === "member" && !caller.account.active && isClosedToInactive(route)) refuse(inactive);
  return { caller, session };
}

/** Members share their account's limit of requests in flight with its API keys. */
const ownerOf = (caller: Caller): string => (caller.kind === "member" ? String(caller.account.n) : caller.id);

/** Runs `next` when it is the caller's turn. People who are not signed in wait only for password checks. */
export function takePlace(
  ctx: Context,
  { caller }: Admission,
  { requests }: AccessContext,
  next: Next,
): Promise<void> {
  return caller === null ? next() : inFlight(ctx, requests, ownerOf(caller), next);
}

export const isForAnyone = ({ roles }: Route): boolean => roles.includes("anyone");

export const isReset = ({ operationId }: Route): boolean =>
  operationId === "passwordResetRequest" || operationId === "passwordResetUse";

/** Rejects further requests of the network before their bodies are read, without a lookup. */
export function learnResetLimit(
  ctx: Context,
  { endsAt }: Pick<TemporaryRefusal, "endsAt">,
  context: AccessContext,
): void {
  context.limitedResets.set(networkOf(exchangeOf(ctx).address), endsAt);
}

/** Counts a malformed request of an operation for anyone. Handlers of these operations count only well-formed ones. */
export async function countMalformed(ctx: Context, { limits, cookie }: AccessContext): Promise<void> {
  const { address, now } = exchangeOf(ctx);
  const seconds = await takeFrom(limits, bucketsOfMalformed(networkOf(address)), true, now);
  if (seconds > 0 && !mayBeKnown(ctx, cookie)) refuse(tooMany, seconds);
}

/** Lets a known device sign in while others of its network exceed the limit. What it can send beyond that is small. */
function mayBeKnown(ctx: Context, cookie: CookieScope): boolean {
  return (
    deviceTokenOf(ctx.headers.cookie, cookie) !== null && (ctx.request.length ?? Infinity) <= signInMaxBytes
  );
}

/** Maximum size of a valid sign-in request. */
const signInMaxBytes = 4096;

function take(
  identified: Identified | null,
  isChange: boolean,
  limits: RateLimits,
  { address, now }: Exchange,
): Promise<number> {
  if (identified === null) return takeFrom(limits, bucketsOfNetwork(networkOf(address)), isChange, now);
  const { caller, session, token } = identified;
  const buckets = session === null ? bucketsOfToken(token) : bucketsOfSession(session.session.hash, caller);
  return takeFrom(limits, buckets, isChange, now);
}

interface Identified {
  caller: Caller;
  session: OpenSession | null;
  token: string;
}

interface Credential {
  kind: "operator token" | "session";
  /** Null if it is missing or malformed. */
  token: string | null;
}

function presented(ctx: Context, cookie: CookieScope): Credential {
  const { any, key } = presentedKey(ctx.req.rawHeaders);
  return any
    ? { kind: "operator token", token: key }
    : { kind: "session", token: sessionTokenOf(ctx.headers.cookie, cookie) };
}

function bucketsOfCredential({ kind, token }: Credential): Bucket[] {
  if (token === null) return [];
  const hash = hashToken(token);
  return kind === "session" ? [bucketOfSession(hash)] : bucketsOfToken(hash);
}

async function identify(
  ctx: Context,
  { kind, token }: Credential,
  context: AccessContext,
): Promise<Identified | null> {
  const { needsSecondFactor } = context;
  const { reads } = context.store;
  const { now } = exchangeOf(ctx);
  const address = storedAddress(ctx, context);
  if (token === null) return null;
  if (kind === "operator token") {
    const found = await findOperatorToken(reads, token, now);
    if (found === null) return null;
    const caller = operatorCaller(null, found.id, { operator: found.id, address }, found.scopes);
    return { caller, session: null, token: hashToken(token) };
  }
  const found = await findSession(reads, token, now);
  if (found === null) return null;
  const needsFactor = needsSecondFactor && lacksSecondFactor(found, found.session);
  const looked = needsFactor ? null : await lookedAt(reads, found.session, found.person, address);
  const caller = looked ?? (await callerOf(reads, found.person, address));
  return caller && { caller, session: { token, session: found.session }, token: found.session.hash };
}

const operatorCaller = (
  person: Person | null,
  id: string,
  actor: OperatorActor,
  roles: readonly OperatorRole[],
): OperatorCaller => ({ kind: "operator", person, id, roles, actor });

async function callerOf(reads: Reads, person: Person, address: string | null): Promise<Caller | null> {
  const ofOperator = operatorRole(person.role);
  if (ofOperator !== null)
    return operatorCaller(person, person.id, { operator: person.email, address }, [ofOperator]);
  const role = memberRole(person.role);
  const account = await accountOf(reads, person);
  if (role === null || account === null) return null;
  return { kind: "member", person, looking: false, roles: [role], account, actor: actorOf(person, address) };
}

/** An operator who views an account acts as a viewer of it. */
async function lookedAt(
  reads: Reads,
  { looksAt }: Session,
  person: Person,
  address: string | null,
): Promise<Caller | null> {
  if (looksAt === null || operatorRole(person.role) === null) return null;
  const account = await reads.accounts.byNumber(looksAt);
  if (account === null) return null;
  return {
    kind: "member",
    person,
    looking: true,
    roles: ["viewer"],
    account,
    actor: actorOf(person, address),
  };
}

export const storedAddress = (ctx: Context, { logClientAddress }: AccessContext): string | null =>
  logClientAddress ? exchangeOf(ctx).address : null;

const isLooking = (caller: Caller): boolean => caller.kind === "member" && caller.looking;

const allowedOnlookers: readonly OperationId[] = ["lookingDelete", "sessionDelete"];
const isClosedToOnlookers = ({ method, operationId }: Route): boolean =>
  method !== "GET" && !allowedOnlookers.some((id) => id === operationId);

function requireOwnOrigin(ctx: Context, { isOwnOrigin }: AccessContext): void {
  const { origin } = ctx.headers;
  if (origin !== undefined && !isOwnOrigin(origin, ctx.headers.host ?? "")) refuse(otherSite);
}

/** Compares in constant time. */
function isSame(given: string, token: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Operations that members may call too concern the signed-in person, such as the second factor. */
const isForMembers = (route: Route): boolean => route.roles.includes("owner");

/** An inactive account can still be read. */
const isClosedToInactive = (route: Route): boolean =>
  route.errors.some(({ code }) => code === "account_inactive");
