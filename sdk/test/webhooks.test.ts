/** Verification of webhook requests, with WebCrypto and with Node, and the handlers based on it. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { inspect } from "node:util";
import vm from "node:vm";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import fc from "fast-check";
import t, { type Test } from "tap";
import {
  type RawBody,
  type SignatureSource,
  verifyWebhook,
  WebhookVerificationError,
  webhookHandler,
} from "../src/webhooks/index.ts";
import { nodeWebhookHandler, verifyWebhookSync } from "../src/webhooks/node.ts";
import { signWebhook } from "../src/webhooks/testing.ts";
import { orderCompleted } from "./support/event.ts";
import { failureOf } from "./support/failure.ts";

const secret = "whsec_0123456789abcdefghijklmnopqrstuvwxyzABCD";
const nowMs = Date.parse("2026-11-21T09:30:00Z");
const event = orderCompleted();
const body = JSON.stringify(event);
/** Computed independently, from the contract's text. */
const sign = (text: string | Uint8Array, time = nowMs / 1000, key = secret) =>
  `t=${time},v1=${createHmac("sha256", key).update(`${time}.`).update(text).digest("hex")}`;

const ways = {
  WebCrypto: verifyWebhook,
  Node: async (...args: Parameters<typeof verifyWebhook>) => verifyWebhookSync(...args),
};

for (const [way, verify] of Object.entries(ways)) {
  const rejected = async (t: Test, code: string, ...args: Parameters<typeof verifyWebhook>) => {
    const error = await failureOf(verify(...args));
    t.ok(error instanceof WebhookVerificationError);
    t.match(error, { code, name: "WebhookVerificationError" });
    t.notMatch(inspect(error, { showHidden: true, depth: 9 }), /whsec_|ord_test/, "no secret, no body");
  };

  t.test(`${way}: what is signed is taken, in every form in which it comes`, async (t) => {
    const signature = sign(body);
    const bodies: RawBody[] = [
      body,
      Buffer.from(body),
      new TextEncoder().encode(body),
      new TextEncoder().encode(body).buffer,
    ];
    for (const raw of bodies) t.strictSame(await verify(raw, signature, secret, { nowMs }), event);
    const name = webhookHeaders.signature;
    const sources: SignatureSource[] = [
      new Headers({ [name]: signature }),
      { [name]: signature },
      { [name.toLowerCase()]: signature },
      { host: "partner.example", [name.toLowerCase()]: [signature] },
    ];
    for (const source of sources) t.strictSame(await verify(body, source, secret, { nowMs }), event);
  });

  t.test(`${way}: bytes are what counts`, async (t) => {
    const spaced = `{ "type" : "ping",\t"id":"evt_1", "note":"Zo\u00eb \ud83c\udf0d" }\n`;
    t.match(await verify(spaced, sign(spaced), secret, { nowMs }), {
      id: "evt_1",
      note: "Zo\u00eb \ud83c\udf0d",
    });
    await rejected(t, "signature_mismatch", JSON.stringify(JSON.parse(spaced)), sign(spaced), secret, {
      nowMs,
    });
    const view = new Uint8Array(Buffer.from(`xx${body}yy`)).subarray(2, -2);
    t.strictSame(await verify(view, sign(body), secret, { nowMs }), event, "a part of a larger buffer");
  });

  t.test(`${way}: a parsed body is refused, and the mistake named`, async (t) => {
    for (const parsed of [event, null, undefined, 7, [body]]) {
      await rejected(t, "raw_body_required", parsed as unknown as RawBody, sign(body), secret, { nowMs });
    }
    const error = await failureOf(verify(event as unknown as RawBody, sign(body), secret, { nowMs }));
    t.match(error, { message: /put this before express\.json/, status: 500 });
  });

  t.test(`${way}: several secrets, while one is replaced`, async (t) => {
    const other = "whsec_new";
    t.strictSame(await verify(body, sign(body), [other, secret], { nowMs }), event);
    t.strictSame(await verify(body, sign(body, undefined, other), [other, secret], { nowMs }), event);
    await rejected(t, "signature_mismatch", body, sign(body), [other, "whsec_third"], { nowMs });
    const missing: unknown[] = ["", undefined, null, [], [""], [secret, ""], [secret, undefined]];
    for (const wrong of missing) {
      await rejected(t, "secret_required", body, sign(body, undefined, ""), wrong as string, { nowMs });
    }
  });

  t.test(`${way}: the time of signing`, async (t) => {
    const tolerance = limits.signatureToleranceMinutes * 60;
    for (const offset of [-tolerance, tolerance]) {
      t.strictSame(await verify(body, sign(body, nowMs / 1000 + offset), secret, { nowMs }), event);
    }
    for (const offset of [-tolerance - 1, tolerance + 1]) {
      await rejected(t, "timestamp_out_of_tolerance", body, sign(body, nowMs / 1000 + offset), secret, {
        nowMs,
      });
    }
    const strict = { nowMs, toleranceMs: 1000 };
    await rejected(t, "timestamp_out_of_tolerance", body, sign(body, nowMs / 1000 - 2), secret, strict);
    const never = { nowMs, toleranceMs: Number.NaN };
    await rejected(t, "timestamp_out_of_tolerance", body, sign(body), secret, never);
    const now = sign(body, Math.floor(Date.now() / 1000));
    t.strictSame(await verify(body, now, secret), event, "the clock of the machine is the default");
  });

  t.test(`${way}: what is no signature, or another's`, async (t) => {
    const good = sign(body);
    for (const none of ["", {}, new Headers(), { "x-service-signature": undefined }]) {
      await rejected(t, "signature_missing", body, none, secret, { nowMs });
    }
    for (const wrong of [
      "v1",
      ` ${good}`,
      `${good} `,
      `${good},v1=${"0".repeat(64)}`,
      good.replace(",", ", "),
      good.replace("v1", "v0"),
      good.toUpperCase(),
      good.slice(0, -1),
      good.replace(/t=\d+/, "t="),
    ]) {
      await rejected(t, "signature_malformed", body, wrong, secret, { nowMs });
    }
    await rejected(t, "signature_mismatch", body, sign(body, undefined, "whsec_another"), secret, { nowMs });
    await rejected(t, "signature_mismatch", `${body} `, good, secret, { nowMs });
    await rejected(t, "signature_mismatch", body, good.replace(/t=\d+/, `t=${nowMs / 1000 + 1}`), secret, {
      nowMs,
    });
  });

  t.test(`${way}: what is signed and no event; and an event of tomorrow`, async (t) => {
    for (const text of ["", "{", "null", "7", '"text"', "[]", "{}", '{"type":7}']) {
      await rejected(t, "body_malformed", text, sign(text), secret, { nowMs });
    }
    const newer = `{"id":"evt_9","type":"moon.landed","data":{"phase":"full"},"more":1}`;
    t.strictSame(await verify(newer, sign(newer), secret, { nowMs }), JSON.parse(newer));
  });

  t.test(`${way}: takes what the signer for tests makes`, async (t) => {
    const signed = await signWebhook(event, secret, { nowMs });
    t.strictSame(await verify(signed.body, signed.headers, secret, { nowMs }), event);
    t.equal(signed.headers[webhookHeaders.signature], sign(body));
    t.strictSame(Object.keys(signed.headers).toSorted(), Object.values(webhookHeaders).toSorted());
    t.match(signed.headers[webhookHeaders.deliveryId], /^dlv_[0-9a-f]{24}$/);
  });
}

