/**
 * Creates accounts and keys and moves time through the operator's command line, the only interface used outside the
 * public API.
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

  /** Returns the deployment's virtual clock; undefined on real time. */
  async openClock(time: Time): Promise<SharedClock | undefined> {
    const { now, kind } = (await this.#run(["clock", "show"])) as { now: string; kind: string };
    if (kind !== "virtual") return undefined;
    const advance = (seconds: number) =>
      this.#run(["clock", "advance", "--seconds", String(Math.ceil(seconds))]);
    return new SharedClock(time, { aheadMs: Date.parse(now) - time.now(), advance });
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
