import { request } from "node:http";
import { connect } from "node:net";
import t from "tap";
import { Deployment } from "../deployment.ts";

const rateHeaders = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];

t.test(
  "keys that are missing, malformed, unknown, revoked or expired get one and the same answer",
  async (t) => {
    const d = await Deployment.start(t);
    const revoked = await d.addKey("test");
    const expired = await d.addKey("test", d.account, { expiresAt: d.now - 1 });
    t.equal((await d.get("/v1/balance", { key: revoked })).status, 200);
    await d.service.store.transaction(async (tx) => {
      const key = (await tx.keys.ofAccount(d.account.n, d.now)).find((candidate) =>
        revoked.endsWith(candidate.hint),
      );
      if (key) await tx.keys.lock(key.id);
      if (key) await tx.keys.update(key.n, { ...key, revokedAt: d.now });
    });
    const attempts = [
      {},
      { authorization: "" },
      { authorization: "Bearer" },
      { authorization: d.testKey },
      { authorization: `Basic ${d.testKey}` },
      { authorization: `Bearer ${d.testKey} x` },
      { authorization: `Bearer ${d.testKey.slice(0, -1)}` },
      { authorization: `Bearer ${revoked}` },
      { authorization: `Bearer ${expired}` },
    ];
    const messages = new Set<string>();
    for (const headers of attempts) {
      const reply = await d.get("/v1/balance", { key: "", headers: headers as Record<string, string> });
      t.match(
        reply,
        { status: 401, body: { error: { code: "invalid_api_key" } } },
        JSON.stringify(Object.keys(headers)),
      );
      t.same(
        rateHeaders.map((name) => reply.headers.get(name)),
        [null, null, null],
      );
      messages.add(reply.body.error.message);
    }
    t.equal(messages.size, 1);
    t.equal(
      (await d.get("/v1/balance", { key: "", headers: { authorization: `bEARER   ${d.testKey}` } })).status,
      200,
    );
  },
);

t.test("sixty bad keys block their address for ten minutes, and no other", async (t) => {
  const d = await Deployment.start(t);
  const from = (localAddress: string, key: string, path = "/v1/balance") =>
    call(d.service.url + path, localAddress, key);
  for (let i = 0; i < 70; i++) await from("127.0.0.7", "");
  for (let i = 0; i < 60; i++) t.equal((await from("127.0.0.7", "sk_test_no")).status, 401);
  const { keys } = d.service.store.reads;
  const lookups = t.capture(keys, "byHash", keys.byHash);
  t.equal((await from("127.0.0.7", "sk_test_other")).status, 429);
  t.same(lookups(), [], "nothing is looked up for a blocked address");
  const blocked = await from("127.0.0.7", d.testKey);
  t.equal(blocked.status, 429, "a valid key is refused too");
  t.match(blocked.headers, { "retry-after": /^[1-9]\d*$/, "x-ratelimit-limit": undefined });
  t.equal((await from("127.0.0.7", "", "/v1/qr/x.png")).status, 429);
  t.equal((await from("127.0.0.8", d.testKey)).status, 200);
  await (d.service.clock as { advance?(ms: number): Promise<void> }).advance?.(600_000);
  t.equal((await from("127.0.0.7", d.testKey)).status, 200);
});

