// `serve-simulated-supplier`: the simulated network behind a gateway, for deployments that are tested with one.
import { type Command, Option } from "commander";
import { pino } from "pino";
import { gather, readConfig } from "../config.ts";
import { UsageFault } from "./faults.ts";
import type { Context, Run } from "./program.ts";
import { untilStopped } from "./serve.ts";
import { withSettings } from "./settings.ts";

type Flags = Record<string, string | undefined>;

const gatewaySettings = ["host", "database", "supplierKey", "logLevel"] as const;
const defaultPort = "4020";

export function gatewayCommands(program: Command, run: Run): void {
  withSettings(program.command("serve-simulated-supplier"), gatewaySettings)
    .description(
      "Serve the simulated network of a deployment's database as a supplier gateway, for tests of the real connection.",
    )
    .addOption(new Option("--port <value>", `port to listen on; 0 picks a free one (default ${defaultPort})`))
    .option("--json", "print the address as JSON")
    .action(run(async (context, flags: Flags) => await serve(context, flags)));
}

async function serve(context: Context, flags: Flags): Promise<null> {
  const { host, port, database, supplierKey, logLevel } = readConfig(
    gather({ ...flags, port: flags.port ?? defaultPort }),
  );
  if (supplierKey === null) {
    throw new UsageFault("--supplier-key (SUPPLIER_KEY): give the key that the service is to send");
  }
  const { openStore, random } = await import("../service.ts");
  const { serveSimulatedNetwork } = await import("../gateway/serve.ts");
  const log = pino({ level: logLevel, base: null }, pino.destination(2));
  const store = openStore({ database });
  const server = await serveSimulatedNetwork({ store, random, log, host, port, key: supplierKey });
  context.show({ json: { url: server.url, database }, text: `Serving a simulated network at ${server.url}` });
  await untilStopped(async () => {
    await server.stop();
    await store.close();
  });
  return null;
}
