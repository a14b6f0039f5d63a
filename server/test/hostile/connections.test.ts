// How a listener shares connections and descriptors between clients: the real server with a low limit, and the real
// program with few file descriptors.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import t from "tap";
import { usualBounds } from "../../src/http/bounds.ts";
import { clientAddress } from "../../src/http/client-address.ts";
import { Connections } from "../../src/http/connections.ts";
import { bareEnv, folderFor, Started, serve } from "../cli/command-line.ts";
import { ask, isSoon, open, pause } from "./attacker.ts";

t.test("when it gets tight, the client with the most connections loses those that wait", async (t) => {
  const server = createServer();
  const connections = new Connections(server, 100, () => performance.now());
  server.on("request", (request, response) => {
    connections.handle(request, response, () => setTimeout(() => response.end("done"), 1500));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // As the listener does: idle connections are closed even if no new one arrives.
  const sweep = setInterval(() => connections.sweep(), 250);
  t.teardown(() => {
    clearInterval(sweep);
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const from = (localAddress: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => {});
    return socket;
  };
  const bystanders = Array.from({ length: 10 }, (_, n) => from(`127.0.0.${n + 2}`));
  const served = new Promise((resolve, reject) => {
    request({ port, localAddress: "127.0.1.1" }, (response) =>
      response.resume().once("end", () => resolve("served")),
    )
      .once("error", reject)
      .end();
  });
  await pause(100);
  const attacker: Socket[] = [];
  for (let n = 0; n < 300; n++) {
    attacker.push(from("127.0.1.1"));
    await pause(3);
  }
  t.ok(await isSoon(() => connections.size < 100), `${connections.size} are open`);
  t.equal(bystanders.filter(({ closed }) => closed).length, 0, "no bystander has lost its connection");
  t.equal(await served, "served", "nor anyone the response it waits for");
  const late = from("127.0.2.1");
  t.ok(await isSoon(() => late.readyState === "open" || late.closed));
  await pause(300);
  t.notOk(late.closed, "who comes now is let in");
  for (const socket of [...attacker, ...bystanders, late]) socket.destroy();
});

t.test("of requests that come ahead of their turn four wait, and the rest is never parsed", async (t) => {
  const server = createServer();
  const connections = new Connections(server, 100, () => performance.now());
  const parsed = new Set<IncomingMessage>();
  const handled = { most: 0, now: 0, all: 0 };
  server.on("request", (request, response) => {
    parsed.add(request);
    connections.handle(request, response, () => {
      handled.now += 1;
      handled.all += 1;
      handled.most = Math.max(handled.most, handled.now);
      setImmediate(() => {
        handled.now -= 1;
        response.end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const socket = await open((server.address() as AddressInfo).port);
  let read = "";
  socket?.setEncoding("latin1").on("data", (text) => {
    read += text;
  });
  socket?.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2000));
  t.ok(await isSoon(() => socket?.destroyed ?? false), "closed");
  t.same(handled, { most: 1, now: 0, all: 5 }, "one after the other");
  t.equal(read.split("HTTP/1.1 200 OK").length - 1, 5, "each that was let in has its response");
  t.equal(parsed.size, 6, "Node hands over no more");
});

t.test("a client that pipelines on many connections delays nobody, and takes no memory", async (t) => {
  const { ready } = await serve(t, join(folderFor(t), "service.db"));
  const { port, pathname } = new URL(ready.url);
  const flood = Array.from({ length: 200 }, async () => {
    const socket = await open(Number(port));
    socket?.write("GET / HTTP/1.1\r\n\r\n".repeat(3500));
    return socket;
  });
  const sockets = await Promise.all(flood);
  const response = await fetch(`http://127.0.0.1:${port}${pathname}/v1/balance`, {
    signal: AbortSignal.timeout(10_000),
  });
  t.equal(response.status, 401);
  await response.bytes();
  for (const socket of sockets) socket?.destroy();
});

t.test("a connection stays open for as long as the setting says", async (t) => {
  const { ready } = await serve(t, join(folderFor(t), "service.db"), ["--keep-alive-seconds", "7"]);
  const response = await fetch(`${ready.url}/v1/balance`);
  t.equal(response.headers.get("keep-alive"), "timeout=7");
  await response.bytes();
  const other = await serve(t, join(folderFor(t), "service.db"));
  const usual = await fetch(`${other.ready.url}/v1/balance`);
  t.equal(usual.headers.get("keep-alive"), "timeout=65");
  await usual.bytes();
});

t.test("connections beyond the file descriptors are refused aloud, and the service goes on", async (t) => {
  const database = join(folderFor(t), "service.db");
  const main = join(import.meta.dirname, "../../src/main.ts");
  const words = ["serve", "--json", "--port", "0", "--admin-port", "0", "--database", database];
  const child = spawn("sh", ["-c", 'ulimit -n 120; exec "$0" "$@"', process.execPath, main, ...words], {
    env: bareEnv,
  });
  t.teardown(() => child.kill("SIGKILL"));
  let log = "";
  child.stderr.on("data", (text) => {
    log += text;
  });
  const ready = JSON.parse(
    await new Promise((resolve) => child.stdout.once("data", (text) => resolve(`${text}`))),
  );
  const port = Number(new URL(ready.url).port);
  const adminPort = Number(new URL(ready.admin_url).port);
  const openTo = (place: number, count: number) =>
    Promise.all(Array.from({ length: count }, () => open(place)));
  const sockets = [...(await openTo(adminPort, 100)), ...(await openTo(port, 150))];
  await pause(2500);
  t.match(log, /connections were closed: too many are open/);
  const figures = await (await fetch(`${ready.admin_url}/metrics`)).text();
  t.match(figures, /partner_esim_connections_refused_total\{cause="connections"\} [1-9]/);
  t.notMatch(figures, /cause="descriptors"\} [1-9]/, "both listeners together leave some");
  t.notMatch(log, /"descriptors":[1-9]/);
  for (const socket of sockets) socket?.destroy();
  await pause(200);
  t.equal((await fetch(`${ready.url}/v1/balance`)).status, 401);
});

/** Takes all remaining descriptors on one SIGUSR2, and releases them on the next. */
const takeDescriptors = `
import { closeSync, openSync } from "node:fs";
const held = [];
const takeAll = () => { try { for (;;) held.push(openSync("/dev/null", "r")); } catch {} };
let taking = null;
process.on("SIGUSR2", () => {
  clearInterval(taking);
  if (held.length > 0) for (const fd of held.splice(0)) closeSync(fd);
  else {
    takeAll();
    // Those that are closed meanwhile, too.
    taking = setInterval(takeAll, 20);
  }
});`;

t.test("no descriptor left is told in the log and counted, and ends nothing", async (t) => {
  const database = join(folderFor(t), "service.db");
  const preload = `--import=data:text/javascript,${encodeURIComponent(takeDescriptors)}`;
  const words = ["serve", "--json", "--port", "0", "--admin-port", "0", "--database", database];
  const under = ["sh", "-c", 'ulimit -n 200; exec "$0" "$@"'];
  const service = new Started([...words, "--demo"], { NODE_OPTIONS: preload }, "pipe", under);
  t.teardown(() => service.child.kill("SIGKILL"));
  t.ok(await isSoon(() => service.stdout.endsWith("\n")));
  const { url, admin_url, demo } = JSON.parse(service.stdout);
  const balance = () => ask(`${url}/v1/balance`, demo.test_key);
  const causes = async () => await (await fetch(`${admin_url}/metrics`)).text();
  t.equal(await balance(), 200);
  t.notMatch(await causes(), /cause="descriptors"\} [1-9]/);

  service.child.kill("SIGUSR2");
  t.ok(await isSoon(() => /"descriptors":[1-9].*connections were closed/.test(service.stderr)), "told");
  await t.rejects(balance(), "nobody is let in meanwhile");
  service.child.kill("SIGUSR2");
  await pause(1500);
  t.equal(await balance(), 200, "served again");
  t.match(await causes(), /partner_esim_connections_refused_total\{cause="descriptors"\} [1-9]/);
});

const tooMuch = {
  "holds too much memory": { bounds: { ...usualBounds, heldBytes: 1_000_000 }, bytes: 60_000 },
  "has too many unfinished requests": { bounds: { ...usualBounds, unfinished: 15 }, bytes: 10 },
};

for (const [what, { bounds, bytes }] of Object.entries(tooMuch)) {
  t.test(`behind a trusted proxy, the client that ${what} loses its requests, and no other`, async (t) => {
    const server = createServer();
    const trusted = clientAddress(["127.0.0.1"]);
    const connections = new Connections(server, 100, () => performance.now(), bounds, trusted);
    server.on("request", (request, response) => {
      request.on("error", () => {});
      connections.handle(request, response, () => {
        request.resume().once("end", () => response.end("done"));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    t.teardown(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const begin = async (from: string, sent: number) => {
      const socket = (await open(port)) as Socket;
      const head = `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: 100000\r\n\r\n`;
      socket.write(head + "x".repeat(sent));
      return socket;
    };
    const honest = await begin("203.0.113.1", 30_000);
    const attackers: Socket[] = [];
    while (attackers.length < 20) attackers.push(await begin("198.51.100.66", bytes));
    await pause(100);
    t.ok(connections.freeMemory() > 0, "it is too much");
    t.ok(await isSoon(() => attackers.some(({ destroyed }) => destroyed)));
    t.notOk(honest.destroyed, "the oldest request, of another client");
    const responded = once(honest, "data");
    honest.write("x".repeat(70_000));
    t.match(String((await responded)[0]), /^HTTP\/1\.1 200/);
    for (const socket of [honest, ...attackers]) socket.destroy();
  });
}
