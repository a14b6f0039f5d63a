// What one request gathers on its way through the stages; typed, and passed in the Koa state.

import type { ErrorCode } from "@partner-esim/generated/errors";
import type { OperationId } from "@partner-esim/generated/routes";
import type { Context } from "koa";
import type { KeyHolder } from "../domain/directory.ts";

export interface Exchange {
  requestId: string;
  now: number;
  address: string;
  /** The decoded path, without the query. */
  path: string;
  /** The bytes received, or null when the request had no body. */
  body: Buffer | null;
  holder: KeyHolder | null;
  operation: OperationId | null;
  /** The code of the error that was answered. */
  code: ErrorCode | null;
}

export const exchangeOf = (ctx: Context): Exchange => ctx.state.exchange as Exchange;
