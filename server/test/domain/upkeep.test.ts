// Background work on the store: what is removed and when, how mails are tried again, what a verification tells.
import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { storeJobKinds } from "../../src/domain/jobs/jobs.ts";
import { removeOutdated, runDueJobs, runStoreJobs, runSupplyJobs } from "../../src/domain/jobs/run-jobs.ts";
import { type Mail, stateOfMail } from "../../src/domain/mail/mail.ts";
import { afterTry, discarded, queueMail } from "../../src/domain/mail/mails.ts";
import { placeStaffOrder } from "../../src/domain/orders/staff-purchases.ts";
import {
  type Audit,
  type FaultRow,
  type InvariantId,
  invariants,
  readLastVerification,
  recordVerification,
  verify,
} from "../../src/domain/verification.ts";
import { random } from "../../src/runtime/random.ts";
import { sandbox } from "./placed-orders.ts";
import { Market, openedAt, orderOf } from "./supply.ts";

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const page = { after: null, limit: 3000 };
const text = { subject: "S", text: "T" };

t.test("a mail is tried again after growing waits, and kept unsent after the eighth try", async (t) => {
  const market = await Market.open(t);
  const { store, account } = market;
  await store.transaction((tx) => queueMail(tx, account.n, "test", text, 1000));
  const read = async () => (await store.reads.mails.ofAccount(account.n, page))[0] as Mail;
  t.match(await read(), { kind: "test", toAddress: account.email, ...text, createdAt: 1000, attempts: 0 });
  const waits: (number | null)[] = [];
  while (stateOfMail(await read()) === "waiting") {
    const mail = await read();
    const change = afterTry(mail, "450 not now", market.now);
    waits.push(change.dueAt === null ? null : (change.dueAt - market.now) / minuteMs);
    await store.transaction((tx) => tx.mails.finish(mail.n, change));
  }
  t.same(waits, [1, 5, 30, 120, 360, 720, 1440, null]);
  const last = await read();
  t.match(last, { attempts: 8, lastError: "450 not now", sentAt: null, dueAt: null });
  t.equal(stateOfMail(last), "kept");
  t.same(afterTry(last, null, 77), { dueAt: null, attempts: 9, lastError: null, sentAt: 77 });
  t.equal(stateOfMail({ ...last, sentAt: 77 }), "sent");
  t.same(discarded(last), { dueAt: null, attempts: 8, lastError: null, sentAt: null });
  await t.rejects(
    store.transaction((tx) => queueMail(tx, 99, "test", text, 0)),
    /^an email needs an account$/,
  );
});

t.test("all outdated rows are deleted, and no others", async (t) => {
  const market = await Market.open(t);
  const { store, account } = market;
  const now = openedAt + 100 * dayMs;
  const { n: ledger } = await market.ledger();
  const ages = {
    mail: 30 * dayMs,
    response: 36 * 60 * minuteMs,
    failure: portalLimits.signInWindowMinutes * minuteMs,
    event: limits.eventRetentionDays * dayMs,
    deferred: limits.esimCatchUpHours * 60 * minuteMs,
  };
  await market.buy([[1, 1]]);
  const count = 1001;
  let sequence = 100;
  await store.transaction(async (tx) => {
    await tx.ledgers.lock(ledger);
    const person = await tx.people.insert({
      id: "per_1",
      account: account.n,
      email: "a@b.example",
      name: null,
      role: "owner",
      passwordHash: "h",
      totpSecret: null,
      totpPendingSecret: null,
      totpStep: null,
      recoveryCodes: [],
      invitedAt: null,
      lastSignInAt: null,
      createdAt: 0,
    });
    const add = async (id: string, early: 0 | 1) => {
      const key = { ledger, key: id, operation: "ordersCreate", fingerprint: "f" } as const;
      const response = { state: "completed", objectId: null, showsCurrentState: false, body: "{}" } as const;
      const respondedAt = now - ages.response - early;
      await tx.idempotency.claim({ ...key, scope: "ledger", now: respondedAt });
      await tx.idempotency.save({ ...key, ...response, leaseUntil: null, respondedAt });
      await tx.sessions.insert({
        ...{ hash: id, id, address: "::1", browser: null, byOpenid: false },
        person: person?.n ?? 0,
        createdAt: 0,
        expiresAt: now - early,
        looksAt: null,
      });
      await tx.signInFailures.insert({ subject: "s", network: "n", at: now - ages.failure - early });
      await queueMail(tx, account.n, id, text, now - ages.mail - early);
      await tx.deferredEvents.insert(ledger, {
        esim: 1,
        type: "esim.expired",
        at: now - ages.deferred - early,
      });
      await tx.blockedNetworks.block(id, now - early);
      const event = { id, ledger, mode: "live", type: "order.completed", data: "{}" } as const;
      await tx.events.append({ ...event, sequence: sequence++, createdAt: now - ages.event - early });
    };
    for (let i = 1; i < count; i++) await add(`old-${i}`, 1);
    await add("kept", 0);
    for (const { n } of await tx.mails.ofAccount(account.n, page))
      await tx.mails.finish(n, { dueAt: null, attempts: 1, lastError: null, sentAt: 1 });
  });
  await removeOutdated(store, now);
  const { reads } = store;
  const left = await store.transaction((tx) => tx.deferredEvents.ofLedger(ledger));
  t.same(
    {
      responses: [
        await reads.idempotency.byKey(ledger, "old-1000"),
        (await reads.idempotency.byKey(ledger, "kept"))?.key,
      ],
      sessions: [await reads.sessions.byHash("old-1000"), (await reads.sessions.byHash("kept"))?.hash],
      failures: await reads.signInFailures.ofSubject("s", 0, 3000),
      mails: (await reads.mails.ofAccount(account.n, page)).map(({ kind }) => kind),
      deferred: left.map(({ at }) => at),
      blocks: (await reads.blockedNetworks.since(0, 3000)).map(({ network }) => network),
      events: (await reads.events.list(ledger, { notBefore: 0 }, page)).map(({ id }) => id),
    },
    {
      responses: [null, "kept"],
      sessions: [null, "kept"],
      failures: [now - ages.failure],
      mails: ["kept"],
      deferred: [now - ages.deferred],
      blocks: ["kept"],
      events: ["kept"],
    },
  );
});

