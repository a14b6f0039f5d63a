import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { Deployment } from "../deployment.ts";

t.test("bodies: size before key, then type, encoding, JSON, object, fields", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const padded = (bytes: number) => {
    const start = `{"package_id":"${id}","pad":"`;
    return `${start}${"x".repeat(bytes - start.length - 2)}"}`;
  };
  t.equal((await d.post("/v1/orders", padded(65536))).status, 201);
  const oversize = await d.post("/v1/orders", padded(65537), { key: "sk_test_unknown" });
  t.match(oversize, { status: 400, body: { error: { code: "invalid_request", param: undefined } } });
  t.equal(oversize.headers.get("x-ratelimit-limit"), null);
  const chunked = await fetch(`${d.service.url}/v1/orders`, {
    method: "POST",
    body: new Blob([padded(70000)]).stream(),
    duplex: "half",
  } as RequestInit);
  t.equal(chunked.status, 400, "a body of unstated length is measured too");

  const order = JSON.stringify({ package_id: id });
  const refused = { status: 400, body: { error: { code: "invalid_request", param: undefined } } };
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    d.post("/v1/orders", body, { headers });
  t.match(await send(order, { "content-type": "text/plain" }), refused);
  t.match(await send(order, { "content-type": "application/json; charset=latin1" }), refused);
  t.equal((await send(order, { "content-type": "Application/JSON; charset=UTF-8" })).status, 201);
  t.match(await send(order, { "content-encoding": "gzip" }), refused);
  t.equal((await send(order, { "content-type": "application/json;" })).status, 201, "an empty parameter");
  t.equal((await send(order, { "content-encoding": "Identity" })).status, 201, "no compression, in capitals");
  const large = { "content-type": "text/plain", "content-encoding": "gzip" };
  const unparsed = await d.post("/v1/orders", "x".repeat(65537), { key: "sk_test_unknown", headers: large });
  t.match(unparsed, { status: 400, body: { error: { code: "invalid_request", param: undefined } } });
  for (const body of ["", "{", "[]", "null", "1", '"x"']) t.match(await send(body), refused, `body ${body}`);
  const invalidUtf8 = await fetch(`${d.service.url}/v1/orders`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${d.testKey}`,
      "content-type": "application/json",
      "idempotency-key": "bytes",
    },
    body: Buffer.concat([
      Buffer.from(`{"package_id":"${id}","customer_ref":"`),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]),
  });
  t.equal(invalidUtf8.status, 400);
});

t.test("an error response waits for the request's whole body, and the connection stays usable", async (t) => {
  const d = await Deployment.start(t);
  const { hostname, port, pathname } = new URL(d.service.url);
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  t.teardown(() => socket.destroy());
  let received = "";
  socket
    .on("error", () => {})
    .on("data", (text) => {
      received += text;
    });
  const head = (bytes: number) =>
    `POST ${pathname}/v1/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
  socket.write(`${head(200_000)}${"x".repeat(100_000)}`);
  await setTimeout(200);
  t.equal(received, "", "no response to half a body");
  socket.write(`${"x".repeat(100_000)}${head(2)}{}`);
  while (!received.includes("invalid_api_key")) await once(socket, "data");
  t.match(received, /^HTTP\/1\.1 400 .*HTTP\/1\.1 401 /s, "the next request has its own response");
  t.notMatch(received, /connection: close/i);

  received = "";
  socket.write(`${head(20_000_000)}${"x".repeat(11_000_000)}`);
  await once(socket, "close");
  t.match(received, /^HTTP\/1\.1 400 .*connection: close/is, "too much is missing");
});

t.test("bodies of too many values are rejected before they are parsed", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const valuesMax = limits.bodyValuesMax;
  const order = (pad: string) => `{"package_id":"${id}","pad":${pad}}`;
  const tooManyValues = `has more than ${valuesMax} values`;
  const message = new RegExp(tooManyValues);
  const rejected = { status: 400, body: { error: { code: "invalid_request", message, param: undefined } } };
  // Besides these, two members of the order.
  const members = (count: number) =>
    order(`{${Array.from({ length: count }, (_, n) => `"m${n}":1`).join()}}`);
  t.equal((await d.post("/v1/orders", members(valuesMax - 2))).status, 201);
  t.match(await d.post("/v1/orders", members(valuesMax - 1)), rejected);
  t.match(await d.post("/v1/orders", order(`[${'"",'.repeat(valuesMax)}""]`)), rejected);
  t.match(await d.post("/v1/orders", order(`${"[".repeat(valuesMax)}${"]".repeat(valuesMax)}`)), rejected);
  t.equal(
    (await d.post("/v1/orders", order(JSON.stringify('[{:\\"'.repeat(valuesMax))))).status,
    201,
    "what looks like values in a text",
  );
  const unended = await d.post("/v1/orders", `${"[".repeat(valuesMax + 1)}"\\`);
  t.match(unended, rejected, "a text that does not end");
});

