/**
 * Connects handlers to Koa. Its text is copied into koa.ts after the types of a contract's handlers, so it imports only
 * what that file imports too.
 */
import { createHash, randomUUID } from "node:crypto";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { koaBody } from "koa-body";

/** A row of the route table. */
interface AnyRoute {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly queryParams: readonly string[];
  readonly access?: "key" | "test-key" | "none";
  readonly idempotent?: boolean;
  readonly errors: readonly { readonly status: number; readonly code: string }[];
}

type Checked = { ok: true; value: object } | { ok: false; param: string; message: string };

interface AnyChecks {
  path?: (params: Readonly<Record<string, string>>) => boolean;
  query?: (input: Readonly<Record<string, string | undefined>>) => Checked;
  body?: (input: Readonly<Record<string, unknown>>) => Checked;
}

interface AnySuccess {
  status: number;
  body?: unknown;
}

type AnyHandler = (call: object) => Promise<Problem | AnySuccess>;

/** An error that an operation declares. Handlers return it. */
export class Problem<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly param: string | undefined;

  constructor(code: Code, message: string, param?: string) {
    this.code = code;
    this.message = message;
    this.param = param;
  }
}

/** Who sends a request. */
export interface Caller {
  /** Idempotency keys are the caller's own. */
  readonly id: string;
  /** Whether its key is a test key. */
  readonly isTest?: boolean;
}

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly caller: string;
  readonly key: string;
  /** Equal for equal requests. */
  readonly fingerprint: string;
}

/** Remembers the first response under each idempotency key. */
export interface IdempotencyStore {
  /** Claims a key, for one request only; or says what is known of it. */
  claim(request: KeyedRequest): Promise<"claimed" | "running" | "reused" | { readonly body: unknown }>;
  /** Stores the response of a claimed request. */
  save(request: KeyedRequest, body: unknown): Promise<void>;
  /** Frees the key of a claimed request that had no success. */
  release(request: KeyedRequest): Promise<void>;
}

export interface ServiceOptions<Who extends Caller = Caller> {
  /** Returns who sends the request; null if its key is missing or unknown. */
  authenticate?: (ctx: Context) => Promise<Who | null>;
  idempotency?: IdempotencyStore;
  /** 65,536 unless given. */
  bodyMaxBytes?: number;
  /** Runs around each handler, after the checks. May return a problem instead of what `handle` returns or throws. */
  around?<Result>(
    request: { readonly ctx: Context; readonly caller: Who | null },
    handle: () => Promise<Result>,
  ): Promise<Result | Problem>;
}

interface Table {
  basePath: string;
  routes: readonly AnyRoute[];
  /** The response header that has the request id too, if the contract has one. */
  requestIdHeader: string | undefined;
  checksOf: (operationId: string) => AnyChecks;
  handlerOf: (operationId: string) => AnyHandler;
  /** The status of an error code. */
  statusOf: (code: string) => number;
}

/** Returns the middleware that checks requests, calls the handlers, and writes what they return. */
export function connect(table: Table, options: ServiceOptions): Middleware[] {
  const { basePath, routes, checksOf, handlerOf } = table;
  const router = new Router({ prefix: basePath, sensitive: true, strict: true });
  const readBody = bodyReader(options.bodyMaxBytes ?? 65_536);
  for (const route of routes) {
    requireOptions(route, options);
    const checks = checksOf(route.operationId);
    const handler = handlerOf(route.operationId);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    router.register(path, [route.method], async (ctx) => {
      const call = await readCall({ ctx, route, checks, options, readBody });
      if (call instanceof Problem) throw call;
      const handle = () => handleOnce(route, call, handler, options.idempotency);
      write(ctx, await (options.around?.(call, handle) ?? handle()));
    });
  }
  const reject: Middleware = () => {
    throw new Problem("not_found", "There is nothing at this path for this method.");
  };
  const rejectHead: Middleware = (ctx, next) => (ctx.method === "HEAD" ? reject(ctx, next) : next());
  return [envelope(table), rejectHead, router.routes() as unknown as Middleware, reject];
}

