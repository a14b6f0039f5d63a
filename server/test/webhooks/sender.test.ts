import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net";
import t, { type Test } from "tap";
import { createSender, type SenderOptions } from "../../src/webhooks/sender.ts";
import { outgoing } from "./outgoing.ts";
import { Receiver, status } from "./receiver.ts";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function start(t: Test, options: Partial<SenderOptions> = {}) {
  const sender = createSender({
    policy: { allowLocal: true },
    resolve: async () => ["127.0.0.1"],
    userAgent: "Test-Webhooks/1.0",
    monotonicMs: () => performance.now(),
    ...options,
  });
  t.teardown(() => sender.close());
  return (url: string) => sender.send(outgoing({ url }), "whsec_x", 1_700_000_000);
}

async function listen(t: Test, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  return (server.address() as AddressInfo).port;
}

t.test("a redirect is a failure and is not followed", async (t) => {
  const receiver = await Receiver.start(t);
  receiver.answer = (response) => void response.writeHead(302, { location: receiver.url("/new") }).end();
  const outcome = await start(t)(receiver.url("/old"));
  t.match(outcome, { status: 302, error: /Redirects are not followed/ });
  t.equal(receiver.received.length, 1);
});

t.test("the timeout covers lookup, connection and response together", async (t) => {
  const receiver = await Receiver.start(t);
  receiver.answer = async (response) => {
    await sleep(150);
    response.end();
  };
  const slowly = { resolve: () => sleep(200).then(() => ["127.0.0.1"]), timeoutMs: 300 };
  const url = receiver.url().replace("127.0.0.1", "slow.localhost");
  const late = await start(t, slowly)(url);
  t.match(late, { status: null, error: "The endpoint did not respond in time." });
  t.ok(late.tookMs >= 290 && late.tookMs < 3000, `${late.tookMs} ms`);
  t.match(await start(t, { ...slowly, timeoutMs: 3000 })(url), { status: 200, error: null });
});

t.test("a connection that comes too late is not used any more", async (t) => {
  const receiver = await Receiver.start(t);
  const resolve = () => sleep(200).then(() => ["127.0.0.1"]);
  const outcome = await start(t, { resolve, timeoutMs: 100 })(
    receiver.url().replace("127.0.0.1", "a.localhost"),
  );
  t.equal(outcome.status, null);
  await sleep(300);
  t.equal(receiver.received.length, 0);
});

t.test("once the status is there, a body that hangs or never ends changes nothing", async (t) => {
  const receiver = await Receiver.start(t);
  receiver.answer = (response) => {
    response.writeHead(200);
    response.write("so far");
  };
  t.match(await start(t, { timeoutMs: 200 })(receiver.url()), {
    status: 200,
    error: null,
    response: "so far",
  });
  receiver.answer = async (response) => {
    response.writeHead(200);
    while (!response.destroyed) {
      response.write("x".repeat(10_000));
      await sleep(1);
    }
  };
  const endless = await start(t)(receiver.url());
  t.match(endless, { status: 200, error: null, response: "x".repeat(500) });
});

t.test("a response is truncated by characters, not bytes", async (t) => {
  const receiver = await Receiver.start(t);
  receiver.answer = status(200, "😀".repeat(501));
  t.equal((await start(t)(receiver.url())).response, "😀".repeat(500));
  receiver.answer = (response) => void response.end(Buffer.from([0x61, 0x00, 0xff, 0x62]));
  t.equal((await start(t)(receiver.url())).response, "a\ufffd\ufffdb");
});

t.test("each connection checks all IP addresses of its host name", async (t) => {
  const receiver = await Receiver.start(t);
  let requested = 0;
  const resolve = async () => {
    requested += 1;
    return ["93.184.216.34", "127.0.0.1"];
  };
  const port = new URL(receiver.url()).port;
  const strict = start(t, { policy: { allowLocal: false }, resolve });
  const outcome = await strict("https://hooks.example.com:8443/");
  t.match(outcome, { status: null, error: "The host name leads to a private or local network." });
  t.equal(requested, 1);
  for (const url of [
    `http://127.0.0.1:${port}/`,
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/",
  ]) {
    const refused = await strict(url);
    t.equal(refused.status, null, url);
    t.equal(refused.signature, null, "nothing was even signed for it");
  }
  t.equal(receiver.received.length, 0);
  t.equal(requested, 1, "a literal address is not looked up");
});

t.test("a failure without a status has an error message", async (t) => {
  const send = start(t);
  const closed = createServer();
  const port = await listen(t, closed);
  await new Promise((resolve) => closed.close(resolve));
  t.match(await send(`http://127.0.0.1:${port}/`), { status: null, error: "The connection was refused." });
  const rude = createSocketServer((socket) => socket.once("data", () => socket.destroy()));
  const rudeUrl = `http://127.0.0.1:${await listen(t, rude)}/`;
  t.match(await send(rudeUrl), { status: null, error: "The connection was broken off." });
  for (const response of [
    "hello\r\n\r\n",
    "HTTP/1.1 000 OK\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na",
  ]) {
    const other = createSocketServer((socket) => socket.once("data", () => socket.end(response)));
    const url = `http://127.0.0.1:${await listen(t, other)}/`;
    t.match(await send(url), { error: "The response is not HTTP." }, response);
  }
  const nowhere = start(t, {
    resolve: async () => {
      throw Object.assign(new Error("no"), { code: "ENOTFOUND" });
    },
  });
  t.match(await nowhere("http://x.localhost/"), { error: "The host name leads nowhere." });
});
