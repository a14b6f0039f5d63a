// Operators, their tokens, the second factor that a deployment can require, and the audit log outside accounts.
import { Secret, TOTP } from "otpauth";
import t from "tap";
import { Portal, refused } from "./portal.ts";

t.test("operators are added, get other roles and are removed, but the last admin stays", async (t) => {
  const portal = await Portal.start(t);
  const { operator: admin } = portal;
  const [self] = (await admin.get("/operator/operators")).body.data;
  t.match(self, { email: "operator@agency.example", role: "admin" });
  t.match(
    await admin.patch(`/operator/operators/${self.id}`, { role: "support" }),
    refused(409, "last_admin"),
  );
  t.match(await admin.delete(`/operator/operators/${self.id}`), refused(409, "last_admin"));

  const made = await admin.post("/operator/operators", { email: "Asha@esims.example", role: "support" });
  t.match(made, { status: 201, body: { operator: { email: "asha@esims.example", role: "support" } } });
  const { operator, invitation_link: link } = made.body;
  const again = await admin.post("/operator/operators", { email: "asha@esims.example", role: "finance" });
  t.match(again, refused(409, "email_taken", "email"));
  const asha = portal.caller();
  t.match(await asha.accept("asha@esims.example", link), { body: { person: { role: "support" } } });
  const topup = `/operator/accounts/${portal.d.account.id}/wallet/topup`;
  t.match(await asha.post(topup, { amount: "5" }), refused(403, "forbidden"));
  t.match(await admin.patch(`/operator/operators/${operator.id}`, { role: "owner" }), { status: 400 });
  t.match(await admin.patch(`/operator/operators/${operator.id}`, { role: "finance" }), {
    body: { role: "finance" },
  });
  t.equal(
    (await asha.post(topup, { amount: "5" })).status,
    201,
    "the new role applies from the next request",
  );
  const member = (await portal.owner.get("/members")).body.data[0].id;
  t.match(await admin.patch(`/operator/operators/${member}`, { role: "admin" }), refused(404, "not_found"));
  t.match(await admin.delete(`/operator/operators/${member}`), refused(404, "not_found"));
  t.equal((await admin.delete(`/operator/operators/${operator.id}`)).status, 204);
  t.equal((await asha.get("/session")).status, 401);
  t.match((await admin.get("/operator/activity?group=people&limit=4")).body.data, [
    { kind: "operator.removed", subject: operator.id, operator: "operator@agency.example" },
    { kind: "operator.role_changed", text: "asha@esims.example, finance" },
    { kind: "invitation.accepted", operator: "asha@esims.example" },
    { kind: "operator.added", text: "asha@esims.example, support" },
  ]);
});

t.test("two admins who remove each other: one stays", async (t) => {
  const portal = await Portal.start(t);
  await portal.addPerson("second@agency.example", "admin");
  const { data } = (await portal.machine.get("/operator/operators")).body;
  const removals = await Promise.all(
    data.map(({ id }: { id: string }) => portal.machine.delete(`/operator/operators/${id}`)),
  );
  t.same(removals.map(({ status }) => status).sort(), [204, 409]);
});

