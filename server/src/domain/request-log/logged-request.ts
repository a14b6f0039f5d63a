import type { Mode } from "../values/mode.ts";

/** Never contains the request's body, key or query, or anything that identifies a traveller. */
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

/** A request with its position and the names of its account and key. */
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
  /** Inclusive. */
  status?: { least: number; most: number } | undefined;
  method?: string | undefined;
  since?: number | undefined;
  /** Exclusive. */
  until?: number | undefined;
}

/** With `bytesMax`, the limits of the log over all accounts. The oldest requests are deleted first. */
export const requestsMax = 2_000_000;
export const bytesMax = 1024 ** 3;