function requireOptions(
  { operationId, access = "none", idempotent }: AnyRoute,
  options: ServiceOptions,
): void {
  if (access !== "none" && options.authenticate === undefined)
    throw new Error(`${operationId} needs a key: give authenticate to middleware().`);
  if (idempotent && options.idempotency === undefined)
    throw new Error(`${operationId} is idempotent: give an idempotency store to middleware().`);
}

/** Writes problems, and failures as an internal error, which Koa's event `error` tells of. Sets `ctx.state.requestId`. */
function envelope({ statusOf, requestIdHeader }: Table): Middleware {
  return async (ctx, next) => {
    const request_id = `req_${randomUUID()}`;
    ctx.state.requestId = request_id;
    if (requestIdHeader !== undefined) ctx.set(requestIdHeader, request_id);
    try {
      await next();
    } catch (error) {
      const isProblem = error instanceof Problem;
      if (!isProblem) ctx.app.emit("error", error, ctx);
      const failed = "The service failed. Repeat the request.";
      const { code, message, param } = isProblem ? error : new Problem("internal_error", failed);
      ctx.status = statusOf(code);
      ctx.body = { error: { code, message, request_id, ...(param === undefined ? {} : { param }) } };
    }
  };
}

const invalid = (message: string, param?: string) => new Problem("invalid_request", message, param);

interface Reading {
  ctx: Context;
  route: AnyRoute;
  checks: AnyChecks;
  options: ServiceOptions;
  readBody: (ctx: Context) => Promise<Problem | Record<string, unknown>>;
}

interface AnyCall {
  ctx: Context;
  caller: Caller | null;
  path: object;
  query: object;
  body: object;
  idempotencyKey: string | null;
}

/** One step of reading a request. It returns its error, or sets its part of the call. */
type Step = [code: string, read: () => Promise<Problem | undefined> | Problem | undefined];

/** Checks in the order in which the contract lists the operation's errors. */
async function readCall({ ctx, route, checks, options, readBody }: Reading): Promise<Problem | AnyCall> {
  const params = ctx.params as Record<string, string>;
  const call: AnyCall = { ctx, caller: null, path: params, query: {}, body: {}, idempotencyKey: null };
  const unknownKey = route.errors.find(({ status }) => status === 401)?.code ?? "invalid_api_key";
  const wrongId = noSuchId(route);
  const steps: Step[] = [
    [unknownKey, async () => await identify(call, route, options, unknownKey)],
    ["idempotency_key_required", () => readKey(call, route)],
    [wrongId.code, () => (checks.path?.(params) === false ? wrongId : undefined)],
    ["invalid_request", async () => await readInputs(call, { route, checks, readBody })],
  ];
  const rank = ([code]: Step) => route.errors.findIndex((error) => error.code === code);
  for (const [, read] of steps.sort((one, other) => rank(one) - rank(other))) {
    const problem = await read();
    if (problem !== undefined) return problem;
  }
  return call;
}

/** An operation that declares no 404 rejects an id that nothing can have as invalid. */
function noSuchId({ errors }: AnyRoute): Problem {
  const declared = errors.find(({ status }) => status === 404);
  return declared === undefined
    ? invalid("An id in the path has the wrong form.")
    : new Problem(declared.code, "There is nothing with this id.");
}

async function identify(
  call: AnyCall,
  { access = "none" }: AnyRoute,
  { authenticate }: ServiceOptions,
  code: string,
): Promise<Problem | undefined> {
  if (access === "none" || authenticate === undefined) return undefined;
  call.caller = await authenticate(call.ctx);
  if (call.caller === null) return new Problem(code, "The API key is missing or not valid.");
  return access === "test-key" && call.caller.isTest !== true
    ? new Problem("not_found", "There is nothing at this path for a live key. Use a test key.")
    : undefined;
}

const keyHeader = "Idempotency-Key";

function readKey(call: AnyCall, { idempotent }: AnyRoute): Problem | undefined {
  if (!idempotent) return undefined;
  call.idempotencyKey = call.ctx.get(keyHeader).trim();
  return call.idempotencyKey === ""
    ? new Problem("idempotency_key_required", `Send an ${keyHeader} header.`, keyHeader)
    : undefined;
}

