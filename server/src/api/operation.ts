// What a handler gets and may return: an undeclared status, body, header or error code does not compile.
import type { OperationError } from "@partner-esim/generated/errors";
import type { OperationId, routes } from "@partner-esim/generated/routes";
import type { operations } from "@partner-esim/generated/types";
import type { validators } from "@partner-esim/generated/validators";
import type { KeyHolder } from "../domain/accounts/directory.ts";
import type { IdempotentRequest } from "../domain/idempotency/idempotency.ts";
import type { Refusal } from "../domain/refusal.ts";
import type { BodyOf, PathOf, QueryOf, RequestBodyOf, SuccessOf } from "../http/contract-types.ts";

type Responses<Op extends OperationId> = operations[Op]["responses"];

export type Success<Op extends OperationId> = SuccessOf<Responses<Op>, (typeof routes)[Op]["idempotent"]> & {
  replayed?: boolean;
  cacheControl?: string;
};

export type Body<Op extends OperationId> = BodyOf<Responses<Op>>;

export type HandlerResult<Op extends OperationId> = Success<Op> | Refusal<OperationError<Op>["code"]>;

export interface Call<Op extends OperationId> {
  holder: KeyHolder;
  path: PathOf<(typeof routes)[Op]>;
  query: QueryOf<(typeof validators)[Op]>;
  body: RequestBodyOf<(typeof validators)[Op]>;
  key: (typeof routes)[Op]["idempotent"] extends true ? IdempotentRequest<Op> : null;
  now: number;
  requestId: string;
  /** Gives back its place among the requests in flight, before it waits for the supplier. */
  leave: () => void;
}

export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<HandlerResult<Op>>;
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };
