// Serves the simulated supplier as a gateway, for tests of the real connection.
import { type Command, Option } from "commander";
import { gather, readConfig } from "../runtime/config.ts";
import { endOnCrash } from "../runtime/crash.ts";
import { openLog } from "../runtime/log.ts";
import type { Context, Run } from "./command.ts";
import { UsageFault } from "./faults.ts";
import { untilStopped } from "./serve.ts";
import { toOpeningFault } from "./session.ts";
import { withSettings } from "./settings.ts";

type Flags = Record<string, string | undefined>;

const gatewaySettings = ["host", "database", "supplierKey", "logLevel"] as const;
const defaultPort = "4002";

export function gatewayCommands(program: Command, run: Run): void {
  withSettings(program.command("serve-simulated-supplier"), gatewaySettings)
    .description("Serve the simulated supplier of a database as a supplier gateway, to test the connection.")
    .addOption(new Option("--port <value>", `port to listen on; 0 picks a free one (default ${defaultPort})`))
    .option("--json", "print the URL as JSON")
    .action(run(async (context, flags: Flags) => await serve(context, flags)));
}

async function serve(context: Context, flags: Flags): Promise<null> {
  const { host, port, database, supplierKey, logLevel } = readConfig(
    gather({ ...flags, port: flags.port ?? defaultPort }),
  );
  if (supplierKey === null) {
    throw new UsageFault("--supplier-key (SUPPLIER_KEY) is required: the key that the service sends");
  }
  const { random } = await import("../runtime/random.ts");
  const { clockOf } = await import("../runtime/clock.ts");
  const { openStore } = await import("../store/open.ts");
  const { serveSimulatedSupplier } = await import("../simulated-supplier/gateway/serve.ts");
  const lines = openLog(logLevel);
  endOnCrash(lines, process.exit);
  const { log } = lines;
  const store = await openStore(database).catch((error) => {
    throw toOpeningFault(error, database);
  });
  const server = await serveSimulatedSupplier({
    store,
    clock: () => clockOf(store),
    random,
    log,
    host,
    port,
    key: supplierKey,
  });
  context.show({
    json: { url: server.url, database },
    text: `Serving a simulated supplier at ${server.url}`,
  });
  await untilStopped(async () => {
    await server.stop();
    await store.close();
    await lines.close();
  });
  return null;
}
