// A mail server that floods or hangs: each mail fails in time, memory stays bounded, and a stop does not wait for it.
import { type AddressInfo, createServer, type Socket } from "node:net";
import t, { type Test } from "tap";
import { queueMail } from "../../src/domain/mail/mails.ts";
import { requiresTls, smtpSender } from "../../src/mail/smtp.ts";
import { mailLookOf } from "../../src/runtime/brand.ts";
import { startService } from "../../src/runtime/service.ts";
import { Deployment, testConfig } from "../deployment.ts";

const look = mailLookOf(testConfig);

async function startServer(t: Test, behave: (socket: Socket) => void) {
  const seen = { written: 0, open: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    seen.open += 1;
    socket.on("error", () => {});
    socket.resume();
    socket.on("close", () => {
      seen.open -= 1;
      seen.written += socket.bytesWritten;
    });
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function flood(piece: string): (socket: Socket) => void {
  return (socket) => {
    const more = () => {
      if (socket.destroyed) return;
      if (socket.write(piece)) setImmediate(more);
      else socket.once("drain", more);
    };
    more();
  };
}

const mail = {
  n: 1,
  account: 1,
  kind: "test",
  toAddress: "ops@example.com",
  subject: "s",
  text: "t",
  createdAt: 0,
  dueAt: 0,
  attempts: 0,
  lastError: null,
  sentAt: null,
};
const never = new AbortController().signal;
const large = (piece: string) => piece.repeat(Math.ceil(65_536 / piece.length));

const floods: Record<string, string> = {
  "a line without end": large("2"),
  "a greeting of lines without end": large("220-hello\r\n"),
  "empty lines without end": large("\r\n"),
  "refusals without end": large("500 no\r\n"),
};

for (const [name, piece] of Object.entries(floods)) {
  t.test(`${name}: the mail fails`, async (t) => {
    const { url, seen } = await startServer(t, flood(piece));
    const startedAt = performance.now();
    const error = await smtpSender(url, "service@example.com", look, 20_000)(mail, never);
    t.type(error, "string");
    t.ok((error ?? "").length <= 500);
    t.ok(performance.now() - startedAt < 15_000, "before its time is over");
    await new Promise((resolve) => setTimeout(resolve, 100));
    t.equal(seen.open, 0, "the connection is gone");
    t.ok(seen.written < 64 * 1024 * 1024, `${seen.written} bytes`);
  });
}

t.test("without STARTTLS a server on another machine gets neither password nor mail", async (t) => {
  const required = ["smtp://mail.example.com", "smtp://192.168.0.9:25", "smtp://[2001:db8::1]"];
  const near = ["smtp://localhost", "smtp://mail:1025", "smtp://127.0.0.1:25", "smtp://[::1]"];
  t.same(required.map(requiresTls), [true, true, true]);
  t.same(near.map(requiresTls), [false, false, false, false]);
  const received: string[] = [];
  const { url } = await startServer(t, (socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (data) => {
      received.push(String(data));
      socket.write(/^EHLO/.test(String(data)) ? "250-mail\r\n250 AUTH PLAIN\r\n" : "502 no\r\n");
    });
  });
  const address = `${url.replace("//", "//user:secret@")}?requireTLS=true`;
  t.match(await smtpSender(address, "service@example.com", look)(mail, never), /STARTTLS/);
  t.match(received, [/^EHLO/, /^STARTTLS/]);
  t.equal(received.length, 2);
});

t.test("an error message doesn't contain a password that the mail server repeats", async (t) => {
  const { url } = await startServer(t, (socket) => {
    socket.write("220 hello\r\n");
    socket.on("data", (data) => {
      const line = String(data);
      if (line.startsWith("EHLO")) socket.write("250-hello\r\n250 AUTH PLAIN\r\n");
      else socket.write(`535 what is ${line.trim()}, or opensesame\r\n`);
    });
  });
  const address = url.replace("smtp://", "smtp://user:opensesame@");
  const error = await smtpSender(address, "service@example.com", look, 20_000)(mail, never);
  t.match(error, /what is AUTH PLAIN …, or …/);
});

t.test("what a server says reaches no terminal as it is", async (t) => {
  const { url } = await startServer(t, (socket) => void socket.end("554 \u001b[2Jgone\u0007\r\n"));
  const error = await smtpSender(url, "service@example.com", look, 20_000)(mail, never);
  t.match(error, /554 .*gone/);
  t.notMatch(error, /\p{Cc}/u);
});

t.test("a server that drips has as long as one that is silent", async (t) => {
  const drip = await startServer(t, (socket) => {
    const timer = setInterval(() => socket.write("2"), 50);
    socket.on("close", () => clearInterval(timer));
  });
  const startedAt = performance.now();
  t.type(await smtpSender(drip.url, "service@example.com", look, 500)(mail, never), "string");
  t.ok(performance.now() - startedAt < 15_000);
  const silent = await startServer(t, () => {});
  t.type(await smtpSender(silent.url, "service@example.com", look, 500)(mail, never), "string");
});

t.test(
  "a stop does not wait for a mail server that hangs, and its mail is sent by the next process",
  async (t) => {
    const hanging = await startServer(t, (socket) => void socket.write("220 hello\r\n"));
    const deployment = await Deployment.start(t, { smtpUrl: hanging.url, mailFrom: "service@example.com" });
    await deployment.service.store.transaction((tx) =>
      queueMail(tx, deployment.account.n, "test", { subject: "a", text: "b" }, deployment.now),
    );
    while (hanging.seen.open === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const startedAt = performance.now();
    await deployment.service.stop();
    t.ok(performance.now() - startedAt < 15_000, "stopped in time");
    deployment.service = await startService(deployment.config);
    const page = { after: null, limit: 1 };
    const [waiting] = await deployment.service.store.reads.mails.ofAccount(deployment.account.n, page);
    t.match(waiting, { attempts: 0, lastError: null, sentAt: null });
    await new Promise((resolve) => setTimeout(resolve, 300));
    t.equal(hanging.seen.open, 1, "taken up again at once");
  },
);
