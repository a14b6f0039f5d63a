// The second factor, and proofs that a change makes worthless.
import t from "tap";
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from "../../src/domain/people/second-factor.ts";
import { findSession, openSession } from "../../src/domain/people/sessions.ts";
import { changePassword } from "../../src/domain/people/sign-in.ts";
import { random } from "../../src/runtime/random.ts";
import { actor, now, ok, proofOrigin, sound, start, wrong } from "./people.ts";

t.test("a second factor is started, confirmed with a code, asked for, and removed", async (t) => {
  const { store, run, context, add, read, enter, log, set } = await start(t);
  const owner = await add(actor, "owner");
  const other = ok(await enter());
  const { session, token } = await run((tx) => openSession(tx, owner, now, random));
  const confirm = async (code: string) =>
    await confirmSecondFactor(context, await read(owner), session, code, proofOrigin, now);
  t.match(await confirm("sealed5"), {
    code: "totp_state",
    message: "No second factor was started. Start one first.",
  });
  const started = await startSecondFactor(context, owner);
  t.same(started, { secret: "SECRET", uri: `otpauth://${actor}` });
  t.match(await read(owner), { totpSecret: null, totpPendingSecret: "sealed" });
  t.match(await enter(), { person: {} }, "no code is asked for yet");
  t.match(await confirm("guess"), wrong);
  t.match(await confirm("sealed5"), { totpSecret: "sealed", totpPendingSecret: null, totpStep: 5 });
  t.equal(await findSession(store.reads, other.token, now), null, "other sessions end");
  t.match(await findSession(store.reads, token, now), { person: { id: owner.id } });
  const on = { code: "totp_state", message: "The second factor is on already." };
  t.match([await startSecondFactor(context, owner), await confirm("sealed6")], [on, on]);

  t.match(await enter(), {
    code: "totp_required",
    message: "Send the current code of your app.",
    param: "totp",
  });
  const failures = async () => (await store.reads.signInFailures.ofSubject(actor, 0, 100)).length;
  const before = await failures();
  t.match([await enter({ totp: "sealed5" }), await enter({ totp: "sealed4" })], [wrong, wrong], "used");
  t.equal(await failures(), before + 2, "a used code is a failure like any other");
  t.match(await enter({ totp: "sealed6" }, { network: "n2" }), { person: { totpStep: 6 } });
  t.match(await enter({ totp: "sealed6" }, { network: "n2" }), wrong);
  t.match(await enter({ totp: "other7" }, { network: "n2" }), wrong);
  await set(owner, { totpStep: null });
  t.match(await enter({ totp: "sealed1" }, { network: "n3" }), { person: { totpStep: 1 } });

  const remove = async (password: string) =>
    await removeSecondFactor(context, await read(owner), password, { ...proofOrigin, network: "n4" }, now);
  t.match(await remove("no"), wrong);
  t.match(await remove(sound), { totpSecret: null, totpPendingSecret: null, totpStep: null });
  t.match(await read(owner), { totpSecret: null, totpStep: null });
  t.match(await remove(sound), { code: "totp_state", message: "There is no second factor to remove." });
  const [on1, off1] = (await log()).slice(1);
  t.same(
    [on1, off1],
    [`${actor}: second_factor.on ${owner.id} `, `${actor}: second_factor.off ${owner.id} `],
  );
  t.equal((await log()).length, 3);
});

t.test("what changes between a proof and its use makes the proof worth nothing", async (t) => {
  const { run, context, add, read, set, enter, meanwhile } = await start(t);
  const owner = await add(actor, "owner");
  for (const change of [{ passwordHash: "other" }, { totpSecret: "other" }]) {
    const before = await read(owner);
    meanwhile.work = () => set(owner, change);
    t.match(await enter(), wrong);
    await set(owner, before);
  }
  await set(owner, { totpSecret: "sealed", totpStep: 1 });
  meanwhile.work = () => set(owner, { totpStep: 7 });
  t.match(await enter({ totp: "sealed7" }), wrong, "the code was used meanwhile");
  await set(owner, { totpStep: null });
  meanwhile.work = async () => {};
  t.match(await enter({ totp: "sealed8" }), { person: { totpStep: 8 } });

  await set(owner, { totpSecret: null, totpPendingSecret: "sealed", totpStep: null });
  const { session } = await run((tx) => openSession(tx, owner, now, random));
  const started = await read(owner);
  for (const change of [{ totpPendingSecret: "newer" }, { totpSecret: "sealed" }]) {
    meanwhile.work = () => set(owner, change);
    t.match(await confirmSecondFactor(context, started, session, "sealed9", proofOrigin, now), {
      code: "totp_state",
    });
    await set(owner, { totpSecret: null, totpPendingSecret: "sealed" });
  }
  const request = { current: sound, requested: "Andere-Wolke-91" };
  meanwhile.work = () => set(owner, { passwordHash: "other" });
  t.match(await changePassword(context, await read(owner), request, proofOrigin, now), wrong);
  const gone = await add("gone@agency.example", "viewer");
  meanwhile.work = () => run((tx) => tx.people.delete(gone.n));
  t.match(await enter({ email: gone.email }), wrong);
});
