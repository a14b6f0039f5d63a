// `npm run bench`: throughput beside a baseline, the cost of a large file, and the time to start and to generate. Every
// figure is compared with its bound, except those called least.
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { provideDataset } from "./dataset.ts";
import { type Figure, meets } from "./figure.ts";
import { measureGeneration } from "./generation.ts";
import { measureGrowth } from "./growth.ts";
import { type Front, fronts as hostileFronts, measureHostile } from "./hostile/measure.ts";
import { type ScenarioName, scenarioNames } from "./hostile/scenarios.ts";
import { measureLatency } from "./latency.ts";
import { measureRequestLog, measureTraces } from "./options.ts";
import { measurePortal, measurePostgresPortal } from "./portal.ts";
import { measurePostgres } from "./postgres.ts";
import { measurePostgresScale } from "./postgres-service.ts";
import { jsonOf, tableOf } from "./report.ts";
import { measureScale, measureStart } from "./scale.ts";
import { measureSdk } from "./sdk.ts";
import { measureThroughput, type Pace, throughputNames } from "./throughput.ts";
import { measureWebhooks } from "./webhooks.ts";

const names = [
  ...throughputNames,
  "request-log",
  "traces",
  "webhooks",
  "latency",
  "scale",
  "start",
  "portal",
  "generate",
  "sdk",
  "hostile",
  "postgres",
  "postgres-scale",
  "portal-postgres",
  "growth",
] as const;
type Name = (typeof names)[number];

const help = `Usage: npm run bench [-- options]

Measures the service and prints each figure with its baseline and its bound.

  --only NAME    one figure, may be given several times: ${names.join(", ")}
  --attack NAME  of \`hostile\` one attack, may be given several times: ${scenarioNames.join(", ")}
  --front NAME   of \`hostile\` one way to the service, may be given several times: ${hostileFronts.join(", ")}
  --quick        a smoke test of the measuring itself: short rounds, a small file, no verdict
  --json FILE    also write the figures as JSON
  --folder PATH  where the databases are made and kept for twelve hours (default: a folder
                 in the system's temporary folder; the large one takes 3 GB)
  --help         print this

Other work on the machine changes the ratios. On Linux, \`chrt -r 5 npm run bench\` as root goes ahead of it.

Exit codes: 0 every bound is met (or --quick), 1 one is missed or a measurement failed, 2 wrong argument.
`;

interface Options {
  only: readonly Name[];
  attacks: readonly ScenarioName[];
  fronts: readonly Front[];
  quick: boolean;
  json: string | undefined;
  folder: string;
}

/** Returns the options, or an error message. */
function readOptions(args: string[]): Options | string {
  const options = {
    only: { type: "string", multiple: true },
    attack: { type: "string", multiple: true },
    front: { type: "string", multiple: true },
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    folder: { type: "string", default: join(tmpdir(), "partner-esim-bench") },
  } as const;
  try {
    const { values } = parseArgs({ args, options, strict: true });
    const only = values.only ?? names;
    const unknown = only.find((name) => !names.some((known) => known === name));
    if (unknown !== undefined) return `there is no figure ${unknown}; there are ${names.join(", ")}`;
    const { attack: attacks = scenarioNames, front: fronts = hostileFronts, quick, json, folder } = values;
    const noAttack = attacks.find((name) => !scenarioNames.some((known) => known === name));
    if (noAttack !== undefined)
      return `there is no attack ${noAttack}; there are ${scenarioNames.join(", ")}`;
    const noFront = fronts.find((name) => !hostileFronts.some((known) => known === name));
    if (noFront !== undefined) return `there is no front ${noFront}; there are ${hostileFronts.join(", ")}`;
    return {
      only: only as Name[],
      attacks: attacks as ScenarioName[],
      fronts: fronts as Front[],
      quick,
      json,
      folder,
    };
  } catch (error) {
    return (error as Error).message;
  }
}

