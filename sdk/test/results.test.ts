/** What a call returns: the object as sent, the response beside it, lists, pages and images. */

import { setTimeout as sleep } from "node:timers/promises";
import { Resources } from "@partner-esim/generated/resources";
import t from "tap";
import { failureOf } from "./support/failure.ts";
import { apiKey, pace } from "./support/paced-client.ts";
import { html, json, problem, type Step, startServer } from "./support/scripted-server.ts";

const page = (ids: string[], next: string | null): Step =>
  json(200, { data: ids.map((id) => ({ id })), has_more: next !== null, next_cursor: next });

t.test("the object is what the wire had, unknown fields and values included", async (t) => {
  const wire = { id: "ord_1", status: "teleported", moon: { phase: "full" } };
  const { baseUrl } = await startServer(t, json(200, wire));
  const order = await pace({ baseUrl }).client.orders.get("ord_1");
  t.strictSame(order, wire);
  t.strictSame(Reflect.ownKeys(order), Object.keys(wire), "and nothing more, hidden or not");
});

t.test("the response stands beside the object", async (t) => {
  const headers = {
    "X-Request-Id": "req_1",
    "Idempotent-Replayed": "true",
    "X-RateLimit-Limit": "30",
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": "1795253460",
  };
  const { baseUrl } = await startServer(t, json(200, { id: "ord_1" }, headers));
  const { data, response } = await pace({ baseUrl })
    .client.orders.create({ package_id: "pkg_1" })
    .withResponse();
  t.strictSame(data, { id: "ord_1" });
  t.match(response, {
    status: 200,
    requestId: "req_1",
    replayed: true,
    retryAfterMs: undefined,
    idempotencyKey: "key-1",
    attempts: 1,
  });
  const resetAt = new Date("2026-11-21T09:31:00Z");
  t.strictSame(response.rateLimit, { limit: 30, remaining: 0, resetAt });
  t.equal(response.headers.get("x-request-id"), "req_1");
});

