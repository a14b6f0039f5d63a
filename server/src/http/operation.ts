// What a handler of each operation is given and may answer, taken from the generated contract: an undeclared
// status, body, header or error code does not compile.
import type { OperationError } from "@partner-esim/generated/errors";
import type { OperationId, routes } from "@partner-esim/generated/routes";
import type { operations } from "@partner-esim/generated/types";
import type { Validated, validators } from "@partner-esim/generated/validators";
import type { KeyHolder } from "../domain/directory.ts";
import type { IdempotentRequest } from "../domain/idempotency.ts";
import type { Refusal } from "../domain/refusal.ts";

declare const form: unique symbol;

/** JSON text of a `T`. */
export type Json<T> = string & { readonly [form]: T };

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** Text that is known to be the JSON of a `T`: written by `toJson` before it was stored. */
export const asJson = <T>(text: string): Json<T> => text as Json<T>;

type Responses<Op extends OperationId> = operations[Op]["responses"];
type Content<Response> = Response extends { content: { "application/json": infer Body } }
  ? Json<Body>
  : Response extends { content: { "image/png": unknown } }
    ? Uint8Array
    : never;

/** A success of the operation: its status with the body of that status. */
export type Success<Op extends OperationId> = {
  [Status in keyof Responses<Op> & (200 | 201)]: {
    status: Status;
    body: Content<Responses<Op>[Status]>;
    /** True for an answer that was given before under the same idempotency key. */
    replayed?: boolean;
    /** Takes the place of `no-store`. */
    cacheControl?: string;
  };
}[keyof Responses<Op> & (200 | 201)];

/** The body of the operation's success. */
export type Body<Op extends OperationId> =
  Responses<Op> extends {
    200: { content: { "application/json": infer Form } };
  }
    ? Form
    : never;

export type Answer<Op extends OperationId> = Success<Op> | Refusal<OperationError<Op>["code"]>;

type Checks<Op extends OperationId> = (typeof validators)[Op];
type Query<Op extends OperationId> =
  Checks<Op> extends { query: (input: never) => Validated<infer Value> } ? Value : Record<never, never>;
type RequestBody<Op extends OperationId> =
  Checks<Op> extends { body: (input: never) => Validated<infer Value> } ? Value : Record<never, never>;
type Path<Op extends OperationId> = { [Name in (typeof routes)[Op]["pathParams"][number]]: string };

/** A request that has passed every check that needs no knowledge of the objects it names. */
export interface Call<Op extends OperationId> {
  holder: KeyHolder;
  path: Path<Op>;
  query: Query<Op>;
  body: RequestBody<Op>;
  /** Only for idempotent operations. */
  key: IdempotentRequest;
  now: number;
}

export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op>>;
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };
