// One PostgreSQL server. The last process reaches it through PgBouncer, and all through links.
import { type Pooler, startPooler } from "../../server/test/pooler.ts";
import { type PostgresServer, startPostgres } from "../../server/test/postgres-server.ts";
import type { ServiceProcess } from "../../server/test/process/processes.ts";
import { type Disturbance, disturbances } from "./disturbance.ts";
import { Link } from "./link.ts";
import type { Scene } from "./scene.ts";

const processCount = 4;

export class OneServer implements Scene {
  readonly balancer = "nginx";
  readonly processCount = processCount;
  readonly accounts = 2;
  readonly buyersPerLedger = 2;
  readonly pauseMsMax = null;
  readonly #server: PostgresServer;
  readonly #undo: (() => unknown)[];
  readonly #pooler: Pooler;
  readonly #links: readonly Link[];

  private constructor(
    server: PostgresServer,
    pooler: Pooler,
    links: readonly Link[],
    undo: (() => unknown)[],
  ) {
    this.#server = server;
    this.#pooler = pooler;
    this.#links = links;
    this.#undo = undo;
  }

  static async start(): Promise<OneServer> {
    const server = await startPostgres();
    const undo: (() => unknown)[] = [() => server.stop()];
    const pooler = await startPooler({ teardown: (end) => void undo.push(end) }, server.url, "transaction");
    const links: Link[] = [];
    for (let i = 0; i < processCount; i += 1)
      links.push(await Link.open(isPooled(i) ? pooler.socket : server.socket));
    undo.push(() => Promise.all(links.map((link) => link.close())));
    return new OneServer(server, pooler, links, undo);
  }

  get url(): string {
    return this.#server.url;
  }

  databaseOf(index: number): string {
    const { username, password, pathname } = new URL(this.url);
    const parameter = isPooled(index) ? "?pgbouncer=true" : "";
    return `postgres://${username}:${password}@127.0.0.1:${this.#links[index]?.port}${pathname}${parameter}`;
  }

  async disturb(name: string, processes: readonly ServiceProcess[], at: number): Promise<number> {
    const surroundings = {
      server: this.#server,
      url: this.url,
      pooler: this.#pooler,
      processes,
      links: this.#links,
    };
    await disturbances[name as Disturbance](surroundings, at);
    return performance.now();
  }

  async stop(): Promise<void> {
    for (const undo of this.#undo.toReversed()) await undo();
  }
}

const isPooled = (index: number): boolean => index === processCount - 1;
