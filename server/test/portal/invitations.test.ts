// Invitations over HTTP: sent by email or shown once, valid for days, used once, and void after a new one, on both databases.
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import { dayMs } from "../../src/domain/values/timestamps.ts";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { invalid, Portal, password, refused } from "./portal.ts";

const email = "meera@agency.example";
const used = refused(409, "invitation_used");
const tokenOf = (link: string) => new URL(link).hash.slice(1);

async function checkInvitations(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const portal = await Portal.start(t, settings);
  const { owner, staff, nobody } = portal;
  const choose = (link: string) =>
    nobody.put("/password-reset", { token: tokenOf(link), new_password: password });
  const added = await owner.post("/members", { email, role: "viewer" });
  t.match(added, { status: 201, body: { member: { email, invited: /Z$/, last_sign_in: null } } });
  const { member, invitation_link: first } = added.body;
  t.ok(first.startsWith(`${portal.d.service.portalUrl}/new-password#${member.id}.`));
  t.match(await portal.caller().signIn(email), refused(401, "invalid_credentials"));

  const path = `/members/${member.id}/invite`;
  t.match(await staff.post(path), refused(403, "forbidden"));
  const { owner: otherOwner } = await portal.otherAccount();
  t.match(
    await otherOwner.post(path),
    refused(404, "not_found"),
    "another account's owner can't invite them",
  );
  const again = await owner.post(path);
  t.match(again, { status: 200, body: { member: { id: member.id } } });
  t.match(await choose(first), invalid("token"), "the earlier link is void");
  t.equal((await choose(again.body.invitation_link)).status, 204);
  t.match(await choose(again.body.invitation_link), invalid("token"), "the link works once");
  t.match(await portal.caller().signIn(email), { status: 200, body: { person: { role: "viewer" } } });
  t.match(await owner.post(path), used);
  const { data } = (await owner.get("/members")).body;
  t.match(
    data.find(({ id }: { id: string }) => id === member.id),
    { invited: null },
  );
  t.match((await owner.get("/activity?group=people&limit=3")).body.data, [
    { kind: "invitation.accepted", actor: email, subject: member.id },
    { kind: "member.invited", actor: "owner@agency.example", text: email },
    { kind: "member.added" },
  ]);
}

t.test("without a mail server, the invitation link is in the response, on SQLite", checkInvitations);

t.test(
  "without a mail server, the invitation link is in the response, on PostgreSQL",
  { skip: !hasPostgres },
  async (t) => {
    await checkInvitations(t, { database: await postgres.database(t) });
  },
);

t.test("with a mail server, the invitation link is emailed and in no response", async (t) => {
  // Nobody listens there: the emails wait in the store.
  const portal = await Portal.start(t, { smtpUrl: "smtp://127.0.0.1:9", mailFrom: "service@example.com" });
  const added = await portal.owner.post("/members", { email, role: "staff" });
  t.match(added, { status: 201, body: { invitation_link: null } });
  t.match(await portal.owner.post(`/members/${added.body.member.id}/invite`), {
    body: { invitation_link: null },
  });
  const { reads } = portal.d.service.store;
  const mails = await reads.mails.ofAccount(portal.d.account.n, { after: null, limit: 10 });
  t.same(
    mails.map(({ kind, toAddress }) => [kind, toAddress]),
    [
      ["invitation", email],
      ["invitation", email],
    ],
  );
  const [newest] = mails;
  const link = /http\S+/.exec(newest?.text ?? "")?.[0] ?? "";
  t.equal((await portal.caller().accept(email, link)).status, 200);
});

t.test("a link is valid for days; operators are invited too", async (t) => {
  const portal = await Portal.start(t);
  const { machine, operator } = portal;
  const made = await machine.post("/operator/operators", { email, role: "finance" });
  const path = `/operator/operators/${made.body.operator.id}/invite`;
  t.match(await portal.owner.post(path), refused(403, "forbidden"));
  const { data } = (await portal.owner.get("/members")).body;
  t.match(await machine.post(`/operator/operators/${data[0].id}/invite`), refused(404, "not_found"));
  await portal.advance((limits.invitationDays * dayMs) / 1000);
  const token = tokenOf(made.body.invitation_link);
  t.match(await portal.nobody.put("/password-reset", { token, new_password: password }), invalid("token"));
  await operator.signIn("operator@agency.example");
  const again = await operator.post(path);
  t.match(again, { status: 200, body: { operator: { email, invited: /Z$/ } } });
  await portal.advance((limits.invitationDays * dayMs) / 1000 - 60);
  t.equal((await portal.caller().accept(email, again.body.invitation_link)).status, 200);
  t.match(await machine.post(path), used);

  const members = `/operator/accounts/${portal.d.account.id}/members`;
  const member = await machine.post(members, { email: "first@agency.example", role: "owner" });
  t.match(await machine.post(`${members}/${member.body.member.id}/invite`), {
    body: { invitation_link: /new-password#per_/ },
  });
});
