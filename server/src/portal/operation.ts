// Arguments and results of portal handlers. The operation's roles type its caller: a member always has an account.
import type { OperationError } from "@partner-esim/generated/portal/errors";
import type { OperationId, routes } from "@partner-esim/generated/portal/routes";
import type { operations } from "@partner-esim/generated/portal/types";
import type { validators } from "@partner-esim/generated/portal/validators";
import type { IdempotentRequest } from "../domain/idempotency/idempotency.ts";
import type { MemberCaller, OperatorCaller } from "../domain/people/people.ts";
import type { MemberRole, OperatorRole } from "../domain/people/person.ts";
import type { Session } from "../domain/people/session.ts";
import type { Refusal } from "../domain/refusal.ts";
import type { BodyOf, PathOf, QueryOf, RequestBodyOf, SuccessOf } from "../http/contract-types.ts";
import type { Storeless } from "./idempotent.ts";

type Responses<Op extends OperationId> = operations[Op]["responses"];

export type Success<Op extends OperationId> = SuccessOf<Responses<Op>, (typeof routes)[Op]["idempotent"]> & {
  sessionToken?: string | null;
  deviceToken?: string;
  replayed?: boolean;
  file?: FileName;
};

/** Name of a download: letters, digits, dots, hyphens and underscores. */
export interface FileName {
  type: string;
  name: string;
}

export type Body<Op extends OperationId> = BodyOf<Responses<Op>>;

export type HandlerResult<Op extends OperationId> = Success<Op> | Refusal<OperationError<Op>["code"]>;

export type UploadId = {
  [Op in OperationId]: operations[Op] extends {
    requestBody: { content: { "multipart/form-data": unknown } };
  }
    ? Op
    : never;
}[OperationId];

type Roles<Op extends OperationId> = (typeof routes)[Op]["roles"][number];

export type CallerOf<Op extends OperationId> =
  "anyone" extends Roles<Op>
    ? null
    :
        | (Extract<Roles<Op>, MemberRole> extends never ? never : MemberCaller)
        | (Extract<Roles<Op>, OperatorRole> extends never ? never : OperatorCaller);

export interface OpenSession {
  token: string;
  session: Session;
}

export interface Call<Op extends OperationId> {
  caller: CallerOf<Op>;
  session: OpenSession | null;
  key: (typeof routes)[Op]["idempotent"] extends true ? IdempotentRequest : null;
  path: PathOf<(typeof routes)[Op]>;
  query: QueryOf<(typeof validators)[Op]>;
  body: RequestBodyOf<(typeof validators)[Op]>;
  now: number;
  address: string;
  /** The same, for the audit log; null where it must not be stored. */
  storedAddress: string | null;
  /** Leaves the requests in flight. Call this before waiting for the supplier. */
  leave: () => void;
  device: string | null;
  browser: string | null;
  /** Path of the uploaded file, deleted after the handler. */
  file: Op extends UploadId ? string : undefined;
}

export type OneOf<Op extends OperationId> = Op extends OperationId ? Call<Op> : never;

export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<HandlerResult<Op>>;
/** Handlers of idempotent operations get no store, see `idempotent`. */
export type Handlers = {
  readonly [Op in OperationId]: (typeof routes)[Op]["idempotent"] extends true
    ? Storeless<Handler<Op>>
    : Handler<Op>;
};