t.test(
  "whatever comes, it is an event that was signed or an error of ours, the same both ways",
  async (t) => {
    const outcome = async (call: () => unknown) => {
      try {
        return { event: await call() };
      } catch (error) {
        t.ok(error instanceof WebhookVerificationError, String(error));
        return { code: (error as WebhookVerificationError).code };
      }
    };
    const seconds = nowMs / 1000;
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.json().map((text) => Buffer.from(text)),
      fc.constant(Buffer.from(body)),
    );
    const header = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.integer({ min: seconds - 400, max: seconds + 400 }), fc.string())
        .map(([time, v1]) => `t=${time},v1=${v1}`),
      fc.constant("sign"),
    );
    let used = 0;
    await fc.assert(
      fc.asyncProperty(bytes, header, fc.boolean(), async (raw, signatureHeader, known) => {
        const key = known ? secret : "whsec_another";
        const signature = signatureHeader === "sign" ? sign(raw, seconds, key) : signatureHeader;
        const one = await outcome(() => verifyWebhook(raw, signature, secret, { nowMs }));
        const other = await outcome(() => verifyWebhookSync(raw, signature, secret, { nowMs }));
        t.strictSame(one, other);
        if (!("event" in one)) return;
        used++;
        t.ok(signatureHeader === "sign" && known, "nothing is taken that the secret did not sign");
      }),
      { numRuns: 500 },
    );
    t.ok(used > 0, "some of them were events");
  },
);

