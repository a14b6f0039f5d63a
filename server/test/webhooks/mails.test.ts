// The outbox with a mail trap: a small SMTP server that accepts and records mails.
import { type AddressInfo, createServer } from "node:net";
import t, { type Test } from "tap";
import { type Mail, stateOfMail } from "../../src/domain/mail/mail.ts";
import { queueLowBalanceMail, queueMail, urgentKind } from "../../src/domain/mail/mails.ts";
import type { Tx } from "../../src/domain/ports.ts";
import { smtpSender } from "../../src/mail/smtp.ts";
import { mailLookOf } from "../../src/runtime/brand.ts";
import { Deployment, testConfig } from "../deployment.ts";

const look = mailLookOf(testConfig);

interface Trap {
  url: string;
  mails: string[];
  recipients: string[];
}

/**
 * Returns the URL of a trap, the caught mails and to whom they went; with `refuse` it rejects every mail, and it never
 * responds to one for `holds`.
 */
async function startTrap(t: Test, trap: { refuse: boolean; holds?: string }): Promise<Trap> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let data: string | null = null;
    let unread = "";
    socket.write("220 trap\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const lines = (unread + chunk).split("\r\n");
      unread = lines.pop() ?? "";
      for (const line of lines) {
        if (data !== null) {
          if (line !== ".") data += `${line}\n`;
          else {
            mails.push(data);
            data = null;
            socket.write("250 taken\r\n");
          }
        } else if (/^DATA/i.test(line)) {
          data = "";
          socket.write("354 go on\r\n");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else if (/^RCPT/i.test(line) && trap.refuse) socket.write("450 not now\r\n");
        else {
          if (/^RCPT/i.test(line)) recipients.push(line);
          if (trap.holds && line.includes(trap.holds)) continue;
          socket.write("250 ok\r\n");
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, recipients };
}

async function queue(deployment: Deployment): Promise<void> {
  const mail = { subject: "Grüße", text: "A line.\nAnother.\n" };
  await deployment.service.store.transaction((tx) =>
    queueMail(tx, deployment.account.n, "test", mail, deployment.now),
  );
}

async function states(deployment: Deployment): Promise<string[]> {
  const page = { after: null, limit: 10 };
  return (await deployment.service.store.reads.mails.ofAccount(deployment.account.n, page)).map(stateOfMail);
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 8000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("it did not come to that in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

t.test("a mail goes out once, to the account's address", async (t) => {
  const trap = await startTrap(t, { refuse: false });
  const deployment = await Deployment.start(t, {
    smtpUrl: trap.url,
    mailFrom: "Service <service@example.com>",
  });
  await queue(deployment);
  await until(async () => (await states(deployment))[0] === "sent");
  t.equal(trap.mails.length, 1);
  const [mail = ""] = trap.mails;
  t.match(mail, /^From: Service <service@example\.com>$/m);
  t.match(mail, /^To: ops@example\.com$/m);
  t.match(mail, /^Auto-Submitted: auto-generated$/m);
  t.match(mail, "A line.\nAnother.");
  t.match(mail, /^Content-Type: multipart\/alternative;/m);
  t.match(mail, /^Content-Type: text\/plain;[\s\S]*^Content-Type: text\/html;/m, "the plain text first");
});

t.test("an address is never read as a list", async (t) => {
  const trap = await startTrap(t, { refuse: false });
  const send = smtpSender(trap.url, "service@example.com", look);
  const addresses = ["a;b@c.example", "a:b@c.example", "a(b)@c.example", "a,b@c.example", "a <b@c.example>"];
  for (const toAddress of addresses)
    await send({ n: 1, toAddress, subject: "s", text: "t" } as Mail, new AbortController().signal);
  const parts = new Set(trap.recipients.map((line) => /<(.*)>/.exec(line)?.[1]));
  t.ok(parts.size > 0, "some were sent");
  for (const other of ["a@c.example", "b@c.example"]) t.notOk(parts.has(other), other);
});

t.test("a mail that is refused is tried again later", async (t) => {
  const behaviour = { refuse: true };
  const trap = await startTrap(t, behaviour);
  const deployment = await Deployment.start(t, { smtpUrl: trap.url, mailFrom: "service@example.com" });
  await queue(deployment);
  const { reads } = deployment.service.store;
  const mail = async () => (await reads.mails.ofAccount(deployment.account.n, { after: null, limit: 1 }))[0];
  await until(async () => ((await mail())?.attempts ?? 0) === 1);
  t.match(await mail(), { lastError: /450/, sentAt: null });
  t.ok(((await mail())?.dueAt ?? 0) > deployment.now + 50_000, "after a wait");
  behaviour.refuse = false;
  await (deployment.service.clock as unknown as { advance(ms: number): Promise<void> }).advance(61_000);
  await until(async () => (await states(deployment))[0] === "sent");
  t.equal(trap.mails.length, 1);
});

t.test(
  "without a mail server, emails are stored and marked; one that was rolled back is absent",
  async (t) => {
    const deployment = await Deployment.start(t);
    await queue(deployment);
    await until(async () => (await states(deployment))[0] === "kept");
    await t.rejects(
      deployment.service.store.transaction(async (tx) => {
        await queueMail(tx, deployment.account.n, "test", { subject: "a", text: "b" }, deployment.now);
        throw new Error("undone");
      }),
    );
    t.same(await states(deployment), ["kept"]);
  },
);

t.test("slow recipients don't delay a password reset email", async (t) => {
  const trap = await startTrap(t, { refuse: false, holds: "RCPT TO:<ops@" });
  const deployment = await Deployment.start(t, { smtpUrl: trap.url, mailFrom: "service@example.com" });
  for (let i = 0; i < 10; i++) await queue(deployment);
  await until(() => trap.recipients.length === 4);
  const urgent = { account: null, kind: urgentKind, toAddress: "a@b.example", subject: "S", text: "T\n" };
  const { store } = deployment.service;
  await store.transaction((tx) => tx.mails.insert({ ...urgent, createdAt: deployment.now }));
  await until(() => trap.mails.length === 1);
  t.match(trap.mails[0], /^To: a@b\.example$/m);
  t.equal(trap.recipients.length, 5, "the rest of those that are not urgent wait");
});

async function claimAll(tx: Tx, now: number, realNow: number) {
  const claim = { now, realNow, leaseUntil: realNow + 60_000, limit: 200 };
  return { urgent: await tx.mails.claim("urgent", claim), other: await tx.mails.claim("other", claim) };
}

t.test("low-balance emails are limited, and don't delay a password reset email", async (t) => {
  const { service, account, now } = await Deployment.start(t);
  const mail = { subject: "S", text: "T\n" };
  const { store } = service;
  // In the transaction that queues them, before the outbox sees them.
  const claimed = await store.transaction(async (tx) => {
    for (let i = 0; i < 105; i++) await queueLowBalanceMail(tx, account.n, mail, now);
    await tx.mails.insert({
      account: null,
      kind: urgentKind,
      toAddress: "a@b.example",
      ...mail,
      createdAt: now,
    });
    return await claimAll(tx, now, now);
  });
  t.equal(claimed.urgent.length, 1);
  t.equal(claimed.other.length, 100, "100 in a day");

  const nextDay = now + 86_400_000;
  const later = await store.transaction(async (tx) => {
    await queueLowBalanceMail(tx, account.n, mail, nextDay);
    return await claimAll(tx, nextDay, now);
  });
  t.same([later.urgent.length, later.other.length], [0, 1]);
});
