// Every operation of the portal with everybody who might call it: access is what the contract says, and a change needs
// the CSRF token. It iterates over the generated routes, so it includes new operations.
import { enums } from "@partner-esim/generated/portal/enums";
import { type Route, routes } from "@partner-esim/generated/portal/routes";
import t from "tap";
import type { Reply } from "../deployment.ts";
import { Caller, Portal } from "./portal.ts";

const all: readonly Route[] = Object.values(routes);

/** Returns the path with ids that don't exist. */
const pathOf = (route: Route): string =>
  route.path.replace(/\{(\w+)\}/g, (_, name) => (name === "iccid" ? "8999999000000000000" : "xyz_0"));

const refusedAs = (code: string) => ({ body: { error: { code } } });

/** Collects violations with their places, so that a test makes one assertion. */
class Violations {
  readonly found: string[] = [];

  /** Expects an error with this status and code. */
  wantError({ status, body }: Reply, wanted: string, described: string): void {
    const got = `${status} ${body?.error?.code}`;
    if (got !== wanted) this.found.push(`${described}: ${got} in place of ${wanted}`);
  }

  /** Expects neither a 401 nor a 403. */
  wantAccess({ status, body }: Reply, described: string): void {
    if (status === 401 || status === 403) this.found.push(`${described}: ${status} ${body?.error?.code}`);
  }
}

function call(caller: Caller, route: Route, headers: Record<string, string> = {}) {
  const query = route.queryParams.includes("mode") ? "?mode=test" : "";
  const body = route.method === "GET" ? undefined : {};
  return caller.call(route.method, pathOf(route) + query, body, headers);
}

/** Operations that would end the test, or change what later steps see. */
const sets = (route: Route) =>
  /^(session|password|totp|network(Set|Reset|Release)|clockAdvance)/.test(route.operationId);

t.test("each operation allows exactly the roles in the contract", async (t) => {
  const portal = await Portal.start(t);
  t.ok(all.length > 80, "the routes were found");
  const violations = new Violations();
  const { owner, staff, viewer, operator } = portal;
  const people = [
    ["owner", owner],
    ["staff", staff],
    ["viewer", viewer],
    ["admin", operator],
  ] as const;
  const machines = await Promise.all(
    enums.OperatorRole.map(async (scope) => {
      return [scope, await portal.withToken({ name: scope, scopes: [scope], expiresAt: null })] as const;
    }),
  );
  for (const route of all) {
    if (route.roles.includes("anyone")) continue;
    const { operationId: id } = route;
    violations.wantError(await call(portal.nobody, route), "401 unauthenticated", `${id} without`);
    for (const [role, caller] of people) {
      if (sets(route) && route.roles.includes(role)) continue;
      const reply = await call(caller, route);
      if (route.roles.includes(role)) {
        violations.wantAccess(reply, `${id} as ${role}`);
        if (reply.status >= 300 && !route.errors.some(({ status }) => status === reply.status))
          violations.found.push(`${id} as ${role}: ${reply.status} is not in the contract`);
      } else violations.wantError(reply, "403 forbidden", `${id} as ${role}`);
    }
    for (const [scope, machine] of machines) {
      // A member's operation knows no scopes.
      if (!route.roles.includes("admin") && scope !== "admin") continue;
      const isOfPeople = /^(session|password|totp|recoveryCodes|ownName)/.test(id);
      const mayPass = route.roles.includes(scope) && !isOfPeople;
      if (sets(route) && mayPass) continue;
      const reply = await call(machine, route);
      if (mayPass) violations.wantAccess(reply, `${id} with the scope ${scope}`);
      else if (!isOfPeople || id === "sessionGet")
        violations.wantError(reply, "403 forbidden", `${id} with the scope ${scope}`);
    }
  }
  t.same(violations.found, []);
});

t.test("a change needs the session's guard, and comes from the portal's own pages", async (t) => {
  const portal = await Portal.start(t);
  const { origin } = new URL(portal.d.service.portalUrl);
  let walked = 0;
  const violations = new Violations();
  for (const route of all) {
    if (route.method === "GET" || route.roles.includes("anyone")) continue;
    // A session may make only so many changes per minute.
    if (++walked % 15 === 0) await portal.advance(60);
    const caller = route.roles.includes("owner") ? portal.owner : portal.operator;
    const { csrf } = caller;
    for (const wrong of [null, "", portal.staff.csrf]) {
      caller.csrf = wrong;
      violations.wantError(
        await call(caller, route),
        "403 csrf_refused",
        `${route.operationId} with the guard ${wrong}`,
      );
    }
    caller.csrf = csrf;
    for (const other of ["https://evil.example", "null", origin.replace("http:", "https:")]) {
      const reply = await call(caller, route, { origin: other });
      violations.wantError(reply, "403 csrf_refused", `${route.operationId} from ${other}`);
    }
  }
  t.ok(walked > 30, "changes were found");
  t.same(violations.found, []);
  // No public URL is configured here, so any of the machine's names is accepted.
  await portal.advance(60);
  const named = new Caller(portal.d.service.portalUrl.replace("127.0.0.1", "localhost"));
  Object.assign(named, { cookie: portal.owner.cookie, csrf: portal.owner.csrf });
  const key = { mode: "test", name: "n" };
  t.equal((await named.call("POST", "/keys", key, { origin: new URL(named.url).origin })).status, 201);
  t.equal((await named.call("POST", "/keys", key, { origin })).status, 201);
  const foreign = await portal.nobody.call(
    "POST",
    "/session",
    { email: "a@b.example", password: "x" },
    { origin: "https://evil.example" },
  );
  t.match(foreign, { status: 403, ...refusedAs("csrf_refused") });
});

