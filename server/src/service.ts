// The running service: store, clock, application, worker and listeners put together, and taken down in order.
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import type { Logger } from "pino";
import { adminListener } from "./admin.ts";
import { type Clock, claimClockKind, clockOf } from "./clock.ts";
import { basePathEnd, type Config } from "./config.ts";
import { CatalogueViews } from "./domain/catalogue/views.ts";
import { doLiveWork } from "./domain/live-purchases.ts";
import type { Random, Store } from "./domain/ports.ts";
import { createApp, malformedRequestAnswer } from "./http/app.ts";
import { Cursors } from "./http/cursors.ts";
import { createMetrics } from "./http/metrics.ts";
import { QrTokens } from "./http/qr-tokens.ts";
import { openLog } from "./log.ts";
import { random } from "./random.ts";
import { SqliteStore } from "./store/sqlite/store.ts";
import { simulatedSupplier } from "./suppliers/simulated.ts";
import { startWorker } from "./worker.ts";

export { random };

export interface Service {
  /** The base address, ending in /partner/api. */
  url: string;
  adminUrl: string | null;
  store: Store;
  clock: Clock;
  /** Ends what was taken on, then closes everything. */
  stop(): Promise<void>;
}

export function openStore(config: Pick<Config, "database">): SqliteStore {
  mkdirSync(dirname(config.database), { recursive: true });
  return new SqliteStore({ file: config.database });
}

/** The deployment's secret: the one configured, or the one made at first start and kept in the database. */
export async function deploymentSecret(store: Store, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  return await store.transaction(async (tx) => {
    const kept = await tx.setting("secret");
    if (kept !== null) return kept;
    const made = randomBytes(32).toString("base64url");
    await tx.setSetting("secret", made);
    return made;
  });
}

/** A key for one purpose, from the deployment's one secret. */
export function deriveSecret(secret: string, purpose: string): Buffer {
  return createHash("sha256").update(`${purpose} ${secret}`).digest();
}

/** What is there before the first request. */
export interface Prepared {
  store: Store;
  secret: string;
  now: number;
  random: Random;
}

/** @param prepare fills the database before anything listens */
export async function startService(
  config: Config,
  prepare?: (prepared: Prepared) => Promise<void>,
): Promise<Service> {
  const { log, flush } = openLog(config.logLevel);
  const store = openStore(config);
  await claimClockKind(store, config.virtualClock ? "virtual" : "real");
  const clock = await clockOf(store);
  const secret = await deploymentSecret(store, config.secret);
  await prepare?.({ store, secret, now: clock.now(), random });
  const metrics = createMetrics();
  const qrTokens = new QrTokens(deriveSecret(secret, "qr"));
  // Most requests have no body: without a stream for what will not come, each takes 3 µs less.
  const server = createServer({ optimizeEmptyRequests: true });
  await listen(server, config.port, config.host);
  const url = config.publicUrl ?? addressOf(server, config.host) + basePathEnd;
  const services = {
    store,
    random,
    supplier: simulatedSupplier,
    views: new CatalogueViews(store),
    cursors: new Cursors(deriveSecret(secret, "cursors")),
    qrTokens,
    qrAddress: (esim: { n: number }) => `${url}/v1/qr/${qrTokens.encode(esim.n)}.png`,
  };
  const basePath = new URL(url).pathname;
  const { trustedProxies, checkResponses } = config;
  const app = createApp({ ...services, clock, log, metrics, basePath, trustedProxies, checkResponses });
  server.on("request", app.callback());
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end(malformedRequestAnswer(random));
  });
  const worker = startWorker({
    ...services,
    clock,
    log,
    metrics,
    outside: (work, now) => doLiveWork(services, work, now),
  });
  const state = { ready: true };
  const admin =
    config.adminPort === null ? null : createServer(adminListener(metrics.registry, store, state));
  if (admin) await listen(admin, config.adminPort ?? 0, "127.0.0.1");

  return {
    url,
    adminUrl: admin && addressOf(admin, "127.0.0.1"),
    store,
    clock,
    async stop() {
      state.ready = false;
      await closeServer(server, config.shutdownSeconds * 1000, log);
      await worker.stop();
      if (admin) await closeServer(admin, 0, log);
      await store.close();
      flush();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const named = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
}

/** Takes no new connection, lets open requests end, and cuts what is left after `waitMs`. */
async function closeServer(server: Server, waitMs: number, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    log.warn("requests were still open at the end of the wait; their connections are cut");
    server.closeAllConnections();
  }, waitMs);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}
