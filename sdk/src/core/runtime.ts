/** Time, randomness and signals for the core. Nothing else in the core reads a clock, so tests can inject their own. */
import { createAbortListeners, type OnAbort } from "./abort-listeners.ts";

export interface Runtime {
  /** Milliseconds since 1970, for what headers tell. It can jump. */
  now(): number;
  /** Milliseconds since some moment, for deadlines and durations. It never jumps. */
  elapsedMs(): number;
  /** 0 to 1, exclusive. */
  random(): number;
  uuid(): string;
  onAbort: OnAbort;
  /** Resolves early when the signal is aborted. */
  sleep(waitMs: number, signal?: AbortSignal): Promise<void>;
}

/** A timer of more than 2^31 - 1 ms would fire at once. */
export const startTimer = (act: () => void, waitMs: number) => setTimeout(act, Math.min(waitMs, 2 ** 31 - 1));

export function createRuntime(): Runtime {
  const onAbort = createAbortListeners();
  return {
    now: () => Date.now(),
    elapsedMs: () => performance.now(),
    random: () => Math.random(),
    uuid: () => crypto.randomUUID(),
    onAbort,
    sleep: (waitMs, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          stopListening?.();
          resolve();
        };
        const timer = startTimer(wake, signal?.aborted ? 0 : waitMs);
        const stopListening = signal && onAbort(signal, wake);
      }),
  };
}