t.test("an unknown path or method gets 404, without a key 401", async (t) => {
  const d = await Deployment.start(t);
  for (const [method, path] of [
    ["GET", "/v1/nothing"],
    ["GET", "/v2/balance"],
    ["GET", "/v1/orders/"],
    ["GET", "//v1/orders"],
    ["GET", "/v1/Orders"],
    ["DELETE", "/v1/orders"],
    ["POST", "/v1/balance"],
    ["OPTIONS", "/v1/balance"],
    ["GET", "/v1/%zz"],
  ] as const) {
    const reply = await d.call(method, path);
    t.match(reply, { status: 404, body: { error: { code: "not_found" } } }, `${method} ${path}`);
    t.match(reply.headers.get("x-request-id"), /^req_[0-9a-f]{16}$/);
    t.equal(reply.headers.get("cache-control"), "no-store");
    t.equal((await d.call(method, path, { key: "" })).status, 401);
  }
  t.equal((await d.call("HEAD", "/v1/balance")).status, 404);
  for (const path of ["/v1/qr/abc", "/v1/qr/abc.png", "/v1/qr/a/b.png"]) {
    t.match(await d.get(path, { key: "" }), { status: 404, body: { error: { code: "not_found" } } }, path);
  }
  t.equal((await d.get("/v1/%6Frders")).status, 200, "percent-encoding is undone once");
  const { id } = await d.somePackage();
  for (const path of ["/v1/orders/%zz", "/v1/orders/%FF%FE"]) {
    t.match(await d.get(path), { status: 404, body: { error: { code: "order_not_found" } } }, path);
  }
  for (const odd of ["%20", "%2F", "%2f..", "%253", "%00", "%3F", "?x=1%"]) {
    const found = odd.startsWith("?") ? 200 : 404;
    t.equal((await d.get(`/v1/packages/${id}${odd}`)).status, found, odd);
  }
  t.equal((await d.get(`/v1/packages/${id.replace("_", "%5F")}`)).status, 200);
});

t.test("bytes that are not an HTTP request get a response in the envelope", async (t) => {
  const d = await Deployment.start(t);
  const { port, hostname } = new URL(d.service.url);
  const text = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET / HTTP/1.1\r\nbad header\r\n\r\n"),
    );
    let response = "";
    socket.on("data", (data) => {
      response += data;
    });
    socket.on("close", () => resolve(response));
  });
  t.match(text, /^HTTP\/1\.1 400 /);
  t.match(text, /"code":"invalid_request"/);
});

t.test("a filter that is not UTF-8 is rejected", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  for (const customer_ref of ["\ufffdx", "50%", "é+ü"])
    t.equal((await d.post("/v1/orders", { package_id: id, customer_ref })).status, 201);
  for (const list of ["/v1/orders", "/v1/esims"]) {
    for (const bytes of ["%FFx", "%C3x", "%EF%BFx", "%ED%A0%80", "%EF%BF%BD%FF"]) {
      for (const query of [`customer_ref=${bytes}`, `limit=1&customer%5Fref=${bytes}&customer_ref=a`]) {
        const wrong = { status: 400, body: { error: { code: "invalid_request", param: "customer_ref" } } };
        t.match(await d.get(`${list}?${query}`), wrong, query);
      }
    }
    const found = async (query: string) => (await d.get(`${list}?${query}`)).body.data.length;
    t.equal(await found("customer_ref=%EF%BF%BDx"), 1, "the character itself is one like others");
    t.equal(await found("customer_ref=50%"), 1);
    t.equal(await found("customer_ref=%C3%A9%2B%C3%BC&unknown=%FF"), 1);
  }
  t.equal((await d.get("/v1/packages?q=%FF")).body.error.param, "q");
});

t.test("cursors belong to their list, mode and eSIM", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  for (let i = 0; i < 3; i++) await d.post("/v1/orders", { package_id: id });
  const { body } = await d.get("/v1/orders?limit=2");
  t.equal(body.has_more, true);
  const nextPage = await d.get(`/v1/orders?limit=2&cursor=${body.next_cursor}`);
  t.match(nextPage.body, { has_more: false, next_cursor: null });
  t.equal(nextPage.body.data.length, 1);
  const wrong = { status: 400, body: { error: { code: "invalid_request", param: "cursor" } } };
  t.match(await d.get(`/v1/esims?cursor=${body.next_cursor}`), wrong);
  t.match(await d.get(`/v1/orders?cursor=${body.next_cursor}`, { key: d.liveKey }), wrong);
  t.match(await d.get("/v1/orders?cursor="), wrong);
  t.match(await d.get(`/v1/orders?cursor=${body.next_cursor}A`), wrong);
  const other = await d.addAccount();
  t.match(
    await d.get(`/v1/orders?cursor=${body.next_cursor}`, { key: await d.addKey("test", other) }),
    wrong,
  );
});

t.test("a failing store returns a 500 in the envelope and leaves nothing half done", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const balance = await d.balance();
  const { writer } = d.service.store as unknown as { writer: import("better-sqlite3").Database };
  writer.exec("create trigger fail before insert on stored_responses begin select raise(abort, 'disk'); end");
  const reply = await d.post("/v1/orders", { package_id: id }, { idempotencyKey: "k" });
  t.match(reply, { status: 500, body: { error: { code: "internal_error" } } });
  t.equal(reply.body.error.request_id, reply.headers.get("x-request-id"));
  t.equal(reply.headers.get("x-ratelimit-limit"), "30");
  t.notMatch(JSON.stringify(reply.body), /disk/, "the cause stays inside");
  t.equal(await d.balance(), balance);
  t.same((await d.get("/v1/orders")).body.data, []);
  writer.exec("drop trigger fail");
  t.equal((await d.post("/v1/orders", { package_id: id }, { idempotencyKey: "k" })).status, 201);
});