async function readInputs(
  call: AnyCall,
  { route, checks, readBody }: Pick<Reading, "route" | "checks" | "readBody">,
): Promise<Problem | undefined> {
  const { ctx } = call;
  if (checks.body !== undefined) {
    const sent = await readBody(ctx);
    if (sent instanceof Problem) return sent;
    const body = checks.body(sent);
    if (!body.ok) return invalid(body.message, body.param);
    call.body = body.value;
  }
  const search = new URLSearchParams(ctx.querystring);
  const names = route.queryParams.map((name) => [name, search.get(name) ?? undefined]);
  const query = checks.query?.(Object.fromEntries(names));
  if (query?.ok === false) return invalid(query.message, query.param);
  call.query = query?.value ?? {};
  return undefined;
}

/** Returns what reads a JSON object with koa-body. */
function bodyReader(bodyMaxBytes: number): Reading["readBody"] {
  const tooLarge = invalid(`The body is larger than ${bodyMaxBytes} bytes. Send a smaller one.`);
  const notJson = invalid("The body must be a JSON object in UTF-8.");
  const read = koaBody({
    jsonLimit: bodyMaxBytes,
    text: false,
    urlencoded: false,
    onError(error) {
      throw "type" in error && error.type === "entity.too.large" ? tooLarge : notJson;
    },
  });
  return async (ctx) => {
    if (!ctx.is("application/json")) return invalid("Send the body with Content-Type: application/json.");
    if ((ctx.request.length ?? 0) > bodyMaxBytes) return tooLarge;
    await read(ctx as never, async () => undefined);
    const body: unknown = ctx.request.body;
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : notJson;
  };
}

/** Calls the handler, for an idempotent operation once per key. */
async function handleOnce(
  { operationId, idempotent }: AnyRoute,
  call: AnyCall,
  handler: AnyHandler,
  store: IdempotencyStore | undefined,
): Promise<Problem | AnySuccess> {
  if (!idempotent || store === undefined) return await handler(call);
  const { ctx, caller, path, query, body, idempotencyKey } = call;
  const request = {
    caller: caller?.id ?? "",
    key: idempotencyKey ?? "",
    fingerprint: createHash("sha256")
      .update(JSON.stringify([operationId, path, query, body]))
      .digest("base64url"),
  };
  const known = await store.claim(request);
  if (known === "reused")
    return new Problem("idempotency_key_reused", "This key belongs to a different request.", keyHeader);
  if (known === "running")
    return new Problem("request_in_progress", "The first request with this key is still running.", keyHeader);
  if (known !== "claimed") {
    ctx.set("Idempotent-Replayed", "true");
    return { status: 200, body: known.body };
  }
  return await runOnce(store, request, () => handler(call));
}

async function runOnce(
  store: IdempotencyStore,
  request: KeyedRequest,
  run: () => Promise<Problem | AnySuccess>,
): Promise<Problem | AnySuccess> {
  let result: Problem | AnySuccess | undefined;
  try {
    result = await run();
    return result;
  } finally {
    if (result === undefined || result instanceof Problem) await store.release(request);
    else await store.save(request, result.body);
  }
}

function write(ctx: Context, result: Problem | AnySuccess): void {
  if (result instanceof Problem) throw result;
  ctx.status = result.status;
  ctx.body = result.body ?? null;
}

/** For tests and examples: it forgets when the process ends, and nothing before. */
export class MemoryStore implements IdempotencyStore {
  readonly #known = new Map<string, { fingerprint: string; response?: { body: unknown } }>();

  async claim(request: KeyedRequest): ReturnType<IdempotencyStore["claim"]> {
    const first = this.#known.get(idOf(request));
    if (first !== undefined)
      return first.fingerprint === request.fingerprint ? (first.response ?? "running") : "reused";
    this.#known.set(idOf(request), { fingerprint: request.fingerprint });
    return "claimed";
  }

  async save(request: KeyedRequest, body: unknown): Promise<void> {
    this.#known.set(idOf(request), { fingerprint: request.fingerprint, response: { body } });
  }

  async release(request: KeyedRequest): Promise<void> {
    this.#known.delete(idOf(request));
  }
}

const idOf = ({ caller, key }: KeyedRequest) => JSON.stringify([caller, key]);
