// How the types of an operation's call and answers follow from a contract's generated types. Each API has these
// for its own contract in a file of its own, so that what a contract does not declare does not compile.
import type { Validated } from "@partner-esim/generated/validators";

declare const form: unique symbol;

/** JSON text of a `T`. */
export type Json<T> = string & { readonly [form]: T };

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** Text that is known to be the JSON of a `T`: written by `toJson` before it was stored. */
export const asJson = <T>(text: string): Json<T> => text as Json<T>;

type Content<Response> = Response extends { content: { "application/json": infer Body } }
  ? Json<Body>
  : Response extends { content: { "image/png": unknown } }
    ? Uint8Array
    : null;

/** A success: its status with the body of that status, null where it has none. */
export type SuccessOf<Responses> = {
  [Status in keyof Responses & (200 | 201 | 204)]: {
    status: Status;
    body: Content<Responses[Status]>;
  };
}[keyof Responses & (200 | 201 | 204)];

/** The form of the body of the success with status 200. */
export type BodyOf<Responses> = Responses extends {
  200: { content: { "application/json": infer Form } };
}
  ? Form
  : never;

export type QueryOf<Checks> = Checks extends { query: (input: never) => Validated<infer Value> }
  ? Value
  : Record<never, never>;

export type RequestBodyOf<Checks> = Checks extends { body: (input: never) => Validated<infer Value> }
  ? Value
  : Record<never, never>;

export type PathOf<Route extends { pathParams: readonly string[] }> = {
  [Name in Route["pathParams"][number]]: string;
};
