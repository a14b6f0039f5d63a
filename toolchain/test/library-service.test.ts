/** The README's service from outside: what the contract says holds before a handler is called. */
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { compile, NodeHost } from "@typespec/compiler";
import Koa, { type Middleware } from "koa";
import t from "tap";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const contract = /^```tsp\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? "";
const folder = t.testdir({ "package.json": '{ "type": "module" }', "main.tsp": contract });
const output = join(folder, "library");
mkdirSync(output);
await compile(NodeHost, join(folder, "main.tsp"), {
  emit: ["contract-toolchain"],
  options: { "contract-toolchain": { "emitter-output-dir": output, koa: true } },
});

interface Generated {
  middleware(handlers: object, options: object): Middleware[];
  MemoryStore: new () => object;
  Problem: new (code: string, message: string) => object;
}
const { middleware, MemoryStore, Problem } = (await import(join(output, "koa.ts"))) as Generated;

const failing = "9780000000000";
const slow = "9780000000001";
const unreachable = "9780000000002";
const passed: unknown[] = [];
const failures: unknown[] = [];
let finishSlow = () => {};

class Unreachable extends Error {}

const handlers = {
  async create({ body, caller }: { body: { isbn: string }; caller: { id: string } }) {
    passed.push(body);
    if (body.isbn === failing) throw new Error("out of order");
    if (body.isbn === unreachable) throw new Unreachable();
    if (body.isbn === slow) await new Promise<void>((resolve) => (finishSlow = resolve));
    return { status: 201, body: { id: `loan-${passed.length}`, ...body, lentTo: caller.id } };
  },
  async get() {
    return new Problem("not_found", "There is no such loan.");
  },
};

const app = new Koa();
app.on("error", (error) => failures.push(error));
const options = {
  authenticate: async ({ headers }: Koa.Context) =>
    headers.authorization === "Bearer good" ? { id: "ann" } : null,
  idempotency: new MemoryStore(),
  bodyMaxBytes: 1000,
  async around(
    { ctx, caller }: { ctx: Koa.Context; caller: { id: string } },
    handle: () => Promise<unknown>,
  ) {
    ctx.set("X-Request", `${caller.id} ${ctx.state.requestId}`);
    return await handle().catch((error) => {
      if (error instanceof Unreachable) return new Problem("not_found", "The shelf can't be reached.");
      throw error;
    });
  },
};
for (const each of middleware(handlers, options)) app.use(each);
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
t.teardown(() => server.close());
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/library`;

interface Sent {
  key?: string | null;
  idempotencyKey?: string | null;
  type?: string;
  body?: unknown;
}

