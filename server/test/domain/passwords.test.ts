// What a new password ends, and which passwords are guessable.
import t from "tap";
import { isGuessable } from "../../src/domain/people/passwords.ts";
import { newPassword } from "../../src/domain/people/people.ts";
import type { Person } from "../../src/domain/people/person.ts";
import { findSession } from "../../src/domain/people/sessions.ts";
import { changePassword, resetPassword } from "../../src/domain/people/sign-in.ts";
import { random } from "../../src/runtime/random.ts";
import { actor, client, now, ok, proofOrigin, sound, start, wrong } from "./people.ts";

t.test("a new password ends all sessions but the one that it opens", async (t) => {
  const { store, context, add, read, enter, log } = await start(t);
  const owner = await add(actor, "owner");
  const operator = await add("op@service.example", "admin", null);
  const { token } = ok(await enter());
  const change = async (person: Person, current: string, requested: string) =>
    await changePassword(context, await read(person), { current, requested }, proofOrigin, client, now);
  t.match(await change(owner, sound, "password-123"), {
    code: "invalid_request",
    message: "This password is among the first that are guessed. Choose another.",
    param: "new_password",
  });
  const next = "Andere-Wolke-91";
  t.match(await change(owner, "no", next), wrong);
  const opened = ok(await change(owner, sound, next));
  t.equal(await findSession(store.reads, token, now), null);
  t.match(await findSession(store.reads, opened.token, now), { person: { id: owner.id } });
  t.match(await read(owner), { passwordHash: `hash of ${next}` });
  ok(await change(operator, sound, next));

  await store.transaction(async (tx) => {
    const known = await tx.people.lock(owner.n);
    if (known) await tx.people.update({ ...known, totpSecret: "s", totpPendingSecret: "p", totpStep: 3 });
  });
  const reset = async (person: Person, removeSecondFactor: boolean) =>
    await resetPassword(context, await read(person), { removeSecondFactor }, { operator: "op" }, now);
  const first = await reset(owner, false);
  t.equal(await findSession(store.reads, opened.token, now), null);
  t.match(await read(owner), { passwordHash: `hash of ${first}`, totpSecret: "s", totpPendingSecret: "p" });
  const second = await reset(owner, true);
  t.not(first, second);
  t.match(await read(owner), {
    passwordHash: `hash of ${second}`,
    totpSecret: null,
    totpPendingSecret: null,
    totpStep: null,
  });
  await reset(operator, true);
  t.same((await log()).slice(1), [
    `${actor}: password.changed ${owner.id} `,
    `operator: password.reset ${owner.id} ${actor}`,
    `operator: password.reset ${owner.id} ${actor}`,
  ]);
});

t.test("words, names, runs and repetitions are guessable, with whatever is put around them", (t) => {
  const email = "Clara.Winter@Reisen-Kontor.example";
  const guessed = [
    "password",
    "P@$$w0rd-2024!",
    "letmein12345",
    "qwertyuiop!!",
    "IloveYou!!2020",
    "te5t-pa55word",
    "clarawinter-1",
    "reisenkontor99",
    "reisen-kontor-example",
    "abcabc-hello",
    "secret$ecret1",
    "admin-4dmin-1",
    "admin@dmin-99",
    "w3lc0me-gue5t",
    "aaaaaaaaaaaa",
    "abababababab",
    "123456789012",
    "098765432109",
    "abcdefghijkl",
    "1111-2222",
  ];
  const free = [
    "Korrekt-Pferd-7",
    "wolke-apfel-tisch",
    "pass-wolke-99",
    "wolke-password",
    "clara7mond",
    "kontor-reisen",
    "73-92-51-84-06",
    "k7#mQ2!xT9",
  ];
  t.same(
    guessed.filter((text) => !isGuessable(text, email)),
    [],
  );
  t.same(
    free.filter((text) => isGuessable(text, email)),
    [],
  );
  const made = Array.from({ length: 20 }, () => newPassword(random));
  t.equal(new Set(made).size, 20);
  t.end();
});
