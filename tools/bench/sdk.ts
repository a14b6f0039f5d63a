// Measures the installed SDK: its size, its share of a bundle, and the time of a call beside a bare `fetch` of the same
// request, then other SDKs. The calls go to the baseline server, whose own time is the minimum.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { requestHeaders } from "@partner-esim/generated/headers";
import type { paths } from "@partner-esim/generated/paths";
import { measureBundle } from "../../sdk/test/support/bundle.ts";
import { absoluteFigure, type Figure } from "./figure.ts";
import { median } from "./load.ts";
import { basePath, startBaseline } from "./process.ts";
import { compareSdks } from "./sdks/compare.ts";
import { kilobytesIn } from "./sdks/install.ts";

const root = join(import.meta.dirname, "..", "..");

export interface SdkPace {
  rounds: number;
  /** Calls of each kind in a round. */
  calls: number;
}

/** Few consecutive calls of one kind, so that other load on the machine affects both kinds. */
const turn = 20;

export async function measureSdk(folder: string, pace: SdkPace): Promise<Figure[]> {
  const consumer = join(folder, "sdk-consumer");
  installPacked(consumer);
  const alone = [
    ...sizesOf(consumer),
    ...(await bundlesOf(consumer)),
    ...(await callsOf(consumer, folder, pace)),
  ];
  return [...alone, ...(await compareSdks(consumer, folder, orderExample(), pace))];
}

/** Packs the SDK and installs the tarball into an empty folder, as a partner would. */
function installPacked(consumer: string): void {
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(consumer, { recursive: true });
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true }));
  const npm = (args: string[], cwd: string) =>
    execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  npm(["run", "build"], join(root, "sdk"));
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", consumer];
  const [{ filename }] = JSON.parse(npm(pack, join(root, "sdk"))) as [{ filename: string }];
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--no-workspaces"];
  npm([...install, `./${filename}`], consumer);
}

function sizesOf(consumer: string): Figure[] {
  const modules = join(consumer, "node_modules");
  const lock = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")) as { packages: object };
  return [
    size("sdk install", "the package with all that it needs", kilobytesIn(modules), "KB", 1200),
    size("sdk packages", "packages that an install brings", Object.keys(lock.packages).length, "packages", 3),
  ];
}

async function bundlesOf(consumer: string): Promise<Figure[]> {
  const bundles = [
    { name: "sdk client", what: "the whole client, minified and gzipped", bound: 12, program: whole },
    {
      name: "sdk operation",
      what: "the core with one operation, minified and gzipped",
      bound: 8,
      program: operation,
    },
    {
      name: "sdk orders",
      what: "the core with orders, lists and waits, minified and gzipped",
      bound: 9,
      program: orders,
    },
    {
      name: "sdk webhooks",
      what: "the webhooks subpath, minified and gzipped",
      bound: 1.5,
      program: webhooks,
    },
  ];
  const figures: Figure[] = [];
  for (const { name, what, bound, program } of bundles) {
    figures.push(size(name, what, (await measureBundle(consumer, program)) / 1000, "KB", bound));
  }
  return figures;
}

const whole = `export * from "@partner-esim/sdk";`;
/** A resource with one operation, a POST, because a bundle contains a class as a whole. */
const operation = `import { createClient, SandboxEsimsResource } from "@partner-esim/sdk";
export const use = (options, iccid, body) => new SandboxEsimsResource(createClient(options)).simulate(iccid, body);`;
const orders = `import { createClient, OrdersResource } from "@partner-esim/sdk";
export const buy = (options, body) => new OrdersResource(createClient(options)).create(body);`;
const webhooks = `export * from "@partner-esim/sdk/webhooks";`;

const size = (name: string, what: string, value: number, unit: string, bound: number): Figure =>
  absoluteFigure({ name, what, unit, bound: { at: "most", value: bound } }, [value]);

type Sdk = typeof import("../../sdk/src/index.ts");
type OpenapiFetch = typeof import("openapi-fetch");
type Call = () => Promise<unknown>;

interface Kind extends Pick<Figure, "name" | "what" | "bound"> {
  bare: Call;
  ours: Call;
}

const idempotencyKey = () => ({ [requestHeaders.idempotencyKey]: crypto.randomUUID() });

