// Endpoints without a service: their life, their input, their secrets and what they select.
import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { dayMs } from "../../src/domain/values/timestamps.ts";
import {
  deleteEndpoint,
  rotateSecret,
  selectableTypes,
  showSecret,
} from "../../src/domain/webhooks/endpoints.ts";
import { Sealing } from "../../src/domain/webhooks/secrets.ts";
import { random } from "../../src/runtime/random.ts";
import { actor, ok, start, url } from "./webhooks.ts";

t.test("an endpoint's life is in the audit log", async (t) => {
  const { context, account, market, create, update, current, log } = await start(t);
  const { endpoint, secret } = ok(await create());
  t.match(endpoint, { url, selection: null, enabled: true, deletedAt: null, createdAt: market.now });
  t.match(secret, /^whsec_[0-9A-Za-z]{40}$/);
  const { n, id } = endpoint;
  const other = "https://other.example/";
  await update(id, { url });
  t.match(await update(id, { url: other, selection: ["esim.expired", "order.completed"] }), {
    url: other,
    selection: ["order.completed", "esim.expired"],
  });
  await update(id, { selection: null });
  await update(id, { enabled: true });
  const disabledAt = market.now;
  t.match(await update(id, { enabled: false }), { enabled: false, disabledBy: "person", disabledAt });
  await update(id, { enabled: false });
  t.match(await update(id, { enabled: true }), { enabled: true, disabledBy: null, disabledAt: null });
  const rotated = ok(await rotateSecret(context, account.n, id, actor, market.now));
  t.not(rotated, secret);
  t.equal(await showSecret(context, account.n, id, actor, market.now), rotated);
  t.match(await deleteEndpoint(context, account.n, id, actor, market.now), { id, enabled: false });
  t.match(await current(n), { enabled: false, deletedAt: market.now });
  t.same(await log(), [
    `${actor}: endpoint.created ${id} ${url}`,
    `${actor}: endpoint.address_changed ${id} ${other}`,
    `${actor}: endpoint.selection_changed ${id} order.completed, esim.expired`,
    `${actor}: endpoint.selection_changed ${id} all events`,
    `${actor}: endpoint.disabled ${id} ${other}`,
    `${actor}: endpoint.enabled ${id} ${other}`,
    `${actor}: endpoint.secret_rotated ${id} `,
    `${actor}: endpoint.secret_shown ${id} `,
    `${actor}: endpoint.deleted ${id} ${other}`,
  ]);
  const gone = {
    code: "endpoint_not_found",
    message: "The account has no webhook endpoint with this id.",
  };
  t.match(
    [
      await update(id, { enabled: true }),
      await deleteEndpoint(context, account.n, id, actor, market.now),
      await rotateSecret(context, account.n, id, actor, market.now),
      await showSecret(context, account.n, id, actor, market.now),
    ],
    [gone, gone, gone, gone],
  );
});

t.test("invalid input is rejected with a reason, and endpoints per mode are limited", async (t) => {
  const { context, account, create, update, log } = await start(t);
  const choose = {
    code: "selection_invalid",
    message: `Choose among ${selectableTypes.join(", ")}; at least one.`,
    param: "selection",
  };
  const notPublic = {
    code: "url_not_public",
    message: "The address leads to a private or local network.",
    param: "url",
  };
  const { endpoint } = ok(await create());
  for (const [input, problem] of [
    [{ selection: [] }, choose],
    [{ selection: ["ping"] }, choose],
    [{ selection: ["order.completed", "other"] }, choose],
    [{ url: "https://10.0.0.1/" }, notPublic],
    [{ url: "https://agency.example:444/" }, { code: "url_invalid", message: "Use port 443 or 8443." }],
    [
      { url: "https://-agency.example/" },
      { message: "Check the host name: dots or hyphens are misplaced, or a part of it is too long." },
    ],
    [
      { url: "http://agency.example/" },
      { message: "Give an address that begins with https://.", param: "url" },
    ],
  ] as const) {
    t.match(await create(input), problem);
    t.match(await update(endpoint.id, input), problem);
  }
  ok(await create({ selection: ["order.completed", "order.completed"] }));
  const endpointsMax = limits.webhookEndpointsMax;
  for (let i = 2; i < endpointsMax; i++) ok(await create());
  t.match(await create(), {
    code: "too_many_endpoints",
    message: `There are ${endpointsMax} test endpoints already; delete one first.`,
  });
  t.match(await create({ mode: "live" }), { endpoint: { mode: "live" } });
  t.match((await log()).length, endpointsMax + 1);
  const unreadable = new Sealing(new Uint8Array(32).fill(8), random);
  t.match(await showSecret({ ...context, sealing: unreadable }, account.n, endpoint.id, actor, 0), {
    code: "secret_unshowable",
    message: "The signing secret cannot be read any more. Rotate it; until then deliveries wait.",
  });
});

t.test("a selection of several types gets each of them", async (t) => {
  const { create, order, begin } = await start(t);
  ok(await create({ selection: ["esim.activated", "order.completed"] }));
  await order();
  t.match(await begin(), [{ eventType: "order.completed" }]);
});

t.test("an endpoint's secret opens repeatedly, and only for its endpoint", (t) => {
  const old = new Sealing(new Uint8Array(32).fill(1), random);
  const sealing = new Sealing(new Uint8Array(32).fill(2), random, [new Uint8Array(32).fill(1)]);
  const secrets = ["whsec_a", "whsec_b"].map((secret) => sealing.seal(secret, "whe_1"));
  const [first = "", second = ""] = secrets;
  const opened = [1, 2].map(() => [sealing.open(first, "whe_1"), sealing.open(second, "whe_1")]);
  t.same(opened, [
    ["whsec_a", "whsec_b"],
    ["whsec_a", "whsec_b"],
  ]);
  t.equal(sealing.open(first, "whe_2"), null, "of another endpoint");
  t.equal(sealing.open(old.seal("whsec_c", "whe_1"), "whe_1"), "whsec_c", "under the previous key");
  t.equal(old.open(first, "whe_1"), null);
  t.equal(sealing.open(sealing.seal("other", "whe_1"), "whe_1"), null, "no signing secret");
  t.end();
});

t.test("registrations per day are limited, and deleting endpoints doesn't help", async (t) => {
  const { create, market, account, context } = await start(t);
  const perDay = portalLimits.endpointsPerDay;
  const began = market.now;
  for (let i = 0; i < perDay; i++) {
    const { endpoint } = ok(await create());
    await deleteEndpoint(context, account.n, endpoint.id, actor, market.now);
    market.now += 1000;
  }
  t.match(await create(), { code: "endpoints_per_day", retryAt: began + dayMs });
  t.match(await create({ mode: "live" }), { endpoint: { mode: "live" } });
  market.now = began + dayMs;
  t.match(await create(), { endpoint: { mode: "test" } });
  t.match(await create(), { code: "endpoints_per_day", retryAt: began + 1000 + dayMs });
});
