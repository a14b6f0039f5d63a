// Names of people over HTTP: set with an invitation, changed by the person, shown in lists and the session, on both databases.
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, invalid, Portal, refused } from "./portal.ts";

const email = "meera@agency.example";
const name = "Meera Iyer";
const longest = "é".repeat(limits.nameMax);

/** Names by email address. */
async function namesIn(caller: Caller, path: string): Promise<Record<string, string | null>> {
  const people: { email: string; name: string | null }[] = (await caller.get(path)).body.data;
  return Object.fromEntries(people.map((person) => [person.email, person.name]));
}

async function checkNames(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const portal = await Portal.start(t, settings);
  const { d, owner, viewer, operator } = portal;
  t.match(await viewer.get("/session"), { body: { person: { name: null } } }, "null until it is set");

  const added = await owner.post("/members", { email, name, role: "viewer" });
  t.match(added, { status: 201, body: { member: { email, name } } });
  const unnamed = await owner.post("/members", { email: "desk@agency.example", role: "staff" });
  t.match(unnamed, { status: 201, body: { member: { name: null } } });
  const path = `/operator/accounts/${d.account.id}/members`;
  const byOperator = { email: "arjun@agency.example", name: "Arjun", role: "owner" };
  t.match(await operator.post(path, byOperator), { status: 201, body: { member: { name: "Arjun" } } });

  const meera = portal.caller();
  t.match(await meera.accept(email, added.body.invitation_link), { status: 200, body: { person: { name } } });
  const changed = await meera.put("/session/name", { name: longest });
  t.match(changed, {
    status: 200,
    body: { person: { email, name: longest }, account: { id: d.account.id } },
  });
  t.equal((await meera.get("/session")).body.person.name, longest);
  const known = {
    [email]: longest,
    "desk@agency.example": null,
    "arjun@agency.example": "Arjun",
    "owner@agency.example": null,
  };
  t.match(await namesIn(owner, "/members"), known);
  t.match(await namesIn(operator, path), known);
  const role = await owner.patch(`/members/${added.body.member.id}`, { role: "staff" });
  t.match(role.body, { name: longest, role: "staff" });

  t.match(await meera.put("/session/name", { name: null }), {
    status: 200,
    body: { person: { name: null } },
  });
  t.equal((await meera.put("/session/name", { name: null })).status, 200);
  t.match((await owner.get("/activity?group=people&limit=3")).body.data, [
    { kind: "person.renamed", actor: email, subject: added.body.member.id, text: "" },
    { kind: "member.role_changed", actor: "owner@agency.example" },
    { kind: "person.renamed", actor: email, text: longest },
  ]);

  const asha = { email: "asha@esims.example", name: "Asha Rao", role: "support" };
  t.match(await operator.post("/operator/operators", asha), { body: { operator: { name: "Asha Rao" } } });
  t.equal((await operator.put("/session/name", { name: "Ravi" })).status, 200);
  t.match(await namesIn(operator, "/operator/operators"), {
    "asha@esims.example": "Asha Rao",
    "operator@agency.example": "Ravi",
  });
}

t.test("people have names, on SQLite", checkNames);

t.test("people have names, on PostgreSQL", { skip: !hasPostgres }, async (t) => {
  await checkNames(t, { database: await postgres.database(t) });
});

t.test("a name is one line of text, and a token cannot set one", async (t) => {
  const portal = await Portal.start(t);
  const { owner, machine } = portal;
  for (const wrong of [`${longest}x`, "Meera\nIyer", 7]) {
    t.match(await owner.put("/session/name", { name: wrong }), invalid("name"), JSON.stringify(wrong));
    t.match(await owner.post("/members", { email, name: wrong, role: "viewer" }), invalid("name"));
  }
  t.match(await owner.put("/session/name", {}), invalid("name"));
  t.match(await machine.put("/session/name", { name }), refused(403, "forbidden"));
  t.match(await portal.nobody.put("/session/name", { name }), refused(401, "unauthenticated"));
  t.equal((await owner.get("/session")).body.person.name, null);
  t.match(await owner.put("/session/name", { name: "  Meera " }), { body: { person: { name: "Meera" } } });
  for (const blank of ["", " "]) {
    t.match(await owner.put("/session/name", { name: blank }), { body: { person: { name: null } } });
  }
});
