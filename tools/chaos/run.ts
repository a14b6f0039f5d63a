// One run: clients work without a pause during consecutive disturbances. Then everything settles, every purchase is
// sent again, and all histories are checked.
import { setTimeout as sleep } from "node:timers/promises";
import type { components } from "@partner-esim/generated/types";
import { createAccount, createKey } from "../../server/src/domain/accounts/accounts.ts";
import { adjustWallet } from "../../server/src/domain/ledger/ledger.ts";
import { VirtualClock } from "../../server/src/runtime/clock.ts";
import { random } from "../../server/src/runtime/random.ts";
import { type OpenedStore, openStore } from "../../server/src/store/open.ts";
import { runHere } from "../../server/test/cli/command-line.ts";
import { importDemoCatalogue } from "../../server/test/demo-catalogue.ts";
import { inServer } from "../../server/test/postgres-server.ts";
import { Processes } from "../../server/test/process/processes.ts";
import { Receiver } from "../../server/test/webhooks/receiver.ts";
import { Client, type LedgerAccess } from "./buyer.ts";
import { Findings } from "./findings.ts";
import { longestPause, Pauses, seconds } from "./pauses.ts";
import type { Scene } from "./scene.ts";

const keysPerLedger = 20;
const walletPaise = 1_000_000_000_000;
/** Longer than the lease of a key whose request died. */
const stepMs = 61_000;
const loadMs = 1000;
const settleMs = 90_000;
const attemptsMax = 10;
const retryMs = 1000;

type Say = (line: string) => void;
const secondsSince = (startedMs: number) => seconds(performance.now() - startedMs);

export class Run {
  readonly faults: string[] = [];
  readonly #say: Say;
  readonly #undo: (() => unknown)[] = [];
  readonly #scene: Scene;
  readonly #pauses = new Pauses();
  #processes!: Processes;
  #store!: OpenedStore;
  #clock!: VirtualClock;
  #receiver!: Receiver;
  #clients: Client[] = [];

  private constructor(scene: Scene, say: Say) {
    this.#scene = scene;
    this.#say = say;
  }

  /** Returns violations of what the service promises. */
  static async all(scene: Scene, cycles: number, chosen: readonly string[], say: Say): Promise<string[]> {
    const run = new Run(scene, say);
    try {
      const startedMs = performance.now();
      await run.#start();
      say(`${scene.processCount} processes started in ${secondsSince(startedMs)} s`);
      await run.#disturb(cycles, chosen);
      await run.#settle();
      const findings = new Findings(scene.url, run.#receiver, run.#clients, () => run.#advance());
      run.faults.push(...(await findings.check()));
      for (const line of [...findings.summary(), ...run.#pauses.summary()]) say(line);
      say(`${cycles} cycles in ${secondsSince(startedMs)} s`);
      return run.faults;
    } finally {
      for (const undo of run.#undo.toReversed()) await undo();
      await scene.stop();
    }
  }

  async #start(): Promise<void> {
    this.#store = await openStore(this.#scene.url);
    this.#undo.push(() => this.#store.close());
    await this.#store.transaction(importDemoCatalogue);
    this.#processes = await Processes.start({
      count: this.#scene.processCount,
      kind: this.#scene.balancer,
      database: (i) => this.#scene.databaseOf(i),
      words: ["--virtual-clock", "--allow-local-webhooks", "--simulated-supplier"],
    });
    this.#undo.push(() => this.#processes.stop());
    this.#clock = await VirtualClock.open(this.#store);
    this.#receiver = await Receiver.start({ teardown: (undo) => void this.#undo.push(undo) });
    // Slow enough that some requests are interrupted.
    this.#receiver.answer = async (response) => {
      await sleep(10);
      response.end();
    };
    const ledgers = await this.#openLedgers();
    const packageId = await this.#somePackage(ledgers[0] as LedgerAccess);
    this.#clients = ledgers.map((access) => new Client(access, this.#processes.url, packageId));
  }

