// Types of an operation's call and responses, derived from a contract, so that nothing undeclared compiles.
import type { Readable } from "node:stream";
import type { KeyedResponse, Stored } from "../domain/idempotency/idempotency.ts";
import type { Json } from "../domain/values/json.ts";

export type { PathOf, QueryOf, RequestBodyOf } from "@partner-esim/generated/calls";

type Content<Response, Idempotent> = Response extends { content: { "application/json": infer Body } }
  ? Idempotent extends true
    ? StoredOf<Body>
    : Json<Body>
  : Response extends { content: { "image/png": unknown } | { "application/pdf": unknown } }
    ? Uint8Array
    : Response extends { content: { "text/csv": unknown } }
      ? Readable
      : null;

/** Of one of the models, if a response has several. */
type StoredOf<Body> = Body extends unknown ? Stored<Body> : never;

/** For an idempotent operation it is the result of the idempotent run, so an effect without one does not compile. */
export type SuccessOf<Responses, Idempotent> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: {
    status: Status;
    body: Content<Responses[Status], Idempotent>;
  };
}[keyof Responses & (200 | 201 | 202 | 204)];

export type BodyOf<Responses> = Responses extends {
  200: { content: { "application/json": infer Form } };
}
  ? Form
  : never;

type Once<Body, Status = 201> =
  | { status: 200; body: Stored<Body>; replayed: true }
  | { status: Status; body: Stored<Body> };

/** 201 for the first request with the key, 200 for replays. */
export function createdOrReplayed<Body>({ body, replayed }: KeyedResponse<Body>): Once<Body> {
  return replayed ? { status: 200, body, replayed: true } : { status: 201, body };
}

/** 202 for the first request with the key, 200 for replays. */
export function acceptedOrReplayed<Body>({ body, replayed }: KeyedResponse<Body>): Once<Body, 202> {
  return replayed ? { status: 200, body, replayed: true } : { status: 202, body };
}