t.test("all due jobs run in one call, however many, and each once", async (t) => {
  const market = await Market.open(t);
  const { store, context } = market;
  const orders = 12;
  const request = orderOf([[2, 1]]);
  for (let i = 0; i < orders; i++) await placeStaffOrder(context, market.purchase(), request, "staff");
  market.issueUpTo(1);
  const at = market.now + 60 * minuteMs;
  await store.transaction(async (tx) => {
    for (let subject = 1001; subject <= 1060; subject++)
      for (const kind of storeJobKinds) await tx.jobs.add({ kind, subject, dueAt: at });
  });
  t.equal(await runStoreJobs(context, at - 1), 0, "not yet due");
  t.equal(await runSupplyJobs(context, at, ["check-esims"]), 0, "of other kinds");
  t.equal(await runDueJobs(context, at), 120 + orders);
  t.equal(await runDueJobs(context, at), 0, "once");
  t.equal((await market.events()).filter((event) => event === "order.completed completed").length, orders);
  await store.transaction((tx) => tx.jobs.add({ kind: "recall-order", subject: 1001, dueAt: at }));
  await t.rejects(runSupplyJobs(context, at), /^an order is missing$/);
  t.equal(await runSupplyJobs(context, at + minuteMs - 1), 0, "its lease keeps others from it");
  await t.rejects(runSupplyJobs(context, at + minuteMs), /^an order is missing$/);
});

t.test("sandbox orders are finished when due, with their ledgers locked in order", async (t) => {
  const market = await Market.open(t);
  const { account, store } = market;
  const input = { name: "Other", email: "other@agency.example" };
  const other = await store.transaction((tx) => createAccount(tx, input, openedAt, random));
  const request = orderOf([[1, 1]], "test_processing");
  market.account = other;
  await sandbox(market, request);
  const at = (await market.nextJobAt()) ?? 0;
  market.now = at;
  market.account = account;
  await sandbox(market, request);
  t.same(await market.events("test"), []);
  t.equal(await runStoreJobs(market.context, at - 1), 0);
  t.equal(await runStoreJobs(market.context, at + minuteMs), 2, "the other's first");
  t.same(await market.events("test"), ["order.completed completed"]);
});

/** An audit that finds so many rows for each invariant. */
const auditOf = (found: Partial<Record<InvariantId, number>>): Audit => ({
  atOnce: 2,
  setting: async () => null,
  async *faults(invariant, now): AsyncIterable<FaultRow> {
    for (let n = 1; n <= (found[invariant] ?? 0); n++) yield { n, now };
  },
  close: async () => {},
});

t.test("a verification counts all faults, keeps the first of each kind, and is remembered", async (t) => {
  const { store } = await Market.open(t);
  t.equal(await readLastVerification(store.reads), null);
  const result = await verify(auditOf({ "file.integrity": 101, "job.subject": 2 }), 5);
  const { faults, violations } = result;
  t.equal(result.faultCount, 103);
  t.equal(result.checkedCount, Object.keys(invariants).length);
  const keptOf = (id: InvariantId) =>
    faults.filter(({ invariant }) => invariant === id).map(({ row }) => row.n);
  t.same(
    keptOf("file.integrity"),
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  t.same(keptOf("job.subject"), [1, 2]);
  t.same(faults[0], { invariant: "file.integrity", row: { n: 1, now: 5 } });
  const none = Object.fromEntries(Object.keys(invariants).map((id) => [id, 0]));
  t.same(violations, { ...none, "file.integrity": 101, "job.subject": 2 });
  await store.transaction((tx) => recordVerification(tx, result, 9));
  t.same(await readLastVerification(store.reads), { at: 9, violations });
});
