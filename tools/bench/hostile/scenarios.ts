// The hostile scenarios: what each attacker does, in a separate thread so that its work doesn't delay the bystander's
// measurements. All traffic goes to the service under test on the loopback address.
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { basePath as portalApi } from "@partner-esim/generated/portal/routes";
import { Agent, request } from "undici";
import { startOperate } from "../process.ts";
import { type Attacker, apiUrl, catalogueText, importCatalogue, type Member, type World } from "./world.ts";

export interface Target {
  port: number;
  world: World;
}

/** Runs until `stopped()`. */
export type Attack = (target: Target, stopped: () => boolean) => Promise<void>;

export interface Scenario {
  what: string;
  attack: Attack;
  /** The kernel and the parser have more work than fits into the bound: a plain Koa server is measured beside it. */
  plain?: true;
}

const connections = 16;
/** Of bare sockets; not the bystander's, because each address has its own queue of requests. */
const attackerAddress = "127.0.0.2";
const agent = new Agent({ connections: 400, pipelining: 1 });

export const scenarios = {
  "idempotency-key": {
    what: "POST with 14,000 blanks in the Idempotency-Key, twelve keys",
    attack: ({ port, world }, stopped) =>
      flood(4, stopped, (i) => {
        const { key } = world.attackers[i % 12] as Attacker;
        const headers = {
          ...bearer(key),
          [requestHeaders.idempotencyKey]: `a${" ".repeat(14_000)}a`,
          "content-type": "application/json",
        };
        return send(apiUrl(port, "/v1/orders"), "POST", headers, "{}");
      }),
  },
  "bad-keys": {
    what: "bad keys, each from another address",
    attack: ({ port }, stopped) =>
      flood(connections, stopped, () =>
        send(apiUrl(port, "/v1/balance"), "GET", { ...bearer("sk_test_none"), ...fromAddress(anyAddress()) }),
      ),
  },
  limited: {
    what: "one key far beyond its limit, 400 at a time from 20 addresses",
    attack: async ({ port, world }, stopped) => {
      const { key } = world.attackers[0] as Attacker;
      await flood(400, stopped, (i) =>
        send(apiUrl(port, "/v1/balance"), "GET", { ...bearer(key), ...fromAddress(`198.51.100.${i % 20}`) }),
      );
    },
  },
  qr: {
    what: "one QR image asked for from many addresses",
    attack: async ({ port, world }, stopped) => {
      const url = await qrUrl(port, world);
      await flood(connections, stopped, (i) => send(url, "GET", fromAddress(`198.51.100.${i % 200}`)));
    },
  },
  "qr-images": {
    what: "a thousand QR images, asked for from 20 addresses that have sent a key",
    attack: async ({ port, world }, stopped) => {
      const all: string[] = [];
      for (const { key } of world.attackers.slice(0, 20)) all.push(...(await qrUrls(port, world, key)));
      await flood(200, stopped, (i) =>
        send(all[i % all.length] as string, "GET", fromAddress(`198.51.100.${i % 20}`)),
      );
    },
  },
  "refused-bodies": {
    what: "bodies of a gigabyte to a call that is refused, 50 at a time",
    attack: ({ port }, stopped) => flood(50, stopped, () => sendForever(port, stopped)),
  },
  "unfinished-bodies": {
    what: "900 connections with most of a body each, reset and reopened all at once",
    plain: true,
    attack: ({ port }, stopped) =>
      inWaves(stopped, 900, () =>
        openWith(port, `${head("POST", "/v1/orders", port, 262_144)}${" ".repeat(70_000)}`),
      ),
  },
  "large-orders": {
    what: "orders of 64 KB, 100 at a time with twenty keys",
    attack: async ({ port, world }, stopped) => {
      const order = JSON.stringify({ package_id: "", note: "a".repeat(64_000) });
      const keys = world.attackers.slice(0, 20).map(({ key }) => key);
      await flood(100, stopped, async (i) => {
        await buy(port, keys[i % keys.length] as string, order);
        await setTimeout(50);
      });
    },
  },
  "tiny-chunks": {
    what: "100 connections with 60 KB in chunks of one byte each, reset and reopened all at once",
    plain: true,
    attack: ({ port }, stopped) =>
      inWaves(stopped, 100, () => openWith(port, chunkedHead(port) + tinyChunk.repeat(10_000))),
  },
  "dripped-chunks": {
    what: "500 connections that each send twenty chunks of one byte five times a second",
    attack: ({ port }, stopped) => flood(500, stopped, () => drip(port, stopped)),
  },
  pipelined: {
    what: "100 connections that pipeline 200 requests and read nothing, reset and reopened all at once",
    attack: ({ port }, stopped) =>
      inWaves(stopped, 100, () => openWith(port, head("GET", "/v1/balance", port).repeat(200))),
  },
  lists: {
    what: "the longest pages of large orders, from twenty keys",
    attack: async ({ port, world }, stopped) => {
      const order = JSON.stringify({ package_id: world.packageId, quantity: limits.orderQuantityMax });
      const keys = world.attackers.slice(0, 20).map(({ key }) => key);
      await Promise.all(keys.map((key) => times(20, () => buy(port, key, order))));
      await flood(connections, stopped, async (i) => {
        const url = apiUrl(port, `/v1/orders?limit=${limits.pageLimitMax}`);
        const { status } = await send(url, "GET", bearer(keys[i % keys.length] as string));
        if (status !== 200) await setTimeout(100);
      });
    },
  },
  profiles: {
    what: "the packages list at 60 price profiles",
    attack: ({ port, world }, stopped) =>
      flood(4, stopped, async (i) => {
        const { key } = world.attackers[i % world.attackers.length] as Attacker;
        await send(apiUrl(port, "/v1/packages?limit=25"), "GET", bearer(key));
        await setTimeout(20);
      }),
  },
  portal: {
    what: "orders, keys and lists from one portal session",
    attack: async ({ port, world }, stopped) => {
      const { owner } = world.attackers[0] as Attacker;
      const session = await signIn(port, owner, "192.0.2.1");
      await flood(connections, stopped, (i) => portalRequest(port, world, session, i));
    },
  },
  "sign-in": {
    what: "sign-ins of 64 at a time, for unknown and known people, from many addresses",
    attack: ({ port, world }, stopped) =>
      flood(64, stopped, async (i) => {
        const known = (world.attackers[i % 5] as Attacker).owner.email;
        const email = i % 2 === 0 ? known : `nobody-${i}@example.com`;
        await signIn(port, { email, password: `not the password ${i}` }, anyAddress()).catch(() => {});
      }),
  },
  "webhook-chunks": {
    what: "webhook receivers that send endless chunk extensions",
    attack: (target, stopped) => receive(target, stopped, floodChunks),
  },
  "webhook-informational": {
    what: "webhook receivers that send endless 103s",
    attack: (target, stopped) => receive(target, stopped, floodInformational),
  },
  "import-portal": {
    what: "imports of 50,000 packages through the portal",
    attack: async ({ port, world }, stopped) => {
      const text = catalogueText(40_001, 50_000);
      while (!stopped()) await importCatalogue({ port }, world.operatorToken, text);
    },
  },
  "import-command-line": {
    what: "imports of 100,000 packages by the command line",
    attack: async ({ world: { file } }, stopped) => {
      const catalogue = `${file}.csv`;
      writeFileSync(catalogue, catalogueText(100_001, 100_000));
      while (!stopped()) {
        const [code] = await once(
          startOperate(["catalogue", "import", catalogue, "--database", file]),
          "exit",
        );
        if (code !== 0) throw new Error(`the import ended with ${code}`);
      }
    },
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < count; i++) await work();
}