t.test("the handler of Request and Response", async (t) => {
  const seen: string[] = [];
  const rejections: string[] = [];
  const handle = webhookHandler(secret, ({ id }) => void seen.push(id), {
    onRejected: ({ code }) => void rejections.push(code),
  });
  const request = async (key = secret) =>
    new Request("https://partner.example/webhooks", { method: "POST", ...(await signWebhook(event, key)) });
  t.equal((await handle(await request())).status, 204);
  const rejected = await handle(await request("whsec_another"));
  t.equal(rejected.status, 400);
  t.equal(await rejected.text(), "signature_mismatch", "the portal shows it");
  t.equal((await handle(new Request("https://partner.example/webhooks"))).status, 400);
  const used = await request();
  await used.json();
  t.equal((await handle(used)).status, 500, "a mistake of the receiver, so the event shall come again");
  t.strictSame(seen, [event.id]);
  t.strictSame(rejections, ["signature_mismatch", "signature_missing", "raw_body_required"]);
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
  t.equal((await handle(new Request("https://shop.example/webhooks", init))).status, 400);
  t.ok(pulled < 20, `${pulled} parts of an endless body were read`);

  const failing = webhookHandler(secret, () => Promise.reject(new Error("the database is down")));
  t.match(await failureOf(failing(await request())), { message: "the database is down" });
});