t.test("a deactivated account can be read but not changed", async (t) => {
  const portal = await Portal.start(t);
  await portal.machine.patch(`/operator/accounts/${portal.d.account.id}`, { active: false });
  const again = await portal.signedIn("owner@agency.example");
  t.match((await again.get("/session")).body, { account: { active: false } });
  const violations = new Violations();
  let walked = 0;
  for (const route of all) {
    if (
      !route.roles.includes("owner") ||
      /^(session|password|totp|recoveryCodes|ownName)/.test(route.operationId)
    )
      continue;
    const reply = await call(again, route);
    walked += 1;
    if (route.method === "GET") violations.wantAccess(reply, route.operationId);
    else violations.wantError(reply, "403 account_inactive", route.operationId);
  }
  t.ok(walked > 30, "the routes were found");
  t.same(violations.found, []);
});

t.test("objects of another account get 404", async (t) => {
  const portal = await Portal.start(t);
  const { owner: otherOwner } = await portal.otherAccount();
  const { id: package_id } = await portal.d.somePackage();
  const key = (await portal.owner.post("/keys", { mode: "test", name: "n" })).body.key.id;
  const endpoint = (await portal.owner.post("/endpoints", { mode: "test", url: "http://127.0.0.1:9/" })).body
    .endpoint.id;
  const order = (await portal.owner.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }] }))
    .body;
  const { iccid } = order.esims[0];
  const member = (await portal.owner.get("/members")).body.data[0].id;
  const event = (await portal.owner.get("/events?mode=test")).body.data[0].id;
  const delivery = (await portal.owner.get("/deliveries?mode=test")).body.data[0].id;
  const ids: Record<string, string> = {
    keys: key,
    endpoints: endpoint,
    orders: order.id,
    members: member,
    events: event,
    deliveries: delivery,
  };
  const bodies: Record<string, object> = {
    membersUpdate: { role: "viewer" },
    topupsCreate: { package_id },
    esimsSimulate: { event: "activated" },
  };
  const queries: Record<string, string> = { endpointsFigures: "?span=day" };
  let walked = 0;
  const violations = new Violations();
  for (const route of all) {
    if (!route.roles.includes("owner") || route.pathParams.length === 0) continue;
    const kind = route.path.split("/")[1] ?? "";
    const path = route.path.replace("{iccid}", iccid).replace("{id}", ids[kind] ?? package_id);
    if (kind === "packages") continue;
    const body = route.method === "GET" ? undefined : (bodies[route.operationId] ?? {});
    const reply = await otherOwner.call(route.method, path + (queries[route.operationId] ?? ""), body);
    violations.wantError(reply, "404 not_found", `${route.operationId} of another account`);
    walked += 1;
  }
  t.ok(walked > 20);
  for (const list of [
    "keys",
    "endpoints",
    "deliveries?mode=test",
    "orders?mode=test",
    "esims?mode=test",
    "events?mode=test",
  ]) {
    const { data } = (await otherOwner.get(`/${list}`)).body;
    if (data.length !== 0) violations.found.push(`${list} has ${data.length} of another account`);
  }
  t.same(violations.found, []);
  t.equal((await portal.owner.get(`/endpoints/${endpoint}`)).body.enabled, true, "nothing was changed");
  const page = await portal.owner.get("/activity?limit=1");
  const carried = await otherOwner.get(`/activity?cursor=${page.body.next_cursor}`);
  t.match(carried, { status: 400, body: { error: { code: "invalid_request", param: "cursor" } } });
});

t.test("an unknown path or method gets 404", async (t) => {
  const portal = await Portal.start(t);
  for (const [method, path] of [
    ["GET", ""],
    ["GET", "/nothing"],
    ["GET", "/keys/"],
    ["PUT", "/keys"],
    ["OPTIONS", "/keys"],
    ["GET", "/keys/%zz"],
  ] as const) {
    t.match(
      await portal.owner.call(method, path),
      { status: 404, ...refusedAs("not_found") },
      `${method} ${path}`,
    );
  }
  t.equal((await fetch(`${portal.d.service.portalUrl}/api/keys`, { method: "HEAD" })).status, 404);
  const reply = await portal.owner.get("/keys");
  t.match(reply.headers.get("x-request-id"), /^req_[0-9a-f]{16}$/);
  t.equal(reply.headers.get("cache-control"), "no-store");
  t.equal(reply.headers.get("access-control-allow-origin"), null);
});