async function lend({ key = "good", idempotencyKey = crypto.randomUUID(), type, body }: Sent) {
  const response = await fetch(`${baseUrl}/loans`, {
    method: "POST",
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(idempotencyKey !== null && { "idempotency-key": idempotencyKey }),
      "content-type": type ?? "application/json",
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return read(response);
}

interface Body {
  id?: string;
  isbn?: string;
  error?: { code: string; param?: string; message: string; request_id: string };
}

async function read(response: Response) {
  const body = (await response.json()) as Body;
  return { status: response.status, headers: response.headers, body, code: body.error?.code };
}

const book = { isbn: "9780261103573" };

t.test("no key", async (t) => {
  t.match(await lend({ key: null, body: book }), { status: 401, code: "invalid_api_key" });
});

t.test("a wrong key", async (t) => {
  t.match(await lend({ key: "bad", body: book }), { status: 401, code: "invalid_api_key" });
});

t.test("a replay runs once", async (t) => {
  const before = passed.length;
  const first = await lend({ idempotencyKey: "replayed", body: book });
  const second = await lend({ idempotencyKey: "replayed", body: { days: 14, ...book } });
  t.match(first, { status: 201 });
  t.match(second, { status: 200, body: first.body });
  t.equal(second.headers.get("idempotent-replayed"), "true");
  t.equal(first.headers.get("idempotent-replayed"), null);
  t.equal(passed.length, before + 1);
});

t.test("a key is reused", async (t) => {
  const other = await lend({ idempotencyKey: "replayed", body: { ...book, days: 3 } });
  t.match(other, { status: 409, code: "idempotency_key_reused" });
});

t.test("a request is in progress", async (t) => {
  const first = lend({ idempotencyKey: "slow", body: { isbn: slow } });
  while (!passed.some((body) => (body as Body).isbn === slow)) await new Promise(setImmediate);
  const second = await lend({ idempotencyKey: "slow", body: { isbn: slow } });
  finishSlow();
  t.match(second, { status: 409, code: "request_in_progress" });
  t.match(await first, { status: 201 });
});

t.test("an unknown path or method", async (t) => {
  const wrong: [path: string, method: string][] = [
    ["/nothing", "GET"],
    ["/loans", "GET"],
    ["/Loans", "POST"],
    ["/loans/", "POST"],
  ];
  for (const [path, method] of wrong) {
    const response = await read(await fetch(baseUrl + path, { method }));
    t.match(response, { status: 404, code: "not_found", body: { error: { request_id: /^req_/ } } }, path);
  }
});

t.test("an oversized body, with and without its length", async (t) => {
  const text = JSON.stringify({ ...book, note: "n".repeat(1000) });
  t.match(await lend({ body: text }), {
    status: 400,
    code: "invalid_request",
    body: { error: { message: /1000/ } },
  });
  const chunked = await fetch(`${baseUrl}/loans`, {
    method: "POST",
    headers: {
      authorization: "Bearer good",
      "idempotency-key": "chunked",
      "content-type": "application/json",
    },
    body: new Blob([text]).stream(),
    duplex: "half",
  } as RequestInit);
  t.match(await read(chunked), {
    status: 400,
    code: "invalid_request",
    body: { error: { message: /1000/ } },
  });
});

t.test("a handler that throws frees its key, and tells nothing of the cause", async (t) => {
  const first = await lend({ idempotencyKey: "failing", body: { isbn: failing } });
  t.match(first, { status: 500, code: "internal_error" });
  t.notMatch(JSON.stringify(first.body), "out of order");
  t.match(failures, [{ message: "out of order" }]);
  t.match(await lend({ idempotencyKey: "failing", body: book }), { status: 201 });
});

t.test(
  "what runs around a handler knows the request, and makes a failure a problem that frees the key",
  async (t) => {
    const failed = await lend({ idempotencyKey: "unreachable", body: { isbn: unreachable } });
    t.match(failed, { status: 404, code: "not_found" });
    t.equal(failed.headers.get("x-request"), `ann ${failed.body.error?.request_id}`);
    t.match(await lend({ idempotencyKey: "unreachable", body: book }), { status: 201 });
  },
);

t.test("a wrong type", async (t) => {
  const days = await lend({ body: { ...book, days: "14" } });
  t.match(days, { status: 400, code: "invalid_request", body: { error: { param: "days" } } });
  for (const body of ["[]", "null", "{", ""])
    t.match(await lend({ body }), { status: 400, code: "invalid_request" }, body);
});

t.test("an extra field reaches no handler", async (t) => {
  t.match(await lend({ body: { ...book, secret: 1 } }), { status: 201 });
  t.strictSame(passed.at(-1), { ...book, days: 14 });
});

t.test("of two errors the first in the contract's order", async (t) => {
  t.match(await lend({ key: null, idempotencyKey: null, body: {} }), { code: "invalid_api_key" });
  t.match(await lend({ idempotencyKey: null, body: {} }), { code: "idempotency_key_required" });
  t.match(await lend({ idempotencyKey: "replayed", body: {} }), { code: "invalid_request" });
});

t.test("text/plain", async (t) => {
  const before = passed.length;
  const sent = await lend({ type: "text/plain", body: book });
  t.match(sent, { status: 400, code: "invalid_request", body: { error: { message: /application\/json/ } } });
  t.equal(passed.length, before);
});
