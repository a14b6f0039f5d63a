/** Settings of the client and options of a call: which are taken, and what is said of wrong ones, before anything is sent. */
import { inspect } from "node:util";
import t from "tap";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey, pace } from "./support/paced-client.ts";
import { html, json, startServer } from "./support/scripted-server.ts";

t.test("wrong settings and arguments are told at once", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, {}));
  t.throws(() => new PartnerEsim({ baseUrl }), { message: /apiKey/ });
  t.throws(() => new PartnerEsim({ apiKey: "", baseUrl }), { message: /apiKey/ });
  t.throws(() => new PartnerEsim({ apiKey }), { message: /baseUrl/ });
  for (const wrong of [
    "partner.example",
    "https://",
    "ftp://partner.example/partner/api",
    "https://user:hidden@partner.example/partner/api",
    "https://hidden@partner.example",
    "https://partner.example/partner/api?hidden=1",
    "https://partner.example/partner/api#hidden",
    "https://partner.example/partner/api/v1",
    "https://partner.example/partner/api/v1/",
  ]) {
    t.throws(() => new PartnerEsim({ apiKey, baseUrl: wrong }), { message: /baseUrl((?!hidden).)*$/ }, wrong);
  }
  for (const wrong of [`Bearer ${apiKey}`, `${apiKey}\u00e9`, "whsec_0123456789"])
    t.throws(() => new PartnerEsim({ apiKey: wrong, baseUrl }), { message: /without "Bearer"/ });
  const { client } = pace({ baseUrl });
  for (const id of ["", ".", "..", undefined as unknown as string])
    t.match(await failureOf(client.orders.get(id)), {
      name: "PartnerEsimError",
      message: "id must be a string, not empty",
    });
  for (const idempotencyKey of ["", " ", "a ", " a", "a\tb", "a\nb", "a\n", "\u0416", "\u00e9"])
    t.match(await failureOf(client.orders.create({ package_id: "pkg_1" }, { idempotencyKey })), {
      name: "PartnerEsimError",
      message: /trimmed ASCII, not empty$/,
    });
  t.equal(received.length, 0, "nothing was sent");
});

t.test("a setting that there is none of is told, with the one that was meant", async (t) => {
  const { baseUrl } = await startServer(t, json(200, {}));
  for (const [wrongName, meant] of [
    ["timeout", "timeoutMs"],
    ["timeoutSeconds", "timeoutMs"],
    ["api_key", "apiKey"],
    ["API-Key", "apiKey"],
    ["key", "apiKey"],
    ["baseURL", "baseUrl"],
    ["url", "baseUrl"],
    ["max_retries", "maxRetries"],
    ["retries", "maxRetries"],
    ["onretry", "onRetry"],
  ] as const) {
    const make = () => new PartnerEsim({ apiKey, baseUrl, [wrongName]: 1 });
    t.throws(make, {
      name: "PartnerEsimError",
      message: `There is no option \`${wrongName}\`. Did you mean \`${meant}\`?`,
    });
  }
  t.throws(() => new PartnerEsim({ apiKey, baseUrl, colour: 1 } as never), {
    message: /^There is no option `colour`\. The options are `apiKey`, `baseUrl`, .*`onRetry`$/,
  });
  for (const wrong of [apiKey, null, 7]) {
    const error = await failureOf((async () => new PartnerEsim(wrong as never))());
    t.match(error, { message: "Pass an object: { apiKey }" });
    t.notMatch(inspect(error), apiKey);
  }
});

