/** What others throw is the cause of an error only if its text, at any depth, lacks the API key. */
import { request } from "node:http";
import { inspect } from "node:util";
import vm from "node:vm";
import t from "tap";
import { ConnectionError, PartnerEsimError } from "../src/errors.ts";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { json, problem, startServer } from "./support/scripted-server.ts";

const baseUrl = "http://x.example/partner/api";
const show = (value: unknown) => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);

/** As axios: the request's settings are a property of the error. */
class LibraryError extends Error {
  config: unknown;
  code = "ECONNRESET";
  constructor(config: unknown, message = "socket hang up") {
    super(message);
    this.config = config;
  }
  toJSON() {
    return { message: this.message, config: this.config };
  }
}

t.test("the key is in no error, however deep a library keeps it", async (t) => {
  const header = `Bearer ${apiKey}`;
  const nested = (error: Error, levels: number): Error =>
    levels === 0 ? error : new Error(`level ${levels}`, { cause: nested(error, levels - 1) });
  const circular = new Error("circular");
  Object.assign(circular, { self: circular, header });
  const thrown: Record<string, unknown> = {
    "a property": new LibraryError({ headers: { Authorization: header } }),
    "a property that is not enumerable": Object.defineProperty(new Error("x"), "sent", { value: header }),
    "a symbol's": Object.assign(new Error("x"), { [Symbol("request")]: { header } }),
    "a getter": Object.defineProperty(new Error("x"), "sent", { get: () => header, enumerable: true }),
    "a Map": Object.assign(new Error("x"), { headers: new Map([["authorization", header]]) }),
    "a Set": Object.assign(new Error("x"), { values: new Set([header]) }),
    Headers: Object.assign(new Error("x"), { headers: new Headers({ authorization: header }) }),
    "a Request": Object.assign(new Error("x"), {
      request: new Request(baseUrl, { headers: { authorization: header } }),
    }),
    "node:http's request": Object.assign(new Error("x"), {
      request: request("http://127.0.0.1:1", { headers: { authorization: header } }).on("error", () => {}),
    }),
    "an array": Object.assign(new Error("x"), { rawHeaders: ["authorization", header] }),
    AggregateError: new AggregateError([new Error("a"), new Error(header)], "all failed"),
    "a cause of the third level": nested(new Error(header), 3),
    "a cause of the tenth level": nested(new Error(header), 10),
    "a cause that is a plain object": new Error("x", { cause: { headers: { authorization: header } } }),
    "a key of an object": Object.assign(new Error("x"), { [header]: true }),
    "its own stack": Object.assign(new Error("x"), { stack: `Error: x\n  at ${header}` }),
    "its name": Object.assign(new Error("x"), { name: header }),
    "a circle": circular,
    "another realm's error": vm.runInNewContext("Object.assign(new Error('x'), { header })", { header }),
    "a Map that is thrown": new Map([["authorization", header]]),
    "an object that is thrown": { header },
    text: header,
    "a symbol": Symbol(header),
    "a function": Object.assign(() => {}, { header }),
  };
  for (const [name, value] of Object.entries(thrown)) {
    const fetch = async () => {
      throw value;
    };
    const client = new PartnerEsim({ apiKey, baseUrl, fetch, maxRetries: 0 });
    const error = await failureOf(client.balance.get());
    t.ok(error instanceof ConnectionError, name);
    t.notMatch(show(error), apiKey, name);
    const late = new PartnerEsim({
      ...{ apiKey, baseUrl, maxRetries: 0, timeoutMs: 5 },
      fetch: (_, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(value))),
    });
    t.notMatch(show(await failureOf(late.balance.get())), apiKey, `${name}, after a timeout`);
    client.raw.use({ onRequest: fetch });
    const early = await failureOf(client.balance.get());
    t.ok(early instanceof PartnerEsimError, `${name}, of a middleware`);
    t.notMatch(show(early), apiKey, `${name}, of a middleware`);
    const signal = AbortSignal.abort(value);
    const aborted = await failureOf(new PartnerEsim({ apiKey, baseUrl }).balance.get({ signal }));
    t.notMatch(show(aborted), apiKey, `${name}, as the reason of an abort`);
  }
});

t.test("an error that contained the key keeps its other details", async (t) => {
  const inner = Object.assign(new Error(`refused ${apiKey}`), { code: "ECONNREFUSED" });
  const thrown = new LibraryError({ headers: { apiKey } }, "no response");
  Object.assign(thrown, { cause: new AggregateError([inner]) });
  const fetch = async () => {
    throw thrown;
  };
  const error = await failureOf(new PartnerEsim({ apiKey, baseUrl, fetch, maxRetries: 0 }).balance.get());
  const { cause } = error as { cause: Error & { cause: AggregateError } };
  t.match(cause, { message: "no response", code: "ECONNRESET", stack: /LibraryError|Error: no response/ });
  t.match(cause.cause.errors, [{ message: "refused [API key]", code: "ECONNREFUSED" }]);
});

t.test("a cause without the key is passed on as the same object", async (t) => {
  const reset = Object.assign(new Error("reset"), {
    code: "ECONNRESET",
    socket: { remotePort: 443, bytes: [1, 2] },
  });
  const thrown = new TypeError("fetch failed", { cause: new AggregateError([reset]) });
  const fetch = async () => {
    throw thrown;
  };
  const client = new PartnerEsim({ apiKey, baseUrl, fetch, maxRetries: 0 });
  t.equal(((await failureOf(client.balance.get())) as Error).cause, thrown);
  for (const reason of [
    new Error("left"),
    new DOMException("left", "AbortError"),
    "left",
    7,
    { left: true },
  ]) {
    const aborted = await failureOf(client.balance.get({ signal: AbortSignal.abort(reason) }));
    t.equal((aborted as Error).cause, reason);
  }
  const lost = new PartnerEsim({ apiKey, baseUrl: "http://127.0.0.1:1/partner/api", maxRetries: 0 });
  t.match(await failureOf(lost.balance.get()), { cause: { cause: { message: /bad port/ } } });
});

t.test("an error response that repeats the key", async (t) => {
  const error = { code: `no_${apiKey}`, message: apiKey, param: apiKey, request_id: apiKey };
  const { baseUrl } = await startServer(
    t,
    json(400, { error }, { "X-Request-Id": apiKey }),
    problem(400, "invalid_request", { "X-Request-Id": apiKey }),
    json(400, { error: { ...error, code: "invalid_request", param: { apiKey } } }),
    json(400, { error: { ...error, message: { apiKey }, request_id: [apiKey] } }),
  );
  const client = new PartnerEsim({ apiKey, baseUrl, portalUrl: "https://x.example/portal" });
  for (let times = 0; times < 4; times++) {
    const thrown = await failureOf(client.balance.get());
    t.notMatch(inspect(thrown, { depth: 20 }) + JSON.stringify(thrown), apiKey);
  }
});