t.test("mistakes of the receiver are in its log, and nothing else is", async (t) => {
  const logged = t.capture(console, "error", () => {});
  const codes = () => logged().map(({ args: [error] }) => (error as WebhookVerificationError).code);
  const request = async (key = secret) =>
    new Request("https://partner.example/webhooks", { method: "POST", ...(await signWebhook(event, key)) });
  const handle = webhookHandler(secret, () => {});
  const used = await request();
  await used.json();
  t.equal((await handle(used)).status, 500);
  t.strictSame(codes(), ["raw_body_required"]);
  t.equal((await webhookHandler(undefined, () => {})(await request())).status, 500);
  t.strictSame(codes(), ["secret_required"]);
  t.equal((await handle(await request("whsec_another"))).status, 400);
  t.strictSame(codes(), [], "requests of others are not our fault");

  const server = createServer(async (incoming, response) => {
    for await (const _ of incoming);
    await nodeWebhookHandler(secret, () => {})(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await fetch(url, { method: "POST", ...(await signWebhook(event, secret)) });
  t.equal(response.status, 500);
  const results = logged();
  t.match(results, [{ args: [{ code: "raw_body_required", message: /express\.json/ }] }]);
  t.notMatch(inspect(results, { depth: 9 }), /whsec_|ord_test/, "no secret, no body");
});

t.test("a server does not start without a secret, or with an API key in its place", async (t) => {
  for (const none of ["", " \n", [], [""], [secret, ""]]) {
    t.throws(() => nodeWebhookHandler(none, () => {}), { code: "secret_required", status: 500 });
    t.throws(() => webhookHandler(none, () => {}), { code: "secret_required", status: 500 });
  }
  t.throws(() => nodeWebhookHandler(undefined, () => {}), { code: "secret_required" });
  t.ok(
    webhookHandler(undefined, () => {}),
    "some frameworks run this while they build, without the variable",
  );
  for (const key of ["sk_test_0123456789abcdef", " sk_live_0123456789abcdef\n"]) {
    t.throws(() => nodeWebhookHandler(key, () => {}), { code: "secret_is_api_key", status: 500 });
    t.throws(() => webhookHandler([secret, key], () => {}), { code: "secret_is_api_key", status: 500 });
  }
});

t.test("white space around a secret does not count", async (t) => {
  const { body, headers } = await signWebhook(event, secret);
  for (const pasted of [` ${secret}`, `${secret}\n`, `\ufeff${secret}\r\n`, `\t${secret}\u00a0`]) {
    t.equal((await verifyWebhook(body, headers, pasted)).id, event.id);
    t.equal(verifyWebhookSync(body, headers, pasted).id, event.id);
    const signed = await signWebhook(event, pasted);
    t.equal(verifyWebhookSync(body, signed.headers, secret).id, event.id);
    const { status } = await webhookHandler(pasted, () => {})(
      new Request("https://partner.example/webhooks", { method: "POST", body, headers }),
    );
    t.equal(status, 204);
  }
});

t.test("another copy's errors, and bytes of another realm", async (t) => {
  const copy = (await import(`../src/webhooks/errors.ts?copy=${1}`)) as {
    WebhookVerificationError: new (code: string) => Error;
  };
  const foreign = new copy.WebhookVerificationError("signature_mismatch");
  t.not(copy.WebhookVerificationError, WebhookVerificationError);
  t.ok(foreign instanceof WebhookVerificationError);
  for (const other of [new Error("x"), { code: "signature_mismatch" }, null, undefined, "text"])
    t.notOk((other as unknown) instanceof WebhookVerificationError);
  const { body, headers } = await signWebhook(event, secret);
  const inRealm = vm.createContext({ bytes: [...Buffer.from(body)] });
  for (const code of [
    "Uint8Array.from(bytes)",
    "Uint8Array.from(bytes).buffer",
    "new DataView(Uint8Array.from(bytes).buffer)",
  ]) {
    const foreignBytes = vm.runInContext(code, inRealm) as Uint8Array;
    t.equal((await verifyWebhook(foreignBytes, headers, secret)).id, event.id, code);
    t.equal(verifyWebhookSync(foreignBytes, headers, secret).id, event.id, code);
  }
});

t.test("a client that disconnects within its body is no error of the receiver", async (t) => {
  const logged = t.capture(console, "error", () => {});
  const passedOn: unknown[] = [];
  for (const next of [undefined, (error: unknown) => void passedOn.push(error)]) {
    const ended = Promise.withResolvers<void>();
    const handle = nodeWebhookHandler(secret, () => {});
    const server = createServer((request, response) => {
      handle(request, response, next).then(ended.resolve, ended.reject);
      client.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    t.teardown(() => server.close());
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
    client.write("POST / HTTP/1.1\r\nHost: partner.example\r\nContent-Length: 1000\r\n\r\n{");
    await ended.promise;
  }
  t.strictSame([...logged(), ...passedOn], []);
});

t.test("the handler of Node", async (t) => {
  type Prepare = (request: IncomingMessage & { body?: unknown; rawBody?: unknown }) => Promise<void>;
  const seen: string[] = [];
  const rejections: string[] = [];
  const errors: unknown[] = [];
  let prepare: Prepare = async () => {};
  let next: ((error: unknown, response: ServerResponse) => void) | undefined;
  const onEvent = ({ id }: { id: string }) => {
    if (id.endsWith("13")) throw new Error("unlucky");
    seen.push(id);
  };
  const handle = nodeWebhookHandler(secret, onEvent, {
    onRejected: ({ code }) => void rejections.push(code),
    onError: (error) => void errors.push(error),
  });
  const server = createServer(async (request, response) => {
    await prepare(request);
    await handle(request, response, next && ((error) => next?.(error, response)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const send = async (signed: { body: string; headers: Record<string, string> }) =>
    (await fetch(url, { method: "POST", ...signed })).status;

  t.equal(await send(await signWebhook(event, secret)), 204);
  const response = await fetch(url, { method: "POST", ...(await signWebhook(event, "whsec_another")) });
  t.equal(response.status, 400);
  t.equal(response.headers.get("content-type"), "text/plain");
  t.equal(await response.text(), "signature_mismatch", "the portal shows it");
  t.equal(await send({ body: "x".repeat(1_000_001), headers: {} }), 400);
  t.strictSame(rejections.splice(0), ["signature_mismatch", "body_malformed"]);
  t.strictSame(seen.splice(0), [event.id]);

  const collect: Prepare = async (request) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    request.rawBody = Buffer.concat(chunks);
  };
  prepare = collect;
  t.equal(await send(await signWebhook(event, secret)), 204, "the raw body that a platform keeps");
  prepare = async (request) => {
    await collect(request);
    request.body = request.rawBody;
    delete request.rawBody;
  };
  t.equal(await send(await signWebhook(event, secret)), 204, "the raw body of express.raw()");
  prepare = async (request) => {
    await collect(request);
    request.body = JSON.parse(String(request.rawBody));
    delete request.rawBody;
  };
  t.equal(await send(await signWebhook(event, secret)), 500, "a body that was parsed before");
  t.strictSame(rejections.splice(0), ["raw_body_required"]);

  prepare = async () => {};
  t.equal(await send(await signWebhook(orderCompleted(13), secret)), 500, "it shall be sent again");
  t.match(errors, [{ message: "unlucky" }]);
  next = (error, response) => response.writeHead(503).end(String(error));
  t.equal(await send(await signWebhook(orderCompleted(13), secret)), 503, "the framework responds");
});
