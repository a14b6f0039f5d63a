// The operator's listener, on a port of its own and the loopback address: /healthz says that the process lives,
// /readyz that it takes requests and its store answers, /metrics gives the figures.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { Store } from "./domain/ports.ts";

export function adminListener(registry: Registry, store: Store, state: { ready: boolean }) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, text: string, type = "text/plain; charset=utf-8") => {
      response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
      response.end(text);
    };
    switch (request.url) {
      case "/healthz":
        answer(200, "ok\n");
        break;
      case "/readyz":
        if (await isReady(store, state)) answer(200, "ok\n");
        else answer(503, "not ready\n");
        break;
      case "/metrics":
        answer(200, await registry.metrics(), registry.contentType);
        break;
      default:
        answer(404, "not found\n");
    }
  };
}

async function isReady(store: Store, state: { ready: boolean }): Promise<boolean> {
  if (!state.ready) return false;
  try {
    await store.reads.revision("access");
    return true;
  } catch {
    return false;
  }
}