t.test("a token does what its scopes allow, until it expires or is revoked", async (t) => {
  const portal = await Portal.start(t);
  const { operator: admin, d } = portal;
  const expires = new Date(d.now + 60_000).toISOString();
  const made = await admin.post("/operator/tokens", { name: "Report", scopes: ["finance"], expires });
  t.match(made, { status: 201, body: { token: { name: "Report", scopes: ["finance"], expired: false } } });
  const machine = portal.caller();
  machine.token = made.body.text;
  const accounts = `/operator/accounts/${d.account.id}`;
  t.equal((await machine.post(`${accounts}/wallet/topup`, { amount: "5" })).status, 201);
  t.match(await machine.patch(accounts, { tier: "gold" }), refused(403, "forbidden"));
  await portal.advance(60);
  t.match(await machine.get(accounts), refused(401, "unauthenticated"));
  t.match((await admin.get("/operator/tokens")).body.data[0], { name: "Report", expired: true });
  const both = (await admin.post("/operator/tokens", { name: "Both", scopes: ["support", "finance"] })).body;
  machine.token = both.text;
  t.equal((await machine.post(`${accounts}/wallet/topup`, { amount: "5" })).status, 201);
  const revoke = `/operator/tokens/${both.token.id}/revoke`;
  t.match(await machine.post(revoke), refused(403, "forbidden"));
  const revoked = await admin.post(revoke);
  t.match(revoked.body, { revoked: /^20/ });
  t.same((await admin.post(revoke)).body, revoked.body, "it stays as it is");
  t.match(await machine.get(accounts), refused(401, "unauthenticated"));
  t.match(await admin.post("/operator/tokens/tok_0/revoke"), refused(404, "not_found"));
  for (const [body, param] of [
    [{ name: "n", scopes: [] }, "scopes"],
    [{ name: "n", scopes: ["owner"] }, "scopes.0"],
    [{ name: " ", scopes: ["admin"] }, "name"],
    [{ name: "n", scopes: ["admin"], expires: "2001-01-31T00:00:00Z" }, "expires"],
  ] as const)
    t.match(await admin.post("/operator/tokens", body), { status: 400, body: { error: { param } } });
});

t.test("where operators need a second factor, one without it can only set it up", async (t) => {
  const portal = await Portal.start(t, { operatorSecondFactor: true });
  const { operator, machine, owner, d } = portal;
  t.match((await operator.get("/session")).body, { totp_enabled: false, totp_needed: true });
  t.match((await owner.get("/session")).body, { totp_needed: false });
  t.equal((await owner.get("/members")).status, 200, "members are not concerned");
  t.equal((await machine.get("/operator/accounts")).status, 200, "tokens neither");
  t.match(await operator.get("/operator/accounts"), refused(403, "forbidden"));
  t.match(
    await operator.post("/operator/tokens", { name: "n", scopes: ["admin"] }),
    refused(403, "forbidden"),
  );
  const { secret } = (await operator.post("/session/totp")).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: d.now });
  t.match((await operator.post("/session/totp/confirm", { code })).body, {
    session: { totp_needed: false },
  });
  t.equal((await operator.get("/operator/accounts")).status, 200);
  t.match((await operator.get("/operator/activity?limit=1")).body.data, [
    { kind: "second_factor.on", operator: "operator@agency.example" },
  ]);
});

t.test("what is changed outside accounts is in the audit log, with who did it", async (t) => {
  const portal = await Portal.start(t, { allowTestRuns: true });
  const { machine, operator } = portal;
  const { id } = (await machine.get("/operator/packages?limit=1")).body.data[0];
  const [provider] = (await machine.get("/operator/providers")).body.data;
  const [region] = (await machine.get("/operator/regions")).body.data;
  await operator.post(`/operator/packages/${id}/retire`);
  await operator.post(`/operator/packages/${id}/restore`);
  await operator.patch(`/operator/providers/${provider.id}`, { enabled: provider.enabled });
  await operator.patch(`/operator/regions/${region.code}`, { name: region.name });
  await operator.post("/operator/clock/advance", { seconds: 1 });
  const run = (await operator.post("/operator/runs", { accounts: 1 })).body.id;
  await operator.delete(`/operator/runs/${run}`);
  const { data } = (await operator.get("/operator/activity?limit=7")).body;
  t.match(
    data.map(({ kind, operator: by }: { kind: string; operator: string }) => `${kind} ${by}`).reverse(),
    [
      "package.retired",
      "package.restored",
      "provider.enabled",
      "region.renamed",
      "clock.advanced",
      "run.created",
      "run.removed",
    ].map((kind) => `${kind} operator@agency.example`),
  );
});
