// The simulated network as a server of its own, for a deployment that is to reach it as it would a real one. Its
// records and its time are those of the deployment's database, so the operator steers it as if it were inside.
import { createServer } from "node:http";
import type { Logger } from "pino";
import { clockOf, systemClock } from "../clock.ts";
import type { Random, Store } from "../domain/ports.ts";
import { addressOf, closeServer, listen } from "../listening.ts";
import { SimulatedNetwork } from "../suppliers/simulated.ts";
import { createGateway, gatewayBasePath } from "./app.ts";

export interface GatewayServerOptions {
  store: Store;
  random: Random;
  log: Logger;
  host: string;
  port: number;
  key: string;
}

export interface GatewayServer {
  /** The base address, ending in /supplier/v1. */
  url: string;
  stop(): Promise<void>;
}

export async function serveSimulatedNetwork(options: GatewayServerOptions): Promise<GatewayServer> {
  const { store, random, log, host, port, key } = options;
  let clock = systemClock;
  const supplier = new SimulatedNetwork(store, () => clock.now());
  const app = createGateway({ supplier, key, random, log });
  const answer = app.callback();
  const server = createServer(async (request, response) => {
    // The deployment may get its clock, and move it, at any time.
    clock = await clockOf(store);
    await answer(request, response);
  });
  await listen(server, port, host);
  return {
    url: addressOf(server, host) + gatewayBasePath,
    stop: () => closeServer(server, 0, log),
  };
}
