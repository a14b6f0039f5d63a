// Several processes of the real program on one database, behind a load balancer. Each keeps its ports when it is started
// again.
import { basePath } from "@partner-esim/generated/routes";
import { Started } from "../cli/command-line.ts";
import { freePorts } from "../free-ports.ts";
import { Balancer, type BalancerKind, noAddressLimits } from "./balancer.ts";

export interface ProcessesOptions {
  count: number;
  kind: BalancerKind;
  /** The database's URL for the process with this number. */
  database(index: number): string;
  /** Further words of `serve`. */
  words: readonly string[];
  /** Those of the first process at its first start. */
  firstWords?: readonly string[];
}

export class ServiceProcess {
  readonly port: number;
  readonly adminPort: number;
  readonly #words: readonly string[];
  #started: Started | null = null;
  /** What processes that have ended unexpectedly had logged. */
  readonly ends: string[] = [];
  /** The errors that those logged which have been stopped. */
  readonly errors: string[] = [];

  constructor(port: number, adminPort: number, words: readonly string[]) {
    this.port = port;
    this.adminPort = adminPort;
    this.#words = words;
  }

  /** Returns its first line of output. @param main of another release */
  async start(more: readonly string[] = [], main?: string): Promise<Record<string, unknown>> {
    const ports = ["--port", String(this.port), "--admin-port", String(this.adminPort)];
    const started = new Started(["serve", "--json", ...ports, ...this.#words, ...more], {}, "pipe", [], main);
    this.#started = started;
    const line = await new Promise<string>((resolve, reject) => {
      started.child.stdout?.on("data", () => {
        if (started.stdout.endsWith("\n")) resolve(started.stdout);
      });
      void started.ended.then(({ stderr }) => reject(new Error(`the service did not start: ${stderr}`)));
    });
    void started.ended.then(({ code, stderr }) => {
      if (this.#started === started) this.ends.push(`a process ended with ${code}: ${stderr.slice(-2000)}`);
    });
    return JSON.parse(line);
  }

  signal(signal: "SIGSTOP" | "SIGCONT"): void {
    this.#started?.child.kill(signal);
  }

  /** Returns the exit code. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const started = this.#started;
    this.#started = null;
    if (started === null) return null;
    started.child.kill(signal);
    const { code, stderr } = await started.ended;
    if (stderr !== "") this.errors.push(stderr.slice(0, 5000));
    return code;
  }
}

export class Processes {
  readonly list: readonly ServiceProcess[];
  readonly port: number;
  /** The first line of output of the first process. */
  readonly first: Record<string, unknown>;
  readonly #balancer: Balancer;

  private constructor(
    list: readonly ServiceProcess[],
    port: number,
    first: Record<string, unknown>,
    balancer: Balancer,
  ) {
    this.list = list;
    this.port = port;
    this.first = first;
    this.#balancer = balancer;
  }

  static async start({
    count,
    kind,
    database,
    words,
    firstWords = [],
  }: ProcessesOptions): Promise<Processes> {
    const [port = 0, ...ports] = await freePorts(1 + 2 * count);
    const publicUrl = `http://127.0.0.1:${port}${basePath}`;
    const shared = ["--public-url", publicUrl, "--trusted-proxies", "127.0.0.1", "--log-level", "error"];
    const list = Array.from({ length: count }, (_, i) => {
      const all = ["--database", database(i), ...shared, ...words];
      return new ServiceProcess(ports[2 * i] as number, ports[2 * i + 1] as number, all);
    });
    // Whatever ends this process ends them.
    process.once("exit", () => {
      for (const one of list) void one.end("SIGKILL");
    });
    const [first, ...others] = list as [ServiceProcess, ...ServiceProcess[]];
    try {
      // The first one makes the schema.
      const line = await first.start(firstWords);
      await Promise.all(others.map((one) => one.start()));
      return new Processes(list, port, line, await Balancer.start(kind, port, list, noAddressLimits));
    } catch (error) {
      await Promise.all(list.map((one) => one.end("SIGKILL")));
      throw error;
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}${basePath}`;
  }

  async stop(): Promise<void> {
    await this.#balancer.stop();
    await Promise.all(this.list.map((one) => one.end("SIGKILL")));
  }
}
