// The operator's listener: /healthz (the process is alive), /readyz (it takes requests), /metrics, /clients.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Registry } from "prom-client";

/** The client IP addresses of the last requests with 401, by request id: `doctor` sees by them what the proxy forwards. */
export type RejectedClients = LRUCache<string, string>;
export const rejectedClients = (): RejectedClients => new LRUCache({ max: 256 });

export interface AdminContext {
  registry: Registry;
  log: Logger;
  rejected: RejectedClients;
  /** Why the process takes no requests, or null. A database that is away is no reason: others couldn't do better. */
  unreadiness(): string | null;
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
      const fault = context.unreadiness();
      return fault === null ? [200, "ok\n"] : [503, `not ready: ${fault}\n`];
    }
    case "/metrics":
      return [200, await context.registry.metrics(), context.registry.contentType];
    default: {
      const address = path?.startsWith(clientsPath) && context.rejected.get(path.slice(clientsPath.length));
      if (address) return [200, `${address}\n`];
      return [404, "not found\n"];
    }
  }
}

/** Followed by the id of a request that got 401: returns its client IP address. */
export const clientsPath = "/clients/";
