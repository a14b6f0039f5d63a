/** What a failed call throws: one class per code, the response's data, and never the API key. */
import { inspect } from "node:util";
import { type ErrorCatalogueEntry, type ErrorCode, errorCatalogue } from "@partner-esim/generated/errors";
import t from "tap";
import * as errors from "../src/errors.ts";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey, pace } from "./support/paced-client.ts";
import { html, json, problem, type Step, startServer } from "./support/scripted-server.ts";

const { ApiError, ConnectionError, PartnerEsimError } = errors;

async function failWith(t: Parameters<typeof startServer>[0], ...steps: Step[]): Promise<unknown> {
  const { baseUrl } = await startServer(t, ...steps);
  return failureOf(pace({ baseUrl, maxRetries: 0 }).client.balance.get());
}

t.test("each code of the catalogue has its class", async (t) => {
  for (const code of Object.keys(errorCatalogue) as ErrorCode[]) {
    const { status, retry, after }: ErrorCatalogueEntry = errorCatalogue[code];
    const error = await failWith(t, problem(status, code));
    if (!(error instanceof ApiError)) return t.fail(`${code} is no ApiError`);
    const known = Object.entries(errors).filter(([, value]) => "code" in value && value.code === code);
    t.equal(known.length, 1, `${code} has one class`);
    const [name, Class] = known[0] as [string, typeof errors.InternalError];
    t.ok(error instanceof Class, `instanceof ${name}`);
    t.ok(error instanceof PartnerEsimError && error instanceof Error);
    t.equal(error.name, name);
    t.equal(error.retryable, retry === "same-key", `${code} retryable`);
    t.equal(error.retryableAfter, after, `${code} retryableAfter`);
    const others = Object.values(errors).filter(
      (value) => "code" in value && ![undefined, code].includes(value.code),
    );
    t.equal(others.filter((Other) => error instanceof (Other as typeof errors.InternalError)).length, 0);
  }
});

t.test("other values are not instances of the error classes", async (t) => {
  for (const value of [
    undefined,
    null,
    1,
    "x",
    {},
    new Error("x"),
    { code: "not_found" },
    new PartnerEsimError("x"),
  ]) {
    t.notOk(value instanceof ApiError);
    t.notOk(value instanceof errors.NotFoundError);
  }
  t.notOk(new PartnerEsimError("x") instanceof ConnectionError);
});

t.test("an error carries what the response said", async (t) => {
  const body = {
    error: { code: "invalid_request", message: "Too long.", request_id: "req_1", param: "customer.name" },
  };
  const { baseUrl } = await startServer(
    t,
    json(400, body, {
      "X-Request-Id": "req_1",
      "X-RateLimit-Limit": "30",
      "X-RateLimit-Remaining": "29",
      "X-RateLimit-Reset": "1795253460",
    }),
  );
  const { client } = pace({ baseUrl });
  const error = await failureOf(client.orders.create({ package_id: "pkg_1" }));
  t.match(error, {
    name: "InvalidRequestError",
    message: "400 invalid_request: Too long. (req_1)",
    status: 400,
    code: "invalid_request",
    param: "customer.name",
    requestId: "req_1",
    idempotencyKey: "key-1",
    attempts: 1,
    replayed: false,
    body: JSON.stringify(body),
    docsUrl: `${new URL(baseUrl).origin}/docs/errors/invalid_request`,
  });
  const resetAt = new Date("2026-11-21T09:31:00Z");
  t.strictSame((error as errors.ApiError).rateLimit, { limit: 30, remaining: 29, resetAt });
  t.equal((error as errors.ApiError).headers.get("Content-Type"), "application/json");
});

t.test("the address of the docs can be set", async (t) => {
  const { baseUrl } = await startServer(t, problem(404, "not_found"));
  const client = new PartnerEsim({ apiKey, baseUrl, docsUrl: "https://docs.example/esim" });
  t.match(await failureOf(client.balance.get()), { docsUrl: "https://docs.example/esim/errors/not_found" });
  const { origin } = new URL(baseUrl);
  const below = new PartnerEsim({ apiKey, baseUrl: `${origin}/esim/partner/api/` });
  t.match(await failureOf(below.balance.get()), { docsUrl: `${origin}/esim/docs/errors/not_found` });
});

