// Sign-in without the cost of passwords: who gets in, who waits, and in which queue.
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { findSession } from "../../src/domain/people/sessions.ts";
import type { SignInOrigin } from "../../src/domain/people/sign-in.ts";
import { pairFailuresCounted } from "../../src/domain/people/sign-in-pace.ts";
import { actor, now, ok, secondMs, start, windowMs, wrong } from "./people.ts";

t.test("a person signs in with email and password, however the email is written", async (t) => {
  const { store, add, read, enter } = await start(t);
  const owner = await add(actor, "owner");
  const opened = ok(await enter({ email: " OWNER@agency.example" }));
  t.match(opened, { person: { id: owner.id, lastSignInAt: now }, session: { createdAt: now } });
  t.match(await findSession(store.reads, opened.token, now), { person: { id: owner.id } });
  t.match(await read(owner), { lastSignInAt: now, totpStep: null });
  t.match([await enter({ password: "other" }), await enter({ email: "nobody@x.example" })], [wrong, wrong]);
});

t.test("failed sign-ins delay only the same email from the same network", async (t) => {
  const { store, add, enter } = await start(t);
  await add(actor, "owner");
  const fail = (origin: Partial<SignInOrigin> = {}, email = actor, at = now) =>
    enter({ password: "no", email }, origin, at);
  for (let i = 0; i < limits.signInFailuresPerPair; i++) t.match(await fail(), wrong);
  const waits = { code: "rate_limited", message: "Too many tries have failed.", endsAt: now + secondMs };
  t.match(await enter(), waits);
  t.match(await enter({}, { network: "n2" }), { person: {} });
  t.match(await enter({}, {}, now + secondMs), { person: {} });
  t.equal((await store.reads.signInFailures.ofSubject(actor, 0, 100)).length, limits.signInFailuresPerPair);
  t.ok(pairFailuresCounted > limits.signInFailuresPerPair);
  t.match(await fail({}, actor, now + secondMs), wrong);
  t.match(await enter({}, {}, now + secondMs), { endsAt: now + 3 * secondMs });
  t.match(await enter({}, {}, now + windowMs + 2 * secondMs), { person: {} });
});

t.test("a network or email with many failures is paced; others are not", async (t) => {
  const { add, enter } = await start(t);
  await add(actor, "owner");
  const { signInFailuresPerMail: perMail, signInFailuresPerAddress: perNetwork } = limits;
  for (let i = 0; i < perMail; i++)
    t.match(await enter({ password: "no" }, { network: `net ${i}` }), wrong, `${i}`);
  const paceMs = limits.signInPaceSeconds * secondMs;
  t.match(await enter({ password: "no" }, { network: "fresh" }), wrong, "the first turn is free");
  t.match(await enter({}, { network: "other" }), { code: "rate_limited", endsAt: now + paceMs });
  t.match(await enter({}, { network: "other" }, now + paceMs), { person: {} });
  for (let i = 0; i < perNetwork; i++)
    t.match(await enter({ password: "no", email: `${i}@x.example` }, { network: "busy" }), wrong);
  t.match(await enter({ email: "a@x.example" }, { network: "busy" }), wrong);
  t.match(await enter({ email: "b@x.example" }, { network: "busy" }), { code: "rate_limited" });
  t.match(await enter({ email: "b@x.example" }, { network: "idle" }), wrong);
});

t.test("a known device waits only for its own failures, in a queue of its own", async (t) => {
  const { add, enter, clients } = await start(t);
  await add(actor, "owner");
  const { device } = ok(await enter());
  const other = ok(await enter());
  for (let i = 0; i < limits.signInFailuresPerPair; i++) await enter({ password: "no" });
  t.match(await enter(), { code: "rate_limited" });
  const again = ok(await enter({}, { device }));
  t.equal(again.device.split(".")[0], device.split(".")[0], "it keeps its id");
  t.same(
    [clients[0], clients.at(-1)],
    [
      ["n1", false],
      [actor, true],
    ],
  );
  for (let i = 0; i < limits.deviceFailuresMax; i++)
    t.match(await enter({ password: "no" }, { device }), wrong);
  t.match(await enter({}, { device }), { code: "rate_limited" }, "then it is like any other");
  t.match(
    await enter({}, { device: other.device }),
    { person: {} },
    "another device has failures of its own",
  );
  t.match(await enter({}, { device, network: "n2" }), { person: {} });
});

t.test("when too many people sign in at once, sign-ins are rate limited", async (t) => {
  const { add, enter, limiters } = await start(t);
  await add(actor, "owner");
  for (let i = 0; i <= limits.signInQueuePerAddress; i += 1) void limiters.signIns.enter("n1");
  t.match(await enter(), {
    code: "rate_limited",
    message: "Too many people are signing in at this moment.",
    endsAt: now + 2 * secondMs,
  });
});
