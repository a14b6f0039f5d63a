// Loads data for a page, whole or page by page. Only the response to the latest request is shown. Old data stays
// visible during a reload, and with the error if the reload fails.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { asProblem, type Problem } from "./api.ts";

export interface Loaded<T> {
  data: T | undefined;
  problem: Problem | undefined;
  loading: boolean;
  reload(): void;
  /** Shows the response of a change without reloading. */
  put(data: T): void;
}

interface Extendable<T> extends Loaded<T> {
  /** Shows data derived from `from`, unless other data was loaded since. */
  extend(from: T, read: () => Promise<T>): Promise<void>;
}

/** Loads on first render, and again when `keys` change. */
export function useLoad<T>(read: () => Promise<T>, keys: readonly unknown[]): Extendable<T> {
  const [state, setState] = useState<{ data?: T; problem?: Problem; loading: boolean }>({ loading: true });
  const question = useRef(0);
  const latest = useRef(read);
  latest.current = read;
  const run = useCallback(async (keep: boolean) => {
    const mine = ++question.current;
    setState((before) => ({ ...(keep && before.data !== undefined && before), loading: true }));
    try {
      const data = await latest.current();
      if (mine === question.current) setState({ data, loading: false });
    } catch (thrown) {
      if (mine === question.current)
        setState(({ data }) => ({ ...(keep && { data }), problem: asProblem(thrown), loading: false }));
    }
  }, []);
  useEffect(() => {
    void run(false);
    return () => {
      question.current++;
    };
  }, keys);
  return {
    data: state.data,
    problem: state.problem,
    loading: state.loading,
    reload: () => void run(true),
    put(data) {
      question.current++;
      setState({ data, loading: false });
    },
    async extend(from, read) {
      const data = await read();
      setState((before) => (before.data === from ? { ...before, data } : before));
    },
  };
}

/** Reloads some time after each response or error while `isWanted`. */
export function useReloads({ loading, reload }: Loaded<unknown>, isWanted: boolean, everyMs: number): void {
  useEffect(() => {
    if (loading || !isWanted) return;
    const timer = setTimeout(reload, everyMs);
    return () => clearTimeout(timer);
  }, [loading, isWanted]);
}

export interface Page<T> {
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
}

export interface LoadedPages<T> extends Loaded<T[]> {
  more: (() => Promise<void>) | undefined;
}

/** Loads the first page, and the next one on each call of `more`. */
export function usePages<T>(
  read: (cursor: string | undefined) => Promise<Page<T>>,
  keys: readonly unknown[],
): LoadedPages<T> {
  const { data, put, extend, ...loaded } = useLoad<{ rows: T[]; next: string | null }>(async () => {
    const page = await read(undefined);
    return { rows: page.data, next: page.next_cursor };
  }, keys);
  return {
    ...loaded,
    data: data?.rows,
    put: (rows) => put({ rows, next: data?.next ?? null }),
    more: data?.next
      ? () =>
          extend(data, async () => {
            const page = await read(data.next ?? undefined);
            return { rows: [...data.rows, ...page.data], next: page.next_cursor };
          })
      : undefined,
  };
}
