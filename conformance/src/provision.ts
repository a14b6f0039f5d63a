/**
 * Has a deployment of ours make accounts, keys and time through the operator's command line, the one way in that
 * is no part of the public API.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { SharedClock } from "./clock.ts";
import type { Time } from "./keys.ts";
import type { AccountKeys } from "./profile.ts";

const run = promisify(execFile);

export interface Wanted {
  accounts: number;
  testKeys: number;
  liveKeys: number;
  walletRupees: number;
}

interface Provisioned {
  accounts: { id: string; name: string; test_keys: string[]; live_keys: string[] }[];
}

export class Operator {
  readonly #command: readonly string[];
  readonly #options: readonly string[];

  /** @param command the operator's command line, such as `node server/src/main.ts` */
  constructor(command: string, database: string | undefined) {
    this.#command = command.split(/\s+/).filter((word) => word !== "");
    this.#options = database === undefined ? ["--json"] : ["--database", database, "--json"];
  }

  async provision(wanted: Wanted): Promise<AccountKeys[]> {
    const numbers = {
      "--accounts": wanted.accounts,
      "--test-keys": wanted.testKeys,
      "--live-keys": wanted.liveKeys,
      "--wallet": wanted.walletRupees,
    };
    const words = Object.entries(numbers).flatMap(([name, value]) => [name, String(value)]);
    const { accounts } = (await this.#run(["provision", ...words])) as Provisioned;
    return accounts.map(({ name, test_keys, live_keys }) => ({
      name,
      testKeys: test_keys,
      liveKeys: live_keys,
    }));
  }

  /** Moves the deployment's clock on; its time afterwards in milliseconds, where the command tells it. */
  async advanceClock(seconds: number): Promise<number | undefined> {
    const answer = await this.#run(["clock", "advance", "--seconds", String(Math.ceil(seconds))]);
    const nowMs = Date.parse((answer as { now?: string }).now ?? "");
    return Number.isNaN(nowMs) ? undefined : nowMs;
  }

  /** A clock of the deployment that can be moved; undefined where it runs on real time and refuses the command. */
  async openClock(time: Time): Promise<SharedClock | undefined> {
    try {
      const nowMs = await this.advanceClock(1);
      const aheadMs = nowMs === undefined ? 1000 : nowMs - time.now();
      return new SharedClock(time, { aheadMs, advance: (seconds) => this.advanceClock(seconds) });
    } catch {
      return undefined;
    }
  }

  async #run(words: readonly string[]): Promise<unknown> {
    const [program = "", ...first] = this.#command;
    try {
      const { stdout } = await run(program, [...first, ...words, ...this.#options], {
        maxBuffer: 64 * 1024 * 1024,
        timeout: 60_000,
      });
      return JSON.parse(stdout);
    } catch (error) {
      const { stderr } = error as { stderr?: string };
      const why = stderr?.trim() || (error as Error).message;
      throw new Error(`the operator's "${words.slice(0, 2).join(" ")}" failed: ${why}`);
    }
  }
}