async function flood(
  count: number,
  stopped: () => boolean,
  once: (i: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const loop = async () => {
    while (!stopped()) await once(next++);
  };
  await Promise.all(Array.from({ length: count }, loop));
}

/** Opens sockets all at once, and resets them 1.5 s later. */
async function inWaves(stopped: () => boolean, count: number, open: () => Socket): Promise<void> {
  while (!stopped()) {
    const sockets = Array.from({ length: count }, open);
    for (let i = 0; i < 15 && !stopped(); i++) await setTimeout(100);
    for (const socket of sockets) socket.resetAndDestroy();
  }
}

/** The socket reads nothing. */
function openWith(port: number, text: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress: attackerAddress });
  socket.on("error", () => {}).pause();
  socket.write(text);
  return socket;
}

function head(method: string, path: string, port: number, length = 0): string {
  return `${method} ${new URL(apiUrl(port, path)).pathname} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
}

const chunkedHead = (port: number) =>
  head("POST", "/v1/orders", port).replace("Content-Length: 0", "Transfer-Encoding: chunked");
const tinyChunk = "1\r\na\r\n";

async function drip(port: number, stopped: () => boolean): Promise<void> {
  const socket = openWith(port, chunkedHead(port)).resume();
  while (!socket.destroyed && !stopped()) {
    socket.write(tinyChunk.repeat(20));
    await setTimeout(200);
  }
  socket.destroy();
}

/** Sends a body without end until the connection ends. */
async function sendForever(port: number, stopped: () => boolean): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: attackerAddress });
  socket.on("error", () => {}).resume();
  // It rejects if the connection is reset.
  const closed = once(socket, "close").catch(() => {});
  const path = new URL(apiUrl(port, "/v1/orders")).pathname;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n`);
  while (!socket.destroyed && !stopped()) {
    if (!socket.write(part))
      await Promise.race([once(socket, "drain").catch(() => {}), closed, setTimeout(500)]);
  }
  socket.destroy();
  await closed;
}
const part = Buffer.alloc(256 * 1024, "a");

interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

