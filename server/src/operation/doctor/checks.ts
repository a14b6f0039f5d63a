// A check of a deployment returns what it found, and what to do about it. None takes longer than its deadline.
import type { Finding } from "../../domain/health/checkup.ts";

export type Outcome = Omit<Finding, "check">;
export type Check = (signal: AbortSignal) => Promise<Outcome>;

export const ok = (found: string): Outcome => ({ status: "ok", found });
export const skipped = (found: string, remedy?: string): Outcome => ({
  status: "skipped",
  found,
  ...(remedy && { remedy }),
});
export const problem = (found: string, remedy: string): Outcome => ({ status: "problem", found, remedy });

const deadlineMs = 10_000;

export async function runCheck(check: string, act: Check): Promise<Finding> {
  const signal = AbortSignal.timeout(deadlineMs);
  const ended = new Promise<never>((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(new Error(`no result within ${deadlineMs / 1000} s`)), {
      once: true,
    }),
  );
  try {
    return { check, ...(await Promise.race([act(signal), ended])) };
  } catch (error) {
    return { check, ...problem(messageOf(error), "repair what the message names, then run doctor again") };
  }
}

/** Network errors of `fetch` are in their cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
