// Runs the simulated supplier as a separate server, with the records and time of the deployment's database.
import type { RequestListener } from "node:http";
import { basePath } from "@partner-esim/generated/supplier/routes";
import type { Logger } from "pino";
import type { Store } from "../../domain/ports.ts";
import type { Random } from "../../domain/values/random.ts";
import { HttpServer } from "../../http/server.ts";
import { type Clock, systemClock } from "../../runtime/clock.ts";
import { SimulatedSupplier } from "../supplier.ts";
import { createGateway } from "./app.ts";

export interface GatewayServerOptions {
  store: Store;
  /** Loaded each time, because the deployment may start or move its clock at any time. */
  clock(): Promise<Clock>;
  random: Random;
  log: Logger;
  host: string;
  port: number;
  key: string;
}

export interface GatewayServer {
  /** The base URL, ending in /supplier/v1. */
  url: string;
  stop(): Promise<void>;
}

export async function serveSimulatedSupplier(options: GatewayServerOptions): Promise<GatewayServer> {
  const { store, random, log, host, port, key } = options;
  let clock: Clock = systemClock;
  const supplier = new SimulatedSupplier(store, () => clock.now());
  const app = createGateway({ supplier, key, log });
  const handle = app.callback();
  const handler: RequestListener = async (request, response) => {
    try {
      clock = await options.clock();
      await handle(request, response);
    } catch (error) {
      log.error({ err: error }, "request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  const server = await HttpServer.listen(handler, { port, host }, { log, random });
  return {
    url: server.urlAt(host) + basePath,
    stop: () => server.close(0),
  };
}
