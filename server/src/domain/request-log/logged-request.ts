import type { Mode } from "../values/mode.ts";

/** Never the request's body, its key, its query, or what identifies a traveller. */
export interface LoggedRequest {
  id: string;
  at: number;
  /** Null without a valid key. */
  account: number | null;
  key: number | null;
  /** Null if no operation has this path and method. */
  operation: string | null;
  method: string;
  path: string;
  status: number;
  code: string | null;
  param: string | null;
  durationUs: number;
  address: string | null;
  idempotencyKey: string | null;
  replayed: boolean;
  /** The response body of an error, as JSON. */
  error: string | null;
}

/** With its position, and what its account and key are called. */
export interface ShownRequest extends LoggedRequest {
  n: number;
  accountId: string | null;
  accountName: string | null;
  keyId: string | null;
  keyName: string | null;
  keyHint: string | null;
  mode: Mode | null;
}

export interface RequestFilter {
  account?: number | undefined;
  key?: number | undefined;
  mode?: Mode | undefined;
  /** Both included. */
  status?: { least: number; most: number } | undefined;
  method?: string | undefined;
  since?: number | undefined;
  /** Not included. */
  until?: number | undefined;
}

/** Together with `bytesMax`, what the log may hold of all accounts; the oldest go first. */
export const requestsMax = 2_000_000;
export const bytesMax = 1024 ** 3;