async function measure({ only, attacks, fronts, quick, folder }: Options): Promise<Figure[]> {
  const requested = (name: Name) => only.includes(name);
  const small = () => provideDataset(folder, "small", 5_000);
  const big = () =>
    quick ? provideDataset(folder, "quick", 20_000) : provideDataset(folder, "big", 1_000_000);
  const steps: (() => Promise<Figure[]> | Figure[])[] = [];
  const throughput = throughputNames.filter(requested);
  if (throughput.length > 0) {
    const pace: Pace = quick
      ? { rounds: 1, roundMs: 200, warmUpMs: 200 }
      : { rounds: 9, roundMs: 1000, warmUpMs: 4000 };
    steps.push(async () => await measureThroughput(await small(), folder, throughput, pace));
  }
  const optionPace: Pace = quick
    ? { rounds: 1, roundMs: 200, warmUpMs: 200 }
    : { rounds: 31, roundMs: 1000, warmUpMs: 6000 };
  if (requested("request-log"))
    steps.push(async () => [await measureRequestLog(await small(), folder, optionPace)]);
  if (requested("traces")) steps.push(async () => [await measureTraces(await small(), folder, optionPace)]);
  if (requested("webhooks")) {
    const pace = quick
      ? { endpoints: 20, eventsEach: 5, rounds: 1 }
      : { endpoints: 200, eventsEach: 60, rounds: 7 };
    steps.push(async () => [await measureWebhooks(folder, pace)]);
  }
  if (requested("latency")) {
    const pace: Pace = quick
      ? { rounds: 1, roundMs: 500, warmUpMs: 500 }
      : { rounds: 5, roundMs: 2000, warmUpMs: 3000 };
    steps.push(async () => [await measureLatency(await small(), folder, pace)]);
  }
  if (requested("scale")) {
    const pace: Pace = quick
      ? { rounds: 1, roundMs: 50, warmUpMs: 50 }
      : { rounds: 5, roundMs: 250, warmUpMs: 400 };
    steps.push(async () => await measureScale(await small(), await big(), pace));
  }
  if (requested("start")) steps.push(async () => await measureStart(await big(), quick ? 1 : 7));
  const portalPace = quick ? { calls: 2, callMs: 200 } : { calls: 40, callMs: 1500 };
  if (requested("portal")) steps.push(async () => await measurePortal(await big(), folder, portalPace));
  if (requested("generate")) steps.push(() => measureGeneration(quick ? 1 : 3));
  if (requested("sdk")) {
    steps.push(() => measureSdk(folder, quick ? { rounds: 1, calls: 100 } : { rounds: 11, calls: 2000 }));
  }
  if (requested("hostile")) {
    const pace = quick ? { quietMs: 500, attackMs: 500 } : { quietMs: 4000, attackMs: 8000 };
    steps.push(() => measureHostile(folder, attacks, fronts, pace));
  }
  if (requested("postgres")) {
    const pace: Pace = quick
      ? { rounds: 1, roundMs: 500, warmUpMs: 200 }
      : { rounds: 7, roundMs: 1500, warmUpMs: 3000 };
    steps.push(async () => await measurePostgres(folder, await small(), pace));
  }
  if (requested("postgres-scale")) {
    const pace: Pace = quick
      ? { rounds: 1, roundMs: 50, warmUpMs: 50 }
      : { rounds: 5, roundMs: 250, warmUpMs: 400 };
    steps.push(async () => await measurePostgresScale(folder, await small(), await big(), pace));
  }
  if (requested("portal-postgres"))
    steps.push(async () => await measurePostgresPortal(await big(), folder, portalPace));
  if (requested("growth")) {
    const pace = quick
      ? { roundMs: 500, warmUpMs: 200, settleMs: 0, deliveries: 200 }
      : { roundMs: 12_000, warmUpMs: 4000, settleMs: 10_500, deliveries: 5000 };
    steps.push(() => measureGrowth(folder, pace));
  }
  mkdirSync(folder, { recursive: true });
  const figures: Figure[] = [];
  for (const step of steps) figures.push(...(await step()));
  return figures;
}

async function run(args: string[]): Promise<number> {
  if (args.includes("--help")) {
    process.stdout.write(help);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === "string") {
    console.error(`${options}\n\n${help}`);
    return 2;
  }
  const figures = await measure(options);
  console.log(tableOf(figures));
  if (options.json !== undefined) writeFileSync(options.json, jsonOf(figures, options.quick));
  return options.quick || figures.every((figure) => meets(figure)) ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