  async #openLedgers(): Promise<LedgerAccess[]> {
    const ledgers: LedgerAccess[] = [];
    for (let i = 0; i < this.#scene.accounts; i += 1) {
      const now = this.#clock.now();
      const input = { name: `Buyer ${i}`, email: `buyer${i}@example.com`, liveApproved: true };
      const account = await this.#store.transaction(async (tx) => {
        const made = await createAccount(tx, input, now, random);
        await adjustWallet(tx, made, walletPaise, null, now);
        return made;
      });
      for (const mode of ["test", "live"] as const) {
        const name = `${mode}-${i}`;
        const keys = await this.#store.transaction(async (tx) => {
          const texts: string[] = [];
          for (let k = 0; k < keysPerLedger; k += 1)
            texts.push((await createKey(tx, account, { mode, name: `key ${k}` }, now, random)).text);
          return texts;
        });
        const endpointOptions = ["--mode", mode, "--url", this.#receiver.url(`/${name}`), "--events", "all"];
        const { code, stderr } = await runHere([
          "endpoints",
          "create",
          account.id,
          ...endpointOptions,
          "--database",
          this.#scene.url,
        ]);
        if (code !== 0) throw new Error(stderr);
        ledgers.push({ name, mode, account: account.id, keys });
      }
    }
    return ledgers;
  }

  async #somePackage(access: LedgerAccess): Promise<string> {
    const response = await fetch(`${this.#processes.url}/v1/packages?country=IN&unlimited=false&limit=100`, {
      headers: { authorization: `Bearer ${access.keys[0]}` },
    });
    const { data } = (await response.json()) as { data: components["schemas"]["Package"][] };
    const found = data.find(({ topup }) => topup);
    if (!found) throw new Error("no package can be bought again as a top-up");
    return found.id;
  }

  async #disturb(cycles: number, chosen: readonly string[]): Promise<void> {
    const working = this.#clients.flatMap((client) => [
      client.read(),
      ...(this.#scene.measuresPauses ? [client.shop()] : []),
      ...Array.from({ length: this.#scene.buyersPerLedger }, () => client.buy()),
    ]);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await sleep(loadMs);
      const name = chosen[cycle % chosen.length] as string;
      const at = cycle % this.#scene.processCount;
      const before = this.#acknowledged();
      const startedMs = performance.now();
      const fromMs = await this.#scene.disturb(name, this.#processes.list, at);
      const lasted = secondsSince(startedMs);
      const recovered = await this.#recovered();
      const during = this.#acknowledged() - before;
      this.#say(`${cycle + 1}. ${name}: ${lasted} s, recovered after ${recovered} s, ${during} purchases`);
      this.#measurePause(name, fromMs);
      await this.#verify(`after "${name}"`);
      await this.#advance();
    }
    for (const client of this.#clients) client.stop();
    await Promise.all(working);
  }

  #measurePause(name: string, fromMs: number): void {
    if (!this.#scene.measuresPauses) return;
    const toMs = performance.now();
    const pauses = this.#clients.map(({ journal }) => longestPause(journal, fromMs, toMs));
    const pauseMs = Math.max(...pauses);
    this.#pauses.add(name, pauseMs);
    this.#say(`   sales paused for ${seconds(pauseMs)} s`);
  }

  #acknowledged(): number {
    return this.#clients.reduce(
      (sum, { journal }) => sum + journal.filter(({ response }) => response !== null).length,
      0,
    );
  }

  /** Waits until every ledger's buyers get responses to new requests. */
  async #recovered(): Promise<string> {
    const fromMs = performance.now();
    const { recoveryMs } = this.#scene;
    const isServed = ({ journal }: Client) =>
      journal.slice(-100).some(({ sentMs, response }) => sentMs > fromMs && response !== null);
    while (!this.#clients.every(isServed)) {
      if (performance.now() - fromMs > recoveryMs) {
        const late = this.#clients.filter((client) => !isServed(client)).map(({ access }) => access.name);
        const running = JSON.stringify(await this.#transactions());
        this.faults.push(
          `no purchases on ${late.join(", ")} within ${recoveryMs / 1000} s; in the database: ${running}`,
        );
        break;
      }
      await sleep(20);
    }
    return secondsSince(fromMs);
  }

  async #verify(when: string): Promise<void> {
    const { code, stdout, stderr } = await runHere(["verify", "--database", this.#scene.url]);
    if (code !== 0) this.faults.push(`${when}, verify finds: ${stdout}${stderr}`);
  }

  /** Starts new rate limit windows, and frees keys of requests that died. */
  async #advance(): Promise<void> {
    await this.#persist(async () => {
      await this.#clock.refresh();
      await this.#clock.advance(stepMs);
    });
  }

  /** Buyers may keep the database busy. */
  async #persist(work: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === attemptsMax) throw error;
        await sleep(retryMs);
      }
    }
  }

  async #settle(): Promise<void> {
    const startedMs = performance.now();
    // Longer than the time after which an order is settled.
    for (let i = 0; i < 20; i += 1) {
      await this.#advance();
      await sleep(50);
    }
    await this.#sendAgain();
    const sentMs = performance.now();
    let left = await this.#pending();
    while (left !== "" && performance.now() - sentMs < settleMs) {
      await this.#advance();
      await sleep(500);
      left = await this.#pending();
    }
    if (left !== "") this.faults.push(`work is left: ${left}`);
    await this.#verify("at the end");
    for (const client of this.#clients) await client.readBalance();
    for (const { ends } of this.#processes.list) this.faults.push(...ends);
    this.#say(`settled in ${secondsSince(startedMs)} s`);
  }

  /** Sends every purchase again, with or without an earlier response. */
  async #sendAgain(): Promise<void> {
    const all = this.#clients.flatMap((client) => client.journal.map((noted) => ({ client, noted })));
    const worker = async () => {
      for (let next = all.pop(); next !== undefined; next = all.pop()) {
        const { client, noted } = next;
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const status = await client.send(noted);
          if (status >= 200 && status < 300) break;
          await this.#advance();
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  }

  /** Returns transactions older than a second, which may block others. */
  async #transactions(): Promise<unknown[]> {
    return await inServer(
      this.#scene.url,
      `
      select extract(epoch from now() - xact_start) as seconds, state, wait_event, left(query, 100) as query
      from pg_stat_activity where now() - xact_start > interval '1 second'`,
    );
  }

  async #pending(): Promise<string> {
    const rows = await inServer(
      this.#scene.url,
      `
        select * from (
          select 'orders' as what, count(*) as n from orders where status = 'processing'
          union all select 'top-ups', count(*) from topups where status = 'processing'
          union all select 'deliveries', count(*) from deliveries where due_at is not null
          union all select 'endpoints', count(*) from endpoints where holder is not null
          union all select 'jobs', count(*) from jobs where kind <> 'check-esims') counts where n > 0`,
    );
    return rows.map(({ what, n }) => `${n} ${what}`).join(", ");
  }
}
