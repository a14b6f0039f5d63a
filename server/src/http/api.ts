// The last stage: finds the generated route, checks what the request says about itself in the contract's order,
// and hands it to the operation's handler. One refusal or one success comes back and is written here.
import { requestHeaders, responseHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { type OperationId, type Route, routes } from "@partner-esim/generated/routes";
import { validators } from "@partner-esim/generated/validators";
import type { Context, Middleware } from "koa";
import type { KeyHolder } from "../domain/directory.ts";
import { fingerprintOf } from "../domain/idempotency.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Exchange, exchangeOf, jsonContent } from "./exchange.ts";
import { parseJsonBody } from "./json-body.ts";
import type { Call, Handler, Handlers } from "./operation.ts";
import { invalidRequest, notFound, refuse, writeProblem } from "./problems.ts";
import { headerValues } from "./raw-headers.ts";
import { type Checks, checked, firstValues, pathValues, routing } from "./routing.ts";

/** Checks of the request in front of the handler, for the operations that need no key. */
export type Gate = (ctx: Context) => void;

/** Collections are named by the version and one segment more: /v1/orders. */
const collectionDepth = 2;

export function api(handlers: Handlers, basePath: string, keylessGate: Gate): Middleware[] {
  const serveRoute = (route: Route) =>
    serve(route, handlers[route.operationId] as Handler<OperationId>, keylessGate);
  return routing(Object.values(routes), basePath, serveRoute, collectionDepth);
}

function serve(
  route: Route,
  handler: Handler<OperationId>,
  keylessGate: Gate,
): (ctx: Context) => Promise<void> {
  const checks = validators[route.operationId] as Checks;
  return async (ctx) => {
    const exchange = exchangeOf(ctx);
    exchange.operation = route.operationId;
    if (route.access === "none") keylessGate(ctx);
    if (route.access === "test-key" && exchange.holder?.key.mode !== "test") refuse(notFound());

    const key = route.idempotent ? idempotencyKey(ctx.req.rawHeaders) : "";
    const path = pathValues(ctx, route.pathParams);
    const body = checks.body ? checked(checks.body(parseJsonBody(ctx.headers, exchange.body))) : {};
    const query = checks.query ? checked(checks.query(firstValues(ctx.querystring, route.queryParams))) : {};
    const { operationId: operation } = route;
    const call = {
      holder: exchange.holder as KeyHolder,
      path,
      query,
      body,
      key: { key, operation, fingerprint: route.idempotent ? fingerprintOf(operation, path, body) : "" },
      now: exchange.now,
    };
    const answer = await handler(call as Call<OperationId>);
    if (answer instanceof Refusal) writeProblem(ctx, answer);
    else writeSuccess(exchange, answer);
  };
}

/**
 * The one Idempotency-Key header, byte for byte (Node gives each byte as one character and strips outer blanks).
 * The raw headers are read because Node joins two of them with a comma.
 */
function idempotencyKey(rawHeaders: readonly string[]): string {
  const name = requestHeaders.idempotencyKey;
  const values = headerValues(rawHeaders, name);
  const wrong = (message: string) => refuse(invalidRequest(message, name));
  if (values.length > 1) wrong(`Send one ${name} header.`);
  // Not trim(): it would take the byte A0 for a blank.
  const key = (values[0] ?? "").replace(/^[ \t]+|[ \t]+$/g, "");
  if (key === "") {
    refuse(new Refusal("idempotency_key_required", `Every POST needs an ${name} header.`, name));
  }
  if (key.length > limits.idempotencyKeyMax) {
    wrong(`The ${name} is longer than ${limits.idempotencyKeyMax} characters.`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\x00-\x1f\x7f]/.test(key)) wrong(`The ${name} must not hold control characters.`);
  if (key.startsWith(reservedPrefix))
    wrong(`An ${name} must not start with ${reservedPrefix}, which is reserved.`);
  return key;
}

const reservedPrefix = "api:";

interface AnySuccess {
  status: number;
  body: string | Uint8Array;
  replayed?: boolean;
  cacheControl?: string;
}

function writeSuccess(exchange: Exchange, { status, body, replayed, cacheControl }: AnySuccess): void {
  if (replayed) exchange.headers.push(responseHeaders.idempotentReplayed, "true");
  if (cacheControl !== undefined) exchange.cacheControl = cacheControl;
  const content =
    typeof body === "string" ? jsonContent(body) : { type: "image/png", body: Buffer.from(body) };
  exchange.reply = { status, content };
}