function call(
  url: string,
  localAddress: string,
  key: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const authorization = key ? { authorization: `Bearer ${key}` } : {};
    const sent = request(url, { localAddress, headers: { ...authorization, ...headers } }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

t.test("requests without a key or from a blocked address are rejected before the body arrives", async (t) => {
  const d = await Deployment.start(t);
  const { port, hostname } = new URL(d.service.url);
  /** Sends no byte of the body. */
  const begin = (localAddress: string, authorization: string, length: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port: Number(port), host: hostname, localAddress });
      socket.once("error", reject);
      socket.once("data", (response) => {
        socket.destroy();
        resolve(response.toString().slice(9, 12));
      });
      const headers = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${authorization}`;
      socket.write(`POST /v1/orders HTTP/1.1\r\n${headers}\r\n`);
    });
  t.equal(await begin("127.0.0.5", "", 60_000), "401");
  t.equal(await begin("127.0.0.5", "", 70_000), "400");
  for (let i = 0; i < 60; i++) await call(`${d.service.url}/v1/balance`, "127.0.0.6", "sk_test_no");
  t.equal(await begin("127.0.0.6", `Authorization: Bearer ${d.testKey}\r\n`, 60_000), "429");
});

t.test("pipelined bad keys count one by one", async (t) => {
  const d = await Deployment.start(t);
  const { port, pathname } = new URL(`${d.service.url}/v1/balance`);
  const ask = (end: string) =>
    `GET ${pathname} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer sk_test_no\r\n${end}\r\n`;
  const heard = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port: Number(port), host: "127.0.0.1" });
      let text = "";
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("error", reject);
      socket.on("close", () => resolve(text));
      socket.write(`${ask("").repeat(4)}${ask("Connection: close\r\n")}`);
    });
  const statuses: unknown[] = [];
  for (let i = 0; i < 14; i++) {
    const text = await heard();
    statuses.push(...[...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status));
  }
  t.same(statuses, [...Array(60).fill("401"), ...Array(10).fill("429")]);
});

t.test("a key may send 120 requests a minute, of which 30 POSTs", async (t) => {
  const d = await Deployment.start(t);
  await d.enterMinute();
  const post = () => d.post("/v1/orders", {});
  for (let i = 0; i < 30; i++) {
    const reply = await post();
    t.equal(reply.headers.get("x-ratelimit-limit"), "30");
    t.equal(reply.headers.get("x-ratelimit-remaining"), String(29 - i));
  }
  const refused = await post();
  t.match(refused, { status: 429, body: { error: { code: "rate_limited" } } });
  t.match(refused.headers.get("retry-after"), /^[1-9]\d?$/);
  const get = await d.get("/v1/balance");
  t.equal(get.headers.get("x-ratelimit-remaining"), "89", "the refused POST did not count");
  for (let i = 0; i < 89; i++) await d.get("/v1/nothing");
  t.equal((await d.get("/v1/balance")).status, 429);
  t.equal(
    (await d.get("/v1/balance", { key: await d.addKey("test") })).status,
    200,
    "another key has its own window",
  );
  await d.enterMinute();
  t.equal((await d.get("/v1/balance")).status, 200);
});

t.test("the account decides: allowlist, inactive, live mode, in this order", async (t) => {
  const d = await Deployment.start(t);
  const elsewhere = await d.addKey("live", d.account, { allowlist: ["10.0.0.0/8"] });
  const here = await d.addKey("test", d.account, { allowlist: ["10.1.2.3", "127.0.0.0/8", "2001:db8::/32"] });
  t.equal((await d.get("/v1/balance", { key: here })).status, 200);
  await d.setAccount({ active: false, liveApproved: false });
  const code = async (key: string) => (await d.get("/v1/balance", { key })).body.error.code;
  t.equal(await code(elsewhere), "ip_not_allowed");
  t.equal(await code(d.testKey), "account_inactive");
  t.equal(await code(d.liveKey), "account_inactive");
  await d.setAccount({ active: true });
  t.equal(await code(d.liveKey), "live_mode_not_enabled");
  t.equal((await d.get("/v1/balance")).status, 200);
});

t.test("X-Forwarded-For is believed only from trusted proxies, from the right", async (t) => {
  const d = await Deployment.start(t, { trustedProxies: ["127.0.0.1", "10.0.0.0/8"] });
  const key = await d.addKey("test", d.account, { allowlist: ["203.0.113.9", "2001:db8::9"] });
  const status = async (localAddress: string, forwarded: string) => {
    const reply = await call(`${d.service.url}/v1/balance`, localAddress, key, {
      "x-forwarded-for": forwarded,
    });
    return reply.status;
  };
  t.equal(await status("127.0.0.1", "198.51.100.1, 203.0.113.9, 10.1.1.1"), 200);
  t.equal(
    await status("127.0.0.1", "203.0.113.9, 198.51.100.1"),
    403,
    "what a client wrote itself is not believed",
  );
  for (const withPort of ["203.0.113.9:4433, 10.1.1.1:80", "[2001:db8::9]:4433", "[2001:db8::9]"])
    t.equal(await status("127.0.0.1", withPort), 200, withPort);
  t.equal(await status("127.0.0.2", "203.0.113.9"), 403, "nor what comes from an untrusted peer");
  const behind = (proxies: number) => `203.0.113.9${", 10.1.1.1".repeat(proxies)}`;
  t.same([await status("127.0.0.1", behind(15)), await status("127.0.0.1", behind(16))], [200, 403], "hops");
  t.equal(await status("127.0.0.1", "203.0.113.9, unknown"), 403, "nor what stands before no IP address");
});

t.test("all spellings of an IP address count as one client", async (t) => {
  const d = await Deployment.start(t, { trustedProxies: ["127.0.0.1"] });
  const status = async (forwarded: string, key: string) =>
    (await call(`${d.service.url}/v1/balance`, "127.0.0.1", key, { "x-forwarded-for": forwarded })).status;
  const spellings = [
    ["2001:db8::5", "2001:0db8:0:0:0:0:0:5", "2001:DB8::0:5"],
    ["192.0.2.9", "::ffff:192.0.2.9", "::ffff:c000:209"],
  ];
  for (const [first = "", ...others] of spellings) {
    const all = [first, ...others];
    for (let i = 0; i < 60; i++) t.equal(await status(all[i % all.length] ?? "", "sk_test_no"), 401);
    for (const spelling of all) t.equal(await status(spelling, d.testKey), 429, spelling);
  }
  t.equal(await status("2001:db8::6", d.testKey), 429, "the same /64");
  t.equal(await status("2001:db8:0:1::5", d.testKey), 200, "another /64");
});

t.test("a QR image needs no key in any spelling of its path", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const { iccid } = (await d.post("/v1/orders", { package_id: id })).body.esims[0];
  const { qr_code_url } = (await d.get(`/v1/esims/${iccid}`)).body;
  const path = qr_code_url.slice(d.service.url.length);
  for (const spelling of ["/v1/qr/", "/v1/%71r/", "/v1/%71%72/", "/%761/qr/"]) {
    const image = await d.get(path.replace("/v1/qr/", spelling), { key: "" });
    t.match(image, { status: 200 }, spelling);
    t.equal(image.headers.get("content-type"), "image/png");
    t.equal(image.headers.get("x-ratelimit-limit"), null);
    const none = await d.get(`${spelling}bad.png`, { key: "" });
    t.match(none, { status: 404, body: { error: { code: "not_found" } } }, spelling);
  }
});
