// Runs the later middleware side by side for all requests of one turn of the event loop (decision 0026).
import type { Middleware } from "koa";

/** Each request goes on once everything that came in its turn has been read. */
export function atEndOfTurn(): Middleware {
  let ending: Promise<void> | null = null;
  const endOfTurn = () => {
    ending ??= new Promise((resolve) => {
      setImmediate(() => {
        ending = null;
        resolve();
      });
    });
    return ending;
  };
  return (_ctx, next) => endOfTurn().then(next);
}
