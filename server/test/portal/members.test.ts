import t from "tap";
import { invalid, Portal, refused } from "./portal.ts";

t.test("members come and go, their roles change, and an owner is always left", async (t) => {
  const portal = await Portal.start(t);
  const { owner, viewer } = portal;
  const added = await owner.post("/members", { email: "New.Person@agency.example", role: "staff" });
  t.match(added, {
    status: 201,
    body: { member: { email: "new.person@agency.example", role: "staff", last_sign_in: null } },
  });
  t.match(
    await owner.post("/members", { email: "new.person@AGENCY.example", role: "owner" }),
    refused(409, "email_taken", "email"),
  );
  t.match(
    await owner.post("/members", { email: "operator@agency.example", role: "owner" }),
    refused(409, "email_taken", "email"),
  );
  for (const [body, param] of [
    [{ email: "x", role: "staff" }, "email"],
    [{ email: "x@y.example", role: "operator" }, "role"],
    [{ email: "x@y.example" }, "role"],
  ] as const)
    t.match(await owner.post("/members", body), invalid(param));
  const { member, invitation_link } = added.body;
  const person = portal.caller();
  t.equal((await person.accept("new.person@agency.example", invitation_link)).status, 200);
  t.match(await person.get("/members"), { body: { data: { length: 4 } } });
  t.match(await person.post("/keys", { mode: "test", name: "n" }), refused(403, "forbidden"));
  t.match((await owner.patch(`/members/${member.id}`, { role: "owner" })).body, { role: "owner" });
  t.equal((await person.post("/keys", { mode: "test", name: "n" })).status, 201, "from the next call on");

  const mine = (await owner.get("/session")).body.person.id;
  t.equal((await person.patch(`/members/${mine}`, { role: "viewer" })).status, 200);
  t.match(await person.patch(`/members/${member.id}`, { role: "staff" }), refused(409, "last_owner"));
  t.match(await person.delete(`/members/${member.id}`), refused(409, "last_owner"));
  t.match(
    await portal.machine.delete(`/operator/accounts/${portal.d.account.id}/members/${member.id}`),
    refused(409, "last_owner"),
  );
  const other = (await viewer.get("/session")).body.person.id;
  t.equal((await person.delete(`/members/${other}`)).status, 204);
  t.match(await viewer.get("/session"), refused(401, "unauthenticated"), "sessions end with the person");
  t.match(await person.delete(`/members/${other}`), refused(404, "not_found"));
});