t.test("an unknown error code is an ApiError without its own class", async (t) => {
  const error = await failWith(t, problem(409, "moon_too_far"));
  t.ok(error instanceof ApiError);
  t.match(error, { code: "moon_too_far", status: 409, retryable: false, requestId: "req_0123456789abcdef" });
  t.match(
    error,
    { name: "ApiError", docsUrl: /\/docs\/errors\/$/ },
    "it has no class, and the page of all codes",
  );
  t.match(await failWith(t, problem(500, "moon_too_far")), { retryable: true });
  const foreign = await failWith(t, problem(409, "sk_Test 9/../x"));
  t.match(foreign, { name: "ApiError", docsUrl: /\/docs\/errors\/$/ }, "of something else");
});

t.test("responses that are not the API's", async (t) => {
  const cases: [string, Step, number][] = [
    ["HTML of a proxy", html(502), 502],
    ["HTML with a 200", html(200), 200],
    ["nothing", (response) => response.writeHead(200).end(), 200],
    ["no content", (response) => response.writeHead(204).end(), 204],
    ["JSON that is no object", json(200, "fine"), 200],
    ["null", json(200, null), 200],
    ["null as an error", json(500, null), 500],
    ["an array", json(200, []), 200],
    ["an error that is text", json(403, { error: "forbidden" }), 403],
    ["an error without a code", json(404, { error: { message: "no" } }), 404],
    ["an error whose code is a number", json(400, { error: { code: 7 } }), 400],
    ["an image", (response) => response.writeHead(200, { "Content-Type": "image/png" }).end("x"), 200],
    ["not modified", (response) => response.writeHead(304).end(), 304],
  ];
  for (const [name, step, status] of cases) {
    const error = await failWith(t, step);
    t.ok(error instanceof ApiError, name);
    t.match(error, { name: "ApiError", status, code: undefined, docsUrl: undefined }, name);
    t.notMatch((error as Error).message, /whole|<h1>|forbidden/, name);
  }
  t.match(await failWith(t, html(502)), {
    body: "<html><h1>Bad gateway</h1></html>",
    message: "502, not a response of this API: text/html",
  });
});

t.test("a redirect is an error that says to which origin it leads, and is not followed", async (t) => {
  const { baseUrl, received } = await startServer(t, (response) =>
    response.writeHead(301, { Location: "https://elsewhere.example/" }).end(),
  );
  const error = await failureOf(pace({ baseUrl }).client.orders.create({ package_id: "pkg_1" }));
  t.match(error, {
    status: 301,
    message: "301, not a response of this API: a redirect to https://elsewhere.example",
  });
  t.equal(received.length, 1);
});

t.test("of the address that a redirect leads to, nothing but the origin is printed", async (t) => {
  const redirect: Step = (response, { url }) =>
    response.writeHead(302, { Location: decodeURIComponent(url.split("to=")[1] ?? "") }).end();
  const { baseUrl } = await startServer(t, redirect);
  const { client } = pace({ baseUrl });
  const { origin } = new URL(baseUrl);
  for (const [address, leadsTo] of [
    ["https://user:hidden@other.example/v1/qr/hidden.png?token=hidden#hidden", "https://other.example"],
    ["//other.example:8443/hidden", "http://other.example:8443"],
    ["/v1/qr/hidden.png?token=hidden", origin],
    ["?token=hidden", origin],
  ] as const) {
    const error = await failureOf(client.qr.get(`${baseUrl}/v1/qr/x.png?to=${encodeURIComponent(address)}`));
    t.ok(error instanceof ApiError, address);
    t.match(error, { message: `302, not a response of this API: a redirect to ${leadsTo}` }, address);
    t.notMatch(inspect(error) + JSON.stringify(error), /hidden/, address);
    t.equal((error as errors.ApiError).headers.get("Location"), address, "whoever asks can see it");
  }
});

t.test("neither a client nor its errors show the API key", async (t) => {
  const show = (value: unknown) => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);
  const { baseUrl } = await startServer(t, problem(401, "invalid_api_key"));
  const client = new PartnerEsim({ apiKey, baseUrl, maxRetries: 0 });
  t.notMatch(show(client), apiKey);
  t.notMatch(show(await failureOf(client.balance.get())), apiKey);
  const lost = new PartnerEsim({ apiKey, baseUrl: "http://127.0.0.1:1/partner/api", maxRetries: 0 });
  t.notMatch(show(await failureOf(lost.balance.get())), apiKey);
  for (const wrong of [`${apiKey}\u2026`, `${apiKey} x`, `sk_test_\n${apiKey}`]) {
    const error = await failureOf((async () => new PartnerEsim({ apiKey: wrong, baseUrl }))());
    t.ok(error instanceof PartnerEsimError);
    t.notMatch(show(error), apiKey);
  }
});

