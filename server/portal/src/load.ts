// Loads data for a page, whole or page by page. Only the latest request's response is shown; old data stays visible
// while it reloads.
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

/** Loads on first render, and again when `keys` change. */
export function useLoad<T>(read: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<{ data?: T; problem?: Problem; loading: boolean }>({ loading: true });
  const question = useRef(0);
  const latest = useRef(read);
  latest.current = read;
  const run = useCallback(async (keep: boolean) => {
    const mine = ++question.current;
    setState((before) => ({ ...(keep && { data: before.data }), loading: true }));
    try {
      const data = await latest.current();
      if (mine === question.current) setState({ data, loading: false });
    } catch (thrown) {
      if (mine === question.current) setState({ problem: asProblem(thrown), loading: false });
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
  };
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
  const loaded = useLoad<{ rows: T[]; next: string | null }>(async () => {
    const page = await read(undefined);
    return { rows: page.data, next: page.next_cursor };
  }, keys);
  const { data, put } = loaded;
  return {
    ...loaded,
    data: data?.rows,
    put: (rows) => put({ rows, next: data?.next ?? null }),
    more: data?.next
      ? async () => {
          const page = await read(data.next ?? undefined);
          put({ rows: [...data.rows, ...page.data], next: page.next_cursor });
        }
      : undefined,
  };
}
