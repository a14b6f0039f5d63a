import type { KeyedResponse, Stored } from "../domain/idempotency.ts";

type Once<Body> = { status: 200; body: Stored<Body>; replayed: true } | { status: 201; body: Stored<Body> };

/** 201 for the first request with the key, 200 for its repetitions. */
export function madeOnce<Body>({ body, replayed }: KeyedResponse<Body>): Once<Body> {
  return replayed ? { status: 200, body, replayed: true } : { status: 201, body };
}
