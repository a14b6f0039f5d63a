/**
 * The contract's rules about clients, tried on both SDKs by the same cases: a server sees what they send, and returns what
 * a client has to stand.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { type RuleId, rules } from "@partner-esim/generated/rules";
import t, { type Test } from "tap";
import { ApiError, PartnerEsim } from "../src/index.ts";
import { createInbox, type Event, verifyWebhook, WebhookVerificationError } from "../src/webhooks/index.ts";
import { type SignedWebhook, signWebhook } from "../src/webhooks/testing.ts";
import { anEvent, orderCompleted } from "./support/event.ts";
import { python, runPython } from "./support/python.ts";

type Given = { base_url?: string } & (
  | { action: "get order"; id: string }
  | { action: "create order" | "list orders" }
  | { action: "poll"; first: number; count: number }
  | { action: "inbox"; events: Event[] }
  | { action: "verify"; cases: { body: string; header: string; secret: string }[] }
);

const outcomeOf = (call: PromiseLike<unknown>) =>
  call.then(
    (result) => ({ result }),
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return { error: { code: error.code, status: error.status } };
    },
  );

async function inTypescript(step: Given): Promise<unknown> {
  if (step.action === "inbox") {
    const inbox = createInbox();
    const verdicts = [];
    for (const event of step.events) verdicts.push(await inbox.handle(event, () => {}));
    return verdicts;
  }
  if (step.action === "verify") {
    const verdicts = step.cases.map(({ body, header, secret }) =>
      verifyWebhook(body, header, secret).then(
        ({ id }) => id,
        (error) => {
          if (!(error instanceof WebhookVerificationError)) throw error;
          return error.status;
        },
      ),
    );
    return await Promise.all(verdicts);
  }
  const client = new PartnerEsim({ apiKey: "sk_test_rules", baseUrl: step.base_url });
  if (step.action === "poll") {
    const sequences: number[] = [];
    const cursor = { get: () => step.first, set: () => {} };
    for await (const { sequence } of client.events.poll({ cursor, pollMs: 1_000 }))
      if (sequences.push(sequence) === step.count) break;
    return sequences;
  }
  if (step.action === "get order") return await outcomeOf(client.orders.get(step.id));
  if (step.action === "create order") return await outcomeOf(client.orders.create({ package_id: "pkg_1" }));
  return (await client.orders.list().toArray()).map(({ id }) => id);
}

async function inPython(step: Given): Promise<unknown> {
  const { status, output, errors } = await runPython(
    ["tests/client_rules.py"],
    {},
    { input: JSON.stringify(step) },
  );
  if (status !== 0) throw new Error(errors);
  return JSON.parse(output);
}

const sdks = [
  { name: "TypeScript", run: inTypescript, skip: false as const },
  { name: "Python", run: inPython, skip: python === undefined && "python3 with httpx is not installed" },
];

interface Served {
  url: string;
  /** Paths with queries, in order. */
  requests: string[];
}