async function callsOf(consumer: string, folder: string, { rounds, calls }: SdkPace): Promise<Figure[]> {
  const file = join(folder, "sdk-answers.json");
  const id = "ord_test_5b1e0c9d7a24";
  const order = orderExample();
  writeFileSync(file, JSON.stringify({ basePath, packages: "{}", orders: { [id]: order }, order }));
  const baseline = await startBaseline(file);
  try {
    const entry = join(consumer, "node_modules/@partner-esim/sdk/dist/index.mjs");
    const { PartnerEsim } = (await import(pathToFileURL(entry).href)) as Sdk;
    const baseUrl = `http://127.0.0.1:${baseline.port}${basePath}`;
    const apiKey = "sk_test_0123456789abcdefghijklmnopqrstuvwxyzABCD";
    const client = new PartnerEsim({ apiKey, baseUrl });
    const Authorization = `Bearer ${apiKey}`;
    const body = { package_id: "pkg_10482", quantity: 2, customer_ref: "booking-48213" };
    const { default: createFetchClient } = (await import(
      pathToFileURL(join(consumer, "node_modules/openapi-fetch/dist/index.mjs")).href
    )) as OpenapiFetch;
    const alone = createFetchClient<paths>({ baseUrl, headers: { Authorization } });
    const signal = () => AbortSignal.timeout(60_000);
    const getBare = () => read(fetch(`${baseUrl}/v1/orders/${id}`, { headers: { Authorization } }));
    const postBare = () => {
      const headers = { Authorization, "Content-Type": "application/json", ...idempotencyKey() };
      return read(fetch(`${baseUrl}/v1/orders`, { method: "POST", headers, body: JSON.stringify(body) }));
    };
    const getAlone = () => alone.GET("/v1/orders/{id}", { params: { path: { id } }, signal: signal() });
    const postAlone = () =>
      alone.POST("/v1/orders", { headers: idempotencyKey(), params: {} as never, body, signal: signal() });
    const bound = { at: "most", value: 300 } as const;
    const ours = "by the SDK takes longer than fetch()";
    const least = "by openapi-fetch with a timeout takes longer than fetch()";
    const kinds: Kind[] = [
      {
        name: "sdk get",
        what: `µs that a GET ${ours}`,
        bound,
        bare: getBare,
        ours: () => client.orders.get(id),
      },
      { name: "sdk least get", what: `µs that a GET ${least}`, bound: null, bare: getBare, ours: getAlone },
      {
        name: "sdk post",
        what: `µs that a POST ${ours}`,
        bound,
        bare: postBare,
        ours: () => client.orders.create(body),
      },
      {
        name: "sdk least post",
        what: `µs that a POST ${least}`,
        bound: null,
        bare: postBare,
        ours: postAlone,
      },
    ];
    const figures: Figure[] = [];
    for (const { bare, ours, ...head } of kinds) {
      await compare(bare, ours, calls);
      const pairs = [];
      for (let round = 0; round < rounds; round++) pairs.push(await compare(bare, ours, calls));
      const longer = pairs.map((pair) => pair.ours - pair.baseline);
      figures.push(absoluteFigure({ ...head, unit: "µs" }, longer));
    }
    return figures;
  } finally {
    await baseline.stop();
  }
}

/** Returns the order of the contract's example, as the service writes it. */
function orderExample(): string {
  const document = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8"));
  const { content } = document.paths["/v1/orders/{id}"].get.responses["200"];
  const { example, examples } = content["application/json"];
  return JSON.stringify(example ?? (Object.values(examples)[0] as { value: unknown }).value);
}

async function read(request: Promise<Response>): Promise<unknown> {
  const response = await request;
  if (!response.ok) throw new Error(`the baseline responded ${response.status}`);
  return await response.json();
}

/** Returns microseconds per call of either kind: the median over alternating turns. */
async function compare(bare: Call, ours: Call, calls: number): Promise<{ baseline: number; ours: number }> {
  const bareMs: number[] = [];
  const oursMs: number[] = [];
  for (let made = 0; made < calls; made += turn) {
    bareMs.push(await timeOf(bare));
    oursMs.push(await timeOf(ours));
  }
  return { baseline: (median(bareMs) * 1000) / turn, ours: (median(oursMs) * 1000) / turn };
}

async function timeOf(call: Call): Promise<number> {
  const startMs = performance.now();
  for (let made = 0; made < turn; made++) await call();
  return performance.now() - startMs;
}