t.test("the API key is in no message, wherever it comes back from", async (t) => {
  const show = (value: unknown) => inspect(value, { depth: 20 });
  const echo: Step = (response, { headers }) =>
    response.writeHead(502, { "Content-Type": "text/plain" }).end(`debug: ${JSON.stringify(headers)}`);
  const redirect: Step = (response, { headers }) =>
    response.writeHead(302, { Location: `/login?was=${headers.authorization}` }).end();
  const reported: Step = (response, { headers }) => {
    const error = { code: "invalid_api_key", message: `No such key: ${headers.authorization}` };
    response.writeHead(401).end(JSON.stringify({ error }));
  };
  t.notMatch(show(await failWith(t, echo)), apiKey);
  t.notMatch(show(await failWith(t, redirect)), apiKey);
  t.match(await failWith(t, reported), { message: /No such key: Bearer \[API key\]/ });
  for (const make of [
    (text: string) => new Error(text),
    (text: string) => new Error("fetch failed", { cause: new Error(text) }),
    (text: string) => new Error(text, { cause: new Error("reset") }),
    (text: string) => text,
  ]) {
    const fetch = async (_: string, { headers }: RequestInit) => {
      throw make(`refused ${JSON.stringify(headers)}`);
    };
    const client = new PartnerEsim({ apiKey, baseUrl: "http://x.example/partner/api", fetch, maxRetries: 0 });
    const error = await failureOf(client.balance.get());
    t.ok(error instanceof ConnectionError);
    t.notMatch(show(error), apiKey);
  }
});

t.test("as JSON, an error has its message", async (t) => {
  const error = await failWith(t, problem(404, "order_not_found"));
  const message = "404 order_not_found: About order_not_found. (req_0123456789abcdef)";
  t.match(JSON.parse(JSON.stringify(error)), { message, name: "OrderNotFoundError" });
  t.match({ ...(error as object) }, { message });
  t.notOk("body" in JSON.parse(JSON.stringify(error)));
  t.match(JSON.parse(JSON.stringify(new PartnerEsimError("no"))), { message: "no" });
});

t.test("as JSON, the hundredth error of a process has its message as the first had", async (t) => {
  const { PartnerEsimError, ConnectionError, TimeoutError, AbortError } = errors;
  const lost = [PartnerEsimError, ConnectionError, TimeoutError, AbortError].flatMap((Class) =>
    Array.from({ length: 100 }, () => JSON.parse(JSON.stringify(new Class("no")))).filter(
      ({ message, name }) => message !== "no" || name !== Class.name,
    ),
  );
  t.strictSame(lost, []);
});

t.test("printed, an error names classes that can be imported", async (t) => {
  const printed = inspect(await failWith(t, problem(404, "order_not_found")));
  t.match(printed, /^ApiError \[OrderNotFoundError\]: 404 order_not_found/);
  t.notMatch(printed, /ApiErrorBase/);
});

t.test("what cannot be sent is an error of the package too", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, {}));
  const { client } = pace({ baseUrl });
  const customer: Record<string, unknown> = {};
  customer.name = [customer];
  const calls = [
    () => client.orders.create({ package_id: "pkg_1", customer }),
    () => client.orders.create({ package_id: "pkg_1", quantity: 1n as never }),
    () => client.orders.list({ created_after: new Date(Number.NaN) as never }),
    () => client.orders.get("\ud800"),
  ];
  for (const call of calls) {
    const error = await failureOf(call());
    t.ok(error instanceof PartnerEsimError, call.toString());
    t.match(error, { name: "PartnerEsimError", retryable: false, attempts: 0 });
  }
  t.equal(received.length, 0);
});

t.test("errors lead to the request in a known portal", async (t) => {
  const forged = problem(404, "order_not_found", { "X-Request-Id": "req_1/../x" });
  const { baseUrl } = await startServer(t, problem(404, "order_not_found"), forged);
  for (const [portalUrl, expected] of [
    ["https://example.com/portal/", "https://example.com/portal/requests/req_0123456789abcdef"],
    ["https://example.com/portal", undefined],
    [undefined, undefined],
  ] as const) {
    const error = (await failureOf(
      new PartnerEsim({ apiKey, baseUrl, portalUrl }).balance.get(),
    )) as errors.InternalError;
    t.equal(error.requestUrl, expected);
  }
});
