// What happens to database servers under Patroni, one per cycle.
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";

const replacedWithinMs = 60_000;
const awayMs = 30_000;
const bothAwayMs = 10_000;
/** Purchases fail meanwhile, as the primary still serves. */
const fullMs = 3000;

/** Each resolves when all servers have been started again, with the time from which sales had to go on. */
export const disturbances = {
  async "kill -9 of the primary and its Patroni"(cluster) {
    const old = await cluster.primary();
    const fromMs = performance.now();
    old.kill();
    await cluster.replaced(old, replacedWithinMs);
    old.start();
    return fromMs;
  },
  async "kill -9 of the primary"(cluster) {
    const old = await cluster.primary();
    const fromMs = performance.now();
    old.killPostgres();
    await cluster.replaced(old, replacedWithinMs);
    return fromMs;
  },
  async switchover(cluster) {
    const [old, next] = await Promise.all([cluster.primary(), cluster.nodeOf("sync_standby")]);
    const fromMs = performance.now();
    await old.switchOver(old.name, next.name);
    await cluster.replaced(old, replacedWithinMs);
    return fromMs;
  },
  async "suspension of the primary and its Patroni"(cluster) {
    const old = await cluster.primary();
    const fromMs = performance.now();
    old.signal("SIGSTOP");
    await sleep(awayMs);
    old.signal("SIGCONT");
    return fromMs;
  },
  async "primary cut off from etcd, standbys and HAProxy"(cluster) {
    const old = await cluster.primary();
    const fromMs = performance.now();
    old.cutOff();
    await sleep(awayMs);
    old.reconnect();
    return fromMs;
  },
  async "kill -9 of both standbys"(cluster) {
    const primary = await cluster.primary();
    const standbys = cluster.nodes.filter((node) => node !== primary);
    for (const node of standbys) node.kill();
    await sleep(bothAwayMs);
    const fromMs = performance.now();
    for (const node of standbys) node.start();
    return fromMs;
  },
  async "full disk of the primary, whose Patroni is then stopped"(cluster) {
    const old = await cluster.primary();
    old.fillDisk();
    await sleep(fullMs);
    const fromMs = performance.now();
    await old.stop();
    await cluster.replaced(old, replacedWithinMs);
    old.freeDisk();
    old.start();
    return fromMs;
  },
} satisfies Record<string, (cluster: Cluster) => Promise<number>>;

export type Failure = keyof typeof disturbances;
export const names = Object.keys(disturbances) as Failure[];
