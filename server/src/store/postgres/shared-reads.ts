// Runs a common lookup once for all who wait. The read begins after the call, so it sees everything committed before.
import type { Reads } from "../../domain/ports.ts";
import type { CommonReads } from "../sql/settings.ts";
import { found } from "../sql/statements.ts";
import { isTimeout } from "./failures.ts";

type Read<V, T> = (value: V) => Promise<T>;

/** @param common reads what nearly every request needs, so that a request that needs several waits for one read */
export function withSharedReads(reads: Reads, common: () => Promise<CommonReads>): Reads {
  let latest: CommonReads | null = null;
  const current = shared(async (_all: null) => {
    latest = await common();
    return latest;
  });
  return {
    ...reads,
    revisions: {
      of: async (name) => found((await current(null)).revisions.get(name), "revision"),
      latest: async (name) => found((latest ?? (await current(null))).revisions.get(name), "revision"),
    },
    settings: { get: shared(reads.settings.get) },
    esims: {
      ...reads.esims,
      nextExpiryAt: async () => (await current(null)).nextExpiryAt,
      knownNextExpiryAt: async () => (latest ?? (await current(null))).nextExpiryAt,
    },
  };
}

function shared<V, T>(read: Read<V, T>): Read<V, T> {
  const running = new Map<V, { result: Promise<T>; next: Promise<T> | null }>();
  const start = (value: V): Promise<T> => {
    const entry = { result: read(value), next: null };
    running.set(value, entry);
    const end = () => {
      if (running.get(value) === entry && entry.next === null) running.delete(value);
    };
    entry.result.then(end, end);
    return entry.result;
  };
  return (value) => {
    const current = running.get(value);
    if (!current) return start(value);
    current.next ??= current.result.then(
      () => start(value),
      (error) => {
        if (!isTimeout(error)) return start(value);
        running.delete(value);
        throw error;
      },
    );
    return current.next;
  };
}