t.test("an unknown option of a call, filter or field of a body is told, and nothing is sent", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, { data: [] }));
  const client = new PartnerEsim({ apiKey, baseUrl });
  const body = { package_id: "pkg_1" };
  const misspelt: [call: () => Promise<unknown>, message: RegExp][] = [
    [
      () => client.orders.create(body, { idempotency_key: "a" } as never),
      /no option `idempotency_key`\. Did you mean `idempotencyKey`\?$/,
    ],
    [() => client.orders.create(body, "booking-1" as never), /^Pass an object: { timeoutMs }$/],
    [() => client.orders.create("pkg_1" as never), /^Pass an object: { package_id }$/],
    [() => client.balance.get({ timeout: 5 } as never), /no option `timeout`\. Did you mean `timeoutMs`\?$/],
    [
      () => client.orders.create({ ...body, idempotencyKey: "a" } as never),
      /no option `idempotencyKey`\. Did you mean `idempotencyKey`, in the options of the call\?$/,
    ],
    [
      () => client.orders.create({ ...body, idempotency_key: "a" } as never),
      /no option `idempotency_key`\. Did you mean `idempotencyKey`, in the options of the call\?$/,
    ],
    [
      () => client.orders.create({ ...body, customer: { emial: "a" } } as never),
      /no option `emial`\. Did you mean `email`\?$/,
    ],
    [
      () => client.orders.create({ ...body, email: "a" } as never),
      /no option `email`\. Did you mean `customer\.email`\?$/,
    ],
    [() => client.orders.create({ ...body, customer: "Asha" } as never), /^Pass an object: { name }$/],
    [() => client.orders.create(undefined as never), /^Pass an object: { package_id }$/],
    [() => client.sandbox.esims.simulate("8999999", "activated" as never), /^Pass an object: { event }$/],
    [
      () => client.sandbox.esims.simulate("8999999", { evnt: "activated" } as never),
      /no option `evnt`\. Did you mean `event`\?$/,
    ],
    [
      () => client.orders.waitUntilFinal("ord_1", { deadline: 5 } as never),
      /no option `deadline`\. Did you mean `deadlineMs`\?$/,
    ],
    [() => client.packages.list({ contry: "IT" } as never), /no option `contry`\. Did you mean `country`\?$/],
    [
      () => client.orders.create({ ...body, customer_reff: "x" } as never),
      /no option `customer_reff`\. Did you mean `customer_ref`\?$/,
    ],
    [
      () => client.orders.create({ ...body, qty: 2 } as never),
      /no option `qty`\. Did you mean `quantity`\?$/,
    ],
  ];
  for (const [call, message] of misspelt)
    t.match(await failureOf(call()), { name: "PartnerEsimError", message }, String(call));
  t.equal(received.length, 0, "nothing was sent");
  await client.packages.list({ country: "IT", limit: 5 }, { maxRetries: 0, signal: undefined });
  t.equal(received.length, 1);
});

t.test("withOptions changes what it is given, and nothing else", async (t) => {
  const { baseUrl, received } = await startServer(t, html(503));
  const reported: string[] = [];
  const first = new PartnerEsim({
    apiKey,
    baseUrl,
    maxRetries: 0,
    onRequest: ({ route }) => reported.push(route),
  });
  const second = first.withOptions({ apiKey: "sk_test_another", timeoutMs: undefined });
  t.match(await failureOf(second.balance.get()), { attempts: 1 });
  await failureOf(first.balance.get());
  t.strictSame(
    received.map(({ headers }) => headers.authorization),
    ["Bearer sk_test_another", `Bearer ${apiKey}`],
  );
  t.equal(reported.length, 2, "hooks are kept");
  t.throws(() => first.withOptions({ retries: 1 } as never), { message: /mean `maxRetries`/ });
  t.throws(() => first.withOptions({ maxRetries: -1 }), { message: /out of range/ });
  t.notMatch(inspect(second, { depth: 20, showHidden: true }) + JSON.stringify(second), /sk_test_/);
});

t.test("key and address come from the environment where they are not given", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, {}));
  t.intercept(process, "env", {
    value: { PARTNER_ESIM_API_KEY: ` ${apiKey}\n`, PARTNER_ESIM_BASE_URL: `${baseUrl}/` },
  });
  await new PartnerEsim().balance.get();
  t.equal(received[0]?.url, "/partner/api/v1/balance");
  t.equal(received[0]?.headers.authorization, `Bearer ${apiKey}`);
});

t.test("a browser or an app is refused, with the reason", (t) => {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const { navigator } = globalThis;
  t.teardown(() => {
    Reflect.deleteProperty(globalThis, "document");
    define("navigator", navigator);
  });
  const make = () => new PartnerEsim({ apiKey: "sk_test_1", baseUrl: "https://api.example/partner/api" });
  define("document", {});
  t.throws(make, /apps show the key/);
  Reflect.deleteProperty(globalThis, "document");
  define("navigator", { product: "ReactNative" });
  t.throws(make, /apps show the key/);
  define("navigator", navigator);
  t.ok(make());
  t.end();
});
