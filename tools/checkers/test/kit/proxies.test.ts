// The kit's files for HAProxy and nginx, with TLS in front of a service.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { connect, constants, type IncomingHttpHeaders as Http2Headers } from "node:http2";
import { Agent, request as sendHttps } from "node:https";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import t from "tap";
import type { Finding } from "../../../../server/src/domain/health/checkup.ts";
import { folderFor, run, type Serving, serve } from "../../../../server/test/cli/command-line.ts";
import { freePort } from "../../../../server/test/free-ports.ts";
import { missing } from "./files.ts";
import { proxies, send, start } from "./proxies.ts";

for (const proxy of proxies) {
  t.test(
    `${proxy.program} in front of a service`,
    { skip: missing(proxy.program) || missing("openssl") || missing("curl") },
    async (t) => {
      const port = await freePort();
      const ports = {
        http: await freePort(),
        https: await freePort(),
        service: `127.0.0.1:${port}`,
        admin: await freePort(),
      };
      const origin = `https://localhost:${ports.https}`;
      const service = await serve(t, join(folderFor(t), "service.db"), [
        "--demo",
        "--port",
        String(port),
        "--admin-port",
        String(ports.admin),
        "--log-level",
        "info",
        "--trusted-proxies",
        "127.0.0.1",
        "--public-url",
        `${origin}/partner/api`,
      ]);
      const { child, folder } = await start(t, proxy, ports);

      for (const path of ["/partner/api/v1/packages?limit=1", "/portal/", "/docs/", "/nothing"]) {
        const direct = await send({ url: `http://${ports.service}${path}` });
        const proxied = await send({ url: origin + path });
        t.equal(proxied.status, direct.status, `${path} reaches the service`);
        t.equal(withoutId(proxied.body), withoutId(direct.body), path);
      }
      const { test_key } = service.ready.demo;
      const seen = await send({
        url: `${origin}/partner/api/v1/balance`,
        headers: { authorization: `Bearer ${test_key}`, "x-forwarded-for": "192.0.2.1, 127.0.0.1" },
      });
      t.equal(seen.status, 200);
      t.match(seen.headers["strict-transport-security"], /max-age=31536000/);
      t.equal(
        await addressLogged(service, String(seen.headers["x-request-id"])),
        "127.0.0.2",
        "the service sees the client's own address, whatever the client claims",
      );

      const list = {
        url: `${origin}/partner/api/v1/packages?limit=100`,
        headers: { authorization: `Bearer ${test_key}`, "accept-encoding": "gzip" },
      };
      const compressed = await fetchCompressed(list);
      t.match(compressed.headers, { "content-encoding": "gzip", vary: /accept-encoding/i });
      const { body } = await send({ ...list, headers: { ...list.headers, "accept-encoding": "identity" } });
      t.equal(gunzipSync(compressed.bytes).toString(), body);
      t.ok(compressed.bytes.length < body.length / 4, `${compressed.bytes.length} of ${body.length} bytes`);

      const unavailable = await send({
        url: `${origin}/partner/api/v1/orders`,
        headers: {
          authorization: `Bearer ${test_key}`,
          "content-type": "application/json",
          "idempotency-key": "a-supplier-that-is-down",
        },
        body: Buffer.from(
          JSON.stringify({ package_id: JSON.parse(body).data[0].id, customer_ref: "test_supplier_down" }),
        ),
      });
      t.equal(unavailable.status, 503, "the service's own status stays");

      const agent = new Agent({
        keepAlive: true,
        maxSockets: 1,
        rejectUnauthorized: false,
        maxCachedSessions: 0,
      });
      let handshakes = 0;
      agent.on("keylog", (line: Buffer) => {
        if (line.includes("CLIENT_HANDSHAKE_TRAFFIC_SECRET")) handshakes++;
      });
      for (let i = 0; i < 5; i++) await send({ url: `${origin}/partner/api/v1/packages?limit=1`, agent });
      agent.destroy();
      t.equal(handshakes, 1, "connections are kept");

      const large = await send({
        url: `${origin}/partner/api/v1/orders`,
        headers: {
          authorization: `Bearer ${test_key}`,
          "content-type": "application/json",
          "idempotency-key": "a-large-body",
        },
        body: Buffer.alloc(70_000, " "),
      });
      t.match(
        JSON.parse(large.body),
        { error: { code: "invalid_request" } },
        "the service limits bodies itself",
      );
      const upload = await send({
        url: `${origin}/portal/api/operator/catalogue/import`,
        headers: { "content-type": "text/csv" },
        body: Buffer.alloc(8 * 1024 * 1024, "x"),
      }).catch((error: Error) => error.message);
      t.notMatch(upload, { status: 413 }, "a catalogue file is not too large for the proxy");

      for (let round = 0; round < 5; round++) {
        for (let i = 0; i < 8; i++) await uploadTooMuch(ports.https);
        for (let i = 0; i < 3; i++) {
          const order = { package_id: JSON.parse(body).data[0].id };
          const bought = send({
            url: `${origin}/partner/api/v1/orders`,
            headers: {
              authorization: `Bearer ${test_key}`,
              "content-type": "application/json",
              "idempotency-key": `after-uploads-${round}-${i}`,
            },
            body: Buffer.from(JSON.stringify(order)),
          });
          const outcome = await Promise.race([bought, setTimeout(5000, { status: "none in 5 s" })]);
          t.equal(outcome.status, 201, "refused uploads leave the proxy's connections in order");
        }
      }

      const responses = await flood(ports.https);
      const rejected = responses.find(({ head }) => Number(head[":status"]) === 429);
      t.match(
        rejected?.head,
        { "content-type": "application/json", "retry-after": "1", "x-request-id": /^req_[0-9a-f]{16}$/ },
        "requests that were reset count for the client's limit",
      );
      const error = { code: "rate_limited", request_id: rejected?.head["x-request-id"] };
      t.match(JSON.parse(rejected?.body ?? ""), { error }, "as the service responds itself");
      const { status } = await send({ url: `${origin}/partner/api/v1/balance` });
      t.equal(status, 401, "another client has its own");

      const plain = `http://localhost:${ports.http}`;
      const redirect = await send({ url: `${plain}/portal/?a=b` });
      t.equal(redirect.status, 308);
      t.match(redirect.headers.location, /^https:\/\/localhost(:\d+)?\/portal\/\?a=b$/);
      const challenge = await send({ url: `${plain}/.well-known/acme-challenge/a` });
      t.equal(
        challenge.status,
        proxy.program === "haproxy" ? 503 : 308,
        "goes to certbot, which isn't running",
      );
      const unsafe = await send({ url: `${plain}/partner/api/v1/balance` });
      t.match(JSON.parse(unsafe.body), { error: { code: "invalid_request", message: /^Use https\./ } });

      const { json } = await run(
        ["doctor", "--json", "--trusted-proxies", "127.0.0.1", "--public-url", `${origin}/partner/api`],
        {
          ADMIN_PORT: String(ports.admin),
          DATABASE_URL: service.ready.database,
          NODE_EXTRA_CA_CERTS: join(folder, "cert.pem"),
        },
      );
      const found = (name: string) => json.checks.find(({ check }: Finding) => check === name);
      t.match(found("client address"), { status: "ok", found: /sees the client's address 127\.0\.0\.2$/ });
      t.match(found("public URL"), { status: "ok", found: /valid for 59 days/ });
      const id = /^req_[0-9a-f]{16}$/;
      const isError = (response: Awaited<ReturnType<typeof send>>, code: string) => {
        t.match(response.headers, { "content-type": "application/json", "x-request-id": id }, code);
        const error = { code, request_id: response.headers["x-request-id"] };
        t.match(
          JSON.parse(response.body),
          { error },
          "what the proxy itself rejects is as the contract says",
        );
      };
      const malformed: Parameters<typeof send>[0][] = [
        { url: `${origin}/partner/api/v1/packages?${"a".repeat(20_000)}` },
        { url: `${origin}/partner/api/v1/packages`, headers: { "x-large": "a".repeat(35_000) } },
        {
          url: `${origin}/partner/api/v1/orders`,
          headers: { "content-length": String(10 * 1024 * 1024) },
          body: Buffer.alloc(200 * 1024, " "),
        },
      ];
      for (const one of malformed) {
        const response = await send(one);
        t.equal(response.status, 400);
        isError(response, "invalid_request");
      }
      service.child.kill();
      await once(service.child, "exit");
      const unreachable = await send({ url: `${origin}/partner/api/v1/balance` });
      t.equal(unreachable.status, 500);
      isError(unreachable, "internal_error");
      child.kill();
    },
  );
}

/** Sends 600 requests on one connection and resets most of them at once; returns the responses of the others. */
async function flood(port: number): Promise<{ head: Http2Headers; body: string }[]> {
  const options = { rejectUnauthorized: false, localAddress: "127.0.0.3" };
  const session = connect(`https://127.0.0.1:${port}`, options).on("error", () => {});
  await once(session, "connect");
  const responses: Promise<{ head: Http2Headers; body: string }>[] = [];
  for (let i = 0; i < 600; i++) {
    const stream = session.request({ ":path": "/partner/api/v1/packages?limit=1" });
    stream.on("error", () => {});
    if (i % 6 === 0)
      responses.push(
        Promise.all([once(stream, "response"), text(stream)]).then(([[head], body]) => ({ head, body })),
      );
    else stream.close(constants.NGHTTP2_CANCEL);
  }
  const all = await Promise.all(responses);
  session.destroy();
  return all;
}

/** Uploads 8 MB over HTTP/2 without a key to an operation that takes 64 KB. curl stops with the response. */
async function uploadTooMuch(port: number): Promise<void> {
  const sent = [
    "--http2",
    "--header",
    "Content-Type: application/json",
    "--header",
    "Expect:",
    "--data-binary",
    "@-",
  ];
  const options = [
    "--silent",
    "--insecure",
    "--max-time",
    "3",
    "--interface",
    "127.0.0.4",
    "--output",
    "/dev/null",
  ];
  const url = `https://127.0.0.1:${port}/partner/api/v1/orders`;
  const curl = spawn("curl", [...options, ...sent, url], { stdio: ["pipe", "ignore", "ignore"] });
  curl.stdin.on("error", () => {}).end(Buffer.alloc(8_000_000, "x"));
  await once(curl, "exit");
}

const withoutId = (body: string) => body.replace(/req_\w+/g, "");

async function fetchCompressed({ url, headers }: { url: string; headers: Record<string, string> }) {
  const request = sendHttps(url, {
    headers,
    family: 4,
    localAddress: "127.0.0.2",
    rejectUnauthorized: false,
  });
  request.end();
  const [response] = await once(request, "response");
  return { headers: response.headers as IncomingHttpHeaders, bytes: await buffer(response) };
}

async function addressLogged(service: Serving, requestId: string): Promise<string> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    const line = service.stderr.split("\n").find((text) => text.includes(requestId));
    if (line !== undefined) return JSON.parse(line).client;
    await setTimeout(50);
  }
  throw new Error("the request was not logged");
}
