/** `client.raw`, openapi-fetch's own client: its results, and the core's keys, retries, limits and hooks beneath it. */
import t from "tap";
import { type Attempt, PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { drop, html, json, never, problem, startServer } from "./support/scripted-server.ts";

const order = { id: "ord_1", status: "completed" };
const body = { package_id: "pkg_1" };
const params = { path: { id: "ord_1" } };

t.test("a success is data, with the response", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, order, { "X-Request-Id": "req_1" }));
  const { raw } = new PartnerEsim({ apiKey, baseUrl });
  const { data, error, response } = await raw.GET("/v1/orders/{id}", { params });
  t.strictSame(data, order);
  t.equal(error, undefined);
  t.equal(response.headers.get("X-Request-Id"), "req_1");
  t.equal(received[0]?.url, "/partner/api/v1/orders/ord_1");
  t.match(received[0]?.headers, { authorization: `Bearer ${apiKey}`, "user-agent": /^@partner-esim\/sdk/ });
});

t.test("an error response is returned, once retries are used up", async (t) => {
  const { baseUrl, received } = await startServer(
    t,
    problem(404, "order_not_found"),
    problem(503, "no_such"),
  );
  const { raw } = new PartnerEsim({ apiKey, baseUrl });
  const { data, error, response } = await raw.GET("/v1/orders/{id}", { params });
  t.equal(data, undefined);
  t.match(error, { error: { code: "order_not_found" } });
  t.equal(response.status, 404);
  t.equal(received.length, 1);
  t.match(await raw.GET("/v1/orders/{id}", { params, maxRetries: 1 }), { response: { status: 503 } });
  t.equal(received.length, 3, "settings of the client can be set for a call");
});

t.test("a POST is repeated with the same body and key", async (t) => {
  const { baseUrl, received } = await startServer(t, drop, html(503), json(201, order));
  const reported: Attempt[] = [];
  const client = new PartnerEsim({ apiKey, baseUrl, onRequest: (attempt) => reported.push(attempt) });
  const { data } = await client.raw.POST("/v1/orders", { body });
  t.strictSame(data, order);
  const keys = received.map(({ headers }) => headers["idempotency-key"]);
  t.equal(keys.length, 3);
  t.equal(new Set(keys).size, 1);
  t.match(keys[0], /^[0-9a-f-]{36}$/);
  t.ok(received.every((each) => each.body === JSON.stringify(body)));
  t.ok(received.every(({ headers }) => headers["content-type"] === "application/json"));
  t.strictSame(
    reported.map(({ route, attempt, idempotencyKey }) => [route, attempt, idempotencyKey]),
    [1, 2, 3].map((attempt) => ["/v1/orders", attempt, keys[0]]),
  );
});

t.test("a key of the caller's is taken, as a header or a setting", async (t) => {
  const { baseUrl, received } = await startServer(t, json(201, order));
  const { raw } = new PartnerEsim({ apiKey, baseUrl });
  await raw.POST("/v1/orders", { body, params: { header: { "Idempotency-Key": "booking-1" } } });
  await raw.POST("/v1/orders", { body, idempotencyKey: "booking-2" });
  t.strictSame(
    received.map(({ headers }) => headers["idempotency-key"]),
    ["booking-1", "booking-2"],
  );
});

t.test("a value that is not a response is thrown", async (t) => {
  const { baseUrl } = await startServer(t, never, html(200));
  const { raw } = new PartnerEsim({ apiKey, baseUrl, maxRetries: 0 });
  t.match(await failureOf(raw.GET("/v1/balance", { timeoutMs: 500 })), { name: "TimeoutError", attempts: 1 });
  t.match(await failureOf(raw.GET("/v1/balance")), { name: "ApiError", status: 200 });
  const signal = AbortSignal.abort("no");
  t.match(await failureOf(raw.GET("/v1/balance", { signal })), { name: "AbortError", cause: "no" });
});

