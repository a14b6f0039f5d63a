/**
 * Runs one mutant on its own accounts: the named case, against the service behind a proxy with a bug or against a
 * service with a bug in it. If that case passes, the other cases of the same part of the contract run too.
 */
import { randomBytes } from "node:crypto";
import type { Failure } from "../src/assert.ts";
import type { Case } from "../src/case.ts";
import { allCases } from "../src/cases/all.ts";
import { cases as beyondHttp } from "../src/cases/beyond-http.ts";
import { type Deployment, openDeployment, type Target } from "../src/deployment.ts";
import { Portal } from "../src/portal.ts";
import type { AccountKeys } from "../src/profile.ts";
import { runCases } from "../src/runner.ts";
import { type Served, serve } from "../src/serve.ts";
import type { Mutant } from "./mutant.ts";
import { type OpenProxy, openProxy } from "./proxy.ts";
import type { ServerFault } from "./server/fault.ts";

/** A proxy with a bug in front of the service, or a service with one. */
export type AnyMutant = Mutant | ServerFault;

export const isInServer = (mutant: AnyMutant): mutant is ServerFault => "replacement" in mutant;

const cases: readonly Case[] = [...allCases, ...beyondHttp];

export function caseOf(mutant: Pick<AnyMutant, "rule" | "name">): Case {
  const found = cases.find(({ ids }) => ids.includes(mutant.rule));
  if (!found) throw new Error(`${mutant.name}: no case names ${mutant.rule}`);
  return found;
}

/** Cases that move the clock or change shared data need the service for themselves. */
export const needsCalm = (one: Case) => Boolean(one.waits || one.alone);

export interface Outcome {
  mutant: Pick<AnyMutant, "name" | "rule" | "fault">;
  /** The module of the service that has the bug; null if a proxy has it. */
  module: string | null;
  /**
   * `named`: the named rule failed; `other`: another one did; `broke`: the suite broke; `survived`: every case passed.
   */
  verdict: "named" | "other" | "survived" | "broke";
  /** What killed it, or what broke; for the named rule, why its case stopped. */
  seen: string;
  /** The named case's first failure; only for reading, since it names objects of the run. */
  said?: string;
  durationMs: number;
}

const loader = new URL("./server/loader.ts", import.meta.url);
const timeoutMs = 30_000;
/** Services start while others are busy. */
const startMs = 120_000;
/** A bug may make a case wait for minutes; cases that need calm run one after the other on a service. */
const longestMs = { calm: 120_000, other: 200_000 };

const saying = ({ message, expected, seen }: Failure): string =>
  `${message}: ${JSON.stringify({ expected, seen })?.slice(0, 400)}`;

/** A service, with or without a bug in it, and everything needed to put a bug in front of it. */
export class Bench {
  readonly #served: Served;
  readonly #portal: Portal;

