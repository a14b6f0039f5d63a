// Members and their sessions: what a change ends, and what the audit log says.
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { commandLine } from "../../src/domain/accounts/audit-log.ts";
import { addPersonWithPassword, changeRole, removeMember } from "../../src/domain/people/members.ts";
import { createOperatorToken, findOperatorToken } from "../../src/domain/people/operator-tokens.ts";
import { accountOf } from "../../src/domain/people/people.ts";
import type { PersonRole } from "../../src/domain/people/person.ts";
import { csrfTokenOf, findSession, openSession } from "../../src/domain/people/sessions.ts";
import { random } from "../../src/runtime/random.ts";
import { actor, client, hourMs, now, ok, start } from "./people.ts";

t.test("members come, change and go, but the last owner stays", async (t) => {
  const { store, run, account, context, add, log } = await start(t);
  const owner = await add(" Owner@Agency.example ", "owner");
  t.match(owner, { id: /^per_/, email: "owner@agency.example", createdAt: now, lastSignInAt: null });
  t.same(await accountOf(store.reads, owner), account);
  const invite = (email: string, role: PersonRole, of: number | null = account.n) =>
    addPersonWithPassword(context, { account: of, email, role }, actor, now);
  const { person: viewer, password } = ok(await invite("V@agency.example", "viewer"));
  t.match(password, /^(?:[2-9a-km-np-z]{4}-){3}[2-9a-km-np-z]{4}$/);
  t.equal(viewer.passwordHash, `hash of ${password}`);
  t.match(await invite("owner@agency.example", "viewer"), {
    code: "email_taken",
    message: "The email address belongs to a person already. Use another.",
    param: "email",
  });
  const { person: operator } = ok(await invite("op@service.example", "admin", null));
  t.equal(await accountOf(store.reads, operator), null);
  const role = (id: string, to: "owner" | "viewer") =>
    run((tx) => changeRole(tx, account.n, id, to, actor, now));
  const remove = (id: string) => run((tx) => removeMember(tx, account.n, id, actor, now));
  const last = {
    code: "last_owner",
    message: "The account would have no owner left. Make another member an owner first.",
  };
  const unknown = { code: "not_found", message: "The account has no member with this id." };
  t.match([await role(owner.id, "viewer"), await remove(owner.id)], [last, last]);
  t.match([await role(operator.id, "viewer"), await remove(operator.id)], [unknown, unknown]);
  t.match([await role("per_unknown", "viewer"), await remove("per_unknown")], [unknown, unknown]);
  t.match(await role(owner.id, "owner"), owner);
  t.match(await role(viewer.id, "owner"), { id: viewer.id, role: "owner" });
  t.match(await role(owner.id, "viewer"), { role: "viewer" });
  t.match(await remove(owner.id), { id: owner.id });
  t.match(await store.reads.people.ofAccount(account.n), [{ id: viewer.id, role: "owner" }]);
  t.same(await log(), [
    `${actor}: member.added ${owner.id} owner@agency.example, owner`,
    `${actor}: member.added ${viewer.id} v@agency.example, viewer`,
    `${actor}: member.role_changed ${viewer.id} v@agency.example, owner`,
    `${actor}: member.role_changed ${owner.id} owner@agency.example, viewer`,
    `${actor}: member.removed ${owner.id} owner@agency.example`,
  ]);
});

t.test("an account has a limited number of members", async (t) => {
  const { run, account, context, add } = await start(t);
  for (let i = 0; i < limits.peopleMax; i += 1) await add(`m${i}@agency.example`, "viewer");
  const input = { account: account.n, email: "more@agency.example", role: "viewer" } as const;
  const refused = await addPersonWithPassword(context, input, actor, now);
  t.match(refused, { code: "too_many_people", message: /200 people already/ });
  const operator = { account: null, email: "op@service.example", role: "admin" } as const;
  t.match(await addPersonWithPassword(context, operator, actor, now), { person: { email: operator.email } });
  const [first] = await context.store.reads.people.ofAccount(account.n);
  await run((tx) => removeMember(tx, account.n, first?.id ?? "", actor, now));
  t.match(await addPersonWithPassword(context, input, actor, now), {
    person: { email: "more@agency.example" },
  });
});

t.test("sessions and operator tokens are found until they expire or end", async (t) => {
  const { store, run, add } = await start(t);
  const owner = await add(actor, "owner");
  const { token, session } = await run((tx) => openSession(tx, owner, client, now, random));
  t.match(token, /^[0-9A-Za-z]{43}$/);
  t.not(session.hash, token);
  t.equal(session.expiresAt, now + limits.sessionHours * hourMs);
  t.same(await findSession(store.reads, token, session.expiresAt - 1), { session, person: owner });
  t.equal(await findSession(store.reads, token, session.expiresAt), null);
  t.equal(await findSession(store.reads, `${token}x`, now), null);
  t.not(csrfTokenOf(token), csrfTokenOf(`${token}x`));
  t.not(csrfTokenOf(token), token);
  t.match(csrfTokenOf(token), /^[\w-]{43}$/);
  await run((tx) => tx.people.delete(owner.n));
  t.equal(await findSession(store.reads, token, now), null);
  const input = { name: "script", scopes: ["support", "support"], expiresAt: now + 10 } as const;
  const made = await run((tx) => createOperatorToken(tx, input, commandLine, now, random));
  t.match(made.text, /^op_[0-9A-Za-z]{40}$/);
  t.same(await findOperatorToken(store.reads, made.text, now + 9), made.token);
  t.same(made.token.scopes, ["support"]);
  t.equal(await findOperatorToken(store.reads, made.text, now + 10), null, "expired");
  t.equal(await findOperatorToken(store.reads, "op_other", now), null);
  await run((tx) => tx.operatorTokens.revoke(made.token.n, now));
  t.equal(await findOperatorToken(store.reads, made.text, now), null);
});
