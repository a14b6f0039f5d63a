/** What hooks receive for each attempt, what they can add, and what they never see. */
import { inspect } from "node:util";
import t from "tap";
import type { Attempt, Hooks } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey, pace } from "./support/paced-client.ts";
import { drop, html, json, problem, startServer } from "./support/scripted-server.ts";

const order = { id: "ord_test_0123456789ab", status: "completed" };

interface Reported {
  hook: string;
  attempt: Attempt;
  more?: object;
}

function listen(): { told: Reported[]; hooks: Hooks } {
  const reported: Reported[] = [];
  const hooks: Hooks = {
    onRequest: (attempt) => void reported.push({ hook: "request", attempt }),
    onResponse: (attempt, more) => void reported.push({ hook: "response", attempt, more }),
    onRetry: (attempt, more) => void reported.push({ hook: "retry", attempt, more }),
  };
  return { told: reported, hooks };
}

t.test("each attempt is told from its start to its end, and what follows it", async (t) => {
  const { baseUrl } = await startServer(t, html(503), drop, json(201, order, { "X-Request-Id": "req_1" }));
  const { told: reported, hooks } = listen();
  await pace({ baseUrl, ...hooks }).client.orders.create({ package_id: "pkg_1" });
  t.strictSame(
    reported.map(({ hook, attempt }) => [hook, attempt.attempt]),
    [
      ["request", 1],
      ["response", 1],
      ["retry", 1],
      ["request", 2],
      ["response", 2],
      ["retry", 2],
      ["request", 3],
      ["response", 3],
    ],
  );
  t.match(reported[0]?.attempt, { method: "POST", route: "/v1/orders", idempotencyKey: "key-1" });
  t.equal(reported[1]?.attempt, reported[0]?.attempt, "one object for all hooks of an attempt");
  t.not(reported[3]?.attempt, reported[0]?.attempt);
  t.match(reported[1]?.more, { response: { status: 503 }, error: { name: "ApiError" }, durationMs: Number });
  t.match(reported[2]?.more, { error: { status: 503 }, waitMs: 500 });
  t.match(reported[4]?.more, { response: undefined, error: { name: "ConnectionError" } });
  t.match(reported[7]?.more, { response: { status: 201, requestId: "req_1" }, error: undefined });
});

t.test("a failure that is not tried again has no retry", async (t) => {
  const { baseUrl } = await startServer(t, problem(404, "order_not_found"));
  const { told: reported, hooks } = listen();
  await failureOf(pace({ baseUrl, ...hooks }).client.orders.get("ord_1"));
  t.strictSame(
    reported.map(({ hook }) => hook),
    ["request", "response"],
  );
  t.equal(reported[0]?.attempt.route, "/v1/orders/{id}", "the route, and not the address");
});

t.test("headers can be added, as tracing needs it, and ours not replaced", async (t) => {
  const { baseUrl, received } = await startServer(t, html(503), json(200, order));
  const onRequest = ({ headers, attempt }: Attempt) => {
    headers.traceparent = `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b${attempt}-01`;
    headers.Authorization = "Bearer another";
  };
  await pace({ baseUrl, onRequest }).client.orders.get("ord_1");
  t.strictSame(
    received.map(({ headers }) => [headers.traceparent?.at(-4), headers.authorization]),
    [
      ["1", `Bearer ${apiKey}`],
      ["2", `Bearer ${apiKey}`],
    ],
  );
});

t.test("a hook that throws changes nothing", async (t) => {
  const { baseUrl } = await startServer(t, html(503), json(201, order));
  const fail = () => {
    throw new Error("the log is full");
  };
  const { client } = pace({ baseUrl, onRequest: fail, onResponse: fail, onRetry: fail });
  t.strictSame(await client.orders.create({ package_id: "pkg_1" }), order);
});

t.test("a hook that is an async function and fails changes nothing", async (t) => {
  const { baseUrl } = await startServer(t, json(200, order));
  const unhandled: unknown[] = [];
  const listener = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", listener);
  t.teardown(() => process.off("unhandledRejection", listener));
  const onResponse = async () => {
    throw new Error("the log is full");
  };
  t.strictSame(await pace({ baseUrl, onResponse }).client.orders.get("ord_1"), order);
  await new Promise((resolve) => setTimeout(resolve, 20));
  t.strictSame(unhandled, []);
});

t.test("hooks never see the key, a body sent, or the token of a QR image", async (t) => {
  const { baseUrl } = await startServer(t, problem(404, "not_found"), problem(400, "invalid_request"));
  const { told: reported, hooks } = listen();
  const { client } = pace({ baseUrl, ...hooks });
  await failureOf(client.qr.get(`${baseUrl}/v1/qr/token-of-the-image.png`));
  await failureOf(
    client.orders.create({ package_id: "pkg_1", customer: { name: "Zoë Traveller", email: "z@x.example" } }),
  );
  const secret = { activation: { lpa: "LPA:1$secret-code" }, customer: { name: "Zoë Traveller" } };
  const responses = await startServer(t, json(200, secret), (response) =>
    response.writeHead(200).end(JSON.stringify(secret).slice(0, -1)),
  );
  const other = pace({ ...responses, ...hooks, maxRetries: 0 }).client;
  await other.esims.get("8999");
  const cut = await failureOf(other.esims.get("8999"));
  t.notMatch((cut as Error).message, /secret-code/);
  t.equal(reported.length, 8);
  t.notMatch(
    inspect(reported, { depth: 20 }) + JSON.stringify(reported),
    /token-of-the-image|Traveller|z@x|sk_test_/,
  );
});