async function serve(
  t: Test,
  respond: (request: IncomingMessage, response: ServerResponse, at: number) => void,
): Promise<Served> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    respond(request, response, requests.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/partner/api`, requests };
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

const refusal = (code: string) => ({
  error: { code, message: "A message", request_id: "req_1", hint: "new" },
});

type Run = (step: Given) => Promise<unknown>;

const cases: [covered: RuleId[], check: (t: Test, run: Run) => Promise<void>][] = [
  [
    ["versioning.tolerant-clients"],
    async (t, run) => {
      const newer = {
        id: "ord_1",
        status: "paused",
        shade: { of: "blue" },
        esims: [{ iccid: "1", tint: 3 }],
      };
      const { url } = await serve(t, (_, response) => send(response, 200, newer));
      t.same(await run({ action: "get order", id: "ord_1", base_url: url }), { result: newer });
    },
  ],
  [
    ["errors.unknown-codes-ignored", "errors.retry.not-unchanged"],
    async (t, run) => {
      const { url, requests } = await serve(t, (_, response) => send(response, 422, refusal("brand_new")));
      const wanted = { error: { code: "brand_new", status: 422 } };
      t.same(await run({ action: "create order", base_url: url }), wanted);
      t.equal(requests.length, 1, "not sent again");
    },
  ],
  [
    ["ids.opaque"],
    async (t, run) => {
      const id = "Ord-+é ?/%1";
      const { url, requests } = await serve(t, (_, response) => send(response, 200, { id }));
      await run({ action: "get order", id, base_url: url });
      t.same(
        requests.map((path) => decodeURIComponent(path.split("/").at(-1) ?? "")),
        [id],
      );
    },
  ],
  [
    ["pagination.cursor.opaque", "orders.list.page-by-cursor", "pagination.live-reading"],
    async (t, run) => {
      const cursor = "a+/=&?é %41";
      const page = (id: string, next: string | null) => ({
        data: [{ id }],
        has_more: next !== null,
        next_cursor: next,
      });
      const { url, requests } = await serve(t, (_, response, at) =>
        send(response, 200, page("ord_1", at === 0 ? cursor : null)),
      );
      t.same(
        await run({ action: "list orders", base_url: url }),
        ["ord_1", "ord_1"],
        "an item may come twice",
      );
      const sent = requests.map((path) => new URL(path, url).searchParams);
      t.same(
        sent.map((query) => query.get("cursor")),
        [null, cursor],
      );
      t.notOk(
        sent.some((query) => query.has("created_before")),
        "not by time",
      );
    },
  ],
  [
    ["resources.event.sequence.gaps"],
    async (t, run) => {
      const data = [90, 7, 5].map((sequence) => orderCompleted(sequence));
      const { url } = await serve(t, (_, response) =>
        send(response, 200, { data, has_more: false, next_cursor: null }),
      );
      t.same(await run({ action: "poll", first: 5, count: 2, base_url: url }), [7, 90]);
    },
  ],
  [
    ["orders.create.client-timeout"],
    async (t, run) => {
      const order = { id: "ord_1", status: "completed" };
      const { url, requests } = await serve(t, (_, response) => {
        setTimeout(() => send(response, 201, order), limits.clientTimeoutSeconds * 1000);
      });
      t.same(await run({ action: "create order", base_url: url }), { result: order });
      t.equal(requests.length, 1, "sent once");
    },
  ],
  [
    ["webhooks.answer.duplicates", "webhooks.order.client-rule"],
    async (t, run) => {
      const first = orderCompleted(10);
      const second = orderCompleted(12);
      const other = anEvent("esim.activated", 3, { iccid: "8999999" });
      const events = [first, first, second, orderCompleted(11), other, second];
      t.same(await run({ action: "inbox", events }), [
        "handled",
        "repeat",
        "handled",
        "stale",
        "handled",
        "repeat",
      ]);
    },
  ],
  [
    [
      "webhooks.signature.raw-bytes",
      "webhooks.signature.verify.format",
      "webhooks.signature.verify.tolerance",
      "webhooks.signature.verify.empty-secret",
    ],
    async (t, run) => {
      const secret = "whsec_rules";
      const event = orderCompleted(10);
      const signed = (seconds: number) => signWebhook(event, secret, { nowMs: Date.now() + seconds * 1000 });
      const tooFar = limits.signatureToleranceMinutes * 60 + 30;
      const [good, old, early] = await Promise.all([0, -tooFar, tooFar].map(signed));
      const of = (request: SignedWebhook | undefined) => request?.headers[webhookHeaders.signature] ?? "";
      const text = of(good);
      const body = good?.body ?? "";
      const outcomes: [body: string, header: string, secret: string, wanted: string | number][] = [
        [body, text, secret, event.id],
        [JSON.stringify(JSON.parse(body), null, 1), text, secret, 400],
        [body, text, "whsec_other", 400],
        [body, text.replace(",", ", "), secret, 400],
        [body, text.replace(/v1=.*/, (signature) => signature.toUpperCase()), secret, 400],
        [body, `${text},v1=00`, secret, 400],
        [body, "", secret, 400],
        [body, of(old), secret, 400],
        [body, of(early), secret, 400],
        [body, text, "", 500],
      ];
      const verifications = outcomes.map(([rawBody, signature, key]) => ({
        body: rawBody,
        header: signature,
        secret: key,
      }));
      t.same(
        await run({ action: "verify", cases: verifications }),
        outcomes.map(([, , , wanted]) => wanted),
      );
    },
  ],
];

/** What a program's author does, or what no request shows. */
const byPeople: RuleId[] = [
  "auth.server-side-only",
  "events.live-esim.usage-delay",
  "packages.listing.daily-refresh",
  "qr.bearer-address",
  "resources.error.message",
  "states.order.processing.usual-time",
  "versioning.backward-compatible",
  "versioning.breaking",
  "versioning.preview",
  // Both use the comparison of their platform.
  "webhooks.signature.verify.constant-time",
];

t.test("every rule about clients is tried, or is about people", async (t) => {
  const known = [...cases.flatMap(([covered]) => covered), ...byPeople];
  t.same(
    known.toSorted(),
    Object.values(rules)
      .flatMap(({ id, observe }) => (observe === "docs" ? [id] : []))
      .toSorted(),
  );
});

for (const { name, run, skip } of sdks) {
  if (skip) console.error(`NOT RUN: the rules about clients in ${name}: ${skip}`);
  // Most wait for the slow order.
  t.test(`${name} keeps the rules about clients`, { skip, jobs: 3 }, async (t) => {
    await Promise.all(
      cases.map(([covered, check]) => t.test(covered.join(", "), { buffered: true }, (t) => check(t, run))),
    );
  });
}
