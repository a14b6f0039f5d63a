// The three listeners of a deployment, served by the real program: the API, the operator's and the supplier gateway.
import { join } from "node:path";
import type { Test } from "tap";
import { folderFor, type Serving, Started, serve } from "../cli/command-line.ts";
import { ask } from "./attacker.ts";

export interface Listeners {
  service: Serving;
  gateway: Started;
  database: string;
  key: string;
  ports: { api: number; admin: number; gateway: number };
  /** Rejects if one of the processes has ended or no longer serves; calls an operation that everything depends on. */
  serves(): Promise<void>;
}

/** The options in the program's first line, which an installed program starts with. */
const asShipped = { NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=512", MALLOC_ARENA_MAX: "1" };

export async function startListeners(t: Test, more: readonly string[] = []): Promise<Listeners> {
  const database = join(folderFor(t), "service.db");
  const service = await serve(t, database, ["--demo", "--admin-port", "0", ...more], asShipped);
  const words = ["serve-simulated-supplier", "--json", "--port", "0", "--database", database];
  const gateway = new Started([...words, "--supplier-key", "secret-of-the-gateway"]);
  t.teardown(async () => {
    gateway.child.kill("SIGKILL");
    await gateway.ended;
  });
  await new Promise((resolve) => gateway.child.stdout?.once("data", resolve));
  const { url, admin_url, demo } = service.ready;
  const portOf = (address: string) => Number(new URL(address).port);
  const gatewayUrl: string = JSON.parse(gateway.stdout).url;
  return {
    service,
    gateway,
    database,
    key: demo.test_key,
    ports: { api: portOf(url), admin: portOf(admin_url), gateway: portOf(gatewayUrl) },
    async serves() {
      for (const { child, stderr } of [service, gateway])
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`the process has ended: ${stderr.slice(0, 2000)}`);
      const statuses = [
        await ask(`${url}/v1/balance`, demo.test_key),
        await ask(`${admin_url}/healthz`, ""),
        await ask(`${gatewayUrl}/esims/8999999000000000000`, ""),
      ];
      if (statuses.join() !== "200,200,401") throw new Error(`statuses ${statuses}`);
    },
  };
}