t.test("the caller's middleware is openapi-fetch's, for all calls of the client", async (t) => {
  const { baseUrl, received } = await startServer(t, drop, json(200, order));
  const client = new PartnerEsim({ apiKey, baseUrl });
  client.raw.use({
    onRequest: ({ request }) =>
      new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-shop": "1" } }),
    onResponse: async ({ response }) => Response.json({ ...((await response.json()) as object), seen: true }),
  });
  const { data } = await client.raw.GET("/v1/orders/{id}", { params });
  t.strictSame(data, { ...order, seen: true } as never);
  t.strictSame(await client.orders.get("ord_1"), { ...order, seen: true } as never);
  const other = client.withOptions({});
  t.strictSame(await other.orders.get("ord_1"), order);
  t.strictSame(
    received.map(({ headers }) => [headers["x-shop"], headers.authorization]),
    [
      ["1", `Bearer ${apiKey}`],
      ["1", `Bearer ${apiKey}`],
      ["1", `Bearer ${apiKey}`],
      [undefined, `Bearer ${apiKey}`],
    ],
  );
});

t.test("a middleware that responds or fails is told by the package's own errors", async (t) => {
  const { baseUrl, received } = await startServer(t, json(201, order));
  const client = new PartnerEsim({ apiKey, baseUrl });
  const { raw } = client;
  const stored = { onRequest: () => Response.json(order) };
  raw.use(stored);
  t.strictSame(await client.orders.get("ord_1"), order);
  raw.eject(stored);
  const refusing = { onRequest: () => Response.json({ error: { code: "not_found" } }, { status: 404 }) };
  raw.use(refusing);
  t.match(await failureOf(client.orders.get("ord_1")), { name: "NotFoundError", status: 404, attempts: 0 });
  raw.eject(refusing);
  t.equal(received.length, 0);
  raw.use({
    onResponse() {
      throw new Error("the cache is full");
    },
  });
  const error = await failureOf(client.orders.create(body, { idempotencyKey: "booking-1" }));
  t.match(error, {
    name: "PartnerEsimError",
    message: "The response cannot be read: the cache is full",
    idempotencyKey: "booking-1",
    attempts: 1,
  });
  t.equal(received.length, 1, "and nothing is sent again");
});

t.test("a repeated POST of a caller's own request keeps its key", async (t) => {
  const { baseUrl, received } = await startServer(t, drop, json(201, order));
  const { raw } = new PartnerEsim({ apiKey, baseUrl });
  raw.use({ onRequest: ({ request }) => new Request(request, { headers: request.headers }) });
  await raw.POST("/v1/orders", { body });
  t.equal(received.length, 2);
  t.match(received[1]?.headers["idempotency-key"], /^[0-9a-f-]{36}$/);
  t.equal(received[0]?.headers["idempotency-key"], received[1]?.headers["idempotency-key"]);
});

t.test("an image can be read as bytes", async (t) => {
  const png = Buffer.from("89504e470d0a1a0aff", "hex");
  const { baseUrl } = await startServer(t, (response) =>
    response.writeHead(200, { "Content-Type": "image/png" }).end(png),
  );
  const { raw } = new PartnerEsim({ apiKey, baseUrl });
  const { data } = await raw.GET("/v1/qr/{token}.png", {
    params: { path: { token: "x" } },
    parseAs: "arrayBuffer",
  });
  t.strictSame(Buffer.from(data as ArrayBuffer), png);
});

t.test("the types are those of the contract", async (t) => {
  const { baseUrl } = await startServer(t, json(200, { data: [], has_more: false, next_cursor: null }));
  const { raw } = new PartnerEsim({ apiKey, baseUrl });
  const { data, error } = await raw.GET("/v1/orders", { params: { query: { status: "failed", limit: 5 } } });
  data?.data[0]?.total.amount satisfies string | undefined;
  error?.error.code satisfies string | undefined;
  // @ts-expect-error no such path
  const wrongPath = () => raw.GET("/v1/invoices");
  // @ts-expect-error no such status
  const wrongQuery = () => raw.GET("/v1/orders", { params: { query: { status: "done" } } });
  // @ts-expect-error the body is missing
  const noBody = () => raw.POST("/v1/orders");
  t.strictSame(
    [wrongPath, wrongQuery, noBody].map((each) => typeof each),
    ["function", "function", "function"],
  );
});
