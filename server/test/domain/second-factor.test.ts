// The second factor, and proofs that a change makes worthless.
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import {
  confirmSecondFactor,
  createRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
} from "../../src/domain/people/second-factor.ts";
import { findSession, openSession } from "../../src/domain/people/sessions.ts";
import { changePassword } from "../../src/domain/people/sign-in.ts";
import { random } from "../../src/runtime/random.ts";
import { actor, client, now, ok, proofOrigin, sound, start, wrong } from "./people.ts";

t.test("a second factor is started, confirmed with a code, asked for, and removed", async (t) => {
  const { store, run, context, add, read, enter, log, set } = await start(t);
  const owner = await add(actor, "owner");
  const other = ok(await enter());
  const { session, token } = await run((tx) => openSession(tx, owner, client, now, random));
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
  t.match(await confirm("sealed5"), {
    person: { totpSecret: "sealed", totpPendingSecret: null, totpStep: 5 },
  });
  t.equal(await findSession(store.reads, other.token, now), null, "other sessions end");
  t.match(await findSession(store.reads, token, now), { person: { id: owner.id } });
  const on = { code: "totp_state", message: "The second factor is on already." };
  t.match([await startSecondFactor(context, owner), await confirm("sealed6")], [on, on]);

  t.match(await enter(), {
    code: "totp_required",
    message: "Send the current code of your app, or a recovery code.",
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
  t.match(await remove(sound), { code: "totp_state", message: "The second factor is off." });
  const [on1, off1] = (await log()).slice(1);
  t.same(
    [on1, off1],
    [`${actor}: second_factor.on ${owner.id} `, `${actor}: second_factor.off ${owner.id} `],
  );
  t.equal((await log()).length, 3);
});

t.test("a proof is invalid if password or second factor change before its use", async (t) => {
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
  const { session } = await run((tx) => openSession(tx, owner, client, now, random));
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
  t.match(await changePassword(context, await read(owner), request, proofOrigin, client, now), wrong);
  const gone = await add("gone@agency.example", "viewer");
  meanwhile.work = () => run((tx) => tx.people.delete(gone.n));
  t.match(await enter({ email: gone.email }), wrong);
});

t.test("a recovery code replaces the app's code once, and new codes replace all earlier ones", async (t) => {
  const { store, run, context, add, read, set, enter, meanwhile, log } = await start(t);
  const owner = await add(actor, "owner");
  const create = async (password: string) =>
    await createRecoveryCodes(context, await read(owner), password, proofOrigin, now);
  t.match(await create(sound), { code: "totp_state", message: "The second factor is off." });
  await set(owner, { totpPendingSecret: "sealed" });
  const { session } = await run((tx) => openSession(tx, owner, client, now, random));
  const confirmed = ok(
    await confirmSecondFactor(context, await read(owner), session, "sealed5", proofOrigin, now),
  );
  const [first = "", second = "", third = ""] = confirmed.recoveryCodes;
  t.equal(new Set(confirmed.recoveryCodes).size, limits.recoveryCodes);
  t.notOk(JSON.stringify(await read(owner)).includes(first), "the store holds no code in clear text");

  const otherSpelling = first.toUpperCase().replaceAll("-", " ");
  t.match(await enter({ recoveryCode: otherSpelling }), {
    person: { recoveryCodes: { length: limits.recoveryCodes - 1 } },
  });
  t.match(await enter({ recoveryCode: first }), wrong, "the code was used");
  t.match(await enter({ recoveryCode: "guess" }), wrong);
  const failures = await store.reads.signInFailures.ofSubject(actor, 0, 100);
  t.equal(failures.length, 2, "a used and a wrong code count as failures");
  t.match(await enter({ totp: "guess", recoveryCode: second }), wrong, "the app's code takes precedence");
  t.match(await enter({ recoveryCode: second, password: "no" }, { network: "n2" }), wrong);

  const mails = await store.reads.mails.ofAccount(owner.account ?? 0, { after: null, limit: 10 });
  t.match(mails, [{ toAddress: actor, subject: "Partner eSIM: a recovery code was used" }]);
  t.equal((await log()).at(-1), `${actor}: recovery_code.used ${owner.id} ${limits.recoveryCodes - 1} left`);

  meanwhile.work = async () => {
    meanwhile.work = async () => {};
    await enter({ recoveryCode: second }, { network: "n3" });
  };
  t.match(
    await enter({ recoveryCode: second }, { network: "n4" }),
    wrong,
    "another request used it meanwhile",
  );
  t.match(await read(owner), { recoveryCodes: { length: limits.recoveryCodes - 2 } });

  const other = await add("other@agency.example", "viewer");
  const { totpSecret, recoveryCodes } = await read(owner);
  await set(other, { totpSecret, recoveryCodes });
  t.match(
    await enter({ email: other.email, recoveryCode: third }),
    wrong,
    "another person's hash does not match",
  );

  t.match(await create("no"), wrong);
  const [renewed = ""] = ok(await create(sound)).recoveryCodes;
  t.match(await enter({ recoveryCode: third }, { network: "n5" }), wrong);
  t.match(await enter({ recoveryCode: renewed }, { network: "n5" }), {
    person: { recoveryCodes: { length: limits.recoveryCodes - 1 } },
  });
  ok(await removeSecondFactor(context, await read(owner), sound, { ...proofOrigin, network: "n6" }, now));
  t.match(await read(owner), { recoveryCodes: [] });
});
