// The hostile scenarios, each attacker in its own thread, so that its work doesn't delay the bystander's measurements.
// All traffic goes to the service under test on the loopback address.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { basePath as portalApi } from "@partner-esim/generated/portal/routes";
import { startOperate } from "../process.ts";
import {
  addressOf,
  anyAddress,
  bearer,
  buy,
  costlyOrder,
  portalRequest,
  qrUrl,
  qrUrls,
  send,
  signIn,
} from "./requests.ts";
import {
  chunkedHead,
  drip,
  floodChunks,
  floodInformational,
  head,
  inWaves,
  openWith,
  sendForever,
  tinyChunk,
} from "./sockets.ts";
import { type Attacker, apiUrl, catalogueText, importCatalogue, type World } from "./world.ts";

export interface Target {
  port: number;
  world: World;
}

/** Runs until `stopped()`. */
export type Attack = (target: Target, stopped: () => boolean) => Promise<void>;

export interface Scenario {
  what: string;
  attack: Attack;
  /** Attackers with keys are accounts that an operator can deactivate, so their effect is reported without a bound. */
  hasKeys?: true;
}

const connections = 16;
export const scenarios = {
  "idempotency-key": {
    what: "POST with 14,000 blanks in the Idempotency-Key, twelve keys",
    hasKeys: true,
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
        send(apiUrl(port, "/v1/balance"), "GET", bearer("sk_test_none"), undefined, anyAddress()),
      ),
  },
  limited: {
    what: "one key far beyond its limit, 400 at a time from 20 addresses",
    hasKeys: true,
    attack: async ({ port, world }, stopped) => {
      const { key } = world.attackers[0] as Attacker;
      await flood(400, stopped, (i) =>
        send(apiUrl(port, "/v1/balance"), "GET", bearer(key), undefined, addressOf(i)),
      );
    },
  },
  qr: {
    what: "one QR image asked for from many addresses",
    attack: async ({ port, world }, stopped) => {
      const url = await qrUrl(port, world);
      await flood(connections, stopped, (i) => send(url, "GET", {}, undefined, addressOf(i, 200)));
    },
  },
  "qr-images": {
    what: "a thousand QR images, asked for from 20 addresses",
    hasKeys: true,
    attack: async ({ port, world }, stopped) => {
      const all: string[] = [];
      for (const { key } of world.attackers.slice(0, 20)) all.push(...(await qrUrls(port, world, key)));
      await flood(200, stopped, (i) =>
        send(all[i % all.length] as string, "GET", {}, undefined, addressOf(i)),
      );
    },
  },
  "refused-bodies": {
    what: "bodies of a gigabyte to a call that is refused, 50 at a time",
    attack: ({ port }, stopped) => flood(50, stopped, () => sendForever(port, stopped)),
  },
  "unfinished-bodies": {
    what: "900 connections with most of a body each, reset and reopened all at once",
    attack: ({ port }, stopped) =>
      inWaves(stopped, 900, () =>
        openWith(port, `${head("POST", "/v1/orders", port, 262_144)}${" ".repeat(70_000)}`),
      ),
  },
  "large-orders": {
    what: "orders of 64 KB, 100 at a time with twenty keys",
    hasKeys: true,
    attack: async ({ port, world }, stopped) => {
      const order = JSON.stringify({ package_id: "", note: "a".repeat(64_000) });
      const keys = world.attackers.slice(0, 20).map(({ key }) => key);
      await flood(100, stopped, async (i) => {
        await buy(port, keys[i % keys.length] as string, order);
        await setTimeout(50);
      });
    },
  },
  "costly-orders": {
    what: "orders of 24 KB with names that were never seen before, 200 at once from 15 addresses with fifty keys",
    hasKeys: true,
    attack: async ({ port, world }, stopped) => {
      const keys = world.attackers.slice(0, 50).map(({ key }) => key);
      let sent = 0;
      while (!stopped()) {
        const orders = keys.flatMap((key) =>
          Array.from({ length: 4 }, () => buy(port, key, costlyOrder(), addressOf(sent++, 15))),
        );
        await Promise.all(orders);
        await setTimeout(1000);
      }
    },
  },
  "tiny-chunks": {
    what: "100 connections with 60 KB in chunks of one byte each, reset and reopened all at once",
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
    hasKeys: true,
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
    hasKeys: true,
    attack: ({ port, world }, stopped) =>
      flood(4, stopped, async (i) => {
        const { key } = world.attackers[i % world.attackers.length] as Attacker;
        await send(apiUrl(port, "/v1/packages?limit=25"), "GET", bearer(key));
        await setTimeout(20);
      }),
  },
  portal: {
    what: "orders, keys and lists from one portal session",
    hasKeys: true,
    attack: async ({ port, world }, stopped) => {
      const { owner } = world.attackers[0] as Attacker;
      const session = await signIn(port, owner, addressOf(0));
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
    hasKeys: true,
    attack: (target, stopped) => receive(target, stopped, floodChunks),
  },
  "webhook-informational": {
    what: "webhook receivers that send endless 103s",
    hasKeys: true,
    attack: (target, stopped) => receive(target, stopped, floodInformational),
  },
  "import-portal": {
    what: "imports of 50,000 packages through the portal",
    hasKeys: true,
    attack: async ({ port, world }, stopped) => {
      const text = catalogueText(40_001, 50_000);
      while (!stopped()) await importCatalogue({ port }, world.operatorToken, text);
    },
  },
  "import-command-line": {
    what: "imports of 100,000 packages by the command line",
    hasKeys: true,
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

/** Gives twenty attackers an endpoint here and events for it, and floods each incoming connection. */
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
    const session = await signIn(port, owner, addressOf(receivers.findIndex((one) => one.owner === owner)));
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
