// The typed state that the middleware of one request shares, in Koa's state.
import type { Context } from "koa";
import type { KeyHolder } from "../domain/accounts/directory.ts";
import type { Caller } from "../domain/people/people.ts";
import type { AnyRefusal } from "../domain/refusal.ts";

export interface Exchange {
  requestId: string;
  now: number;
  address: string;
  /** The decoded path, without the query. */
  path: string;
  /** The caller of the API. */
  holder: KeyHolder | null;
  /** The caller of the portal. */
  caller: Caller | null;
  /** The id of the operation in its contract. */
  operation: string | null;
  /** The code of the error that was returned. */
  code: AnyRefusal["code"] | null;
}

export const exchangeOf = (ctx: Context): Exchange => ctx.state.exchange as Exchange;
