/** Listens to the signals of calls. Calls that share a signal share its listener: Node 20 warns of more than ten. */

/** Calls `act` once the signal is aborted, unless the returned function was called first. */
export type OnAbort = (signal: AbortSignal, act: () => void) => () => void;

interface Shared {
  acts: Set<() => void>;
  listener: () => void;
}

export function createAbortListeners(): OnAbort {
  const bySignal = new WeakMap<AbortSignal, Shared>();

  function share(signal: AbortSignal): Shared {
    const acts = new Set<() => void>();
    const listener = () => {
      for (const act of acts) act();
    };
    signal.addEventListener("abort", listener);
    const shared = { acts, listener };
    bySignal.set(signal, shared);
    return shared;
  }

  return (signal, act) => {
    const { acts, listener } = bySignal.get(signal) ?? share(signal);
    acts.add(act);
    return () => {
      acts.delete(act);
      if (acts.size > 0) return;
      signal.removeEventListener("abort", listener);
      bySignal.delete(signal);
    };
  };
}
