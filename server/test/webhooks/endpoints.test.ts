import t from "tap";
import { commandLine } from "../../src/domain/accounts/audit-log.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import {
  createEndpoint,
  deleteEndpoint,
  rotateSecret,
  showSecret,
  updateEndpoint,
} from "../../src/domain/webhooks/endpoints.ts";
import { newSigningSecret, Sealing } from "../../src/domain/webhooks/secrets.ts";
import { random } from "../../src/runtime/service.ts";
import { actor, ok, WebhookBench } from "./bench.ts";
import { status } from "./receiver.ts";

const codeOf = (result: unknown) => (result instanceof EndpointProblem ? result.code : "ok");

t.test("five endpoints for each mode, disabled ones included", async (t) => {
  const bench = await WebhookBench.start(t);
  const { webhooks, store } = bench.service;
  const create = async (mode: "test" | "live") =>
    await createEndpoint(
      webhooks,
      bench.account,
      { mode, url: "https://1.1.1.1/", selection: null },
      actor,
      bench.now,
    );
  for (let i = 0; i < 5; i++) t.equal(codeOf(await create("test")), "ok");
  const [first] = await store.reads.endpoints.ofAccount(bench.account);
  ok(await updateEndpoint(webhooks, bench.account, first?.id ?? "", { enabled: false }, actor, bench.now));
  t.equal(codeOf(await create("test")), "too_many_endpoints");
  t.equal(codeOf(await create("live")), "ok");
  t.equal((await store.reads.ledgers.ofAccount(bench.account, "test")).enabledEndpoints, 4);
  ok(await deleteEndpoint(webhooks, bench.account, first?.id ?? "", actor, bench.now));
  t.equal(codeOf(await create("test")), "ok");
});

t.test("wrong addresses and selections are refused and change nothing", async (t) => {
  const bench = await WebhookBench.start(t);
  const { webhooks, store } = bench.service;
  const inputs = [
    [{ url: "http://example.com/", selection: null }, "url_invalid"],
    [{ url: "https://10.0.0.1/", selection: null }, "url_not_public"],
    [{ url: "https://1.1.1.1/", selection: [] }, "selection_invalid"],
    [{ url: "https://1.1.1.1/", selection: ["order.created"] }, "selection_invalid"],
    [{ url: "https://1.1.1.1/", selection: ["order.completed", "ping"] }, "selection_invalid"],
  ] as const;
  const { endpoint } = await bench.endpoint();
  for (const [input, code] of inputs) {
    const created = await createEndpoint(
      webhooks,
      bench.account,
      { mode: "test", ...input },
      actor,
      bench.now,
    );
    t.equal(codeOf(created), code);
    t.equal(
      codeOf(await updateEndpoint(webhooks, bench.account, endpoint.id, input, actor, bench.now)),
      code,
    );
  }
  t.same(await bench.current(endpoint), endpoint);
  t.equal((await store.reads.endpoints.ofAccount(bench.account)).length, 1);
});

t.test("a secret is unique, stored sealed, and can be shown and rotated", async (t) => {
  const bench = await WebhookBench.start(t);
  const { webhooks, store } = bench.service;
  const { endpoint, secret } = await bench.endpoint();
  const { secret: another } = await bench.endpoint("/b");
  t.match(secret, /^whsec_[0-9A-Za-z]{32,}$/);
  t.not(secret, another);
  t.equal(await showSecret(webhooks, bench.account, endpoint.id, commandLine, 0), secret);
  t.notMatch((await bench.current(endpoint)).secret, secret.slice(6));
  const rotated = ok(await rotateSecret(webhooks, bench.account, endpoint.id, actor, bench.now));
  t.not(rotated, secret);
  t.equal(await showSecret(webhooks, bench.account, endpoint.id, commandLine, 0), rotated);
  const otherAccount = await bench.deployment.addAccount();
  t.equal(
    codeOf(await showSecret(webhooks, otherAccount.n, endpoint.id, commandLine, 0)),
    "endpoint_not_found",
  );
  t.equal(
    codeOf(await rotateSecret(webhooks, otherAccount.n, endpoint.id, actor, bench.now)),
    "endpoint_not_found",
  );
  await store.transaction(async (tx) => {
    await tx.endpoints.lock(endpoint.n);
    await tx.endpoints.update({ ...endpoint, secret: "s1.AAAA" });
  });
  t.equal(
    codeOf(await showSecret(webhooks, bench.account, endpoint.id, commandLine, 0)),
    "secret_unshowable",
  );
});

t.test("a sealed secret opens only undamaged, with its key and for its endpoint", async (t) => {
  const sealing = () => new Sealing(Buffer.alloc(32, 1), random);
  const secret = newSigningSecret(random);
  const sealed = sealing().seal(secret, "whe_1");
  t.equal(sealing().open(sealed, "whe_1"), secret);
  t.equal(sealing().open(sealed, "whe_2"), null);
  t.equal(new Sealing(Buffer.alloc(32, 2), random).open(sealed, "whe_1"), null);
  t.equal(sealing().open(`${sealed.slice(0, -2)}AA`, "whe_1"), null);
  for (const text of ["", "s1.", "s2.abc", secret]) t.equal(sealing().open(text, "whe_1"), null);
  t.equal(new Sealing(Buffer.alloc(32, 2), random, [Buffer.alloc(32, 1)]).open(sealed, "whe_1"), secret);
  t.equal(sealing().open(sealing().seal("no secret", "whe_1"), "whe_1"), null);
  t.not(sealing().seal(secret, "whe_1"), sealed, "no two seals are alike");
});

t.test("a new URL applies to pending deliveries, a new selection only to later events", async (t) => {
  const bench = await WebhookBench.start(t);
  const { webhooks } = bench.service;
  const { endpoint } = await bench.endpoint("/old");
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.service.deliverDue();
  const change = { url: bench.receiver.url("/new"), selection: ["order.failed"] };
  ok(await updateEndpoint(webhooks, bench.account, endpoint.id, change, actor, bench.now));
  await bench.order();
  await bench.advance(60_000);
  t.same(
    bench.receiver.received.map(({ path, event }) => [path, event.sequence]),
    [
      ["/old", 1],
      ["/new", 1],
    ],
  );
});

t.test("after an endpoint is disabled or deleted, only its open request finishes", async (t) => {
  const bench = await WebhookBench.start(t);
  const { webhooks } = bench.service;
  const { endpoint } = await bench.endpoint();
  let release: (code: number) => void = () => {};
  bench.receiver.answer = (response) => {
    release = (code) => response.writeHead(code).end();
  };
  await bench.order(2);
  await bench.receiver.reached(1);
  ok(await updateEndpoint(webhooks, bench.account, endpoint.id, { enabled: false }, actor, bench.now));
  release(200);
  await bench.service.deliverDue();
  t.match(
    (await bench.log(endpoint)).map((delivery) => delivery.status),
    ["failed", "delivered"],
    "it counts if it succeeds",
  );
  ok(await updateEndpoint(webhooks, bench.account, endpoint.id, { enabled: true }, actor, bench.now));
  await bench.order();
  await bench.receiver.reached(2);
  ok(await updateEndpoint(webhooks, bench.account, endpoint.id, { enabled: false }, actor, bench.now));
  release(500);
  await bench.advance(86_400_000);
  t.equal(bench.receiver.received.length, 2, "and is not retried if it fails");
  t.equal((await bench.log(endpoint))[0]?.status, "failed");
});
