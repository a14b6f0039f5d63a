// `serve` runs the service until it is stopped, `work` its background work alone; `config` shows the settings.
import type { Command } from "commander";
import type { Demonstration, DemoPerson } from "../operation/demonstration.ts";
import { ClockError } from "../runtime/clock.ts";
import { type Config, gather, readConfig, settings } from "../runtime/config.ts";
import { endOnCrash } from "../runtime/crash.ts";
import type { Log } from "../runtime/log.ts";
import { WeakDurability } from "../runtime/server-watch.ts";
import type { Prepared, Process, Service } from "../runtime/service.ts";
import { version } from "../runtime/version.ts";
import { isServer, shownLocation } from "../store/open.ts";
import type { Context, Result, Run } from "./command.ts";
import { misnamedSettings } from "./env-file.ts";
import { UsageFault } from "./faults.ts";
import { toOpeningFault } from "./session.ts";
import { withSettings } from "./settings.ts";
import { table } from "./table.ts";

type Flags = Record<string, string | boolean | undefined> & { envFile?: string };

export function serveCommands(program: Command, run: Run): void {
  withSettings(program.command("serve"))
    .description(
      "Run the service. SIGTERM or SIGINT stops it after the requests in flight; a second signal stops it at once.",
    )
    .option(
      "--demo",
      "fill an empty database with the demonstration catalogue and account, and print the keys",
    )
    .option("--json", "print the URL as JSON")
    .action(run(async (context, flags: Flags) => await serve(context, flags)));
  withSettings(program.command("work"))
    .description(
      "Run background work alone: jobs, webhooks and emails. Processes that serve then need --background false.",
    )
    .option("--json", "print the URL of the admin port as JSON")
    .action(run(async (context, flags: Flags) => await work(context, flags)));
  withSettings(program.command("config"))
    .description("Print every setting with its value and source. Secrets are masked.")
    .option("--json", "print JSON")
    .action(run(async (_context, flags: Flags) => showConfig(flags)));
}

async function serve(context: Context, flags: Flags): Promise<null> {
  const demo = flags.demo === true;
  const gathered = demo ? demonstrated(gather(flags)) : gather(flags);
  const { demonstrate } = await import("../operation/demonstration.ts");
  const { startService } = await import("../runtime/service.ts");
  let shown: Awaited<ReturnType<typeof demonstrate>> | null = null;
  const prepare = async (prepared: Prepared) => {
    if (demo) shown = await demonstrate(prepared);
  };
  return await runUntilStopped(context, gathered, flags, async (config, lines) => {
    const service = await startService(config, prepare, lines);
    const addresses = addressesOf(service, config);
    return { process: service, addresses, result: started(addresses, shown) };
  });
}

async function work(context: Context, flags: Flags): Promise<null> {
  const { startWork } = await import("../runtime/service.ts");
  return await runUntilStopped(context, gather(flags), flags, async (config, lines) => {
    const process = await startWork(config, lines);
    const database = shownLocation(config.database);
    const addresses = { admin_url: process.adminUrl, database };
    return { process, addresses, result: { json: addresses, text: `Working on ${database}` } };
  });
}

interface Started {
  process: Process;
  addresses: object;
  result: Result;
}

async function runUntilStopped(
  context: Context,
  gathered: ReturnType<typeof gather>,
  { envFile }: Flags,
  start: (config: Config, lines: Log) => Promise<Started>,
): Promise<null> {
  const config = readConfig(gathered);
  // A closed pipe must not end the service.
  process.stdout.on("error", () => {});
  const { openLog } = await import("../runtime/log.ts");
  const lines = openLog(config.logLevel);
  endOnCrash(lines, process.exit);
  for (const unknown of misnamedSettings(envFile)) lines.log.warn(unknown);
  try {
    const running = await start(config, lines).catch((error) => {
      throw startFault(error, config);
    });
    const changed = shownSettings(gathered).filter(({ source }) => source !== "default");
    const settings = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
    lines.log.info({ version, ...running.addresses, settings }, "started");
    // Whoever reads this line may stop the service at once.
    const stopped = untilStopped(() => running.process.stop());
    context.show(running.result);
    await stopped;
    return null;
  } finally {
    await lines.close();
  }
}

