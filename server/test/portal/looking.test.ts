// An operator looks at the portal as an account: they read what its viewers read, change nothing, and it is logged.
import { type Route, routes } from "@partner-esim/generated/portal/routes";
import t from "tap";
import { until } from "../process/child.ts";
import { Portal, refused } from "./portal.ts";

const all: readonly Route[] = Object.values(routes);

async function person(portal: Portal, role: "admin" | "support") {
  await portal.addPerson(`${role}@esims.example`, role);
  return await portal.signedIn(`${role}@esims.example`);
}

t.test("an operator can look at an account as a viewer, and return", async (t) => {
  const portal = await Portal.start(t);
  const { d, viewer, owner } = portal;
  const { account } = d;
  const { id: package_id } = await d.somePackage();
  await d.post("/v1/orders", { package_id, quantity: 1 });
  const keys = async () => (await owner.get("/keys")).body.data;
  await until(async () => (await keys()).some((key: { last_used: string | null }) => key.last_used !== null));
  const support = await person(portal, "support");
  const path = `/operator/accounts/${account.id}/look`;
  const looked = await support.post(path);
  t.match(looked, {
    status: 200,
    body: {
      looking: true,
      person: { role: "viewer", email: "support@esims.example" },
      account: { id: account.id },
    },
  });
  t.match((await support.get("/session")).body, { looking: true, account: { id: account.id } });
  for (const read of ["/orders?mode=test", "/balance", "/keys", "/activity?limit=1", "/members"]) {
    t.same((await support.get(read)).body, (await viewer.get(read)).body, read);
  }
  t.match(await support.get("/operator/accounts"), refused(403, "forbidden"));
  t.match(await support.post(path), refused(403, "forbidden"), "first they stop looking");

  t.match(await support.delete("/looking"), {
    status: 200,
    body: { looking: false, person: { role: "support" } },
  });
  t.equal((await support.get("/operator/accounts")).status, 200);
  t.match(await support.get("/orders?mode=test"), refused(403, "forbidden"));
  t.match((await support.get(`/operator/accounts/${account.id}/activity?limit=1`)).body.data, [
    { kind: "account.looked_at", operator: "support@esims.example", subject: account.id },
  ]);
  t.match((await owner.get("/activity?limit=1")).body.data, [
    { kind: "account.looked_at", actor: "operator" },
  ]);
});

t.test("an operator who looks at an account cannot change it", async (t) => {
  const portal = await Portal.start(t);
  const admin = await person(portal, "admin");
  const { d } = portal;
  await admin.post(`/operator/accounts/${d.account.id}/look`);
  const open: string[] = [];
  for (const { method, path, operationId, roles } of all) {
    if (method === "GET" || roles.includes("anyone")) continue;
    if (operationId === "lookingDelete" || operationId === "sessionDelete") continue;
    const reply = await admin.call(method, path.replace(/\{\w+\}/g, "xyz_0"), {});
    if (reply.status !== 403) open.push(`${operationId}: ${reply.status}`);
  }
  t.same(open, []);
  const password = await admin.call(routes.passwordSet.method, routes.passwordSet.path, {});
  t.match(password.body.error.message, /read-only/);
});

t.test("only operators in a session can look at an account", async (t) => {
  const portal = await Portal.start(t);
  const { machine, operator, viewer, d } = portal;
  t.match(await operator.post("/operator/accounts/acc_none/look"), refused(404, "not_found"));
  const path = `/operator/accounts/${d.account.id}/look`;
  t.match(await machine.post(path), refused(403, "forbidden"));
  t.match(await machine.delete("/looking"), refused(403, "forbidden"));
  t.match(await viewer.post(path), refused(403, "forbidden"));
  t.match(await viewer.delete("/looking"), {
    status: 200,
    body: { looking: false, person: { role: "viewer" } },
  });
  await operator.post(path);
  const second = await portal.signedIn("operator@agency.example");
  t.match((await second.get("/session")).body, { looking: false }, "of one session, not of the person");
});
