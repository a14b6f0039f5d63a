// Lets all requests that one turn of the event loop brings go through the later middleware side by side: what one
// awaits, all await, so the same step runs for all of them in a row, with the processor's caches warm (decision 0026).
import type { Middleware } from "koa";

let ending: Promise<void> | null = null;

/** Resolves once everything that came in the present turn has been read. */
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
