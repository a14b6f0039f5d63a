// Three PostgreSQL servers under Patroni, with synchronous standbys. HAProxy leads to the primary.
import type { Scene } from "../scene.ts";
import { Cluster } from "./cluster.ts";
import { disturbances, type Failure } from "./disturbances.ts";

const wholeWithinMs = 180_000;

export class UnderPatroni implements Scene {
  readonly balancer = "haproxy";
  readonly processCount = 2;
  readonly accounts = 1;
  readonly buyersPerLedger = 1;
  readonly url: string;
  readonly #cluster: Cluster;

  private constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.url = cluster.url;
  }

  static async start(): Promise<UnderPatroni> {
    return new UnderPatroni(await Cluster.start());
  }

  readonly pauseMsMax = (_name: string): number => 15_000;

  databaseOf(): string {
    return this.url;
  }

  async disturb(name: string): Promise<number> {
    const fromMs = await disturbances[name as Failure](this.#cluster);
    await this.#cluster.whole(wholeWithinMs);
    return fromMs;
  }

  async stop(): Promise<void> {
    await this.#cluster.stop();
  }
}
