// The disturbances of processes, database, pooler and network, one per cycle.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Pooler } from "../../server/test/pooler.ts";
import type { PostgresServer } from "../../server/test/postgres-server.ts";
import type { ServiceProcess } from "../../server/test/process/processes.ts";
import type { Link } from "./link.ts";

export interface Surroundings {
  server: PostgresServer;
  /** URL of the database, bypassing all links. */
  url: string;
  /** The pooler of the last process. */
  pooler: Pooler;
  processes: readonly ServiceProcess[];
  /** One per process. */
  links: readonly Link[];
}

const lastsMs = 3000;

/** `at` is the affected process. */
export const disturbances = {
  async "kill -9 of a process"({ processes }, at) {
    await processes[at]?.end("SIGKILL");
    await processes[at]?.start();
  },
  async "partition between a process and the database"({ links }, at) {
    links[at]?.hold();
    await sleep(lastsMs);
    links[at]?.release();
  },
  async "pause of the pooler"({ pooler }) {
    await pooler.pause();
    await sleep(lastsMs);
    await pooler.resume();
  },
  async "fast restart of the database"({ server }) {
    await server.restart("fast");
  },
  async "suspension of a process"({ processes }, at) {
    processes[at]?.signal("SIGSTOP");
    await sleep(lastsMs);
    processes[at]?.signal("SIGCONT");
  },
  async "all connections of the database cut"({ url }) {
    const client = new pg.Client(url);
    client.on("error", () => {});
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
    );
    await client.end();
  },
  async "immediate stop of the database, with recovery"({ server }) {
    await server.restart("immediate");
  },
  async "partition whose connections are lost"({ links }, at) {
    links[at]?.hold();
    await sleep(lastsMs);
    links[at]?.cut();
  },
  async "kill -9 of a process that is cut off from the database"({ links, processes }, at) {
    links[at]?.hold();
    await sleep(lastsMs / 3);
    await processes[at]?.end("SIGKILL");
    links[at]?.cut();
    await processes[at]?.start();
  },
} satisfies Record<string, (surroundings: Surroundings, at: number) => Promise<void>>;

export type Disturbance = keyof typeof disturbances;
export const names = Object.keys(disturbances) as Disturbance[];
