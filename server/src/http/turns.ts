// Runs the later middleware side by side for all requests of one turn of the event loop (decision 0026).
import type { Middleware } from "koa";

let ending: Promise<void> | null = null;

/** Resolves once everything that came in this turn has been read. */
function endOfTurn(): Promise<void> {
  ending ??= new Promise((resolve) => {
    setImmediate(() => {
      ending = null;
      resolve();
    });
  });
  return ending;
}

export const atEndOfTurn: Middleware = (_ctx, next) => endOfTurn().then(next);
