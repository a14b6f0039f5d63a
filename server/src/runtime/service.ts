// Starts and stops a process in its roles: serving, background work, or both.
import type { SupplyContext } from "../domain/supply/ports.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import { adminListener, type RejectedClients, rejectedClients } from "../http/admin.ts";
import { HttpServer } from "../http/server.ts";
import type { OpenedStore } from "../store/open.ts";
import { startBackground } from "./background.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type Foundation, layFoundation, type Opened, type Part, type Prepared } from "./foundation.ts";
import { reportOf, startHeartbeat } from "./heartbeat.ts";
import type { Log } from "./log.ts";
import { driftMaxMs, watchServer } from "./server-watch.ts";
import { startServing } from "./serving.ts";
import { watchStore } from "./store-health.ts";

export type { Prepared } from "./foundation.ts";
export { random } from "./random.ts";

export interface Process {
  adminUrl: string | null;
  store: OpenedStore;
  stop(): Promise<void>;
}

export interface Service extends Process {
  url: string;
  portalUrl: string;
  docsUrl: string;
  clock: Clock;
  webhooks: WebhookContext;
  supply: SupplyContext;
  deliverDue(): Promise<void>;
}

/** @param prepare fills the database before the service listens @param lines the log, closed by the caller */
export async function startService(
  config: Config,
  prepare?: (prepared: Prepared) => Promise<void>,
  lines?: Log,
): Promise<Service> {
  return await startOrClose(async (opened) => {
    const foundation = await layFoundation(config, prepare, lines, opened);
    const rejected = rejectedClients();
    const serving = await startServing(foundation, rejected, opened);
    const state = { ready: true };
    const admin = await startAdmin(foundation, rejected, state, opened);
    // Loops start last, so that a failed start leaves none behind.
    const parts: Part[] = [serving, startHeartbeat(foundation, serving.report)];
    if (config.background) parts.push(startBackground(foundation));
    const { url, portalUrl, docsUrl } = serving;
    const { clock, supply, delivery } = foundation;
    return {
      ...running(foundation, parts, admin, state),
      url,
      portalUrl,
      docsUrl,
      clock,
      webhooks: delivery.context,
      supply,
      deliverDue: () => delivery.dispatcher.runDue(),
    };
  });
}

/** Runs only background work. */
export async function startWork(config: Config, lines?: Log): Promise<Process> {
  return await startOrClose(async (opened) => {
    const foundation = await layFoundation(config, undefined, lines, opened);
    const state = { ready: true };
    const admin = await startAdmin(foundation, rejectedClients(), state, opened);
    const heartbeat = startHeartbeat(foundation, reportOf(foundation, null));
    return running(foundation, [startBackground(foundation), heartbeat], admin, state);
  });
}

/** Closes what was opened if the start fails. */
async function startOrClose<T>(start: (opened: Opened) => Promise<T>): Promise<T> {
  const opened: Opened = [];
  try {
    return await start(opened);
  } catch (error) {
    for (const close of opened.toReversed()) {
      try {
        await close();
      } catch {}
    }
    throw error;
  }
}

interface State {
  ready: boolean;
}

async function startAdmin(
  { config, log, metrics, serverClock, random }: Foundation,
  rejected: RejectedClients,
  state: State,
  opened: Opened,
): Promise<HttpServer | null> {
  if (config.adminPort === null) return null;
  const listenOptions = { port: config.adminPort, host: config.adminHost };
  const unreadiness = () => {
    if (!state.ready) return "stopping";
    return serverClock && Math.abs(serverClock.aheadMs) > driftMaxMs
      ? "this machine's clock differs from the database server's by more than a minute"
      : null;
  };
  const listener = adminListener({ registry: metrics.registry, log, unreadiness, rejected });
  const admin = await HttpServer.listen(listener, listenOptions, { log, random });
  opened.push(() => admin.end());
  return admin;
}

function running(
  { config, log, closeLog, health, metrics, store, serverClock, tracing }: Foundation,
  parts: readonly Part[],
  admin: HttpServer | null,
  state: State,
): Process {
  const watches = [watchStore(store, health, () => store.isInPlace(), log)];
  if (store.server && serverClock)
    watches.push(watchServer({ server: store.server, clock: serverClock, log, metrics }));
  // If a step fails, the others still run.
  const all = async (steps: readonly (Promise<unknown> | undefined)[]) => {
    for (const step of await Promise.allSettled(steps))
      if (step.status === "rejected") log.error({ err: step.reason }, "the service stopped with a fault");
  };
  return {
    adminUrl: admin?.urlAt(config.adminHost) ?? null,
    store,
    async stop() {
      state.ready = false;
      await all(parts.map((part) => part.drain?.()));
      await all(parts.map((part) => part.finish()));
      await all(parts.map((part) => part.end()));
      await all(watches.map((watch) => watch.stop()));
      await all([admin?.close(0)]);
      await all([store.close()]);
      await all([tracing?.stop()]);
      await closeLog();
    },
  };
}
