// The operator's listener: /healthz (the process is alive), /readyz (the store accepts writes), /metrics, /clients.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Store } from "../domain/ports.ts";
import type { StoreHealth } from "../runtime/store-health.ts";
import type { RejectedClients } from "./rejected-clients.ts";

export interface AdminContext {
  registry: Registry;
  store: Store;
  health: Pick<StoreHealth, "failing">;
  log: Logger;
  rejected: RejectedClients;
  state: { ready: boolean };
}

type AdminResponse = [status: number, text: string, type?: string];

export function adminListener(context: AdminContext) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, text, type = "text/plain; charset=utf-8"] = await responseTo(request.url, context).catch(
      (error): AdminResponse => {
        context.log.error({ err: error, path: request.url }, "a request of the operator's listener failed");
        return [500, "failed: see the log\n"];
      },
    );
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
    response.end(text);
  };
}

async function responseTo(path: string | undefined, context: AdminContext): Promise<AdminResponse> {
  switch (path) {
    case "/healthz":
      return [200, "ok\n"];
    case "/readyz": {
      const fault = await unreadiness(context);
      return fault === null ? [200, "ok\n"] : [503, `not ready: ${fault}\n`];
    }
    case "/metrics":
      return [200, await collect(context.registry), context.registry.contentType];
    default: {
      const address =
        path?.startsWith(clientsPath) && context.rejected.addressOf(path.slice(clientsPath.length));
      if (address) return [200, `${address}\n`];
      return [404, "not found\n"];
    }
  }
}

/** Followed by the id of a request that got 401: returns its client IP address. */
export const clientsPath = "/clients/";

const collecting = new WeakMap<Registry, Promise<string>>();

/** Scrapes at the same moment share one result, because collecting takes a millisecond. */
async function collect(registry: Registry): Promise<string> {
  const current = collecting.get(registry) ?? registry.metrics().finally(() => collecting.delete(registry));
  collecting.set(registry, current);
  return await current;
}

async function unreadiness({ store, health, state }: AdminContext): Promise<string | null> {
  if (!state.ready) return "stopping";
  if (health.failing !== null) return `the database takes no writes (${health.failing})`;
  try {
    await store.reads.revisions.of("access");
    return null;
  } catch {
    return "the database can't be read";
  }
}