t.test("a failure is told once, by whichever promise is waited for", async (t) => {
  const unhandled: unknown[] = [];
  const listener = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", listener);
  t.teardown(() => process.off("unhandledRejection", listener));
  const { baseUrl } = await startServer(t, problem(404, "order_not_found"));
  const { client } = pace({ baseUrl });
  t.match(await failureOf(client.orders.get("ord_1")), { code: "order_not_found" });
  t.match(await failureOf(client.orders.get("ord_1").withResponse()), { code: "order_not_found" });
  t.match(await failureOf(client.orders.list().toArray()), { code: "order_not_found" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  t.strictSame(unhandled, []);
});

t.test("a list", async (t) => {
  const start = () =>
    startServer(t, page(["a", "b"], "c1"), page(["c"], "c2"), page([], "c3"), page(["d"], null));
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);

  await t.test("is a promise of its first page", async (t) => {
    const { baseUrl, received } = await start();
    const first = await pace({ baseUrl }).client.packages.list({ country: "IN", unlimited: false, limit: 2 });
    t.strictSame(first, { data: [{ id: "a" }, { id: "b" }], has_more: true, next_cursor: "c1" });
    t.equal(received[0]?.url, "/partner/api/v1/packages?country=IN&unlimited=false&limit=2");
    t.equal(received.length, 1);
  });

  await t.test("is walked item by item over all pages, with the same filters", async (t) => {
    const { baseUrl, received } = await start();
    const found = [];
    for await (const each of pace({ baseUrl }).client.packages.list({ country: "IN" })) found.push(each);
    t.strictSame(ids(found), ["a", "b", "c", "d"]);
    t.strictSame(
      received.map(({ url }) => url.split("?")[1]),
      ["country=IN", ...["c1", "c2", "c3"].map((cursor) => `limit=100&country=IN&cursor=${cursor}`)],
    );
  });

  await t.test("asks for no page that is not reached", async (t) => {
    const { baseUrl, received } = await start();
    for await (const each of pace({ baseUrl }).client.packages.list()) if (each.id === "b") break;
    t.equal(received.length, 1);
    const whole = await start();
    t.strictSame(ids(await pace(whole).client.packages.list().toArray({ limit: 3 })), ["a", "b", "c"]);
    t.equal(whole.received.length, 2);
  });

  await t.test("comes page by page", async (t) => {
    const { baseUrl } = await start();
    const sizes = [];
    for await (const { data } of pace({ baseUrl }).client.packages.list().pages()) sizes.push(data.length);
    t.strictSame(sizes, [2, 1, 0, 1]);
  });

  await t.test("comes as an array", async (t) => {
    const { baseUrl } = await start();
    t.strictSame(ids(await pace({ baseUrl }).client.packages.list().toArray()), ["a", "b", "c", "d"]);
    const other = await start();
    t.strictSame(await pace(other).client.packages.list().toArray({ limit: 0 }), []);
  });

  await t.test("asks for nothing until it is awaited or walked", async (t) => {
    const { baseUrl, received } = await startServer(t, problem(401, "invalid_api_key"));
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    t.teardown(() => process.off("unhandledRejection", note));
    const list = pace({ baseUrl }).client.packages.list();
    await sleep(100);
    t.equal(received.length, 0);
    const walk = async () => {
      for await (const _ of list);
    };
    t.match(await failureOf(walk()), { code: "invalid_api_key" });
    t.match(await failureOf(list), { code: "invalid_api_key" });
    t.match(await failureOf(list.withResponse()), { code: "invalid_api_key" });
    t.equal(await list.catch(() => "caught"), "caught");
    await sleep(50);
    t.strictSame(unhandled, []);
  });

  await t.test("is requested again by each iteration, and once as a promise", async (t) => {
    const { baseUrl, received } = await startServer(
      t,
      page(["a"], null),
      page(["b"], null),
      page(["c"], null),
    );
    const list = pace({ baseUrl }).client.packages.list();
    t.strictSame(ids(await list.toArray()), ["a"]);
    t.strictSame(ids(await list.toArray()), ["b"]);
    t.strictSame(ids((await list).data), ["c"]);
    t.strictSame(ids((await list).data), ["c"]);
    t.strictSame(ids((await list.finally(() => {})).data), ["c"]);
    t.equal((await list.withResponse()).data, await list);
    t.equal(received.length, 3);
  });

  await t.test("ends with an error when its cursors repeat", async (t) => {
    const { baseUrl, received } = await startServer(
      t,
      page(["a"], "c1"),
      page(["b"], "c2"),
      page(["c"], "c1"),
    );
    const found: string[] = [];
    const walk = async () => {
      for await (const { id } of pace({ baseUrl }).client.packages.list()) found.push(id);
    };
    t.match(await failureOf(walk()), { name: "PartnerEsimError", message: "The cursor repeats" });
    t.strictSame(found, ["a", "b", "c"]);
    t.equal(received.length, 3);
  });

  await t.test("takes a limit that is a number", async (t) => {
    const { baseUrl, received } = await start();
    const { client } = pace({ baseUrl });
    for (const limit of [Number.NaN, -1])
      t.match(await failureOf(client.packages.list().toArray({ limit })), {
        message: "limit must be 0 or more",
      });
    t.equal(received.length, 0);
    t.equal((await client.packages.list().toArray({ limit: undefined })).length, 4);
  });

  await t.test("tells the response of its first page", async (t) => {
    const { baseUrl } = await start();
    const { response } = await pace({ baseUrl }).client.packages.list().withResponse();
    t.equal(response.status, 200);
  });

  await t.test("goes on after a failure that passes, and stops at one that does not", async (t) => {
    const passing = await startServer(t, page(["a"], "c1"), html(502), page(["b"], null));
    t.strictSame(ids(await pace(passing).client.packages.list().toArray()), ["a", "b"]);
    const lasting = await startServer(t, page(["a"], "c1"), problem(400, "invalid_request"));
    const found: string[] = [];
    const walk = async () => {
      for await (const { id } of pace(lasting).client.packages.list()) found.push(id);
    };
    t.match(await failureOf(walk()), { code: "invalid_request" });
    t.strictSame(found, ["a"]);
  });

  await t.test("that is none is an error, however it is read", async (t) => {
    for (const wrong of [{}, [], { data: null }, { data: {} }]) {
      const { baseUrl } = await startServer(t, json(200, wrong));
      const { client } = pace({ baseUrl });
      const walk = async () => {
        for await (const _ of client.packages.list());
      };
      const pages = async () => {
        for await (const _ of client.packages.list().pages());
      };
      for (const read of [walk, pages, () => client.packages.list().toArray(), () => client.packages.list()])
        t.match(await failureOf(read()), { name: "ApiError", status: 200, code: undefined });
    }
  });

  await t.test("of one piece ends after it", async (t) => {
    const { baseUrl, received } = await startServer(t, json(200, { data: [{ id: "a" }] }));
    t.strictSame(await pace({ baseUrl }).client.esims.topupPackages.list("8999").toArray(), [
      { id: "a" },
    ] as never);
    t.equal(received.length, 1);
  });
});

t.test("an image comes as bytes, from the address as it is given, without the key", async (t) => {
  const png = Buffer.from("89504e470d0a1a0a", "hex");
  const { baseUrl, received } = await startServer(t, (response) =>
    response.writeHead(200, { "Content-Type": "image/png" }).end(png),
  );
  const { client } = pace({ baseUrl: "http://127.0.0.1:1/partner/api" });
  const bytes = await client.qr.get(`${baseUrl}/v1/qr/a.b-c_d.png`);
  t.ok(bytes instanceof Uint8Array);
  t.strictSame(Buffer.from(bytes), png);
  t.strictSame(Buffer.from(await pace({ baseUrl }).client.qr.get("a.b-c_d")), png);
  for (const { url, headers } of received) {
    t.equal(url, "/partner/api/v1/qr/a.b-c_d.png");
    t.equal(headers.authorization, undefined);
  }
  const page = await startServer(t, html(200));
  t.match(await failureOf(pace(page).client.qr.get("a")), { name: "ApiError", status: 200 });
});

t.test("what is sent", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, { data: [] }));
  const { client } = pace({ baseUrl });
  await client.orders.get("ord/../x?y#z");
  t.equal(received[0]?.url, "/partner/api/v1/orders/ord%2F..%2Fx%3Fy%23z", "an id stays one segment");
  await client.orders.list({
    created_after: "2026-11-21T15:00+05:30",
    customer_ref: "a b&c",
    status: undefined,
  });
  t.equal(
    received[1]?.url,
    "/partner/api/v1/orders?created_after=2026-11-21T15%3A00%2B05%3A30&customer_ref=a%20b%26c",
  );
  await client.orders.list({ created_before: new Date("2026-11-21T09:30:00Z") as never });
  t.equal(received[2]?.url, "/partner/api/v1/orders?created_before=2026-11-21T09%3A30%3A00.000Z");
  await client.esims.topups.create("8999", { package_id: "pkg_1", customer_ref: "Zoë" });
  const { headers, body } = received[3] ?? { headers: {}, body: "" };
  t.match(headers, { authorization: `Bearer ${apiKey}`, "content-type": "application/json" });
  t.match(headers["user-agent"], /^@partner-esim\/sdk\/\d/);
  t.strictSame(JSON.parse(body), { package_id: "pkg_1", customer_ref: "Zoë" });
  t.equal(received[0]?.headers["content-type"], undefined, "a GET has no content type");
});

t.test("only the client has the resources", async (t) => {
  const calls: unknown[] = [];
  const fake = { call: (...args: unknown[]) => calls.push(args) } as never;
  new Resources(fake).sandbox.esims.simulate("8999", { event: "activated" });
  t.match(calls, [
    [{ path: "/v1/sandbox/esims/{iccid}/simulate", idempotent: true }, { path: { iccid: "8999" } }],
  ]);
});