  private constructor(served: Served) {
    this.#served = served;
    this.#portal = new Portal(served.portalUrl, served.operatorToken, {
      timeoutMs,
      time: { now: Date.now, sleep: async () => {} },
    });
  }

  static async open(fault?: ServerFault): Promise<Bench> {
    return new Bench(await serve(fault ? [`--import=${loader.href}?fault=${fault.name}`] : [], startMs));
  }

  /** Starts a service with the bug in it and runs the cases. */
  static async runInServer(fault: ServerFault): Promise<Outcome> {
    const startedAtMs = Date.now();
    const opened = await Bench.open(fault).catch((error: Error) => error);
    if (opened instanceof Error) {
      const { name, rule, file } = fault;
      const mutant = { name, rule, fault: fault.fault };
      const seen = `no service: ${opened.message}`;
      return { mutant, module: file, verdict: "broke", seen, durationMs: Date.now() - startedAtMs };
    }
    try {
      return await opened.run(fault);
    } finally {
      await opened.close();
    }
  }

  async close(): Promise<void> {
    this.#portal.close();
    await this.#served.stop();
  }

  async run(mutant: AnyMutant): Promise<Outcome> {
    const startedAtMs = Date.now();
    const { name, rule, fault } = mutant;
    let said: string | undefined;
    const done = (verdict: Outcome["verdict"], seen: string): Outcome => ({
      mutant: { name, rule, fault },
      module: isInServer(mutant) ? mutant.file : null,
      verdict,
      seen,
      ...(said === undefined ? {} : { said }),
      durationMs: Date.now() - startedAtMs,
    });
    const named = caseOf(mutant);
    const first = await this.runCases(mutant, [named]);
    const outcome = first.outcomes.find(({ id }) => id === rule);
    said = outcome?.failures[0] && saying(outcome.failures[0]);
    if (outcome?.status === "fail") return done("named", outcome.reason ?? "");
    const other = (seen: typeof first) => seen.outcomes.find(({ status }) => status === "fail")?.id;
    if (other(first)) return done("other", other(first) as string);
    if (outcome?.status !== "pass")
      return done("broke", `${outcome?.status}: ${outcome?.failures[0]?.message ?? outcome?.reason}`);
    if (first.violations > 0) return done("other", "the OpenAPI document");
    const area = rule.split(".")[0] as string;
    const related = cases.filter(
      (one) => one !== named && !needsCalm(one) && one.ids.some((id) => id.startsWith(`${area}.`)),
    );
    const second = await this.runCases(mutant, related);
    if (other(second)) return done("other", other(second) as string);
    return second.violations > 0 ? done("other", "the OpenAPI document") : done("survived", "");
  }

  /** Returns the results of cases against a mutant, or behind proxies without a bug. */
  async runCases(mutant: AnyMutant | undefined, chosen: readonly Case[]) {
    const carried = mutant && !isInServer(mutant) ? mutant : undefined;
    const proxies: OpenProxy[] = [];
    let deployment: Deployment | undefined;
    let webhooks: readonly (readonly [string, string])[] = [];
    const faultOf = (layer: Mutant["layer"]) => (carried?.layer === layer ? carried.make() : undefined);
    const accounts = await this.#accounts(chosen);
    try {
      const upstream = new URL(this.#served.baseUrl).origin;
      const api = await openProxy(this.#served.baseUrl, faultOf("api"), (ownUrl) => () => [
        [ownUrl, upstream],
      ]);
      proxies.push(api);
      const portal = await openProxy(this.#served.portalUrl, faultOf("portal"), () => () => webhooks);
      proxies.push(portal);
      const target: Target = {
        profile: {
          baseUrl: api.url,
          accounts: accounts.keys,
          liveOrders: true,
          changesCatalogue: true,
          sourceAddresses: "loopback",
          portal: { url: portal.url, operatorToken: this.#served.operatorToken },
        },
        timeoutMs,
        runId: randomBytes(5).toString("hex"),
      };
      deployment = await openDeployment(target, chosen);
      const { world, unusable } = deployment;
      if (unusable) throw new Error(unusable);
      if (carried?.layer === "webhook" && world.receiver) {
        const { origin } = world.receiver;
        const way = await openProxy(`${origin}/`, carried.make());
        proxies.push(way);
        webhooks = [[origin, way.url]];
      }
      const isShort = chosen.some(needsCalm) && !(mutant && isInServer(mutant));
      const caseTimeoutMs = isShort ? longestMs.calm : longestMs.other;
      const outcomes = await runCases(world, chosen, { concurrency: 8, caseTimeoutMs, durationFactor: 1 });
      return { outcomes, violations: world.violations.list.length };
    } finally {
      deployment?.world.wire.close();
      deployment?.world.portal?.close();
      deployment?.world.receiver?.close();
      for (const proxy of proxies) proxy.close();
      await this.#portal.operator.get("runsDelete", { path: { id: accounts.run } });
    }
  }

  async #accounts(chosen: readonly Case[]): Promise<{ run: string; keys: AccountKeys[] }> {
    const quiet = Math.min(6, chosen.filter((one) => one.quiet).length);
    const run = await this.#portal.operator.get("runsCreate", {
      body: {
        name: "mutant",
        accounts: 2 + quiet,
        test_keys: chosen.length > 1 ? 30 : 10,
        live_keys: chosen.length > 1 ? 10 : 4,
        approve_live: true,
        wallet: "500000",
      },
    });
    const keys = run.accounts.map(({ name, test_keys, live_keys }) => ({
      name,
      testKeys: test_keys,
      liveKeys: live_keys,
    }));
    return { run: run.id, keys };
  }
}