async function send(
  url: string,
  method: "GET" | "POST",
  headers: Record<string, string>,
  body?: string,
): Promise<Sent> {
  const response = await request(url, { method, headers, body: body ?? null, dispatcher: agent });
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const fromAddress = (address: string) => ({ "x-forwarded-for": address });
const anyAddress = () => `${randomInt(1, 120)}.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function buy(port: number, key: string, order: string): Promise<Sent> {
  const headers = {
    ...bearer(key),
    "content-type": "application/json",
    [requestHeaders.idempotencyKey]: randomUUID(),
  };
  return await send(apiUrl(port, "/v1/orders"), "POST", headers, order);
}

async function qrUrl(port: number, world: World): Promise<string> {
  const [first] = await qrUrls(port, world, (world.attackers[0] as Attacker).key);
  return first as string;
}

/** Returns those of a new order; each address of the scenarios has sent a key then. */
async function qrUrls(port: number, { packageId }: World, key: string): Promise<string[]> {
  await buy(port, key, JSON.stringify({ package_id: packageId, quantity: limits.orderQuantityMax }));
  const get = async (path: string, from: object) =>
    (await send(apiUrl(port, path), "GET", { ...bearer(key), ...from })).text;
  for (let i = 0; i < 20; i += 1) await get("/v1/balance", fromAddress(`198.51.100.${i}`));
  const list = await get(`/v1/esims?limit=${limits.orderQuantityMax}`, {});
  return JSON.parse(list).data.map(({ qr_code_url }: { qr_code_url: string }) => qr_code_url);
}

interface OpenSession {
  cookie: string;
  csrfToken: string;
}

/**
 * Opens a portal session; throws if that fails.
 * @param cookie from an earlier session, so that the browser is known
 */
export async function signIn(
  port: number,
  member: Member,
  address: string,
  cookie?: string,
): Promise<OpenSession> {
  const headers = {
    "content-type": "application/json",
    ...fromAddress(address),
    ...(cookie === undefined ? {} : { cookie }),
  };
  const body = JSON.stringify({ email: member.email, password: member.password });
  const response = await send(`http://127.0.0.1:${port}${portalApi}/session`, "POST", headers, body);
  if (response.status !== 200) throw new Error(`the sign-in returned ${response.status}: ${response.text}`);
  const cookies = [response.headers["set-cookie"] ?? []].flat();
  return {
    cookie: cookies.map((cookie) => cookie.split(";", 1)[0]).join("; "),
    csrfToken: JSON.parse(response.text).csrf_token,
  };
}

/** Returns an order, a key and a list of orders, in turn. */
async function portalRequest(port: number, world: World, session: OpenSession, i: number): Promise<void> {
  const headers = {
    cookie: session.cookie,
    "x-csrf-token": session.csrfToken,
    "content-type": "application/json",
    [requestHeaders.idempotencyKey]: randomUUID(),
  };
  const at = (path: string) => `http://127.0.0.1:${port}${portalApi}${path}`;
  const order = { mode: "test", items: [{ package_id: world.packageId, quantity: 1 }] };
  const key = { mode: "test", name: `key ${i}` };
  if (i % 3 === 0) await send(at("/orders"), "POST", headers, JSON.stringify(order));
  else if (i % 3 === 1) await send(at("/keys"), "POST", headers, JSON.stringify(key));
  else await send(at("/orders?mode=test&limit=100"), "GET", headers);
}

/** Gives twenty attackers an endpoint here and events for it, and floods each connection that arrives. */
async function receive(
  { port, world }: Target,
  stopped: () => boolean,
  respond: (socket: Socket) => void,
): Promise<void> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => respond(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: receiverPort } = server.address() as { port: number };
  const receivers = world.attackers.slice(0, 20);
  for (const { owner } of receivers) {
    const session = await signIn(
      port,
      owner,
      `192.0.2.${receivers.findIndex((one) => one.owner === owner) + 1}`,
    );
    const endpoint = { mode: "test", url: `http://127.0.0.1:${receiverPort}/hook` };
    const headers = {
      cookie: session.cookie,
      "x-csrf-token": session.csrfToken,
      "content-type": "application/json",
    };
    await send(`http://127.0.0.1:${port}${portalApi}/endpoints`, "POST", headers, JSON.stringify(endpoint));
  }
  await flood(1, stopped, async (i) => {
    const order = JSON.stringify({ package_id: world.packageId });
    await buy(port, (receivers[i % receivers.length] as Attacker).key, order);
    await setTimeout(20);
  });
  server.close();
}

function floodChunks(socket: Socket): void {
  socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
  pour(socket, Buffer.from(`1;${"x".repeat(200)}\r\na\r\n`.repeat(300)));
}

function floodInformational(socket: Socket): void {
  pour(socket, Buffer.from("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(1000)));
}

/** Writes the same bytes for as long as the other side reads them. */
function pour(socket: Socket, bytes: Buffer): void {
  const more = () => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on("drain", more);
  more();
}
