// Generated from spec/supplier/*.tsp by `npm run generate`: what a request gives a handler, as types. Do not edit.

import type { Validated } from "./validators.ts";

/** The parameters of a route's path. */
export type PathOf<Route extends { pathParams: readonly string[] }> = {
  [Name in Route["pathParams"][number]]: string;
};

/** The validated query of an operation. */
export type QueryOf<Checks> = Checks extends { query: (input: never) => Validated<infer Value> }
  ? Value
  : Record<never, never>;

/** The validated body of an operation. */
export type RequestBodyOf<Checks> = Checks extends { body: (input: never) => Validated<infer Value> }
  ? Value
  : Record<never, never>;