/** A configured supplier is kept. */
function demonstrated(gathered: ReturnType<typeof gather>): ReturnType<typeof gather> {
  const { simulatedSupplier, supplierUrl, timeZone, operatorSecondFactor } = gathered;
  const zone = timeZone.source === "default" ? { ...timeZone, value: "Asia/Kolkata" } : timeZone;
  const factor =
    operatorSecondFactor.source === "default"
      ? { ...operatorSecondFactor, value: "false" }
      : operatorSecondFactor;
  const isSimulated = simulatedSupplier.source === "default" && supplierUrl.value.trim() === "";
  const supplier = isSimulated ? { ...simulatedSupplier, value: "true" } : simulatedSupplier;
  return { ...gathered, timeZone: zone, simulatedSupplier: supplier, operatorSecondFactor: factor };
}

type StartError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

function startFault(error: StartError, { database, ...config }: Config): unknown {
  const api = { host: config.host, port: config.port, flag: "" };
  const admin = { host: config.adminHost, port: config.adminPort, flag: "admin-" };
  const isAdmin =
    error.port === admin.port ||
    (admin.host !== api.host && admin.host === (error.address ?? error.hostname));
  const { host, port, flag } = isAdmin ? admin : api;
  const isOfListener = error.syscall === "listen" || [api.host, admin.host].includes(error.hostname ?? "");
  if (error instanceof ClockError || error instanceof WeakDurability) return new UsageFault(error.message);
  if (isServer(database) && !isOfListener) return toOpeningFault(error, database);
  switch (error.code) {
    case "EADDRINUSE":
      return new UsageFault(
        `port ${port} of ${host} is in use: stop its process or set another --${flag}port`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new UsageFault(`${host} is not an address of this machine: set another --${flag}host`);
    case "EACCES":
    case "EROFS":
    case "ENOTDIR":
    case "EEXIST":
      return error.syscall === "listen"
        ? new UsageFault(`port ${port} is not permitted for this user: set a --${flag}port above 1023`)
        : new UsageFault(
            `${database} cannot be written: set another --database, or check its folder and permissions`,
          );
    default:
      return toOpeningFault(error, database);
  }
}

const addressesOf = ({ url, portalUrl, docsUrl, adminUrl }: Service, { database }: Config) => ({
  url,
  portal_url: portalUrl,
  docs_url: docsUrl,
  admin_url: adminUrl,
  database: shownLocation(database),
});

function started(addresses: ReturnType<typeof addressesOf>, demo: Demonstration | null): Result {
  const { url, portal_url: portalUrl, docs_url: docsUrl, database } = addresses;
  if (demo === null) return { json: addresses, text: `Serving ${url}` };
  const { accountName, testKey, liveKey, owner, operator, operatorToken } = demo;
  const curl = testKey === null ? null : `curl -H "Authorization: Bearer ${testKey}" ${url}/v1/balance`;
  return {
    json: {
      ...addresses,
      demo: {
        account: accountName,
        test_key: testKey,
        live_key: liveKey,
        curl,
        owner,
        operator,
        operator_token: operatorToken,
      },
    },
    text: [
      "Partner eSIM API",
      `  address    ${url}`,
      `  docs       ${docsUrl}/`,
      `  database   ${database}`,
      `  account    ${accountName}`,
      `  test key   ${testKey ?? ended}`,
      `  live key   ${liveKey ?? ended}`,
      "",
      "Portal",
      `  address    ${portalUrl}`,
      `  partner    ${login(owner)}`,
      `  operator   ${login(operator)}`,
      `  token      ${operatorToken ?? ended}`,
      "",
      ...(curl === null ? [] : ["Try it:", `  ${curl}`, ""]),
    ].join("\n"),
  };
}

const ended = "(revoked or expired)";

const login = ({ email, password }: DemoPerson): string =>
  `${email}  ${password ?? "(the password has been changed)"}`;

export async function untilStopped(stop: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let stopping = false;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        if (stopping) process.exit(1);
        stopping = true;
        stop().then(resolve, reject);
      });
    }
  });
}

/** Without secrets. */
function shownSettings(gathered: ReturnType<typeof gather>) {
  return settings.map(({ name, flag, env, secret }) => {
    const { value, source } = gathered[name];
    const shown = name === "database" ? shownLocation(value.trim()) : value;
    return { name, flag, env, value: secret && value !== "" ? "(set, not shown)" : shown, source };
  });
}

function showConfig(flags: Flags): Result {
  const gathered = gather(flags);
  readConfig(gathered);
  const rows = shownSettings(gathered);
  const unknown = misnamedSettings(flags.envFile);
  const shown = table(
    ["SETTING", "VALUE", "FROM", "VARIABLE"],
    rows.map(({ flag, value, source, env }) => [flag, value === "" ? "(empty)" : value, source, env]),
  );
  return { json: { settings: rows, unknown }, text: [shown.trimEnd(), ...unknown].join("\n") };
}
